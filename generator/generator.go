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
	// ErrLevel means that there is no such level.
	ErrLevel = errors.New("no such level")
	// ErrGivens means that no puzzle of the symmetry has a number of givens in the
	// range, or that the range does not lie in MinGivens to MaxGivens.
	ErrGivens = errors.New("no such number of givens")
)

// An Order says what kind of puzzle is wanted. The zero Order takes any puzzle
// without symmetry, dug as deep as its grid allows.
type Order struct {
	// Level is the level to be reached; with Unrated nothing is rated.
	Level logic.Level
	// MinGivens and MaxGivens bound the number of givens; 0 is no bound. Digging
	// aims at a random number between them; with no bounds it goes on until no given can be taken out.
	MinGivens, MaxGivens int
	Symmetry             Symmetry
	// Minimal asks for a puzzle that loses its only solution with any single
	// given. With a symmetry few grids allow that, and more are tried.
	Minimal  bool
	Seed     uint64
	Attempts int // for one puzzle; 0 is DefaultAttempts
}

// A Result is a puzzle that fits its order.
type Result struct {
	Puzzle   puzzle.Puzzle
	Solution puzzle.Grid
	Rating   logic.Rating // where Rated
	Rated    bool         // the order named a level
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
	for r, err = range run(ctx, &o, 0, 1, max(workers, 1), t) {
	}
	return r, err
}

// complete fills in what the order leaves open, or says why nothing can fit it.
func (o Order) complete() (Order, error) {
	if o.MinGivens == 0 {
		o.MinGivens = MinGivens
	}
	if o.MaxGivens == 0 {
		o.MaxGivens = MaxGivens
	}
	if o.Attempts <= 0 {
		o.Attempts = DefaultAttempts
	}
	if o.Level > logic.Extreme {
		return o, ErrLevel
	}
	if o.MinGivens < MinGivens || o.MaxGivens > MaxGivens || !o.Symmetry.allows(o.MinGivens, o.MaxGivens) {
		return o, ErrGivens
	}
	return o, nil
}

// depth returns how many givens digging must leave and at how many it ends.
func (o *Order) depth(c *random) (low, goal int) {
	if o.Minimal || o.anyGivens() {
		return 0, 0
	}
	return o.MinGivens, o.MinGivens + c.intn(o.MaxGivens-o.MinGivens+1)
}

func (o *Order) anyGivens() bool { return o.MinGivens == MinGivens && o.MaxGivens == MaxGivens }

func (o *Order) rated() bool { return o.Level != logic.Unrated }

// alwaysFits reports whether every attempt fits.
func (o *Order) alwaysFits() bool {
	return !o.rated() && o.anyGivens() && (!o.Minimal || o.Symmetry == None)
}
