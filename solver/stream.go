package solver

import (
	"context"
	"iter"
	"sync"

	"sudoku/puzzle"
)

// An Answer is what is known of one grid of many.
type Answer struct {
	Count    int         // of its solutions, up to the limit
	Solution puzzle.Grid // the one that Searcher.First finds, or the zero Grid
}

// Stream answers grids as they come, on so many workers, and yields the answers in
// the order of the grids. It reads grids in another goroutine than the caller's, some
// thousands ahead. Soon after ctx is done it ends; ctx.Err tells that from
// the end of the grids. Once the loop is left, nothing runs on.
func Stream(ctx context.Context, grids iter.Seq[puzzle.Grid], limit, workers int) iter.Seq[Answer] {
	return func(yield func(Answer) bool) {
		ctx, stop := context.WithCancel(ctx)
		var wg sync.WaitGroup
		defer wg.Wait()
		defer stop()

		workers := max(workers, 1)
		todo, order := make(chan *portion), make(chan *portion, 2*workers)
		wg.Go(func() {
			defer close(order)
			defer close(todo)
			distribute(ctx, grids, todo, order)
		})
		for range workers {
			wg.Go(func() {
				var b Batch
				for p := range todo {
					p.answer(ctx, &b, limit)
				}
			})
		}
		for p := range order {
			select {
			case <-p.done:
			case <-ctx.Done():
			}
			if ctx.Err() != nil || !p.yield(yield) {
				return
			}
		}
	}
}

// portionGrids is enough to keep lanes busy nearly all the time.
const portionGrids = 1024

// A portion is some grids in a row.
type portion struct {
	grids     []puzzle.Grid
	counts    []int
	solutions []puzzle.Grid
	done      chan struct{}
}

// distribute sends the grids in portions to the workers, and to the caller in order.
func distribute(ctx context.Context, grids iter.Seq[puzzle.Grid], todo, order chan<- *portion) {
	p := newPortion()
	send := func() bool {
		for _, to := range []chan<- *portion{order, todo} {
			select {
			case to <- p:
			case <-ctx.Done():
				return false
			}
		}
		p = newPortion()
		return true
	}
	for g := range grids {
		p.grids = append(p.grids, g)
		if len(p.grids) == portionGrids && !send() || ctx.Err() != nil {
			return
		}
	}
	if len(p.grids) > 0 {
		send()
	}
}

func newPortion() *portion {
	return &portion{grids: make([]puzzle.Grid, 0, portionGrids), done: make(chan struct{})}
}

// answer does not close done when ctx is done: the counts mean nothing then.
func (p *portion) answer(ctx context.Context, b *Batch, limit int) {
	p.counts, p.solutions = make([]int, len(p.grids)), make([]puzzle.Grid, len(p.grids))
	if b.Solve(ctx, p.grids, limit, p.counts, p.solutions) == nil {
		close(p.done)
	}
}

func (p *portion) yield(yield func(Answer) bool) bool {
	for i, n := range p.counts {
		if !yield(Answer{n, p.solutions[i]}) {
			return false
		}
	}
	return true
}
