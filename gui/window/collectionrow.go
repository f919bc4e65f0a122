package window

import (
	"context"
	"image"
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/look"
	"sudoku/gui/page"
)

// A collectionRow is what is known of a puzzle that was seen.
type collectionRow struct {
	picture *image.RGBA
	pal     *look.Palette // that it was painted with
	rated   bool
	facts   facts
}

// collectionRow is what the page shows of a puzzle: what is not known yet is asked for.
func (w *Window) collectionRow(i, side int) page.CollectionRow {
	c := w.collection
	p := &c.read.list[i]
	_, begun := c.games[i]
	row := page.CollectionRow{Title: p.Title, Begun: begun, Line: w.T("level.givens", "n", p.Givens.Filled().Len())}
	if row.Title == "" {
		row.Title = w.T("many.name", "n", i+1)
	} else {
		row.Title = w.T("many.titled", "n", i+1, "title", p.Title)
	}
	known := c.rows[i]
	if known == nil || !known.rated || known.pal != w.kit.Pal || known.picture.Rect.Dx() != side {
		c.ask(i, side)
		w.later(w.readCollection)
	}
	if known == nil {
		return row
	}
	row.Picture = known.picture
	if known.facts.known {
		row.Line = w.T("level.line", "level", w.levelOf(known.facts), "givens", row.Line)
	}
	return row
}

// ask notes a row to be painted and rated, and forgets those that were scrolled past.
func (c *collection) ask(i, side int) {
	c.side = side
	if !slices.Contains(c.want, i) {
		c.want = append(c.want, i)
		c.want = c.want[max(0, len(c.want)-maxWant):]
	}
}

// readCollection paints in the background what was asked for, and then finds how hard
// each is, one at a time.
func (w *Window) readCollection() {
	c := w.collection
	if w.recentJob.Busy() || len(c.want) == 0 || w.page != page.Page(c.page) {
		return
	}
	pal, side := w.kit.Pal, c.side
	var paint []int
	for _, i := range c.want {
		if row := c.rows[i]; row == nil || row.pal != pal || row.picture.Rect.Dx() != side {
			paint = append(paint, i)
		}
	}
	if len(paint) == 0 {
		first := c.want[0]
		c.want = c.want[1:]
		w.rateOf(first)
		return
	}
	list := c.read.list
	Start(w.recentJob, func(ctx context.Context, _ func(int)) (map[int]*image.RGBA, error) {
		found := map[int]*image.RGBA{}
		for _, i := range paint {
			v := board.View{Givens: list[i].Givens.Filled(), Flags: board.Patterns}
			v.State.Grid = list[i].Grid()
			found[i] = board.Picture(c.ink, pal, v, side)
		}
		return found, nil
	}, func(int) {}, func(found map[int]*image.RGBA, _ error) {
		if len(c.rows)+len(found) > maxPictures {
			c.rows = map[int]*collectionRow{} // what is on the screen is asked for again
		}
		for i, m := range found {
			row := c.rows[i]
			if row == nil {
				row = &collectionRow{}
				c.rows[i] = row
			}
			row.picture, row.pal = m, pal
		}
		c.page.Changed()
		w.readCollection()
	})
}

// rateOf finds how hard a puzzle is.
func (w *Window) rateOf(i int) {
	c := w.collection
	row, givens := c.rows[i], c.read.list[i].Givens
	if row.rated {
		w.readCollection()
		return
	}
	Start(w.recentJob, func(ctx context.Context, _ func(int)) (facts, error) {
		return rated(ctx, solutionsOf(givens), givens)
	}, func(int) {}, func(f facts, err error) {
		row.rated = true
		if err == nil {
			row.facts = f
		}
		c.page.Changed()
		w.readCollection()
	})
}
