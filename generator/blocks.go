package generator

import (
	"context"
	"iter"
	"slices"
)

// The puzzles of an order with conditions come in blocks. The first few of a block are
// looked for on their own; if that took many attempts, the others are looked for near
// them. So each depends on the seed, and on its own number and that of its block.
const (
	blockSize  = 128
	blockRoots = 4
	rareFrom   = 1000 // attempts for the first few together
)

// mayBeRare reports whether puzzles of o are looked for near others.
func (o *Order) mayBeRare() bool {
	return o.Kind == Classic && (o.isFew() || slices.ContainsFunc(o.conditions, func(c *Condition) bool { return c.Name != "difficulty" }))
}

// run yields the puzzles of o from first up to end, in order, in the way that suits o.
func (o *Order) run(ctx context.Context, first, end, workers int, t *progressCount) iter.Seq2[Result, error] {
	if !o.mayBeRare() {
		return run(ctx, o, first, end, workers, t)
	}
	if order := o.withSeeds(); order.seeded {
		return run(ctx, order, first, end, workers, t)
	}
	return runBlocks(ctx, o, first, end, workers, t)
}

// withSeeds returns o with the puzzles near which its own are looked for from the first on, or o
// itself without any.
func (o *Order) withSeeds() *Order {
	seeds := o.startSeeds()
	if len(seeds) == 0 {
		return o
	}
	order := *o
	order.near, order.seeded = seeds, true
	return &order
}

// runBlocks is run for orders that may be rare.
func runBlocks(ctx context.Context, o *Order, first, end, workers int, t *progressCount) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		for first < end {
			block := first - first%blockSize
			roots := min(end, block+blockRoots)
			from := block
			if first >= block && end <= block+blockRoots {
				from = first // none of the others is wanted
			}
			order := *o
			attempts, hidden := 0, 0
			for r, err := range run(ctx, o, from, roots, workers, t) {
				attempts += r.Attempt
				order.near = append(order.near, madePuzzle{attemptNumber: r.Attempt, givens: r.Puzzle.Givens, solution: r.Solution, rating: r.Rating})
				if number := from + len(order.near) - 1; number < first && err == nil {
					hidden++
					continue
				}
				if !yield(r, err) || err != nil {
					return
				}
			}
			t.sofar.Made -= hidden
			stop := min(end, block+blockSize)
			if attempts < rareFrom {
				order.near = nil
			}
			for r, err := range run(ctx, &order, max(first, roots), stop, workers, t) {
				if !yield(r, err) || err != nil {
					return
				}
			}
			first = stop
		}
	}
}
