package window

import (
	"context"
	"image"
	"slices"
	"time"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// recent is the list of games: read when its page opens, each game only when its
// row is seen, in the background.
type recent struct {
	page    *page.Recent
	list    []store.Listed
	gone    []store.Listed        // forgotten since, the last at the end
	seen    map[string]*recentRow // by name
	want    []request             // rows that were painted without being known
	painter *paint.Painter        // of the background
}

// A recentRow is what is known of a game, as it was saved then.
type recentRow struct {
	store.Summary
	err     error
	picture *image.RGBA
	pal     *theme.Palette // that the picture was painted with
	level   words.Text
	rated   bool
}

type request struct {
	store.Listed
	side int
	rate bool
}

// openRecent turns to the page that lists the games.
func (w *Window) openRecent() {
	w.leaveEntry()
	w.preview = nil
	w.session.PutAway() // the game at hand, so that its file is as it is
	w.recentJob.Stop()
	r := &recent{seen: map[string]*recentRow{}, painter: paint.NewPainter()}
	if w.recent != nil {
		r.seen, r.gone = w.recent.seen, w.recent.gone
	}
	w.recent = r
	list, err := w.Store.List()
	for _, l := range list {
		if l.Name != w.session.Name && !session.IsEntry(l.Name) {
			r.list = append(r.list, l)
		}
	}
	r.page = page.NewRecent(w.Base(), page.RecentFuncs{
		Count: func() int { return len(r.list) }, Row: w.recentRow,
		Open: func(i int) { w.openGame(r.list[i].Name) }, Forget: w.forget, Restore: w.restore, Gone: w.goneTitle, Back: w.backToGame,
	})
	w.turn(r.page)
	w.Refresh()
	w.warnOf(err)
}

// recentRow is what the page shows of a game: what is not known yet is asked for.
func (w *Window) recentRow(i, side int) page.RecentRow {
	r, l := w.recent, w.recent.list[i]
	s := r.seen[l.Name]
	if s == nil || !s.Saved.Equal(l.Saved) || s.err == nil && (s.pal != w.kit.Pal || s.picture.Rect.Dx() != side) {
		r.ask(request{l, side, false})
		w.later(w.readRecent)
		if s == nil {
			return page.RecentRow{Title: w.savedAt(l.Saved), Unread: true}
		}
	} else if !s.rated {
		r.ask(request{l, side, true})
		w.later(w.readRecent)
	}
	row := page.RecentRow{When: w.savedAt(l.Saved), Picture: s.picture, Unread: s.err != nil}
	if s.err != nil {
		row.Title, row.Line = l.Name, w.lang.Error(s.err)
		return row
	}
	row.Title, row.Finished, row.Share = w.titleOf(s.Puzzle), s.Finished, float64(s.Filled())/81
	row.Line = w.recentLine(s)
	return row
}

// recentLine tells how hard a game is, how far it has come, and its time.
func (w *Window) recentLine(s *recentRow) string {
	share := w.T("recent.share", "n", s.Filled(), "time", game.Clock(s.Elapsed))
	if s.Finished {
		share = w.T("recent.finished", "time", game.Clock(s.Elapsed))
	}
	if s.level == (words.Text{}) {
		return share
	}
	return w.T("level.line", "level", w.lang.Say(s.level), "givens", share)
}

// savedAt says when a game was played last.
func (w *Window) savedAt(t time.Time) string {
	now := w.Now()
	t = t.In(now.Location())
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	switch clock := t.Format("15:04"); {
	case day(t) == day(now):
		return w.T("recent.today", "time", clock)
	case day(t) == day(now.AddDate(0, 0, -1)):
		return w.T("recent.yesterday", "time", clock)
	case t.Year() == now.Year():
		return w.T("recent.day", "day", page.Day(w.lang, day(t)), "time", clock)
	}
	return w.T("recent.year", "day", page.Day(w.lang, day(t)), "year", t.Year())
}

// ask notes a row to be read or rated.
func (r *recent) ask(q request) {
	r.want = wanted(r.want, q, func(o request) bool { return o.Name == q.Name })
}

// readRecent reads in the background what was asked for: first what is seen at
// once, then how hard the games are, one at a time.
func (w *Window) readRecent() {
	r := w.recent
	if w.recentJob.Busy() || len(r.want) == 0 || w.page() != page.Page(r.page) {
		return
	}
	work := slices.DeleteFunc(slices.Clone(r.want), func(q request) bool { return q.rate })
	if len(work) == 0 {
		first := r.want[0]
		r.want = r.want[1:]
		w.rateRecent(first.Name)
		return
	}
	r.want = nil // those to be rated are asked for again when the rows are painted
	pal := w.kit.Pal
	session.Start(w.recentJob, func(ctx context.Context, _ func(int)) (map[string]*recentRow, error) {
		found := map[string]*recentRow{}
		for _, q := range work {
			if ctx.Err() == nil {
				found[q.Name] = readRow(w.Store, q, r.painter, pal)
			}
		}
		return found, nil
	}, func(int) {}, func(found map[string]*recentRow, _ error) { w.foundRecent(found) })
}

// readRow reads a game and paints its picture.
func readRow(s store.Games, q request, painter *paint.Painter, pal *theme.Palette) *recentRow {
	row := &recentRow{pal: pal}
	if row.Summary, row.err = s.Summary(q.Listed); row.err != nil {
		row.rated = true
		return row
	}
	v := board.View{State: row.State, Givens: row.Puzzle.Givens.Filled(), Flags: board.Patterns}
	row.picture = board.Picture(painter, pal, v, q.side)
	return row
}

func (w *Window) foundRecent(found map[string]*recentRow) {
	r := w.recent
	if len(r.seen)+len(found) > maxPictures {
		r.seen = map[string]*recentRow{} // what is on the screen is asked for again
	}
	for name, row := range found {
		if was := r.seen[name]; was != nil && was.Puzzle.Givens == row.Puzzle.Givens {
			row.level, row.rated = was.level, was.rated
		}
		r.seen[name] = row
	}
	r.page.Repaint()
	w.readRecent()
}

// rateRecent finds how hard a game is.
func (w *Window) rateRecent(name string) {
	row := w.recent.seen[name]
	if row == nil || row.rated {
		w.readRecent()
		return
	}
	w.rateRow(row.Puzzle.Givens, func(f session.Facts, err error) {
		row.rated = true
		if err == nil && f.Rated {
			row.level = f.Rating.Level.Text()
		}
		w.recent.page.Repaint()
		w.readRecent()
	})
}
