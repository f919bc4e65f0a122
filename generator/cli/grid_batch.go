package cli

import (
	"context"
	"iter"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// A gridBatch is the grids of a chunk, which the solver gets all at once: that is several
// times faster than one by one. Simple lines among them never become items.
type gridBatch struct {
	grids     []puzzle.Grid
	counts    []int         // for the number of solutions of each
	solutions []puzzle.Grid // for one solution of each
	lines     []int         // the line of each
	file      string        // of simple lines
	items     []indexedItem // what is not a simple line
	starts    []start       // of grids with candidates of their own, in order
	counted   bool          // countDigits was called
	search    searcher
	chunk     *chunk
}

// An indexedItem is an item and the index of its grid in the batch; an invalid item has
// the index of the next grid.
type indexedItem struct {
	*item
	at int
}

// A batchAnswerer solves a batch and writes the results. It belongs to one worker and may
// keep scratch memory.
type batchAnswerer func(q *gridBatch, to *answer)

// streamBatches is stream for verbs that solve a batch of puzzles at once.
func (c *call) streamBatches(ctx context.Context, files []string, most chunkSize, newAnswerer func(context.Context) batchAnswerer) error {
	return c.streamChunks(ctx, files, most, func(ctx context.Context) chunkAnswerer {
		do, q := newAnswerer(ctx), new(gridBatch)
		return func(ch *chunk, to *answer) {
			q.fill(ch)
			do(q, to)
		}
	})
}

// number returns the number in the input of the first grid, from 1. Call it as soon as
// possible: batches after this one wait for it.
func (q *gridBatch) number(ctx context.Context) (int, error) {
	n, err := q.chunk.puzzlesBefore(ctx, len(q.grids))
	return n + 1, err
}

// fill sets the batch to the puzzles of a chunk.
func (q *gridBatch) fill(ch *chunk) {
	q.grids, q.lines, q.items, q.file = q.grids[:0], q.lines[:0], q.items[:0], ch.file
	q.starts, q.counted = q.starts[:0], false
	q.chunk = ch
	for i := range ch.items {
		q.add(&ch.items[i])
	}
	if ch.lines != nil {
		q.read(ch.lines)
		ch.lines.Free()
	}
	n := len(q.grids)
	q.counts, q.solutions = slices.Grow(q.counts[:0], n)[:n], slices.Grow(q.solutions[:0], n)[:n]
}

func (q *gridBatch) add(it *item) {
	q.items = append(q.items, indexedItem{it, len(q.grids)})
	if it.err == nil {
		if p, ok := it.start(); ok {
			q.starts = append(q.starts, start{Position: p, at: len(q.grids)})
		}
		q.grids = append(q.grids, gridToSolve(&it.Puzzle))
		q.lines = append(q.lines, it.Line)
	}
}

// read adds simple lines as grids and others as items.
func (q *gridBatch) read(l *format.Lines) {
	for more := true; more; {
		n := len(q.grids)
		q.grids = slices.Grow(q.grids, l.MaxLines())
		first, k := l.ReadSimple(q.grids[n:cap(q.grids)])
		q.grids = q.grids[:n+k]
		for i := range k {
			q.lines = append(q.lines, first+i)
		}
		more = l.Next(func(i format.Item, err error) {
			it := newItem(q.file, i, err)
			q.add(&it)
		})
	}
}

// all yields the index of every grid in order, with its item or, for a simple line, nil.
// An invalid item comes with the index of the next grid.
func (q *gridBatch) all() iter.Seq2[int, *item] {
	return func(yield func(int, *item) bool) {
		i := 0
		for _, o := range q.items {
			for ; i < o.at; i++ {
				if !yield(i, nil) {
					return
				}
			}
			if !yield(i, o.item) {
				return
			}
			if o.err == nil {
				i++
			}
		}
		for ; i < len(q.grids); i++ {
			if !yield(i, nil) {
				return
			}
		}
	}
}

// conflicts returns the conflicts of grid i.
func (q *gridBatch) conflicts(i int) []puzzle.Conflict {
	if s := q.startOf(i); s != nil {
		return s.Shape.ConflictList(&s.Grid)
	}
	return q.grids[i].ConflictList()
}

// boardOf returns the board of grid i.
func (q *gridBatch) boardOf(i int) *puzzle.Shape {
	if s := q.startOf(i); s != nil {
		return s.Shape
	}
	return nil
}

// item returns the item of a simple line.
func (q *gridBatch) item(i int) *item {
	it := lineItem(q.file, q.lines[i])
	it.Puzzle.Givens = q.grids[i]
	return &it
}

// lineItem returns the item of a simple line without its puzzle.
func lineItem(file string, line int) item {
	return newItem(file, format.Item{Line: line, Column: 1, Layout: format.Line}, nil)
}

// at returns where grid i was read, which is an item's or, if that is nil, of a simple line.
func (q *gridBatch) at(i int, it *item) place {
	if it != nil {
		return it.at()
	}
	return placeOf(q.file, q.lines[i])
}
