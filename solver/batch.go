package solver

import (
	"context"

	"sudoku/puzzle"
)

// A Batch is scratch space for asking about many grids at once, which is several
// times faster than one by one. The zero Batch is ready. One goroutine may use it
// at a time; give each worker one of its own.
type Batch struct {
	search Searcher
}

// Count sets counts[i] to the number of solutions of grids[i], giving up at
// limit. Soon after ctx is done it returns ctx's error, and counts means nothing.
// It panics when counts is shorter than grids.
func (b *Batch) Count(ctx context.Context, grids []puzzle.Grid, limit int, counts []int) error {
	return b.run(ctx, grids, nil, limit, counts, nil)
}

// CountOthers is Count of the solutions of grids[i] that do not have the digit of
// not[i] in its cell, which is empty in the grid.
func (b *Batch) CountOthers(ctx context.Context, grids []puzzle.Grid, not []puzzle.Candidate, limit int, counts []int) error {
	return b.run(ctx, grids, not, limit, counts, nil)
}

// Solve is Count that also sets solutions[i] to the solution of grids[i] that
// Searcher.First finds, the zero Grid where there is none.
func (b *Batch) Solve(ctx context.Context, grids []puzzle.Grid, limit int, counts []int, solutions []puzzle.Grid) error {
	return b.run(ctx, grids, nil, limit, counts, solutions)
}

func (b *Batch) run(ctx context.Context, grids []puzzle.Grid, not []puzzle.Candidate, limit int, counts []int, solutions []puzzle.Grid) error {
	for i := range grids {
		n, err := 0, ctx.Err()
		switch {
		case err != nil:
			return err
		case not == nil:
			n, err = b.search.CountContext(ctx, &grids[i], limit)
		default:
			b.search.Search(&grids[i], func(g *puzzle.Grid) bool {
				if g[not[i].Cell()] != not[i].Digit() {
					n++
				}
				return n < limit
			})
		}
		if err != nil {
			return err
		}
		counts[i] = n
		if solutions != nil {
			solutions[i], _ = b.search.First(&grids[i])
		}
	}
	return nil
}
