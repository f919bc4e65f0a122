package cli

import (
	"context"
	"iter"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// questions are the grids of a chunk, which the solver gets all at once: that is
// several times faster than one by one. Usual lines among them never become
// items.
type questions struct {
	grids     []puzzle.Grid
	counts    []int         // room for how many solutions each has
	solutions []puzzle.Grid // and for one of them
	lines     []int         // where each stands
	file      string        // where usual lines stand
	odd       []odd         // what is no usual line
}

// An odd is an item, and its grid's index among the questions; what is no puzzle
// has the index of what follows it.
type odd struct {
	*item
	at int
}

// An ask puts questions to the solver and writes the answers. It belongs to one
// worker and may keep scratch space.
type ask func(q *questions, to *answer)

// streamMany is stream for verbs that ask the solver about many puzzles at once.
func (c *call) streamMany(ctx context.Context, files []string, most portion, newAsk func(context.Context) ask) error {
	return c.streamChunks(ctx, files, most, func(ctx context.Context) work {
		do, q := newAsk(ctx), new(questions)
		return func(ch *chunk, to *answer) {
			q.take(ch)
			do(q, to)
		}
	})
}

// take makes the questions those of a chunk.
func (q *questions) take(ch *chunk) {
	q.grids, q.lines, q.odd, q.file = q.grids[:0], q.lines[:0], q.odd[:0], ch.file
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

func (q *questions) add(it *item) {
	q.odd = append(q.odd, odd{it, len(q.grids)})
	if it.err == nil {
		q.grids = append(q.grids, question(&it.Puzzle))
		q.lines = append(q.lines, it.Line)
	}
}

// read takes usual lines as grids and others as items.
func (q *questions) read(l *format.Lines) {
	for more := true; more; {
		n := len(q.grids)
		q.grids = slices.Grow(q.grids, l.Most())
		first, k := l.Usual(q.grids[n:cap(q.grids)])
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

// all yields every question in order by its index, with its item unless it is a
// usual line. An item that is no puzzle comes with the index of what follows it.
func (q *questions) all() iter.Seq2[int, *item] {
	return func(yield func(int, *item) bool) {
		i := 0
		for _, o := range q.odd {
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

// item makes an item of a usual line.
func (q *questions) item(i int) *item {
	it := newItem(q.file, format.Item{Line: q.lines[i], Column: 1, Layout: format.Line}, nil)
	it.Puzzle.Givens = q.grids[i]
	return &it
}
