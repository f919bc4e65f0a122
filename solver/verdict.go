package solver

import (
	"context"

	"sudoku/puzzle"
)

// MaxCounted is up to how many solutions a Verdict counts.
const MaxCounted = 1000

// A Verdict is what is known of a grid while it is being typed.
type Verdict struct {
	Solutions int               // MaxCounted + 1 when there are more than MaxCounted
	Conflicts []puzzle.Conflict // why there is none, if digits conflict
	Differ    puzzle.CellSet    // the cells in which two of several solutions differ
}

// Many reports whether there are more solutions than were counted.
func (v *Verdict) Many() bool { return v.Solutions > MaxCounted }

// Judge returns in some milliseconds what is known of a grid, be it empty, full, or
// anything between. Soon after ctx is done it returns ctx's error.
func (s *Searcher) Judge(ctx context.Context, g *puzzle.Grid) (v Verdict, err error) {
	v.Solutions, err = s.CountContext(ctx, g, MaxCounted+1)
	if err == nil && v.Solutions == 0 {
		v.Conflicts = g.ConflictList()
	}
	if err != nil || v.Solutions < 2 {
		return v, err
	}
	var first puzzle.Grid
	n := 0
	s.Search(g, func(h *puzzle.Grid) bool {
		if n++; n == 1 {
			first = *h
			return true
		}
		for c := range puzzle.Cell(81) {
			if h[c] != first[c] {
				v.Differ.Add(c)
			}
		}
		return false
	})
	return v, nil
}
