package screen

import (
	"context"
	"math/rand/v2"
	"time"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// A stocker keeps some puzzles ready. It makes them while the player does nothing, with a
// tenth of one processor, and not on battery.
type stocker struct {
	*supply
	runner    *session.Runner
	jobs      *session.Jobs
	prefs     func() Preferences
	onBattery func() bool

	used time.Time // when the player last did something
	stop func()    // stops the timer; nil: none runs
}

const (
	idleFor   = 30 * time.Second // after this time without a key or a movement of the pointer
	chargeFor = 5 * time.Minute  // on battery, until it is asked again

	perLevel = 3 // puzzles to keep of each level
	perOrder = 2 // and of each of the last orders

	// Puzzles of a rare order are given up after some slices of attempts.
	sliceAttempts = 100
	maxSlices     = 200
	restFor       = 9 // how many times as long as a slice it rests after it
)

// Used says that the player has done something.
func (s *stocker) Used() {
	s.used = time.Now()
	if s.jobs.Busy() {
		s.jobs.Stop()
	}
	s.await(idleFor)
}

// await looks in after d, unless it will look in anyway.
func (s *stocker) await(d time.Duration) {
	if s.stop == nil {
		s.stop = s.runner.After(d, s.look)
	}
}

// look starts to make puzzles if the player has done nothing for long enough.
func (s *stocker) look() {
	s.stop = nil
	if left := idleFor - time.Since(s.used); left > 0 {
		s.await(left)
		return
	}
	wanted := s.wanted()
	session.Start(s.jobs, func(ctx context.Context, _ func(int)) (unplugged bool, err error) {
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

// A wanted is how many puzzles are to be kept for an order.
type wanted struct {
	PuzzleOrder
	n int
}

// wanted lists what is to be kept: puzzles of each level, then of the last orders.
func (s *stocker) wanted() (list []wanted) {
	p := s.prefs()
	for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
		list = append(list, wanted{levelOrder(level, p.Symmetry()), perLevel})
	}
	for _, o := range p.RecentOrders() {
		list = append(list, wanted{o, perOrder})
	}
	return list
}

// levelOrder is the order of the page with the levels.
func levelOrder(level puzzle.Level, sym generator.Symmetry) PuzzleOrder {
	return PuzzleOrder{optionLevel: level.Name(), optionSymmetry: sym.Name()}
}

// keep makes puzzles until there are enough of an order.
func (s *stocker) keep(ctx context.Context, w wanted) {
	o, wrong := w.Order()
	if wrong != nil {
		return
	}
	o.Attempts = sliceAttempts
	for s.try(w.PuzzleOrder, w.n, maxSlices) {
		began := time.Now()
		o.Seed = rand.Uint64()
		r, err := generator.Generate(ctx, o, 1, nil)
		if err == nil && !s.seen.Has(r.Puzzle.Givens) {
			s.put(w.PuzzleOrder, r.Puzzle.Givens)
		}
		select {
		case <-time.After(restFor * time.Since(began)):
		case <-ctx.Done():
			return
		}
	}
}

// Close stops the timer and the work.
func (s *stocker) Close() {
	s.jobs.Stop()
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
}
