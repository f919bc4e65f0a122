package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Almost locked candidates come from the Players' Forum; Sudoku Explainer's successors rate
// the pair at 4.5, a little above the wings of two or three cells.
var (
	almostLockedPair = &Technique{
		ID: "almost-locked-pair", Term: "Almost Locked Pair", Level: puzzle.Hard, Score: 190,
		find: func(b *Board, found func(Step) bool) { findAlmostLocked(b, 2, found) },
		explanation: explanation{legend: "places", texts: []string{"almost-locked"}, args: func(s *Step) []any {
			return almostLockedArgs(s, "logic.almost-locked-pair.rest", "logic.almost-locked-pair.last")
		}},
	}
	almostLockedTriple = &Technique{
		ID: "almost-locked-triple", Term: "Almost Locked Triple", Level: puzzle.Hard, Score: 210,
		find: func(b *Board, found func(Step) bool) { findAlmostLocked(b, 3, found) },
		explanation: explanation{legend: "places", texts: []string{"almost-locked"}, args: func(s *Step) []any {
			return almostLockedArgs(s, "logic.almost-locked-triple.rest", "logic.almost-locked-triple.last")
		}},
	}
)

// almostLockedArgs takes the sentences about the rest of the house and about the last cells.
func almostLockedArgs(s *Step, restKey, lastKey string) []any {
	set, digits := s.set(0)
	last, _ := s.base()
	house, other := s.house(), s.Diagram.Houses[1].House
	shared := house.Set().And(other.Set())
	args := []any{"set", words.And(set.All()), "other", words.House(other), "digits", digitsAnd(digits), "any", digitsOr(digits), "list", list(digits)}
	why := by("language.gap")
	if out := s.eliminatedIn(house.Set()); len(out) > 0 {
		why.Parts = append(why.Parts, say(restKey,
			"house", words.House(house), "set", words.And(set.All()), "goes", eliminationText(out)))
	}
	if out := s.eliminatedIn(last); len(out) > 0 {
		why.Parts = append(why.Parts, say(lastKey,
			"cells", words.And(last.All()), "goes", eliminationText(out)))
	}
	known := []Fact{OnlyDigits{set, digits}, InHouse{house, set}}
	for d := range digits.All() {
		known = append(known, Confined{[]puzzle.House{other}, d, last.Or(shared)})
	}
	return append(args, "why.3", why, "facts", known,
		"setShort", set.Notation(), "houseShort", house, "otherShort", other)
}

// A crossingLock is one cell fewer of a house than they have digits, the set, and as few of
// a house that crosses it, the last, which are all that this has for these digits beside the
// cells that both share. The set leaves one digit at most to those, and the last one at
// least: so just one is there. The house has no more room for the digits, nor the last for
// any other.
type crossingLock struct {
	house, other puzzle.House
	set, last    puzzle.CellSet
	digits       puzzle.DigitSet
}

// findAlmostLocked looks for n digits where lines and boxes cross.
func findAlmostLocked(b *Board, n int, found func(Step) bool) {
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
			if line.Set().And(box.Set()).And(b.Empty).Empty() {
				continue
			}
			if !b.almostLockedIn(line, box, n, found) || !b.almostLockedIn(box, line, n, found) {
				return
			}
		}
	}
}

// almostLockedIn tries the sets of a house outside another.
func (b *Board) almostLockedIn(house, other puzzle.House, n int, found func(Step) bool) bool {
	var few [6]puzzle.Cell
	k := 0
	for rest := house.Set().Without(other.Set()).And(b.Empty); !rest.Empty(); {
		var c puzzle.Cell
		if c, rest = pop(rest); b.Cands[c].Len() > 1 && b.Cands[c].Len() <= n {
			few[k] = c
			k++
		}
	}
	for i, c := range few[:k] {
		if n == 2 {
			if !b.tryAlmostLocked(house, other, puzzle.CellsOf(c), b.Cands[c], found) {
				return false
			}
			continue
		}
		for _, e := range few[i+1 : k] {
			digits := b.Cands[c] | b.Cands[e]
			if digits.Len() == 3 && !b.tryAlmostLocked(house, other, puzzle.CellsOf(c, e), digits, found) {
				return false
			}
		}
	}
	return true
}

// tryAlmostLocked reports a step with a set, if it is one. It reports whether to look on.
func (b *Board) tryAlmostLocked(house, other puzzle.House, set puzzle.CellSet, digits puzzle.DigitSet, found func(Step) bool) bool {
	var places puzzle.CellSet
	for d := range digits.All() {
		in := b.In(other, d)
		if in.Empty() {
			return true // it stands there already
		}
		places = places.Or(in)
	}
	a := crossingLock{house: house, other: other, set: set, last: places.Without(house.Set()), digits: digits}
	if a.last.Len() != set.Len() || a.last == places {
		return true
	}
	out := house.Set().Without(other.Set()).Without(set).And(b.having(digits))
	more := a.last.And(b.having(puzzle.AllDigits &^ digits))
	if out.Empty() && more.Empty() {
		return true
	}
	ks := b.addWithin(b.eliminations(digits, out), more, puzzle.AllDigits&^digits)
	return found(a.step(b, ks))
}

func (a *crossingLock) step(b *Board, ks []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	p := puzzle.Diagram{Houses: []puzzle.HouseRole{{House: a.house, Role: puzzle.Cover}, {House: a.other, Role: puzzle.Base}}}
	p.Cands = addRole(p.Cands, b.within(a.last, a.digits), puzzle.Base)
	p.Cands = addRole(p.Cands, b.within(a.set, a.digits), puzzle.Set)
	p.Cands = addRole(p.Cands, b.within(a.house.Set().And(a.other.Set()), a.digits), puzzle.Cover)
	return eliminate(ks, p)
}
