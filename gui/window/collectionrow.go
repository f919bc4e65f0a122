package window

import (
	"context"
	"image"
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// A collectionRow is what is known of a puzzle that was seen.
type collectionRow struct {
	picture *image.RGBA
	pal     *theme.Palette // that it was painted with
	rated   bool
	facts   session.Facts
}

// collectionRow is what the page shows of a puzzle: what is not known yet is asked for.
func (w *Window) collectionRow(i, side int) page.CollectionRow {
	c := w.collection
	p := c.read.List[i].Puzzle()
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
	if known.facts.Known {
		row.Line = w.T("level.line", "level", w.levelOf(known.facts), "givens", row.Line)
	}
	return row
}

// ask notes a row to be painted and rated.
func (c *collection) ask(i, side int) {
	c.side = side
	c.want = wanted(c.want, i, func(o int) bool { return o == i })
}

// readCollection reads in the background what was asked for.
func (w *Window) readCollection() {
	c := w.collection
	if w.recentJob.Busy() || len(c.want) == 0 || w.page() != page.Page(c.page) {
		return
	}
	pal, side := w.kit.Pal, c.side
	paint := slices.DeleteFunc(slices.Clone(c.want), func(i int) bool {
		row := c.rows[i]
		return row != nil && row.pal == pal && row.picture.Rect.Dx() == side
	})
	if len(paint) == 0 {
		first := c.want[0]
		c.want = c.want[1:]
		w.rateOf(first)
		return
	}
	list, painter := c.read.List, c.painter
	session.Start(w.recentJob, func(ctx context.Context, _ func(int)) (map[int]*image.RGBA, error) {
		found := map[int]*image.RGBA{}
		for _, i := range paint {
			if ctx.Err() == nil {
				found[i] = miniature(painter, pal, list[i].Puzzle(), side)
			}
		}
		return found, nil
	}, func(int) {}, func(found map[int]*image.RGBA, _ error) { w.painted(c, found, pal) })
}

// miniature paints the picture of a row.
func miniature(painter *paint.Painter, pal *theme.Palette, p puzzle.Puzzle, side int) *image.RGBA {
	v := board.View{Givens: p.Givens.Filled(), Flags: board.Patterns}
	v.State.Grid = p.Grid()
	return board.Picture(painter, pal, v, side)
}

// painted keeps the pictures found, and reads on.
func (w *Window) painted(c *collection, found map[int]*image.RGBA, pal *theme.Palette) {
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
}

// rateOf finds how hard a puzzle is.
func (w *Window) rateOf(i int) {
	c := w.collection
	row := c.rows[i]
	if row.rated {
		w.readCollection()
		return
	}
	w.rateRow(c.read.List[i].Givens, func(f session.Facts, err error) {
		row.rated = true
		if err == nil {
			row.facts = f
		}
		c.page.Changed()
		w.readCollection()
	})
}
