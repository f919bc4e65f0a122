package enter

import (
	"context"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/solver"
)

// reread reads the grid again in the background, at another place or another way up.
func (s *Photo) reread(read func(*session.Shot) *session.Shot) {
	t := *s.current()
	session.Start(s.again, rereading(t.shot, read), nil, func(shot *session.Shot, err error) {
		if err != nil {
			return // a fault, which says so itself
		}
		t.shot = shot
		s.put(t)
	})
	s.enter.app.Say(s.T("photo.rereading"))
	s.enter.app.Refresh()
}

// rereading returns the work of reading a grid again.
func rereading(shot *session.Shot, read func(*session.Shot) *session.Shot) func(context.Context, func(struct{})) (*session.Shot, error) {
	return func(context.Context, func(struct{})) (*session.Shot, error) { return read(shot), nil }
}

// tryChoices finds out in the background what the alternatives of the cell at the cursor lead
// to, unless that is known, and calls then.
func (s *photoState) tryChoices(j *session.Jobs, then func()) {
	t, ok := s.toTry()
	if !ok || s.isTried(t) && (s.tried.leads != nil || j.Busy()) {
		return
	}
	s.tried = t
	list := s.alternatives(t.cell)
	if s.asksKind(t.cell) {
		list = []photo.Alternative{{Digit: 0}, {Digit: s.typed.entry.Game.State().Grid[t.cell]}}
	}
	session.Start(j, func(ctx context.Context, _ func(struct{})) (tried, error) {
		return try(ctx, t, list)
	}, nil, func(t tried, err error) {
		if err == nil {
			s.tried = t
			then()
		}
	})
}

// try finds out what the alternatives of a cell lead to.
func try(ctx context.Context, t tried, list []photo.Alternative) (tried, error) {
	t.leads = map[puzzle.Digit]lead{}
	var s solver.Searcher
	for _, a := range list {
		if at, clashes := clash(&t.givens, t.cell, a.Digit); clashes {
			t.leads[a.Digit] = lead{clash: at, clashes: true}
			continue
		}
		g := t.givens
		g[t.cell] = a.Digit
		v, err := s.Judge(ctx, &g)
		if err != nil {
			return t, err
		}
		t.leads[a.Digit] = lead{solutions: min(v.Solutions, 2), unknown: v.Cut && v.Solutions == 0}
	}
	return t, nil
}

// clash returns the first cell that has the digit and sees c.
func clash(g *puzzle.Grid, c puzzle.Cell, d puzzle.Digit) (at puzzle.Cell, ok bool) {
	if d == 0 {
		return 0, false
	}
	for p := range c.Peers().All() {
		if g[p] == d {
			return p, true
		}
	}
	return 0, false
}
