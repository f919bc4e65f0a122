package session

import (
	"context"
	"math/rand/v2"
	"sync"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
)

// A Yield is how many puzzles of an order came of how much work: of the time of one worker.
type Yield struct {
	Made int
	Took time.Duration
}

// Each returns how long workers take for a puzzle: without one, longer than this, probably.
func (y Yield) Each(workers int) time.Duration {
	return y.Took / time.Duration(max(y.Made, 1)*max(workers, 1))
}

// Yields remember what orders yielded, by their kinds. Any goroutine can use them.
type Yields struct {
	mu sync.Mutex
	of map[string]Yield
}

// Of returns what an order yielded so far; it took no time if that is not known.
func (y *Yields) Of(o PuzzleOrder) Yield {
	y.mu.Lock()
	defer y.mu.Unlock()
	return y.of[o.Kind()]
}

// add adds what a search of some workers since a time yielded.
func (y *Yields) add(o PuzzleOrder, made, workers int, since time.Time) {
	y.mu.Lock()
	defer y.mu.Unlock()
	if y.of == nil {
		y.of = map[string]Yield{}
	}
	sum := y.of[o.Kind()]
	sum.Made += made
	sum.Took += time.Since(since) * time.Duration(workers)
	y.of[o.Kind()] = sum
}

// Look makes a puzzle of an order as Make does, and remembers what that yielded.
func (s *PuzzleSource) Look(ctx context.Context, of PuzzleOrder, o generator.Order, workers int, report func(generator.Progress)) (generator.Result, error) {
	began, made := time.Now(), 1
	r, err := s.Make(ctx, o, of.Seeded(), workers, report)
	if err != nil {
		made = 0
	}
	s.Yields.add(of, made, workers, began)
	return r, err
}

// tryFor is how long puzzles are looked for to see how long they take, and tryEnough how many are
// enough.
const (
	tryFor    = 2 * time.Second
	tryEnough = 5
)

// keepAfter is how long a puzzle must have taken to be kept though nobody has looked for it.
const keepAfter = tryFor / 8

// Try looks for some puzzles of an order with one worker, to see how long they take, and adds that to
// the yields. It ends when there are enough, after two seconds, or with ctx. What took long is ready
// from then on.
func (s *PuzzleSource) Try(ctx context.Context, of PuzzleOrder, o generator.Order) {
	ctx, cancel := context.WithTimeout(ctx, tryFor)
	defer cancel()
	free := ParsePuzzleOrder(of.Kind()) // no certain one
	for range tryEnough {
		o.Seed = rand.Uint64()
		began := time.Now()
		r, err := s.Look(ctx, free, o, 1, nil)
		if err != nil {
			return
		}
		if time.Since(began) > keepAfter && !of.Seeded() && of.Number() == 1 {
			s.keep(of, r.Puzzle.Givens)
		}
	}
}

// keep keeps a puzzle for an order, until the program ends.
func (s *PuzzleSource) keep(of PuzzleOrder, g puzzle.Grid) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.spare[of.Kind()] = append(s.spare[of.Kind()], g)
}
