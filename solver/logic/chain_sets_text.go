package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A pointSet is the almost locked set that holds a point of a chain; the zero one is none.
type pointSet struct {
	set    puzzle.CellSet
	digits puzzle.DigitSet // what its cells can hold
}

// pointSets reads from the diagram in which sets the points of a chain are: a strong link
// from one digit to another runs through a set, unless it stays within a cell.
func pointSets(s *Step, ps []chainPoint) []pointSet {
	in := make([]pointSet, len(ps))
	for i := range len(ps) - 1 {
		p, q := ps[i], ps[i+1]
		if p.on || p.digit == q.digit {
			continue
		}
		if set := chainSetOf(s, p.cells); !set.Empty() {
			in[i] = pointSet{set, chainDigits(s, set)}
			if q.cells.In(set) {
				in[i+1] = in[i]
			}
		}
	}
	return in
}

// chainSetOf returns the set of the diagram that holds cells, if any.
func chainSetOf(s *Step, cells puzzle.CellSet) puzzle.CellSet {
	for _, k := range s.Diagram.Cells {
		if k.Role >= puzzle.Set && cells.Has(k.Cell) {
			if set := s.cells(k.Role); cells.In(set) {
				return set
			}
		}
	}
	return puzzle.CellSet{}
}

// chainDigits returns the digits that the cells of a set can hold.
func chainDigits(s *Step, set puzzle.CellSet) (digits puzzle.DigitSet) {
	for _, k := range s.Diagram.Cands {
		if set.Has(k.Cand.Cell()) {
			digits |= k.Cand.Digit().Set()
		}
	}
	return digits
}

// chainExtras says what a chain has besides candidates.
func chainExtras(ps []chainPoint, in []pointSet) words.List {
	var groups, sets phrase
	for i, p := range ps {
		if p.cells.Len() > 1 && in[i].digits == 0 {
			groups = say("logic.chain.groups")
		}
		if in[i].digits != 0 {
			sets = say("logic.chain.sets")
		}
	}
	return sentencesAnd(groups, sets)
}

// reason says what follows in a set without x, or in a cell that sees it.
func (in pointSet) reason(x puzzle.Digit, outside bool) phrase {
	key := "logic.reason.set"
	if outside {
		key = "logic.reason.set.left"
	}
	return say(key, "set", words.Short(in.set.Notation()), "digits", digitsAnd(in.digits&^x.Set()), "facts", facts(OnlyDigits{in.set, in.digits}))
}

// chainPasses reports whether a chain enters a set by one digit and leaves it by another, and
// whether it leaves a set by a cell that the set decides.
func chainPasses(ps []chainPoint, in []pointSet) (passes, decides bool) {
	for i, p := range ps {
		passes = passes || p.on && in[i].digits != 0
		decides = decides || p.on && in[i].digits == 0 && i > 0 && in[i-1].digits != 0
	}
	return passes, decides
}

// chainSetLoopText says what a loop through sets shows, and what follows.
func chainSetLoopText(passes, decides bool, goes words.List) (then, so phrase) {
	switch {
	case decides && passes:
		return say("logic.chain.decides.others"), say("logic.chain.loop.deciding", "goes", goes)
	case decides:
		return say("logic.chain.decides"), say("logic.chain.loop.deciding", "goes", goes)
	}
	return say("logic.chain.lacks"), say("logic.chain.loop.passing", "goes", goes)
}
