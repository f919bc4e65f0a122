package cli

import (
	"context"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver"
)

// distinct knows which puzzles there have been, of symmetric copies one. Workers ask about
// their chunks in the order of the input.
type distinct struct {
	mu      sync.Mutex
	changed sync.Cond // signals a change of turn, and the end of ctx
	turn    int       // the chunk whose turn it is
	set     canon.Set
	one     canon.Finder // for isNew
}

func newDistinct() *distinct {
	d := &distinct{}
	d.changed.L = &d.mu
	return d
}

// isNew reports whether there was no copy of a puzzle, of which there is one now. It is
// for a caller without workers.
func (d *distinct) isNew(p *puzzle.Puzzle) bool { return d.set.Add(d.one.KeyOf(gridToSolve(p))) }

// add waits for the turn of a chunk and adds the keys of all its puzzles. It leaves those
// that are new, the others become zero. If ctx ends first it returns false.
func (d *distinct) add(ctx context.Context, turn int, keys []canon.Key) bool {
	defer context.AfterFunc(ctx, func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.changed.Broadcast()
	})()
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.turn != turn && ctx.Err() == nil {
		d.changed.Wait()
	}
	if ctx.Err() != nil {
		return false
	}
	for i, k := range keys {
		if !d.set.Add(k) {
			keys[i] = canon.Key{}
		}
	}
	d.turn++
	d.changed.Broadcast()
	return true
}

// only returns the chunkAnswerers that answer the items with a new puzzle, and those
// without one.
func (d *distinct) only(newAnswerer answererFunc) func(context.Context) chunkAnswerer {
	return func(ctx context.Context) chunkAnswerer {
		var (
			f    canon.Finder
			keys []canon.Key

			search solver.Searcher
		)
		one := newAnswerer(ctx)
		return func(ch *chunk, to *answer) {
			keys = keys[:0]
			for i := range ch.items {
				if it := &ch.items[i]; it.err == nil && !it.isSukaku(&search) { // of these the digits are not the puzzle
					keys = append(keys, f.KeyOf(gridToSolve(&it.Puzzle)))
				}
			}
			if !d.add(ctx, to.turn, keys) {
				return
			}
			left := keys
			to.each(ch.items, func(it *item, to *answer) {
				if it.err == nil && !it.isSukaku(&search) {
					k := left[0]
					left = left[1:]
					if k == (canon.Key{}) {
						return
					}
				}
				one(it, to)
			})
		}
	}
}
