package generator

import (
	"context"
	"math/rand/v2"
	"sync"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// attempt makes attempt n for the i-th puzzle of o and reports whether it fits.
func (d *digger) attempt(ctx context.Context, o *Order, i, n int) (Result, bool) {
	rng := rand.New(rand.NewPCG(o.Seed, uint64(i)<<32|uint64(n)))
	r := Result{Solution: d.filler.fill(rng), Attempt: n}
	g := r.Solution
	low, goal := o.depth(rng)
	d.dig(&g, o.Symmetry, low, goal, rng)
	if clues := g.Filled().Len(); clues < o.MinClues || clues > o.MaxClues || o.Minimal && !d.minimal(&g) {
		return Result{}, false
	}
	r.Puzzle = puzzle.Puzzle{Givens: g}
	if o.Level == logic.Unrated {
		return r, true
	}
	var err error
	r.Rating, err = logic.Rate(ctx, g, logic.Techniques)
	r.Rated = true
	return r, err == nil && r.Rating.Level == o.Level
}

// depth returns how many givens digging must leave and at how many it ends.
func (o *Order) depth(rng *rand.Rand) (low, goal int) {
	if o.Minimal || o.MinClues == LowestClues && o.MaxClues == HighestClues {
		return 0, 0
	}
	return o.MinClues, o.MinClues + int(rng.Uint32N(uint32(o.MaxClues-o.MinClues+1)))
}

var diggers = sync.Pool{New: func() any { return new(digger) }}

// find makes the i-th puzzle of o: the one of the lowest attempt that fits.
func (o *Order) find(ctx context.Context, i, workers int, t *tally) (Result, error) {
	h := &hunt{limit: o.Attempts}
	var wg sync.WaitGroup
	for range min(workers, o.Attempts) {
		wg.Go(func() {
			d := diggers.Get().(*digger)
			defer diggers.Put(d)
			for n, ok := h.next(); ok && ctx.Err() == nil; n, ok = h.next() {
				if r, fits := d.attempt(ctx, o, i, n); fits {
					h.found(r)
				}
				t.attempt()
			}
		})
	}
	wg.Wait()
	switch {
	case ctx.Err() != nil:
		return Result{}, ctx.Err()
	case h.best.Attempt == 0:
		return Result{}, ErrRare
	}
	t.made()
	return h.best, nil
}

// A hunt hands out the attempts for one puzzle and keeps the lowest that fits.
type hunt struct {
	mu    sync.Mutex
	last  int // the attempt handed out last
	limit int // the highest attempt that can still matter
	best  Result
}

func (h *hunt) next() (n int, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.last >= h.limit {
		return 0, false
	}
	h.last++
	return h.last, true
}

func (h *hunt) found(r Result) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if r.Attempt <= h.limit {
		h.best, h.limit = r, r.Attempt-1
	}
}
