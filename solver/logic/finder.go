package logic

import (
	"slices"

	"sudoku/puzzle"
)

// A stepFinder holds what a search for the next step needs, so that a search that finds
// nothing allocates nothing.
type stepFinder struct {
	step      Step
	ok        bool
	technique *Technique // the one of the list that found it
	take      func(Step) bool

	more     func(*Technique, *Rating) bool // whether to go on after a step; nil for to the end
	most     int                            // what a puzzle may score; 0 for any
	spare    int                            // what the next step may score, if there is a limit
	fromHere []int                          // what the techniques from each on score at least
	gaveUp   bool                           // every other technique scores too much

	board   *Board
	trying  *Technique
	cost    int  // of step, where steps are compared
	unlocks bool // a digit can be placed after step

	unmarked bool             // candidates are not written down
	wanted   func(*Step) bool // nil for any step
	keep     bool             // whether to collect in equal what is as good as step
	equal    []Step
}

func newStepFinder() *stepFinder {
	f := &stepFinder{}
	f.take = f.consider
	return f
}

// Easiest returns the steps of which one comes next: all of the first technique that has
// any, or where the list has techniques as [Full] has them, all that are easiest to see.
// Steps that are not wanted are passed over. If the player has no candidates written down,
// a naked single is harder to see than most of what needs none.
func Easiest(pos *puzzle.Position, with []*Technique, marked bool, wanted func(*Step) bool) []Step {
	f := newStepFinder()
	f.unmarked, f.wanted, f.keep = !marked, wanted, true
	f.first(NewBoard(pos), with)
	for i, s := range f.equal {
		f.equal[i] = f.board.rules.told(s)
	}
	return f.equal
}

// first returns the first step of the first technique that has one, or the easiest. A
// step is compared with those of the techniques behind its own for as long as these can be
// easier, and stand in the order of what they cost at least: a technique that was moved up
// is meant to come first.
func (f *stepFinder) first(b *Board, with []*Technique) (Step, bool) {
	f.ok, f.equal, f.board, f.gaveUp = false, f.equal[:0], b, false
	b.cache.eliminations = b.cache.eliminations[:0]
	least := 0
	for i, t := range with {
		if f.most > 0 && f.fromHere[i] > f.spare {
			f.gaveUp = true
			break
		}
		if f.ok && (t.least <= 0 || t.least < least || t.least >= f.cost || b.rules.byLevel() && t.Level > f.trying.Level) {
			break
		}
		f.trying, least = t, t.least
		b.most = f.worthwhile()
		if t.find(b, f.take); f.ok && (least == 0 || b.noDiagrams) {
			break
		}
	}
	b.most = 0
	if !f.ok {
		return Step{}, false
	}
	return f.step, true
}

// worthwhile returns what a step of a technique may cost at most to be of use, or 0 if all are.
func (f *stepFinder) worthwhile() int {
	switch {
	case f.trying.least <= 0:
		return 0
	case f.ok:
		return f.cost
	}
	return anyCost
}

// netsFrom is a cost from which on the first step of a technique is taken: to compare
// all of its nets takes too long.
const netsFrom = 100

// consider takes a step that was found, if it is better than the one before, and reports
// whether to look on.
func (f *stepFinder) consider(s Step) bool {
	t := f.trying
	if s.Technique == nil {
		s.Technique = t
	}
	if f.board.rules != nil {
		s.rules, s.inside = f.board.rules, true
	}
	if f.wanted != nil && !f.wants(s) {
		return true
	}
	if t.least == 0 || s.withoutDiagram() {
		return f.set(s, 0)
	}
	cost := s.costFor(f.unmarked)
	switch {
	case !f.ok || cost < f.cost:
		f.equal = f.equal[:0]
		f.set(s, cost)
	case cost == f.cost && f.prefers(&s):
		f.set(s, cost)
	case cost == f.cost && f.keep:
		f.equal = append(f.equal, s)
	}
	return t.least < netsFrom
}

// wants asks whether a step is wanted, as it is on the board.
func (f *stepFinder) wants(s Step) bool {
	s = f.board.rules.told(s)
	return f.wanted(&s)
}

// set makes s the step, and reports whether all that are equal to it are wanted.
func (f *stepFinder) set(s Step, cost int) bool {
	if f.keep {
		f.equal = append(f.equal, s)
	}
	f.step, f.cost, f.ok, f.technique = s, cost, true, f.trying
	f.unlocks = cost > 0 && f.board.unlocks(&s)
	f.board.most = f.worthwhile()
	return f.keep
}

// withoutDiagram reports whether s was found without its diagram.
func (s *Step) withoutDiagram() bool { return len(s.Diagram.Cands) == 0 }

// prefers reports whether s comes before the step, which costs as much: if it places a
// digit, eliminates more, or leads to a digit. Of two that eliminate the same it is the one that
// is nearer to it.
func (f *stepFinder) prefers(s *Step) bool {
	switch {
	case len(s.Place) != len(f.step.Place):
		return len(s.Place) > len(f.step.Place)
	case len(s.Place) > 0:
		return false
	}
	if n := len(s.Eliminate) - len(f.step.Eliminate); n != 0 {
		return n > 0
	}
	if slices.Equal(s.Eliminate, f.step.Eliminate) {
		return s.away() < f.step.away()
	}
	return !f.unlocks && f.board.unlocks(s)
}

// away returns how many cells a chain visits that see nothing of what it eliminates.
func (s *Step) away() int {
	var cells puzzle.CellSet
	for _, k := range s.Diagram.Links {
		cells = cells.Or(deepCells(k.From)).Or(deepCells(k.To))
	}
	return cells.Without(nearTo(s.Eliminate)).Len()
}

// nearTo returns the cells of candidates and what these see.
func nearTo(ks []puzzle.Candidate) (near puzzle.CellSet) {
	for _, k := range ks {
		near = near.Or(k.Cell().Peers())
		near.Add(k.Cell())
	}
	return near
}

// unlocks reports whether a cell has one candidate, or a digit one place in a house, once
// s is made.
func (b *Board) unlocks(s *Step) bool {
	for _, k := range s.Eliminate {
		c, d := k.Cell(), k.Digit()
		gone := cellsOf(s.Eliminate, d)
		for _, h := range c.Houses() {
			if b.In(h, d).Without(gone).Len() == 1 {
				return true
			}
		}
		left := b.Cands[c]
		for _, other := range s.Eliminate {
			if other.Cell() == c {
				left &^= other.Digit().Set()
			}
		}
		if left.Len() == 1 {
			return true
		}
	}
	return false
}
