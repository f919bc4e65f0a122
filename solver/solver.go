// Package solver answers one question fast: which full grids complete this one?
//
// It explains nothing; package logic does that. Callers see [Searcher] for one grid
// at a time, [Batch] and [Stream] for many. Below them are the search of bands.go,
// in plain Go that every platform runs, and those of package lanes, which need
// vector registers. The tests hold all of them against one that says the same more simply.
package solver

import (
	"context"
	"iter"
	"math"
	"math/rand/v2"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Errors from Solve.
var (
	ErrNone = words.Error("solver.none")
	ErrMany = words.Error("solver.many")
)

// A Searcher is scratch space for searching many grids one after another without
// allocating, but for the first hard ones. The zero Searcher is ready. One goroutine may use it at a time,
// and found functions must not use the Searcher that calls them.
//
// A grid whose givens clash has no solution. No method changes its grid.
type Searcher struct {
	bands   bands
	vectors vectors
	lastBy  searchKind
}

// Count returns how many solutions g has, giving up at limit. With a limit of
// zero or less it returns 0.
func (s *Searcher) Count(g *puzzle.Grid, limit int) int {
	n, _ := s.count(context.Background(), g, query{limit: limit})
	return n
}

// CountContext is Count for grids whose search may be long: soon after ctx is
// done it stops and returns the count so far with ctx's error.
func (s *Searcher) CountContext(ctx context.Context, g *puzzle.Grid, limit int) (int, error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	return s.count(ctx, g, query{limit: limit})
}

// Search calls found with each solution of g until found returns false. The
// order is always the same. found may keep a copy of the grid, not its address.
func (s *Searcher) Search(g *puzzle.Grid, found func(*puzzle.Grid) bool) {
	s.bands.run(g, query{limit: math.MaxInt, found: found, ordered: true})
}

// InOrder is Search without the shortcut to a first solution that it takes in grids with
// few givens: the solutions come in the order of one guess after the other, on which
// what is made from a seed rests.
func (s *Searcher) InOrder(g *puzzle.Grid, found func(*puzzle.Grid) bool) {
	s.bands.run(g, query{limit: math.MaxInt, found: found, ordered: true, inOrder: true})
}

// First returns the solution that Search finds first, or false when g has none.
func (s *Searcher) First(g *puzzle.Grid) (puzzle.Grid, bool) {
	n := s.bands.run(g, query{limit: 1, ordered: true})
	return s.bands.last(), n > 0
}

// exactLimit is up to how many solutions Random counts to choose among them evenly.
const exactLimit = 1000

// Random returns a solution of g chosen by rng, or false when g has none. From
// 17 givens up and with fewer than a thousand solutions each is as likely as any
// other. Otherwise each is possible, but the chances are only similar: the search makes
// random guesses, and they do not lead to equally many solutions.
// Equal grids and equal states of rng give equal solutions.
func (s *Searcher) Random(g *puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
	q := query{limit: 1, rng: rng}
	if g.Count() >= 17 {
		switch n := s.Count(g, exactLimit); {
		case n == 0:
			return puzzle.Grid{}, false
		case n < exactLimit:
			q = query{limit: 1 + int(rng.Uint32N(uint32(n)))}
		}
	}
	n := s.bands.run(g, q)
	return s.bands.last(), n > 0
}

// Guess is Random without the count that makes all solutions equally likely, which takes
// most of the time where there are many.
func (s *Searcher) Guess(g *puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
	n := s.bands.run(g, query{limit: 1, rng: rng})
	return s.bands.last(), n > 0
}

// Solve returns the one solution of g. When there is none the error is ErrNone,
// when there are several it is ErrMany and the grid is the one that First finds.
func Solve(g puzzle.Grid) (puzzle.Grid, error) {
	var s Searcher
	switch s.Count(&g, 2) {
	case 0:
		return puzzle.Grid{}, ErrNone
	case 1:
		return s.last(), nil
	}
	first, _ := s.First(&g) // the same one on every machine
	return first, ErrMany
}

// Count returns how many solutions g has, giving up at limit.
func Count(g puzzle.Grid, limit int) int {
	var s Searcher
	return s.Count(&g, limit)
}

// All yields every solution of g, always in the same order. It ends early, soon
// after ctx is done; ctx.Err tells the two ends apart.
func All(ctx context.Context, g puzzle.Grid) iter.Seq[puzzle.Grid] {
	return func(yield func(puzzle.Grid) bool) {
		if ctx.Err() != nil {
			return
		}
		var s Searcher
		s.bands.run(&g, query{
			limit:   math.MaxInt,
			ordered: true,
			done:    ctx.Done(),
			found:   func(g *puzzle.Grid) bool { return yield(*g) && ctx.Err() == nil },
		})
	}
}

// Random returns a solution of g chosen by rng, as [Searcher.Random] does.
func Random(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
	var s Searcher
	return s.Random(&g, rng)
}
