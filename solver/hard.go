package solver

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// patience is how many guesses a grid is worth before its search is begun anew on
// all lanes at once. Few grids need more; those that do need many more.
const patience = 12

// lanesPatience is how many guesses of lanes a grid is worth before it goes back to
// the search by bands, which guesses with more thought. It is several times what
// any puzzle needs that has one solution.
const lanesPatience = 20_000

// A crowd counts the solutions of one hard grid by lanes that share its guesses.
type crowd struct {
	engine   *lanes.Engine
	grid     [1]puzzle.Grid
	solution [1]puzzle.Grid
	count    [1]int
	called   bool // for the grid of the last count
}

// count counts the solutions of g up to limit, until ctx is done.
func (s *Searcher) count(ctx context.Context, g *puzzle.Grid, limit int) (int, error) {
	if lanes.Best() == lanes.None {
		return s.alone(ctx, g, query{limit: limit})
	}
	n, err := s.alone(ctx, g, query{limit: limit, patience: patience})
	if !s.bands.stopped || err != nil {
		return n, err
	}
	n, err = s.crowd.run(ctx, g, limit)
	if n == lanes.GivenUp && err == nil {
		return s.alone(ctx, g, query{limit: limit})
	}
	s.crowd.called = true
	return max(n, 0), err
}

// alone is count without lanes.
func (s *Searcher) alone(ctx context.Context, g *puzzle.Grid, q query) (int, error) {
	s.crowd.called = false
	q.done = ctx.Done()
	n := s.bands.run(g, q)
	if s.bands.stopped {
		return n, ctx.Err()
	}
	return n, nil
}

// last returns a solution of the grid of the last count, the zero Grid if it has
// none.
func (s *Searcher) last() puzzle.Grid {
	if s.crowd.called {
		return s.crowd.solution[0]
	}
	return s.bands.last()
}

// run counts the solutions of g. It may give up.
func (c *crowd) run(ctx context.Context, g *puzzle.Grid, limit int) (int, error) {
	if c.engine == nil {
		c.engine = lanes.New(lanes.Best())
	}
	c.grid[0], c.solution[0] = *g, puzzle.Grid{}
	err := c.engine.Run(ctx, lanes.Job{
		Grids: c.grid[:], Limit: limit, Counts: c.count[:], Solutions: c.solution[:], Patience: lanesPatience,
	})
	return c.count[0], err
}
