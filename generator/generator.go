// Package generator makes puzzles with one solution, to order.
//
// An attempt fills a grid at random, takes givens out while the solution stays
// the only one, and looks whether what is left fits the [Order]. Attempt n for
// the i-th puzzle of a seed depends on the seed, i and n alone, and the lowest n
// that fits wins: equal orders make equal puzzles on any number of workers.
package generator

import (
	"context"
	"errors"
	"fmt"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// The lowest and the highest number of givens that can be ordered.
const (
	MinGivens = 17 // no puzzle with fewer has one solution
	MaxGivens = 80
)

// DefaultAttempts is how many grids are tried for one puzzle when the order does
// not say: enough for one in ten thousand. That takes a second or two on one core
// where nothing is rated, and up to a minute where puzzles are.
const DefaultAttempts = 100_000

// Errors that no further attempt can mend.
var (
	// ErrNoneFound means that every attempt was used up; another seed, or a wider
	// order, may fare better.
	ErrNoneFound = errors.New("no puzzle of this kind was found")
	// ErrNoPattern is the ErrNoneFound of a pattern that probably has no puzzle at all: many
	// searches ended far from one.
	ErrNoPattern = fmt.Errorf("no puzzle of the pattern was found: %w", ErrNoneFound)
	// ErrLevel means that there is no such level.
	ErrLevel = errors.New("no such level")
	// ErrGivens means that no puzzle of the symmetry has a number of givens in the
	// range, or that the range does not lie in MinGivens to MaxGivens.
	ErrGivens = errors.New("no such number of givens")
)

// A Result is a puzzle that fits its order.
type Result struct {
	Puzzle   puzzle.Puzzle
	Solution puzzle.Grid
	Rating   logic.Rating // where Rated
	Rated    bool         // the order has a condition, and wants the rating
	Attempt  int          // which attempt it was, from 1
	More     bool         // the next of a Stream is there: there will be no wait for it
}

// Generate makes one puzzle, the first one that [Stream] yields. progress, which
// may be nil, is called with the number of attempts so far, by one goroutine at a time
// and often; it must be quick. The errors are ErrNoneFound, ErrLevel, ErrGivens and
// that of ctx, after whose end Generate returns within milliseconds.
func Generate(ctx context.Context, o Order, workers int, progress func(attempts int)) (Result, error) {
	o, err := o.complete()
	if err != nil {
		return Result{}, err
	}
	t := &progressCount{}
	if progress != nil {
		t.report = func(p Progress) { progress(p.Attempts) }
	}
	var r Result
	for r, err = range o.run(ctx, 0, 1, max(workers, 1), t) {
	}
	return r, err
}
