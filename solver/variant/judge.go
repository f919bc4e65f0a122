package variant

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver"
)

// judgeGuesses is after how many guesses a verdict is cut short: about a quarter of a second
// where there are cages, less elsewhere.
const judgeGuesses = 20_000

// Judge returns what is known of a grid while it is typed, or while cages are drawn: it counts
// up to [solver.MaxCounted] solutions, mostly in some milliseconds. Soon after ctx is done it
// returns ctx's error.
func (s *Searcher) Judge(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid) (v solver.Verdict, err error) {
	var first puzzle.Grid
	v.Solutions, err = s.run(ctx, shape, g, query{
		limit:   solver.MaxCounted + 1,
		guesses: judgeGuesses,
		found: func(g *puzzle.Grid) bool {
			switch s.count {
			case 1:
				first = *g
			case 2:
				v.Differ = differ(&first, g)
			}
			return true
		},
	})
	v.Cut = s.cut
	switch {
	case err != nil:
		return solver.Verdict{}, err
	case v.Cut && v.Solutions < 2:
		v.Solutions = 0
	case v.Solutions == 0:
		v.Conflicts = shape.ConflictList(g)
	}
	return v, nil
}

// differ returns the cells with another digit.
func differ(g, h *puzzle.Grid) (cells puzzle.CellSet) {
	for c := range puzzle.Cell(81) {
		if g[c] != h[c] {
			cells.Add(c)
		}
	}
	return cells
}
