package solver

import (
	"math/bits"

	"sudoku/puzzle"
)

//go:generate go run band_tables_gen.go

// bands is the fast search in plain Go. It keeps the candidates of each digit as
// a set of cells (see layout in band_state.go), so that a few operations draw the
// conclusions of one digit over the whole grid, and guesses in a cell with two
// candidates: one digit there, then the same state with that digit struck out.
type bands struct {
	query
	count   int
	nodes   int           // guesses so far
	stopped bool          // by done, or at maxDeadEnds
	ends    int           // dead ends so far
	before  int           // dead ends before the last solution
	oracle  *bands        // searches in another order for ordered searches that are hard
	asked   int           // guesses of oracle
	solved  [9]digitCells // that last returns, if count > 0
	grid    puzzle.Grid   // passed to found
	trial   bandState
	root    bandState // before the first guess
	hard    *backjump // searches grids that have many dead ends
	patient int       // after how many dead ends that is
	sure    int       // up to how many solutions there are, plus one, as the oracle was asked
	no      bool      // there are no more than were found
	isDealt bool      // first is a solution that dealing found
	first   [9]digitCells
	stack   [82]bandState // for each guess the state without it; on top, the current state
}

// run searches g and returns how many solutions it saw.
func (b *bands) run(g *puzzle.Grid, q query) int {
	b.begin(q)
	if st := &b.stack[0]; q.limit > 0 && st.start(g) {
		if q.keep != nil {
			st.keep(g, q.keep)
		}
		b.start()
	}
	if b.isDealt && b.count > 0 {
		b.solved = b.first
	}
	b.query = query{} // keep nothing alive that the caller let go
	return b.count
}

// start searches the givens in the first state.
func (b *bands) start() {
	st := &b.stack[0]
	if b.exclude != nil {
		bit, open := &cellBit[b.exclude.Cell()], &st.digits[b.exclude.Digit()-1].open
		open[0] &^= bit[0]
		open[1] &^= bit[1]
	}
	if bits.OnesCount64(st.empty[0])+bits.OnesCount64(st.empty[1]) > 81-minGivens {
		b.patient = fewDeadEnds
		if b.mayDeal() && b.deal() {
			return
		}
	}
	b.search()
}

// begin makes b ready for a search.
func (b *bands) begin(q query) {
	b.patient, b.isDealt = hardDeadEnds, false
	b.query, b.count, b.nodes, b.ends, b.stopped = q, 0, 0, 0, false
	b.before, b.asked = 0, 0
	b.sure, b.no = 0, false
	if b.oracle != nil {
		b.oracle.count = 0
	}
}

// carefulGuesses is how many guesses are chosen carefully while none has failed: a grid
// with many solutions needs no more.
const carefulGuesses = 1

// easyGuesses is after how many guesses a grid is hard, and strikeWays is worth its time: hardly any puzzle
// with one solution needs so many.
const easyGuesses = 1024

// easyOrdered is the same in order, where guesses are chosen worse.
const easyOrdered = 64

func (b *bands) search() {
	for n := 0; n >= 0; {
		st := &b.stack[n]
		switch {
		case !b.propagate(st):
			b.ends++
			n--
		case st.empty[0]|st.empty[1] == 0:
			if !b.solution(st) {
				return
			}
			n--
		default:
			if b.nodes++; b.nodes == 1 {
				b.root = *st
			}
			if b.ends > b.patient+b.count && !b.ordered && b.rng == nil {
				b.searchHard()
				return
			}
			if b.giveUp() {
				return
			}
			n++
			b.guess(st, &b.stack[n], n > carefulGuesses && b.ends == 0)
		}
	}
}

// giveUp reports whether to stop before the end, after so many dead ends or by done.
func (b *bands) giveUp() bool {
	b.stopped = b.stopped || b.maxDeadEnds != 0 && b.ends >= b.maxDeadEnds || b.nodes%checkEvery == 0 && b.interrupted()
	return b.stopped
}

// After so many dead ends the search of a grid is left to backjump. No puzzle is known that has
// hardDeadEnds: the hardest have up to 600, which take less time here. fewDeadEnds is for
// what is no puzzle: parts of grids, and those with too few givens.
const (
	hardDeadEnds = 1000
	fewDeadEnds  = 100
)

// searchHard searches from the beginning by backjump.
func (b *bands) searchHard() {
	if b.hard == nil {
		b.hard = new(backjump)
	}
	s := b.hard
	b.count = s.run(&b.root, b.limit, b.maxDeadEnds, b.done)
	b.solved, b.stopped = s.solved, s.stopped
	b.nodes += s.work
}

// propagate draws conclusions: more of them once the grid is known as hard. In order it
// only tells dead ends by these, since others than bands can't draw them, and where there
// are many by another search.
func (b *bands) propagate(st *bandState) bool {
	dead := b.ends - b.before
	switch {
	case b.rng != nil && b.nodes >= easyGuesses:
		return st.conclude() && (dead < hardDeadEnds || b.solvable(st))
	case !b.ordered || b.nodes < easyOrdered:
		return st.propagate()
	case !st.propagate():
		return false
	case dead >= orderedDeadEnds && !b.unaided:
		return b.more() && b.solvable(st)
	}
	b.trial = *st
	return b.trial.concludeAll()
}

// solution reports whether to go on.
func (b *bands) solution(st *bandState) bool {
	if b.isDealt && b.found != nil && sameCells(&st.digits, &b.first) {
		return true
	}
	if b.count == 0 || !b.ordered {
		b.solved = st.digits
	}
	b.count++
	b.before = b.ends
	if b.found != nil {
		b.grid = solvedGrid(&st.digits)
		if !b.found(&b.grid) {
			return false
		}
	}
	return b.count < b.limit
}

// last returns a solution that was found, the zero Grid when there is none: the last
// or, if ordered, the first.
func (b *bands) last() puzzle.Grid {
	if b.count == 0 {
		return puzzle.Grid{}
	}
	return solvedGrid(&b.solved)
}

func solvedGrid(digits *[9]digitCells) (g puzzle.Grid) {
	for i := range digits {
		for w, set := range digits[i].placed {
			for ; set != 0; set &= set - 1 {
				g[bitCell[(w<<6|bits.TrailingZeros64(set))&127]] = puzzle.Digit(i + 1)
			}
		}
	}
	return g
}

func (b *bands) interrupted() bool {
	select {
	case <-b.done:
		return true
	default:
		return false
	}
}

// guess makes the two guesses of a branching: one in next, a copy of st, and the
// other in st.
func (b *bands) guess(st, next *bandState, careless bool) {
	var br branching
	if b.ordered {
		br = st.ordered()
	} else {
		br = st.branch(careless)
	}
	*next = *st
	if b.rng != nil && b.shuffle(&br) {
		st, next = next, st
	}
	next.place(&br)
	st.strike(&br)
}

// shuffle lets chance say which guess comes first. It reports whether to exchange
// the two.
func (b *bands) shuffle(br *branching) bool {
	if br.even {
		return b.rng.Uint32N(2) == 1
	}
	set := br.digits
	for range b.rng.Uint32N(uint32(bits.OnesCount64(set))) {
		set &= set - 1
	}
	br.digit = lowestDigit(set)
	return false
}
