package generator

import (
	"cmp"
	"slices"
	"sync"
)

// A queue gives out the attempts for some puzzles in a row, and keeps what was
// found until it is collected in its turn.
type queue struct {
	order *Order
	share int // how many puzzles a worker begins on at the same time

	mu                     sync.Mutex
	workReady, puzzleReady sync.Cond // to wait for attempts to make, for puzzles to collect
	closed                 bool
	first, end             int       // the numbers of the puzzles not collected yet
	begun                  int       // the first of them that no worker has begun
	left                   int       // searches that are not over
	searches               []search  // those begun on, each at its number modulo the length
	retry                  []*search // searches that want another attempt, lowest number first
	staleCount             int       // how often attempts under way have become useless
	tally                  *progressCount
}

// minConcurrent is how many attempts are made at the same time even if some may not be
// needed: fewer would hardly be done sooner.
const minConcurrent = 16

// maxRated is how many puzzles a worker begins on at the same time if they are rated.
const maxRated = 128

// newQueue returns a queue for the puzzles from first up to end.
func newQueue(o *Order, first, end, workers int, t *progressCount) *queue {
	n := end - first
	q := &queue{order: o, tally: t, first: first, end: end, begun: first, left: n}
	q.searches = make([]search, min(n, 2*maxConcurrent*workers))
	q.share = n/workers + 1
	switch {
	case o.fixed, o.Kind != Classic: // to begin takes most of the time
		q.share = 1
	case o.rated(): // enough to ask questions together, and the first puzzle comes soon
		q.share = min(q.share, maxRated)
	}
	q.workReady.L, q.puzzleReady.L = &q.mu, &q.mu
	return q
}

func (q *queue) search(puzzle int) *search { return &q.searches[puzzle%len(q.searches)] }

// matters reports whether an attempt that was given out can still matter.
func (q *queue) matters(a attempt) bool {
	return a.puzzle >= q.first && a.number <= q.search(a.puzzle).limit
}

// wants is matters for callers that do not hold the lock.
func (q *queue) wants(a attempt) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.matters(a)
}

// assign drops attempts of w that have become useless and gives it others to begin. It
// waits when there is none, and reports whether w has anything to do.
func (q *queue) assign(w *worker) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	for !q.closed && q.left > 0 {
		if w.staleCount != q.staleCount {
			w.staleCount = q.staleCount
			w.drop(func(d *digger) bool { return !q.matters(d.attempt) })
		}
		for len(w.busy)+len(w.next) < q.most() {
			h := q.pick(len(w.busy) + len(w.next))
			if h == nil {
				break
			}
			w.next = append(w.next, h.next())
			q.list(h)
		}
		if len(w.busy)+len(w.next) > 0 {
			return true
		}
		q.workReady.Wait()
	}
	return false
}

// pick returns a search that has an attempt for a worker that makes n, or nil.
func (q *queue) pick(n int) *search {
	switch {
	case len(q.retry) > 0:
		return q.retry[0]
	case n < q.share && q.begun < q.end && q.begun-q.first < len(q.searches):
		h := q.search(q.begun)
		h.begin(q.begun, q.order.firstAttempts())
		q.begun++
		return h
	case n < q.fewest() && !q.order.alwaysFits():
		for p := q.first; p < q.begun; p++ {
			if h := q.search(p); h.more() {
				return h
			}
		}
	}
	return nil
}

// fewest is how many attempts a worker makes at the same time at least.
func (q *queue) fewest() int {
	if q.order.fixed || q.order.isFew() || q.order.Kind != Classic {
		return 1
	}
	return minConcurrent
}

// most is how many it makes at the same time at most.
func (q *queue) most() int {
	if q.order.Kind != Classic {
		return 1
	}
	return maxConcurrent
}

// list puts h into q.retry or takes it out, as it should be.
func (q *queue) list(h *search) {
	i, in := slices.BinarySearchFunc(q.retry, h.puzzle, func(g *search, p int) int { return cmp.Compare(g.puzzle, p) })
	switch should := h.wanted > 0 && h.more(); {
	case should && !in:
		q.retry = slices.Insert(q.retry, i, h)
	case in && !should:
		q.retry = slices.Delete(q.retry, i, i+1)
	}
}

// report takes the outcomes of attempts.
func (q *queue) report(list []outcome) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for i := range list {
		r := &list[i]
		made := 0
		if q.matters(r.attempt) {
			h := q.search(r.puzzle)
			if r.climbed {
				h.hope(q.order.Attempts)
			}
			if !r.fits {
				h.miss(r.number, q.begun == q.end)
			} else if h.hit(&r.madePuzzle) {
				q.staleCount++
			}
			q.list(h)
			if h.done() {
				made = min(h.best.attemptNumber, 1)
				q.left--
			}
		}
		if !r.fits {
			q.tally.sofar.Closest.improve(r.closest)
		}
		q.tally.add(made, 1)
	}
	if q.ready() {
		q.puzzleReady.Signal()
	}
	q.workReady.Broadcast()
}

// collect waits for the next puzzle and appends it to list, with those after it that
// are ready. After close it may append nothing.
func (q *queue) collect(list []madePuzzle) []madePuzzle {
	q.mu.Lock()
	defer q.mu.Unlock()
	for !q.closed && !q.ready() {
		q.puzzleReady.Wait()
	}
	for !q.closed && q.ready() {
		h := q.search(q.first)
		h.best.noPattern = q.order.climbs() && q.order.Attempts >= hopelessClimbs && !h.hoped
		list = append(list, h.best)
		q.first++
	}
	q.workReady.Broadcast()
	return list
}

// ready reports whether the next puzzle can be collected.
func (q *queue) ready() bool { return q.first < q.begun && q.search(q.first).done() }

// close wakes up everything that waits.
func (q *queue) close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.workReady.Broadcast()
	q.puzzleReady.Broadcast()
}
