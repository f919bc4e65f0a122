package home

import (
	"image"
	"strings"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A recentRow is what the list shows of a game.
type recentRow struct {
	Title, Line, When string  // When may be empty
	Share             float64 // part of the cells that are filled
	Stage             game.Stage
	Unread            bool // its file has not been read yet, or can't be read
	Picture           *image.RGBA
}

// A forgotten is a game that can be restored.
type forgotten struct {
	store.GameInfo
	title string
}

// forgottenGames are the games that can be restored, the last one at the end.
type forgottenGames []forgotten

// row returns what the list shows of a game, with a picture of so many pixels.
func (s *Recent) row(i, side int) recentRow {
	g := s.games[i]
	r, facts := s.rows.Row(s.app.Later, g, side)
	if r == nil {
		return recentRow{Title: playedAt(s.Lang, s.app.Sessions().Now(), g.Saved), Unread: true}
	}
	row := recentRow{When: playedAt(s.Lang, s.app.Sessions().Now(), g.Saved), Picture: r.Picture, Unread: r.Err != nil}
	if r.Err != nil {
		row.Title, row.Line = g.Name, s.Lang.Error(r.Err)
		return row
	}
	row.Title, row.Stage, row.Share = s.name(&r.Value, facts), r.Value.Stage, float64(r.Value.Yours)/float64(max(1, r.Value.Of))
	if s.namedByTime(&r.Value, facts, g.Saved) {
		row.When = ""
	}
	row.Line = s.line(&r.Value, facts)
	if !s.only && s.app.Prefs().IsAside(g.Name) {
		row.Line = caption.Dotted(s.Lang, row.Line, s.T("recent.isaside"))
	}
	return row
}

// line returns how hard a game is, how much of it is done, and its time.
func (s *Recent) line(e *store.Summary, f session.Facts) string {
	l := s.Lang
	share := l.T("recent.share", "n", e.Yours, "of", e.Of, "time", game.Clock(e.Elapsed))
	switch e.Stage {
	case game.Solved:
		share = l.T("recent.finished", "time", game.Clock(e.Elapsed))
	case game.Shown:
		share = l.T("home.shown")
	}
	if !f.Rated {
		return share
	}
	level := caption.LevelOf(l, f)
	if of := e.Puzzle.Origin.Kind; e.Puzzle.Title == "" && (of == "" || of == puzzle.OfLevel) { // its name has the level
		level = l.T("print.score", "score", f.Rating.Score)
	}
	return l.T("level.line", "level", level, "givens", share)
}

// name names a game in the list.
func (s *Recent) name(e *store.Summary, f session.Facts) string {
	return caption.NameOf(s.Lang, e.Puzzle, f, e.Name, s.app.Sessions().Now())
}

// namedByTime reports whether the name of a game says well enough when it was played: it
// was put away within the hour.
func (s *Recent) namedByTime(e *store.Summary, f session.Facts, saved time.Time) bool {
	begun, ok := store.Begun(e.Name, saved.Location())
	_, _, made := game.GeneratedOf(&e.Puzzle)
	return ok && !made && e.Puzzle.Title == "" && e.Puzzle.Origin.Kind == "" && f.Rated && saved.Sub(begun) < time.Hour
}

// playedAt returns when a game was played last, as one says it at a time.
func playedAt(l words.Lang, now, t time.Time) string {
	t = t.In(now.Location())
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	switch clock := t.Format("15:04"); {
	case day(t) == day(now):
		return l.T("recent.today", "time", clock)
	case day(t) == day(now.AddDate(0, 0, -1)):
		return l.T("recent.yesterday", "time", clock)
	case t.Year() == now.Year():
		return l.Start(l.T("recent.day", "day", page.Day(l, day(t)), "time", clock))
	}
	return l.Start(l.T("recent.year", "day", page.Day(l, day(t)), "year", t.Year()))
}

// forgotten returns the title of the game that restore would bring back, "" if there is none.
func (s *Recent) forgotten() string {
	list := *screen.Kept[forgottenGames](s.app)
	if len(list) == 0 {
		return ""
	}
	return list[len(list)-1].title
}

// noteText returns what can be done with the games, or which one was put away last.
func (s *Recent) noteText() string {
	if gone := s.forgotten(); gone != "" {
		return s.T("recent.gone", "title", gone)
	}
	if len(s.games) == 0 && len(s.all) > 0 {
		return s.T("recent.nomatch", "text", strings.TrimSpace(s.Finding()))
	}
	if len(s.games) == 0 && s.only {
		return s.T("recent.aside.none")
	}
	if len(s.games) == 0 {
		return s.T("recent.none")
	}
	return s.T("recent.how")
}
