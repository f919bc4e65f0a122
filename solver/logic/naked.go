package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

var lockedPair = &Technique{
	ID: "locked-pair", Code: "0110", Term: "Locked Pair", Level: puzzle.Medium, Score: 40,
	find:        func(b *Board, found func(Step) bool) { findNaked(b, 2, true, found) },
	explanation: nakedExplanation,
}

var lockedTriple = &Technique{
	ID: "locked-triple", Code: "0111", Term: "Locked Triple", Level: puzzle.Medium, Score: 60,
	find:        func(b *Board, found func(Step) bool) { findNaked(b, 3, true, found) },
	explanation: nakedExplanation,
}

var nakedPair = &Technique{
	ID: "naked-pair", Code: "0200", Term: "Naked Pair", Level: puzzle.Medium, Score: 60,
	find:        func(b *Board, found func(Step) bool) { findNaked(b, 2, false, found) },
	explanation: nakedExplanation,
}

var nakedTriple = &Technique{
	ID: "naked-triple", Code: "0201", Term: "Naked Triple", Level: puzzle.Medium, Score: 80,
	find:        func(b *Board, found func(Step) bool) { findNaked(b, 3, false, found) },
	explanation: nakedExplanation,
}

var nakedQuadruple = &Technique{
	ID: "naked-quadruple", Code: "0202", Term: "Naked Quadruple", Level: puzzle.Hard, Score: 120,
	find:        func(b *Board, found func(Step) bool) { findNaked(b, 4, false, found) },
	explanation: nakedExplanation,
}

var nakedExplanation = explanation{texts: []string{"naked"}, args: nakedArgs}

func nakedArgs(s *Step) []any {
	cells, digits := s.base()
	var houses []puzzle.House
	rest := facts(OnlyDigits{cells, digits})
	for _, r := range s.Diagram.Houses {
		houses = append(houses, r.House)
		rest = append(rest, InHouse{r.House, cells})
	}
	return []any{
		"facts", rest,
		"n", cells.Len(), "low", digits.Min(), "high", (digits &^ digits.Min().Set()).Min(),
		"houses", housesAnd(houses),
	}
}

// findNaked looks for n cells of a house that hold only n digits between them.
// Locked ones eliminate something in their box and something in the line outside it;
// a naked subset is locked or not, never both.
func findNaked(board *Board, n int, locked bool, found func(Step) bool) {
	b := subsetView{board}
	few := b.counts().atMost(n)
	clean := b.cleanIn(cleanNaked2 + cleanKey(n-2))
	houses := dirtyHouses(*clean)
	if locked {
		houses &= 1<<9 - 1 // boxes
	}
	// Two or three cells may lie in a line and a box and eliminate something in both: the
	// complement in one house says nothing about that.
	for ; houses != 0; houses &= houses - 1 {
		h := boxesFirst[bits.TrailingZeros32(houses)]
		if n > 3 && b.complementClean(h, n, cleanHidden2) {
			continue
		}
		if cells := few.And(h.Set()); cells.Len() >= n {
			some, more := b.nakedIn(h, cells, n, locked, found)
			if !more {
				return
			}
			if some {
				continue
			}
		}
		*clean |= 1 << h
	}
	if b.rules != nil && !locked {
		b.nakedInExtra(few, n, found)
	}
}

// nakedIn looks among cells of h, and reports whether some subset eliminates anything,
// locked or not, and whether found never said false.
func (b subsetView) nakedIn(h puzzle.House, cells puzzle.CellSet, n int, locked bool, found func(Step) bool) (some, more bool) {
	var at [9]puzzle.Cell
	var sets [9]uint16
	k := 0
	for c := range cells.All() {
		at[k], sets[k] = c, uint16(b.Cands[c])
		k++
	}
	more = subsets(sets[:k], n, func(chosen, digits uint16) bool {
		var cells puzzle.CellSet
		for ; chosen != 0; chosen &= chosen - 1 {
			cells.Add(at[bits.TrailingZeros16(chosen)])
		}
		line, box := b.nakedOut(cells, puzzle.DigitSet(digits))
		if line.Or(box).Empty() {
			return true
		}
		some = true
		if locked == (box.Empty() || line.In(box)) {
			return true
		}
		if h < puzzle.Box(0) && cells.In(puzzle.Box(cells.First().Box()).Set()) {
			return true // found in the box
		}
		return found(b.nakedStep(cells, puzzle.DigitSet(digits), line, box))
	})
	return some, more
}

// nakedOut returns the cells that lose any of digits to a naked subset, those in its
// line and those in its box.
func (b subsetView) nakedOut(cells puzzle.CellSet, digits puzzle.DigitSet) (line, box puzzle.CellSet) {
	houses := locations[cells.First()].houses
	out := b.having(digits).Without(cells)
	for i, h := range houses {
		if in := h.Set(); cells.In(in) {
			if i == 2 {
				box = out.And(in)
			} else {
				line = line.Or(out.And(in))
			}
		}
	}
	return line, box
}

// nakedStep makes the step of a naked subset. What the line loses comes first.
func (b subsetView) nakedStep(cells puzzle.CellSet, digits puzzle.DigitSet, line, box puzzle.CellSet) Step {
	ks := b.eliminations(digits, line, box.Without(line))
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	var p puzzle.Diagram
	all := line.Or(box)
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) && !all.And(h.Set()).Empty() {
			p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover})
		}
	}
	p.Houses[0].Role = puzzle.Base
	p.Cands = addRole(nil, b.within(cells, digits), puzzle.Base)
	return eliminate(ks, p)
}
