package order

import (
	"context"
	"time"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// tryAfter is how long an order stays as it is before it is tried how long it takes.
const tryAfter = 300 * time.Millisecond

// A trial finds out in the background how long puzzles of an order take, while it is edited.
type trial struct {
	jobs *session.Jobs
	wait func() // stops the timer; nil: none runs
}

// stop stops it.
func (t *trial) stop() {
	t.jobs.Stop()
	if t.wait != nil {
		t.wait()
		t.wait = nil
	}
}

// expect finds out how long puzzles of the order take, unless that is known or one is looked for,
// and calls known then.
func (s *ordering) expect(known func()) {
	t := &s.trial
	t.stop()
	of := s.app.Prefs().PuzzleOrder()
	o, ok := s.untried(of)
	switch {
	case s.Closed():
	case !ok: // a trial that was stopped may have found it out
		known()
	default:
		t.wait = s.app.Sessions().Runner.After(tryAfter, func() {
			t.wait = nil
			session.Start(t.jobs, func(ctx context.Context, _ func(int)) (int, error) {
				s.newGames.Source.Try(ctx, of, o)
				return 0, nil
			}, func(int) {}, func(int, error) { known() })
			known()
		})
	}
}

// untried returns what is to be tried of an order; ok is false if nothing is.
func (s *ordering) untried(of session.PuzzleOrder) (o generator.Order, ok bool) {
	o, wrong := of.Order()
	_, looking := s.newGames.Searching()
	return o, wrong == nil && !looking && s.newGames.Source.Yields.Of(of) == session.Yield{}
}

// expected says how long a puzzle of the order will take, "" if nothing is known of that.
func (s *ordering) expected() string {
	of := s.app.Prefs().PuzzleOrder()
	if s.wrong() != "" {
		return ""
	}
	yield := s.newGames.Source.Yields.Of(of)
	return s.app.Base().Expected(page.Expected{Made: yield.Made, Each: yield.Each(screen.Searchers()), Of: of.Number(), Trying: s.trial.jobs.Busy()})
}
