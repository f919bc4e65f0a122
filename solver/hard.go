package solver

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// patience is how many guesses a grid is worth before its search is begun anew on
// all lanes at once. Few grids need more; those that do need many more.
const patience = 16

// lanesPatience is how many guesses of lanes a grid is worth before it goes back to
// the search by bands, which guesses with more thought. It is several times what
// any puzzle needs that has one solution.
const lanesPatience = 20_000

// vectors are the searches that need vector registers, and what they work on.
type vectors struct {
	solo     *lanes.Solo
	engine   *lanes.Engine
	grid     [1]puzzle.Grid
	solution [1]puzzle.Grid
	count    [1]int
}

// A finder is who did the last count.
type finder uint8

const (
	byBands finder = iota
	bySolo
	byCrowd
)

// count counts the solutions of g up to limit, until ctx is done: one guess after
// the other at first, then by lanes that share the guesses.
func (s *Searcher) count(ctx context.Context, g *puzzle.Grid, limit int) (n int, err error) {
	if limit <= 0 {
		return 0, nil
	}
	switch lanes.Best() {
	case lanes.None:
		return s.alone(ctx, g, query{limit: limit})
	case lanes.AVX512:
		n = s.vectors.alone(g, limit)
		s.finder = bySolo
	default:
		n, err = s.alone(ctx, g, query{limit: limit, patience: patience})
		if s.bands.stopped && err == nil {
			n = lanes.GivenUp
		}
	}
	if n != lanes.GivenUp {
		return n, err
	}
	if n, err = s.vectors.crowd(ctx, g, limit); n == lanes.GivenUp && err == nil {
		return s.alone(ctx, g, query{limit: limit})
	}
	s.finder = byCrowd
	return max(n, 0), err
}

// alone counts by bands.
func (s *Searcher) alone(ctx context.Context, g *puzzle.Grid, q query) (int, error) {
	s.finder = byBands
	q.done = ctx.Done()
	n := s.bands.run(g, q)
	if s.bands.stopped {
		return n, ctx.Err()
	}
	return n, nil
}

// last returns a solution of the grid of the last count, if that was not 0.
func (s *Searcher) last() puzzle.Grid {
	switch s.finder {
	case bySolo:
		return s.vectors.solo.Solution()
	case byCrowd:
		return s.vectors.solution[0]
	}
	return s.bands.last()
}

// alone counts with a digit in each lane. It may give up.
func (v *vectors) alone(g *puzzle.Grid, limit int) int {
	if v.solo == nil {
		v.solo = new(lanes.Solo)
	}
	return v.solo.Count(g, limit, patience)
}

// crowd counts by lanes that share the guesses. It may give up.
func (v *vectors) crowd(ctx context.Context, g *puzzle.Grid, limit int) (int, error) {
	if v.engine == nil {
		v.engine = lanes.New(lanes.Best())
	}
	v.grid[0] = *g
	err := v.engine.Run(ctx, lanes.Job{
		Grids: v.grid[:], Limit: limit, Counts: v.count[:], Solutions: v.solution[:], MaxGuesses: lanesPatience,
	})
	return v.count[0], err
}
