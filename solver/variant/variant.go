// Package variant counts and finds the solutions of puzzles on boards of any
// [puzzle.Shape]: small ones, those with diagonals, and those with cages. It works on the
// classic board, too, which package solver searches much faster.
//
// A search draws conclusions until none is left (cells with one digit, digits with one place,
// the sums of cages, and what cages say together of a house), then guesses.
package variant

import (
	"context"
	"iter"
	"math"
	"math/rand/v2"

	"sudoku/puzzle"
	"sudoku/solver"
)

// Errors from Solve, those of package solver.
var (
	ErrNone = solver.ErrNone
	ErrMany = solver.ErrMany
)

// A Searcher is scratch space for searching many grids one after another. The zero Searcher
// is ready. Grids of one shape in a row are fastest, since its tables are kept. One goroutine
// may use it at a time, and found functions must not use the Searcher that calls them.
//
// A grid whose digits break a rule of the board, or are not of it, has no solution. Soon
// after ctx is done a search ends with ctx's error. The order of solutions is always the same.
type Searcher struct {
	work    work
	states  [82]state // one more than there are guesses
	query   query
	done    <-chan struct{}
	last    puzzle.Grid
	count   int
	guesses int
	cut     bool
}

// Count returns how many solutions g has, giving up at limit. With a limit of zero or less
// it returns 0. With an error it returns the count so far.
func (s *Searcher) Count(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid, limit int) (int, error) {
	return s.run(ctx, shape, g, query{limit: limit})
}

// What a search costs in microseconds, about: to begin, and for each guess.
const (
	beginCost = 20
	guessCost = 12
)

// CountWithin is Count for a grid whose search may be long. It lowers *budget by what the search
// costs, about one a microsecond; once that is used up the count is [solver.Unknown]. Equal grids
// and budgets have equal counts.
func (s *Searcher) CountWithin(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid, limit int, budget *int) (int, error) {
	if *budget <= 0 {
		return solver.Unknown, ctx.Err()
	}
	n, err := s.run(ctx, shape, g, query{limit: limit, guesses: 1 + *budget/guessCost})
	*budget -= beginCost + guessCost*s.guesses
	if s.cut {
		n = solver.Unknown
	}
	return n, err
}

// CountFrom is Count for the solutions of p's grid that keep to its candidates.
func (s *Searcher) CountFrom(ctx context.Context, p *puzzle.Position, limit int) (int, error) {
	return s.run(ctx, p.Shape, &p.Grid, query{limit: limit, keep: &p.Cands})
}

// Search calls found with each solution of g until found returns false. found may keep a
// copy of the grid, not its address.
func (s *Searcher) Search(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid, found func(*puzzle.Grid) bool) error {
	_, err := s.run(ctx, shape, g, query{limit: math.MaxInt, found: found})
	return err
}

// SearchFrom is Search for the solutions of p's grid that keep to its candidates.
func (s *Searcher) SearchFrom(ctx context.Context, p *puzzle.Position, found func(*puzzle.Grid) bool) error {
	_, err := s.run(ctx, p.Shape, &p.Grid, query{limit: math.MaxInt, found: found, keep: &p.Cands})
	return err
}

// Solve returns the one solution of g. When there is none the error is ErrNone, when there
// are several it is ErrMany and the grid is the first of them.
func (s *Searcher) Solve(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid) (puzzle.Grid, error) {
	var first puzzle.Grid
	n, err := s.run(ctx, shape, g, query{limit: 2, found: func(g *puzzle.Grid) bool {
		if first == (puzzle.Grid{}) {
			first = *g
		}
		return true
	}})
	switch {
	case err != nil:
		return puzzle.Grid{}, err
	case n == 0:
		return puzzle.Grid{}, ErrNone
	case n > 1:
		return first, ErrMany
	}
	return first, nil
}

// Random returns a solution of g that rng chooses by guesses, or false when g has none: each
// is possible, but some are likelier. Equal grids and states of rng give equal solutions.
func (s *Searcher) Random(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool, error) {
	n, err := s.run(ctx, shape, g, query{limit: 1, rng: rng})
	if n == 0 {
		return puzzle.Grid{}, false, err
	}
	return s.last, true, nil
}

// Count returns how many solutions g has, giving up at limit.
func Count(ctx context.Context, shape *puzzle.Shape, g puzzle.Grid, limit int) (int, error) {
	var s Searcher
	return s.Count(ctx, shape, &g, limit)
}

// Solve returns the one solution of g, as [Searcher.Solve] does.
func Solve(ctx context.Context, shape *puzzle.Shape, g puzzle.Grid) (puzzle.Grid, error) {
	var s Searcher
	return s.Solve(ctx, shape, &g)
}

// All yields every solution of g, always in the same order. It ends early, soon after ctx is
// done; ctx.Err tells the two ends apart.
func All(ctx context.Context, shape *puzzle.Shape, g puzzle.Grid) iter.Seq[puzzle.Grid] {
	return func(yield func(puzzle.Grid) bool) {
		var s Searcher
		s.Search(ctx, shape, &g, func(g *puzzle.Grid) bool { return yield(*g) })
	}
}
