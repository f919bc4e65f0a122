package photo

import (
	"testing"

	"sudoku/puzzle"
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
		if r.Givens.Filled().Len() != c.givens || r.Changed != r.Givens.Filled() || r.Givens.Filled().Len()+r.Entries.Filled().Len() != c.entries.Filled().Len() {
			t.Errorf("%v: givens %v, entries %v, changed %v", c.entries, r.Givens, r.Entries, r.Changed)
		}
	}
}
