package screen

import (
	"context"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/solver"
)

// rereading returns the work of reading a grid again.
func rereading(shot *session.Shot, read func(*session.Shot) *session.Shot) func(context.Context, func(struct{})) (*session.Shot, error) {
	return func(context.Context, func(struct{})) (*session.Shot, error) { return read(shot), nil }
}

// A lead is what a digit in a cell leads to: how many solutions there are then, 2 for more,
// or a cell with which it clashes.
type lead struct {
	solutions int
	clash     puzzle.Cell
	clashes   bool
	unknown   bool // it takes too long to find out
}

// tried is what the digits of a cell lead to.
type tried struct {
	givens puzzle.Grid // without the cell
	cell   puzzle.Cell
	leads  map[puzzle.Digit]lead
}

// try finds out what the alternatives of a cell lead to.
func try(ctx context.Context, givens puzzle.Grid, c puzzle.Cell, list []photo.Alternative) (tried, error) {
	t := tried{givens: givens, cell: c, leads: map[puzzle.Digit]lead{}}
	t.givens[c] = 0
	var s solver.Searcher
	for _, a := range list {
		if at, clashes := clash(&t.givens, c, a.Digit); clashes {
			t.leads[a.Digit] = lead{clash: at, clashes: true}
			continue
		}
		g := t.givens
		g[c] = a.Digit
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

// learn finds out in the background what the alternatives of the cell at the cursor lead
// to, unless that is known.
func (s *Photo) learn(list []photo.Alternative) map[puzzle.Digit]lead {
	e := s.enter.entry
	c, givens := e.UI.Cursor, e.Puzzle().Givens
	if e.Pencilled().Has(c) {
		return nil // the puzzle is the same whatever was written there
	}
	givens[c] = 0
	if s.tried.cell == c && s.tried.givens == givens && (s.tried.leads != nil || s.leads.Busy()) {
		return s.tried.leads
	}
	s.tried = tried{givens: givens, cell: c}
	session.Start(s.leads, func(ctx context.Context, _ func(struct{})) (tried, error) {
		return try(ctx, givens, c, list)
	}, nil, func(t tried, err error) {
		if err == nil {
			s.tried = t
			s.page.Refresh()
		}
	})
	return nil
}
