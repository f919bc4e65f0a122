package generator

import (
	"context"
	"slices"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// maxConcurrent is how many attempts a worker makes at the same time at most.
const maxConcurrent = 512

// A worker makes many attempts at the same time, and asks one question of each at a time.
type worker struct {
	questions  questions
	rater      logic.Rater
	path       path // of the puzzle that is rated
	search     solver.Searcher
	finder     canon.Finder
	boards     boardMaker
	diggers    [maxConcurrent]digger
	free       []*digger
	busy       []*digger // the attempts for a puzzle among them are in order
	over       []outcome // of attempts that have ended, to be reported
	next       []attempt // those to begin
	staleCount int       // queue.staleCount when busy was last checked
}

var idleWorkers = sync.Pool{New: func() any {
	w := new(worker)
	for i := range w.diggers {
		w.free = append(w.free, &w.diggers[i])
	}
	return w
}}

// work makes attempts for q until none is left or ctx is done.
func work(ctx context.Context, q *queue) {
	w := idleWorkers.Get().(*worker)
	w.staleCount = 0
	for ctx.Err() == nil && q.assign(w) {
		if q.order.Kind != Classic {
			w.makeBoards(ctx, q)
			continue
		}
		w.begin(ctx, q.order)
		w.step(ctx, q)
	}
	w.next = w.next[:0]
	w.drop(func(*digger) bool { return true })
	idleWorkers.Put(w)
}

// begin begins the attempts that were assigned, unless ctx is done.
func (w *worker) begin(ctx context.Context, o *Order) {
	for _, a := range w.next {
		if ctx.Err() != nil {
			break
		}
		last := len(w.free) - 1
		w.free[last].search = &w.search
		w.free[last].start(ctx, o, a)
		w.busy = append(w.busy, w.free[last])
		w.free = w.free[:last]
	}
	w.next = w.next[:0]
}

// step takes every attempt one question further and reports those that have ended.
// Once ctx is done, some may be neither.
func (w *worker) step(ctx context.Context, q *queue) {
	w.drop(func(d *digger) bool {
		for !d.ask(&w.questions) {
			w.over = append(w.over, d.outcome())
			if !d.order.rated() {
				w.missed(ctx, q, d)
				return true
			}
			if !w.rate(ctx, q, d) {
				return true
			}
		}
		return false
	})
	w.report(ctx, q)
	w.questions.answerAll(ctx)
}

// rate checks whether a puzzle that fits otherwise meets the conditions of the order, and
// reports at once, since other workers may wait for the answer. It returns true if the
// attempt goes on instead.
func (w *worker) rate(ctx context.Context, q *queue, d *digger) (goesOn bool) {
	r := &w.over[0]
	wanted := q.wants(r.attempt)
	if r.fits = r.fits && wanted && q.order.solves(&r.solution); r.fits {
		r.rating, r.fits = w.path.rate(ctx, &w.rater, q.order, &r.givens)
		r.fits = r.fits && !(q.order.seeded && stockForms()[w.finder.Form(r.givens)])
	} else {
		w.path.begin(q.order, &r.givens)
	}
	if wanted {
		w.missed(ctx, q, d)
	}
	if !r.fits && wanted && ctx.Err() == nil && d.follow(&w.path, r) {
		w.over = w.over[:0]
		return true
	}
	w.report(ctx, q)
	return false
}

// missed notes what the last puzzle misses, if that is reported.
func (w *worker) missed(ctx context.Context, q *queue, d *digger) {
	r := &w.over[len(w.over)-1]
	if !r.fits && q.tally.report != nil {
		if !d.failed && d.number%sampled == 0 {
			w.path.sample(ctx)
		}
		d.nearest.improve(d.closest(&w.path))
		r.closest = d.nearest
	}
}

// report reports the outcomes, unless ctx is done and has caused them.
func (w *worker) report(ctx context.Context, q *queue) {
	if len(w.over) > 0 && ctx.Err() == nil {
		q.report(w.over)
	}
	clear(w.over) // ratings are large
	w.over = w.over[:0]
}

// drop frees the busy diggers that are stale.
func (w *worker) drop(isStale func(*digger) bool) {
	w.busy = slices.DeleteFunc(w.busy, func(d *digger) bool {
		no := isStale(d)
		if no {
			w.free = append(w.free, d)
		}
		return no
	})
}

// questions are those that many diggers ask together. The zero value is ready.
type questions struct {
	batch    solver.Batch
	counts   []int
	many     []puzzle.Grid // grids from which several givens were taken
	manyOf   []*digger
	one      []puzzle.Grid // grids from which one was
	oneOf    []*digger
	excluded []puzzle.Candidate // that given
}

// add adds the question of d: whether its grid without its removal has one solution.
func (q *questions) add(d *digger) {
	l := &d.removal
	if l.n == 1 {
		c := l.cells[0]
		q.one, q.oneOf = append(q.one, d.grid), append(q.oneOf, d)
		q.one[len(q.one)-1][c] = 0
		q.excluded = append(q.excluded, puzzle.Cand(c, d.solution[c]))
		return
	}
	q.many, q.manyOf = append(q.many, d.grid), append(q.manyOf, d)
	g := &q.many[len(q.many)-1]
	for _, c := range l.cells[:l.n] {
		g[c] = 0
	}
}

// answerAll answers the questions, unless ctx is done, and removes them.
func (q *questions) answerAll(ctx context.Context) {
	n := max(len(q.many), len(q.one))
	q.counts = slices.Grow(q.counts[:0], n)[:n]
	if q.batch.Count(ctx, q.many, 2, q.counts) == nil {
		for i, d := range q.manyOf {
			d.answer(q.counts[i] == 1)
		}
	}
	if q.batch.CountOthers(ctx, q.one, q.excluded, 1, q.counts) == nil {
		for i, d := range q.oneOf {
			d.answer(q.counts[i] == 0)
		}
	}
	q.many, q.manyOf = q.many[:0], q.manyOf[:0]
	q.one, q.oneOf, q.excluded = q.one[:0], q.oneOf[:0], q.excluded[:0]
}
