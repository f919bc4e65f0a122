package lanes

import (
	"context"
	"math/bits"
	"unsafe"

	"sudoku/puzzle"
)

// A Job is a question about many grids.
type Job struct {
	Grids []puzzle.Grid
	// Exclude is empty, or for each grid has a candidate that is struck at the start.
	Exclude []puzzle.Candidate
	// Limit is the number of solutions at which to stop looking for more; at
	// least 1.
	Limit int
	// Counts gets the number of solutions of each grid, up to Limit.
	Counts []int
	// Solutions is empty, or gets a solution of each grid that has any. With a Limit of
	// 2 or more that is the first in the order of a search that takes one guess after the
	// other, or the zero Grid where there are several and it isn't sure which is the first.
	Solutions []puzzle.Grid
	// MaxGuesses, if not 0, is the number of guesses after which the search of a
	// grid is given up, with eight more for each of its solutions. On some
	// nearly empty grids, simple guesses would search for hours.
	MaxGuesses int
	// MinGivens is how many givens a grid must have, or it is given up when it must be
	// guessed in.
	MinGivens int
}

// GivenUp is the count of a grid whose search was given up.
const GivenUp = -1

// An Engine is scratch space, about 100 kB. One goroutine may use it at a
// time.
type Engine struct {
	*work
	set    InstructionSet
	keys   [width]uint16
	lanes  uint32       // those in use: all, or the first half for one grid
	single bool         // there is one grid
	live   uint32       // those at work
	of     [width]uint8 // the search that each of them works for

	searches [width]search
	vacant   uint32 // searches not in use
	orphans  uint32 // searches in use that no lane works for
	fresh    *store // grids not yet begun; prev has their indexes
	stores   []*store

	guesses guesses
	moves   transfers

	Job
	// Guesses is how many guesses the last job took.
	Guesses int
	next    int // the first grid that is not yet in fresh
	rest    [width]puzzle.Grid
}

// A search finds the solutions of one grid.
type search struct {
	grid    int // its index
	guesses int
	lanes   int   // that work for it
	forked  bool  // several lanes did, before one found a solution
	top     int32 // its state put off last: store times width plus column; or none
}

const none = -1

// A store holds states that wait for a lane, one in a column.
type store struct {
	block
	full uint32       // columns in use
	prev [width]int32 // the state of the same search put off before, or none
}

// New returns an Engine that uses a form which this CPU has.
func New(set InstructionSet) *Engine {
	return &Engine{set: set, work: pageAligned[work](0), fresh: newStore()}
}

// newStore returns a store half a page away from where the work area begins: the
// same cell of both must not fall on the same place of a page, or every load
// waits for a store that has nothing to do with it.
func newStore() *store { return pageAligned[store](2048) }

// pageAligned returns a T that begins offset bytes after the start of a page.
func pageAligned[T any](offset uintptr) *T {
	const page = 4096
	var t T
	buf := make([]byte, unsafe.Sizeof(t)+2*page)
	start := unsafe.Pointer(&buf[0])
	return (*T)(unsafe.Add(start, -uintptr(start)%page+offset))
}

// minStopped is how many lanes must have stopped before they get new work: all of them
// get it together, at nearly the cost of one.
const minStopped = 16

// Run does a job. Soon after ctx is done it stops and returns ctx's error; counts
// and solutions mean nothing then.
func (e *Engine) Run(ctx context.Context, j Job) error {
	e.begin(j)
	for n := 1; e.live != 0; n++ {
		if n%1024 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		dead, done, stalled := e.sweep()
		e.end(dead&e.live, done&e.live)
		stalled &= e.live
		if !e.due(stalled) {
			continue
		}
		if stalled != 0 {
			e.guess(stalled)
		}
		e.refill()
	}
	return nil
}

// due reports whether it is time to give new work to the lanes that have stopped. With a
// single grid they don't wait long.
func (e *Engine) due(stalled uint32) bool {
	idle := e.lanes&^e.live | stalled
	if e.single {
		if e.searches[0].top == none {
			idle = stalled // nothing waits for the free ones
		}
		return 2*bits.OnesCount32(idle) >= bits.OnesCount32(e.live)
	}
	return bits.OnesCount32(idle) >= minStopped || idle == e.lanes
}

// begin makes the engine ready for a job and starts the first grids.
func (e *Engine) begin(j Job) {
	e.Job, e.Guesses, e.next = j, 0, 0
	clear(e.Solutions)
	clear(e.Counts[:len(e.Grids)])
	e.live, e.fresh.full = 0, 0
	e.lanes, e.single = 1<<width-1, len(e.Grids) == 1
	if e.single && e.set == AVX512 {
		e.lanes = 1<<(width/2) - 1
	}
	e.vacant, e.orphans = 1<<width-1, 0
	for _, s := range e.stores {
		s.full = 0
	}
	e.refill()
}

// end frees the lanes that have come to an end, dead or done with a solution.
func (e *Engine) end(dead, done uint32) {
	for ends := dead | done; ends != 0; ends &= ends - 1 {
		l := bits.TrailingZeros32(ends) % width
		if e.live>>l&1 == 0 {
			continue // by a lane before it, which completed their count
		}
		if done>>l&1 != 0 {
			e.solved(l)
		}
		e.free(l)
	}
}

// solved counts the solution in lane l.
func (e *Engine) solved(l int) {
	k := e.of[l]
	s := &e.searches[k]
	e.Counts[s.grid]++
	if len(e.Solutions) > 0 {
		e.keep(s, l)
	}
	if e.Counts[s.grid] >= e.Limit {
		e.drop(int(k), 1<<l)
	}
}

// keep writes the solution in lane l if it is the first of the search's grid.
func (e *Engine) keep(s *search, l int) {
	switch n := e.Counts[s.grid]; {
	case n == 1:
		e.read(l, &e.Solutions[s.grid])
	case n == 2 && s.forked:
		e.Solutions[s.grid] = puzzle.Grid{}
	}
}

// alone reports whether a search must do with one lane: until it has ended, or found
// the first solution, or taken so many guesses that it is hard.
func (e *Engine) alone(s *search) bool {
	switch {
	case e.single:
		return false
	case len(e.Solutions) > 0 && e.Counts[s.grid] == 0:
		return s.guesses <= orderedGuesses
	}
	return s.guesses <= singleLaneGuesses
}

// drop ends a search but for some of its lanes.
func (e *Engine) drop(k int, but uint32) {
	s := &e.searches[k]
	for s.top != none {
		e.pop(s)
	}
	for others := e.live &^ but; others != 0; others &= others - 1 {
		if m := bits.TrailingZeros32(others) % width; int(e.of[m]) == k {
			e.free(m)
		}
	}
}

// free takes lane l from its search.
func (e *Engine) free(l int) {
	e.live &^= 1 << l
	k := e.of[l]
	s := &e.searches[k]
	if s.lanes--; s.lanes > 0 {
		return
	}
	if s.top == none {
		e.vacant |= 1 << k
	} else {
		e.orphans |= 1 << k
	}
}

// pop takes back the state that s put off last.
func (e *Engine) pop(s *search) (at *store, column int) {
	at, column = e.stores[s.top/width], int(s.top%width)
	at.full &^= 1 << column
	s.top = at.prev[column]
	return at, column
}
