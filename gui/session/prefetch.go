package session

import (
	"context"
	"math/rand/v2"
	"time"

	"sudoku/generator"
)

// A Prefetcher keeps some puzzles ready. It makes them while the player does nothing, with a
// tenth of one processor, and not on battery.
type Prefetcher struct {
	source    *PuzzleSource
	runner    *Runner
	jobs      *Jobs
	wanted    func() []Prefetch
	onBattery func() bool

	used time.Time // when the player last did something
	stop func()    // stops the timer; nil: none runs
}

const (
	idleFor   = 30 * time.Second // after this time without a key or a movement of the pointer
	chargeFor = 5 * time.Minute  // on battery, until it is asked again

	// Puzzles of a rare order are given up after some slices of attempts.
	sliceAttempts = 100
	maxSlices     = 200
	restFor       = 9 // how many times as long as a slice it rests after it
)

// NewPrefetcher makes a Prefetcher, which begins with the first call of Used. wanted is asked on
// the window's goroutine.
func NewPrefetcher(r *Runner, source *PuzzleSource, wanted func() []Prefetch) *Prefetcher {
	return &Prefetcher{source: source, runner: r, jobs: r.Jobs(), wanted: wanted, onBattery: OnBattery}
}

// Used says that the player has done something.
func (s *Prefetcher) Used() {
	s.used = time.Now()
	if s.jobs.Busy() {
		s.jobs.Stop()
	}
	s.await(idleFor)
}

// await looks in after d, unless it will look in anyway.
func (s *Prefetcher) await(d time.Duration) {
	if s.stop == nil {
		s.stop = s.runner.After(d, s.check)
	}
}

// look starts to make puzzles if the player has done nothing for long enough.
func (s *Prefetcher) check() {
	s.stop = nil
	if left := idleFor - time.Since(s.used); left > 0 {
		s.await(left)
		return
	}
	wanted := s.wanted()
	Start(s.jobs, func(ctx context.Context, _ func(int)) (unplugged bool, err error) {
		if s.onBattery() {
			return true, nil
		}
		for _, w := range wanted {
			s.keep(ctx, w)
		}
		return false, ctx.Err()
	}, func(int) {}, func(unplugged bool, _ error) {
		if unplugged {
			s.await(chargeFor)
		}
	})
}

// A Prefetch is how many puzzles are to be kept for an order.
type Prefetch struct {
	PuzzleOrder
	N int
}

// keep makes puzzles until there are enough of an order.
func (s *Prefetcher) keep(ctx context.Context, w Prefetch) {
	o, wrong := w.Order()
	if wrong != nil {
		return
	}
	if o.Kind != generator.Classic {
		return // which has no stock
	}
	o.Attempts = sliceAttempts
	for s.source.try(w.PuzzleOrder, w.N, maxSlices) {
		began := time.Now()
		o.Seed = rand.Uint64()
		r, err := generator.Generate(ctx, o, 1, nil)
		if err == nil && !s.source.Used.Has(r.Puzzle.Givens) {
			s.source.Put(w.PuzzleOrder, r.Puzzle.Givens)
		}
		select {
		case <-time.After(restFor * time.Since(began)):
		case <-ctx.Done():
			return
		}
	}
}

// Close stops the timer and the work.
func (s *Prefetcher) Close() {
	s.jobs.Stop()
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
}
