package screen

import (
	"errors"
	"slices"
	"time"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// Recent lists the saved games. A game is read only when its row is visible.
type Recent struct {
	desk Desk
	pageOf[*page.Recent]
	list []store.GameInfo
	rows *loader[store.GameInfo, store.Summary]
}

// NewRecent makes the screen.
func NewRecent(d Desk) *Recent {
	s := &Recent{desk: d}
	_ = d.Session().Save() // so that its file is up to date; its saver reports an error
	games := d.Keeper().Store
	s.rows = newLoader(d, func(l store.GameInfo) (store.Summary, board.View, error) {
		e, err := games.Summary(l)
		return e, board.View{State: e.State, Givens: e.Puzzle.Givens.Filled(), Flags: board.Patterns}, err
	}, func() { s.page.Repaint() })
	list, err := games.List()
	for _, l := range list {
		if l.Name != d.Session().Name && !store.IsEntry(l.Name) {
			s.list = append(s.list, l)
		}
	}
	if err != nil {
		d.Warn(d.Base().Lang.Error(err))
	}
	s.Again()
	return s
}

// Close implements Screen.
func (s *Recent) Close() { s.rows.close() }

// Again implements Screen.
func (s *Recent) Again() Screen {
	s.page = page.NewRecent(s.desk.Base(), page.RecentFuncs{
		Count: func() int { return len(s.list) }, Row: s.row,
		Open: func(i int) { s.desk.OpenGame(s.list[i].Name) }, Forget: s.forget, Restore: s.restore, Forgotten: s.forgotten, Back: s.desk.Back,
	})
	return s
}

// Space implements SpaceProvider.
func (s *Recent) Space() Space { return whole }

// row returns what the page shows of a game.
func (s *Recent) row(i, side int) page.RecentRow {
	l := s.list[i]
	r, facts := s.rows.row(s.desk.Later, l, side)
	if r == nil {
		return page.RecentRow{Title: savedAt(s.desk, l.Saved), Unread: true}
	}
	lang := s.desk.Base().Lang
	row := page.RecentRow{When: savedAt(s.desk, l.Saved), Picture: r.picture, Unread: r.err != nil}
	if r.err != nil {
		row.Title, row.Line = l.Name, lang.Error(r.err)
		return row
	}
	filled, of := r.value.Progress()
	row.Title, row.Finished, row.Share = s.name(&r.value, facts), r.value.Finished, float64(filled)/float64(max(1, of))
	if s.namedByTime(&r.value, facts, l.Saved) {
		row.When = ""
	}
	row.Line = s.line(&r.value, facts)
	return row
}

// line says how hard a game is, how much of it is done, and its time.
func (s *Recent) line(e *store.Summary, f session.Facts) string {
	l := s.desk.Base().Lang
	filled, of := e.Progress()
	share := l.T("recent.share", "n", filled, "of", of, "time", game.Clock(e.Elapsed))
	if e.Finished {
		share = l.T("recent.finished", "time", game.Clock(e.Elapsed))
	}
	if !f.Rated {
		return share
	}
	level := LevelOf(l, f)
	if e.Puzzle.Title == "" { // its name has the level
		level = l.T("print.score", "score", f.Rating.Score)
	}
	return l.T("level.line", "level", level, "givens", share)
}

// name names a game in the list.
func (s *Recent) name(e *store.Summary, f session.Facts) string {
	return NameOf(s.desk.Base().Lang, e.Puzzle, f, e.Name, s.desk.Keeper().Now())
}

// namedByTime reports whether the name of a game says well enough when it was played: it
// was put away within the hour.
func (s *Recent) namedByTime(e *store.Summary, f session.Facts, saved time.Time) bool {
	begun, ok := store.Begun(e.Name, saved.Location())
	return ok && e.Puzzle.Title == "" && f.Rated && saved.Sub(begun) < time.Hour
}

// savedAt says when a game was played last.
func savedAt(d Desk, t time.Time) string {
	now, l := d.Keeper().Now(), d.Base().Lang
	t = t.In(now.Location())
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	switch clock := t.Format("15:04"); {
	case day(t) == day(now):
		return l.T("recent.today", "time", clock)
	case day(t) == day(now.AddDate(0, 0, -1)):
		return l.T("recent.yesterday", "time", clock)
	case t.Year() == now.Year():
		return l.T("recent.day", "day", page.Day(l, day(t)), "time", clock)
	}
	return l.T("recent.year", "day", page.Day(l, day(t)), "year", t.Year())
}

// forget removes a game from the list. It can be restored here until the window is
// closed, and after that from the folder of forgotten games.
func (s *Recent) forget(i int) {
	b, l := s.desk.Base(), s.list[i]
	lock, err := s.desk.Keeper().Store.Claim(l.Name)
	defer lock.Release()
	if errors.Is(err, store.ErrLocked) {
		s.desk.Warn(b.T("recent.taken"))
		return
	}
	if err := s.desk.Keeper().Store.Forget(l.Name); err != nil {
		s.desk.Warn(b.Lang.Error(err))
		return
	}
	gone := forgotten{GameInfo: l, title: l.Name}
	if r := s.rows.rows[l]; r != nil && r.err == nil {
		_, facts := s.rows.row(s.desk.Later, l, 0)
		gone.title = s.name(&r.value, facts)
	}
	retained := s.desk.Retained()
	retained.forgotten = append(retained.forgotten, gone)
	s.list = slices.Delete(s.list, i, i+1)
}

// A forgotten is a game that can be restored.
type forgotten struct {
	store.GameInfo
	title string
}

// restore restores the game forgotten last.
func (s *Recent) restore() {
	retained := s.desk.Retained()
	last := len(retained.forgotten) - 1
	back := retained.forgotten[last].GameInfo
	if err := s.desk.Keeper().Store.Restore(back.Name); err != nil {
		s.desk.Warn(s.desk.Base().Lang.Error(err))
		return
	}
	retained.forgotten = retained.forgotten[:last]
	at, _ := slices.BinarySearchFunc(s.list, back, func(a, b store.GameInfo) int { return b.Saved.Compare(a.Saved) })
	s.list = slices.Insert(s.list, at, back)
	s.page.Changed()
}

// forgotten returns the title of the game that restore would bring back.
func (s *Recent) forgotten() string {
	list := s.desk.Retained().forgotten
	if len(list) == 0 {
		return ""
	}
	return list[len(list)-1].title
}
