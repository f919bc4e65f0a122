package solver

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// patience is how many guesses a grid is worth before its search is begun anew on
// all lanes at once. Few grids need more; those that do need many more.
const patience = 12

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
	q := query{limit: limit, done: ctx.Done()}
	if lanes.Best() != lanes.None {
		q.patience = patience
	}
	n := s.bands.run(g, q)
	s.crowd.called = false
	if !s.bands.stopped {
		return n, nil
	}
	if err := ctx.Err(); err != nil {
		return n, err
	}
	s.crowd.called = true
	return s.crowd.run(ctx, g, limit)
}

// last returns a solution of the grid of the last count, the zero Grid if it has
// none.
func (s *Searcher) last() puzzle.Grid {
	if s.crowd.called {
		return s.crowd.solution[0]
	}
	return s.bands.last()
}

func (c *crowd) run(ctx context.Context, g *puzzle.Grid, limit int) (int, error) {
	if c.engine == nil {
		c.engine = lanes.New(lanes.Best())
	}
	c.grid[0], c.solution[0] = *g, puzzle.Grid{}
	err := c.engine.Run(ctx, lanes.Job{
		Grids: c.grid[:], Limit: limit, Counts: c.count[:], Solutions: c.solution[:],
	})
	return c.count[0], err
}
