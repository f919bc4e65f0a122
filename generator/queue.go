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

	mu         sync.Mutex
	room, some sync.Cond // to wait for attempts to make, for puzzles to collect
	closed     bool
	first, end int     // the numbers of the puzzles not collected yet
	begun      int     // the first of them that nobody has begun on
	left       int     // hunts that are not over
	hunts      []hunt  // those begun on, each at its number modulo the length
	again      []*hunt // those that want another attempt, lowest number first
	useless    int     // how often attempts under way have lost their use
	tally      *tally
}

// few is how many attempts are made at the same time even where some may turn out
// to be needless: fewer would hardly be done sooner.
const few = 16

// newQueue returns a queue for the puzzles from first up to end.
func newQueue(o *Order, first, end, workers int, t *tally) *queue {
	n := end - first
	q := &queue{order: o, tally: t, first: first, end: end, begun: first, left: n}
	q.hunts = make([]hunt, min(n, 2*crowd*workers))
	q.share = n/workers + 1
	if o.rated() { // that is what takes time, and each puzzle takes it by itself
		q.share = min(q.share, few)
	}
	q.room.L, q.some.L = &q.mu, &q.mu
	return q
}

func (q *queue) hunt(puzzle int) *hunt { return &q.hunts[puzzle%len(q.hunts)] }

// matters reports whether an attempt that was given out can still matter.
func (q *queue) matters(a attempt) bool {
	return a.puzzle >= q.first && a.number <= q.hunt(a.puzzle).limit
}

// wants is matters for those who do not hold the lock.
func (q *queue) wants(a attempt) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.matters(a)
}

// assign drops attempts of w that have lost their use and gives it others to begin.
// It waits when there is none, and reports whether w has anything to do.
func (q *queue) assign(w *worker) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	for !q.closed && q.left > 0 {
		if w.useless != q.useless {
			w.useless = q.useless
			w.drop(func(d *digger) bool { return !q.matters(d.attempt) })
		}
		for len(w.busy)+len(w.next) < crowd {
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
		q.room.Wait()
	}
	return false
}

// pick returns a hunt that has an attempt for a worker that makes n, or nil.
func (q *queue) pick(n int) *hunt {
	switch {
	case len(q.again) > 0:
		return q.again[0]
	case n < q.share && q.begun < q.end && q.begun-q.first < len(q.hunts):
		h := q.hunt(q.begun)
		h.begin(q.begun, q.order.Attempts)
		q.begun++
		return h
	case n < few && !q.order.sure():
		for p := q.first; p < q.begun; p++ {
			if h := q.hunt(p); h.more() {
				return h
			}
		}
	}
	return nil
}

// list sees to it that h is in q.again when it should be.
func (q *queue) list(h *hunt) {
	i, in := slices.BinarySearchFunc(q.again, h.puzzle, func(g *hunt, p int) int { return cmp.Compare(g.puzzle, p) })
	switch should := h.wanted > 0 && h.more(); {
	case should && !in:
		q.again = slices.Insert(q.again, i, h)
	case in && !should:
		q.again = slices.Delete(q.again, i, i+1)
	}
}

// handIn takes what has come of attempts.
func (q *queue) handIn(list []outcome) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for i := range list {
		r := &list[i]
		made := 0
		if q.matters(r.attempt) {
			h := q.hunt(r.puzzle)
			if !r.fits {
				h.miss(r.number)
			} else if h.hit(&r.find) {
				q.useless++
			}
			q.list(h)
			if h.over() {
				made = min(h.best.by, 1)
				q.left--
			}
		}
		q.tally.add(made, 1)
	}
	if q.ready() {
		q.some.Signal()
	}
	q.room.Broadcast()
}

// collect appends to list what was found for the next puzzles: all that is there,
// once there is one. After close it may append nothing.
func (q *queue) collect(list []find) []find {
	q.mu.Lock()
	defer q.mu.Unlock()
	for !q.closed && !q.ready() {
		q.some.Wait()
	}
	for !q.closed && q.ready() {
		list = append(list, q.hunt(q.first).best)
		q.first++
	}
	q.room.Broadcast()
	return list
}

// ready reports whether the next puzzle can be collected.
func (q *queue) ready() bool { return q.first < q.begun && q.hunt(q.first).over() }

// close makes everybody stop waiting.
func (q *queue) close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.room.Broadcast()
	q.some.Broadcast()
}
