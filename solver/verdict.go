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

	// Cut says that counting took too much work: then Solutions is 2 or more if so many
	// were found, else 0.
	Cut bool
}

// Many reports whether there are more solutions than were counted.
func (v *Verdict) Many() bool { return v.Solutions > MaxCounted || v.Cut && v.Solutions > 1 }

// judgeDeadEnds is after how many dead ends of bands a verdict is cut short: about a
// quarter of a second. No grid is known that has a tenth of them.
const judgeDeadEnds = 150_000

// Judge returns in some milliseconds what is known of a grid, be it empty, full, or
// anything between. Soon after ctx is done it returns ctx's error.
func (s *Searcher) Judge(ctx context.Context, g *puzzle.Grid) (v Verdict, err error) {
	return s.judge(ctx, g, judgeDeadEnds)
}

func (s *Searcher) judge(ctx context.Context, g *puzzle.Grid, deadEnds int) (v Verdict, err error) {
	if err = ctx.Err(); err != nil {
		return v, err
	}
	v.Solutions, err = s.count(ctx, g, query{limit: MaxCounted + 1, maxDeadEnds: deadEnds})
	v.Cut = s.lastBy == byBands && s.bands.stopped
	switch {
	case err != nil:
		return v, err
	case v.Cut && v.Solutions < 2:
		v.Solutions = 0
	case v.Solutions == 0:
		v.Conflicts = g.ConflictList()
	case v.Solutions > 1:
		v.Differ, err = s.differ(ctx, g)
	}
	return v, err
}

// differ returns where the first two solutions differ.
func (s *Searcher) differ(ctx context.Context, g *puzzle.Grid) (cells puzzle.CellSet, err error) {
	var first puzzle.Grid
	_, err = s.countBands(ctx, g, query{limit: 2, ordered: true, found: func(h *puzzle.Grid) bool {
		if first == (puzzle.Grid{}) {
			first = *h
			return true
		}
		for c := range puzzle.Cell(81) {
			if h[c] != first[c] {
				cells.Add(c)
			}
		}
		return false
	}})
	return cells, err
}
