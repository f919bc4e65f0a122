package solver

import "math/bits"

// backjump is the search for grids that other searches give up. It draws more conclusions
// than they do, and from each dead end it learns on which of its guesses that rests: it goes
// back to the latest of these and past all others, which may be many, and each of them
// might have led to the same dead end again. What rests on no guess is struck for good.
// When it finds no solution for long it begins again and chooses its guesses in the other
// of two ways: grids that are hard for one are easy for the other.
type backjump struct {
	limit   int
	maxWork int             // the work at which to stop, or 0
	done    <-chan struct{} // nil, or closed to stop
	count   int
	work    int           // conclusions drawn so far, the measure of time: each takes about 2 µs
	stopped bool          // by done, or at maxWork
	solved  [9]digitCells // the solution found last

	state  bandState
	root   bandState // with no guess
	levels []level   // guesses, and what follows from those that failed
	ends   int       // dead ends since the last solution or beginning
	weight chuteWeights
}

// A level is a literal that was added to a state.
type level struct {
	literal
	guess  bool
	reason levelSet  // the guesses from which it follows, if it is none
	before bandState // the state without it
}

// A literal says that a digit is in some cells of a box, or is not.
type literal struct {
	digit int // less one
	cells [2]uint64
	not   bool
}

// firstAttempt is after how many dead ends without a solution the search begins again.
const firstAttempt = 20

// run counts the solutions of a state up to a limit. It may stop at maxWork, if not 0.
func (s *backjump) run(st *bandState, limit, maxWork int, done <-chan struct{}) int {
	prepareWays()
	s.limit, s.maxWork, s.done = limit, maxWork, done
	s.count, s.work, s.stopped = 0, 0, false
	s.weight.reset()
	s.root = *st
	for patience, byWays := firstAttempt, true; !s.attempt(patience, byWays) && !s.stopped; byWays = !byWays {
		s.weight.fade()
		if !byWays {
			patience += patience / 2
		}
	}
	s.done = nil
	return s.count
}

// attempt searches until so many dead ends come without a solution. It reports whether it has
// come to an end.
func (s *backjump) attempt(patience int, byWays bool) bool {
	s.state, s.levels, s.count, s.ends = s.root, s.levels[:0], 0, 0
	for s.ends <= patience && !s.interrupted() {
		var because levelSet
		switch {
		case !s.conclude(&s.state):
			s.ends++
			because = s.conflict()
		case s.state.empty[0]|s.state.empty[1] == 0:
			s.solved = s.state.digits
			s.ends = 0
			if s.count++; s.count >= s.limit {
				return true
			}
			because = s.guesses()
		default:
			l := s.weight.cell
			if byWays {
				l = s.weight.way
			}
			s.add(level{literal: l(&s.state), guess: true})
			continue
		}
		if !s.jump(because) {
			return true
		}
	}
	return false
}

// conclude draws all conclusions.
func (s *backjump) conclude(st *bandState) bool {
	s.work++
	return st.concludeAll()
}

func (s *backjump) interrupted() bool {
	select {
	case <-s.done:
		s.stopped = true
	default:
		s.stopped = s.maxWork != 0 && s.work >= s.maxWork
	}
	return s.stopped
}

// add adds a level to the state.
func (s *backjump) add(l level) {
	l.before = s.state
	s.levels = append(s.levels, l)
	s.state.assume(&l.literal)
}

// jump goes back to the latest of some guesses, which can't all hold, and makes it its
// opposite. It reports false when there is none.
func (s *backjump) jump(because levelSet) bool {
	n, ok := because.last()
	if !ok {
		return false
	}
	l := s.levels[n]
	s.state, s.levels = l.before, s.levels[:n]
	because.remove(n)
	l.not = !l.not
	if _, ok := because.last(); !ok && s.count == 0 {
		s.levels = s.levels[:0]
		s.root.assume(&l.literal)
		s.state = s.root
		return true
	}
	s.add(level{literal: l.literal, reason: because})
	return true
}

// guesses are the levels that are guesses.
func (s *backjump) guesses() (set levelSet) {
	for n := range s.levels {
		if s.levels[n].guess {
			set.add(n)
		}
	}
	return set
}

// cheapEnds is how many dead ends between solutions aren't worth their explanation: where
// solutions are many, dead ends rest on most guesses.
const cheapEnds = 3

// conflict returns guesses that led to the dead end by themselves.
func (s *backjump) conflict() (because levelSet) {
	if s.count > 0 && s.ends < cheapEnds {
		return s.guesses()
	}
	var needed []int
	for n := len(s.levels); n > 0; {
		n = s.latest(needed, n)
		if n < 0 {
			break
		}
		l := &s.levels[n]
		s.weight.raise(&l.literal)
		needed = append(needed, n)
		if l.guess {
			because.add(n)
		} else {
			because.join(&l.reason)
		}
	}
	return because
}

// latest returns the least n below end such that the levels up to it and those needed are
// a dead end, or -1 when those needed are one by themselves.
func (s *backjump) latest(needed []int, end int) int {
	if len(needed) == 0 {
		return end - 1
	}
	low, high := 0, end
	for low < high {
		n := (low + high) / 2
		st := s.levels[n].before
		for _, k := range needed {
			st.assume(&s.levels[k].literal)
		}
		if s.conclude(&st) {
			low = n + 1
		} else {
			high = n
		}
	}
	return low - 1
}

// assume strikes what a literal excludes.
func (st *bandState) assume(l *literal) {
	d := &st.digits[l.digit]
	for w, set := range l.cells {
		if !l.not {
			set = boxesOf(set) &^ set
		}
		d.open[w] &^= set
		d.placed[w] &^= set
	}
	st.dirty |= 1 << l.digit
}

// A levelSet is a set of levels. Each strikes a candidate, so there can't be more.
type levelSet [729/64 + 1]uint64

func (s *levelSet) add(n int)    { s[n>>6] |= 1 << (n & 63) }
func (s *levelSet) remove(n int) { s[n>>6] &^= 1 << (n & 63) }

func (s *levelSet) join(t *levelSet) {
	for i := range s {
		s[i] |= t[i]
	}
}

// last returns the latest level, if there is any.
func (s *levelSet) last() (n int, ok bool) {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] != 0 {
			return i<<6 + bits.Len64(s[i]) - 1, true
		}
	}
	return 0, false
}
