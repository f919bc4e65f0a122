package order

import (
	"context"
	"time"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// An ordering is what both screens for new puzzles have: an order that changes, and the
// search for it.
type ordering struct {
	*session.Tasks
	app      *screen.App
	newGames *screen.NewGames
	jobs     *session.Jobs
	trial    trial
	stocked  map[string]int // puzzles that are ready, by the kind of their orders
}

func newOrdering(a *screen.App) ordering {
	t := a.Tasks()
	return ordering{Tasks: t, app: a, newGames: a.NewGames(), jobs: t.Jobs(), trial: trial{jobs: t.Jobs()}}
}

// follow follows the search that may be running.
func (s *ordering) follow(progressed func()) {
	s.newGames.Progressed = progressed
	s.newGames.Return()
}

// Close implements Closer. A search goes on.
func (s *ordering) Close() {
	s.newGames.Progressed = func() {}
	s.newGames.Leave()
	s.trial.stop()
	s.Tasks.Close()
}

// atLevel returns the order with another level.
func (s *ordering) atLevel(level puzzle.Level) session.PuzzleOrder {
	o := s.app.Prefs().PuzzleOrder()
	o.ForAnyTime()
	o.Set(session.OptionLevel, level.Name())
	return o
}

// count counts the puzzles that are ready for some orders.
func (s *ordering) count(orders []session.PuzzleOrder, counted func()) {
	from := s.newGames.Source
	session.Start(s.jobs, func(context.Context, func(int)) (map[string]int, error) {
		n := map[string]int{}
		for _, o := range orders {
			n[o.Kind()] = from.Ready(o)
		}
		return n, nil
	}, func(int) {}, func(n map[string]int, err error) {
		if err == nil {
			s.stocked = n
			counted()
		}
	})
}

// kept says that the game stays as it is, if there is one.
func (s *ordering) kept() string {
	if !s.app.HasGame() {
		return ""
	}
	return s.app.Base().T("status.kept")
}

// backKey returns the text of the button that leads back.
func (s *ordering) backKey() string {
	if s.app.HasGame() && s.app.ToFirst() {
		return "new.back"
	}
	return "enter.back"
}

// looking says how far the search has come.
func (s *ordering) looking() (page.Looking, bool) {
	at, ok := s.newGames.Searching()
	return lookingOf(s.app.Base().Lang, at.Since, at.Order, at.Progress), ok
}

// lookingOf returns how far a search for an order has come, for a page.
func lookingOf(l words.Lang, since time.Time, of session.PuzzleOrder, p generator.Progress) page.Looking {
	var missed []string
	for _, option := range p.Closest.Misses() {
		missed = append(missed, session.OptionName(l, option))
	}
	return page.Looking{Since: since, Found: p.Made, Of: of.Number(), Tried: p.Attempts, Closest: l.Commas(missed...)}
}

// change takes over a changed order.
func (s *ordering) change(o session.PuzzleOrder) {
	s.app.Prefs().SetPuzzleOrder(o)
	switch _, looking := s.newGames.Searching(); {
	case !looking:
		s.app.Refresh()
	case s.wrong() != "":
		s.newGames.Stop()
	default:
		s.newGames.Make()
	}
}

// startSearch starts the search, if none is running.
func (s *ordering) startSearch() {
	if _, looking := s.newGames.Searching(); !looking {
		s.trial.stop()
		s.newGames.Make()
	}
}

// wrong says why no puzzle can fit, "" if one can.
func (s *ordering) wrong() string {
	if _, err := s.app.Prefs().PuzzleOrder().Order(); err != nil {
		return err.In(s.app.Base().Lang)
	}
	return ""
}

// Spoken implements Speaker: that a puzzle is looked for. What is found is played.
func (s *ordering) Spoken() []string {
	if _, looking := s.newGames.Searching(); looking {
		return []string{s.app.Base().T("new.searching")}
	}
	return nil
}
