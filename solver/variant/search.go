package variant

import (
	"context"
	"math/rand/v2"

	"sudoku/puzzle"
)

// A query says what a search looks for.
type query struct {
	limit   int                     // how many solutions
	found   func(*puzzle.Grid) bool // is told each, and whether to go on; may be nil
	keep    *[81]puzzle.DigitSet    // what cells without a digit may hold; nil for any
	rng     *rand.Rand              // chooses among guesses; nil for the same order always
	guesses int                     // after how many it gives up; 0 for never
}

// between is how many guesses come between looks at whether the search is still wanted.
const between = 64

// run searches for solutions of a grid, and returns how many it found. It ends early when ctx
// is done, and s.cut says whether it gave up.
func (s *Searcher) run(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid, q query) (int, error) {
	if err := ctx.Err(); err != nil || q.limit <= 0 {
		return 0, err
	}
	if s.work.board == nil || s.work.board.shape != shape {
		s.work.board = boardOf(shape)
	}
	s.query, s.done, s.count, s.guesses, s.cut = q, ctx.Done(), 0, 0, false
	s.work.weights = [128]uint32{}
	if !s.work.board.wrong && s.work.start(&s.states[0], g, q.keep) {
		s.search(0)
	}
	if s.cut {
		return s.count, ctx.Err()
	}
	return s.count, nil
}

// search looks for solutions of the state at a depth. It reports false when the search is over.
func (s *Searcher) search(depth int) bool {
	st := &s.states[depth]
	if !st.propagate() {
		return true
	}
	if st.open.Empty() {
		return s.solved(st)
	}
	if s.stop() {
		return false
	}
	all := s.choose(st)
	for left := all.n; left > 0; left-- {
		g := s.take(&all, left)
		next := &s.states[depth+1]
		*next = *st
		s.work.clear()
		if next.remove(g.cell, next.cands[g.cell]&^g.digit); !s.search(depth + 1) {
			return false
		}
	}
	return true
}

// clear forgets what was still to be looked at.
func (w *work) clear() { w.n, w.houses, w.sums = 0, 0, sumSet{} }

// solved takes a solution. It reports whether others are wanted.
func (s *Searcher) solved(st *state) bool {
	s.last = puzzle.Grid{}
	for c := range s.work.board.cells.All() {
		s.last[c] = st.cands[c].Min()
	}
	s.count++
	return (s.query.found == nil || s.query.found(&s.last)) && s.count < s.query.limit
}

// stop reports whether the search is to be given up.
func (s *Searcher) stop() bool {
	s.guesses++
	s.cut = s.query.guesses > 0 && s.guesses > s.query.guesses
	if !s.cut && s.guesses%between == 0 && s.done != nil {
		select {
		case <-s.done:
			s.cut = true
		default:
		}
	}
	return s.cut
}
