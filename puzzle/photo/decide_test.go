package photo

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// A single entry is taken for a given where it is right, and stays in doubt; two are not.
func TestPromote(t *testing.T) {
	for _, c := range []struct {
		entries, solution puzzle.Grid
		givens            int
	}{
		{puzzle.Grid{4: 7}, puzzle.Grid{4: 7}, 1},
		{puzzle.Grid{4: 7}, puzzle.Grid{4: 8}, 0},
		{puzzle.Grid{4: 7, 5: 1}, puzzle.Grid{4: 7, 5: 1}, 0},
	} {
		r := Reading{Entries: c.entries}
		r.promote(&c.solution)
		if r.Givens.Count() != c.givens || r.Changed != r.Givens.Filled() || r.Givens.Count()+r.Entries.Count() != c.entries.Count() {
			t.Errorf("%v: givens %v, entries %v, changed %v", c.entries, r.Givens, r.Entries, r.Changed)
		}
	}
}

// Who wrote a digit is in doubt where there is handwriting, whatever the rules say.
func TestDoubtHands(t *testing.T) {
	r := Reading{Givens: puzzle.Grid{0: 1}, Entries: puzzle.Grid{1: 2, 2: 3}}
	for i := range r.Sure {
		r.Sure[i] = 1
	}
	r.Chances[0] = Chances{net.Printed + 1: 0.95, net.Written + 1: 0.05}
	r.Chances[1] = Chances{net.Written + 2: 1}
	r.Chances[2] = Chances{net.Written + 3: 0.9, net.Printed + 3: 0.1}
	r.doubtHands(nil)
	if d := r.Doubts(); d.Len() != 2 || !d.Has(0) || !d.Has(2) {
		t.Error(d)
	}
	r.Entries, r.Sure[0] = puzzle.Grid{}, 1
	r.doubtHands(nil)
	if r.Doubts().Has(0) {
		t.Error("in doubt though there is no handwriting")
	}
	for n, doubted := range map[int]bool{1: true, 2: false} { // what the solver says without the digit
		r.Entries, r.Sure[0], r.Solutions = puzzle.Grid{1: 2, 2: 3}, 1, 1
		r.doubtHands(func(g *puzzle.Grid) (puzzle.Grid, int) {
			if g[0] != 0 || g[2] != 3 {
				t.Error("the other digits that may be print are to stay", g)
			}
			return *g, n
		})
		if r.Doubts().Has(0) != doubted {
			t.Error(n, "solutions without the digit, in doubt:", !doubted)
		}
	}
}
