package solver

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// maxDeadEnds is after how many dead ends the search of a grid is started again on all
// lanes at once. Few grids have more; those that do have many more.
const maxDeadEnds = 6

// minGivens is from how many givens on lanes are good at hard grids: those with fewer,
// which can't have just one solution, are for the search by bands.
const minGivens = 17

// dealtGivens is from how many givens on lanes look for up to so many solutions: where there
// are fewer, dealing is faster unless many are to be counted.
func dealtGivens(limit int) int {
	if limit <= 2 {
		return minGivens
	}
	return 0
}

// maxLaneGuesses is after how many guesses of lanes a grid is returned to the search by
// bands, which chooses its guesses better. It is several times what any puzzle with one
// solution needs.
const maxLaneGuesses = 2_000

// vectors are the searches that need vector registers, and their scratch space.
type vectors struct {
	solo     *lanes.Solo
	engine   *lanes.Engine
	grid     [1]puzzle.Grid
	solution [1]puzzle.Grid
	count    [1]int
}

// A searchKind is one of the ways to search.
type searchKind uint8

const (
	byBands searchKind = iota
	bySolo
	byLanes
)

// count counts the solutions of g up to q.limit, until ctx is done: one guess after
// the other at first, then by lanes that share the guesses, and if they give up by bands.
func (s *Searcher) count(ctx context.Context, g *puzzle.Grid, q query) (n int, err error) {
	limit := q.limit
	if limit <= 0 {
		return 0, nil
	}
	givens := g.Count()
	switch {
	case lanes.Best() == lanes.None, givens < dealtGivens(limit):
		return s.countBands(ctx, g, q)
	case lanes.Best() == lanes.AVX512:
		n = s.vectors.countSolo(g, limit)
		s.lastBy = bySolo
	default:
		n, err = s.countBands(ctx, g, query{limit: limit, maxDeadEnds: maxDeadEnds})
		if s.bands.stopped && err == nil {
			n = lanes.GivenUp
		}
	}
	if n != lanes.GivenUp {
		return n, err
	}
	if givens < minGivens {
		return s.countBands(ctx, g, q)
	}
	if n, err = s.vectors.countLanes(ctx, g, limit); n == lanes.GivenUp && err == nil {
		return s.countBands(ctx, g, q)
	}
	s.lastBy = byLanes
	return max(n, 0), err
}

// countBands counts by bands.
func (s *Searcher) countBands(ctx context.Context, g *puzzle.Grid, q query) (int, error) {
	s.lastBy = byBands
	q.done = ctx.Done()
	n := s.bands.run(g, q)
	if s.bands.stopped {
		return n, ctx.Err()
	}
	return n, nil
}

// last returns a solution of the grid that was counted last, if it has any.
func (s *Searcher) last() puzzle.Grid {
	switch s.lastBy {
	case bySolo:
		return s.vectors.solo.Solution()
	case byLanes:
		return s.vectors.solution[0]
	}
	return s.bands.last()
}

// countSolo counts with a digit in each lane. It may give up.
func (v *vectors) countSolo(g *puzzle.Grid, limit int) int {
	if v.solo == nil {
		v.solo = new(lanes.Solo)
	}
	return v.solo.Count(g, limit, maxDeadEnds)
}

// countLanes counts by lanes that share the guesses. It may give up.
func (v *vectors) countLanes(ctx context.Context, g *puzzle.Grid, limit int) (int, error) {
	if v.engine == nil {
		v.engine = lanes.New(lanes.Best())
	}
	v.grid[0] = *g
	err := v.engine.Run(ctx, lanes.Job{
		Grids: v.grid[:], Limit: limit, Counts: v.count[:], Solutions: v.solution[:], MaxGuesses: maxLaneGuesses,
	})
	return v.count[0], err
}
