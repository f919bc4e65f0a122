package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var juniorExocet = &Technique{
	ID: "junior-exocet", Term: "Junior Exocet", Level: puzzle.Extreme, Score: 460,
	find:        findExocet,
	explanation: explanation{texts: []string{"exocet"}, args: juniorArgs, legend: "places"},
}

// exocetArgs reads the exocet from the diagram: its houses are the line and the box of the
// base, then the three lines across; its cells are the targets, on the last two of these.
func exocetArgs(s *Step) []any {
	base, digits := s.base()
	q, r := s.Diagram.Cells[0].Cell, s.Diagram.Cells[1].Cell
	for _, k := range s.Eliminate {
		if base.Has(k.Cell()) {
			digits |= k.Digit().Set()
		}
	}
	var houses []puzzle.House
	for _, h := range s.Diagram.Houses {
		houses = append(houses, h.House)
	}
	targets := puzzle.CellsOf(q, r)
	return []any{
		"base", words.And(base.All()), "baseOr", words.And(base.All()).Or(), "digits", digitsAnd(digits), "list", list(digits), "short", base.Notation(), "targets", targets.Notation(),
		"q", q, "r", r, "lines", fishHousesAnd(slices.Sorted(slices.Values(houses[2:]))), "box", words.House(houses[1]), "band", exocetBand(houses[0]),
		"first", words.House(houses[2]), "second", words.House(houses[3]), "third", words.House(houses[4]),
		"reasons", exocetReasons(s, base, targets, digits), "covers", exocetCovers(s, houses[2:], digits),
	}
}

// exocetCovers says in which two lines the places of each digit on the lines across are.
func exocetCovers(s *Step, across []puzzle.House, digits puzzle.DigitSet) words.List {
	told := by("language.semicolon")
	for d := range digits.All() {
		in := twoLines(across, cellsOf(s.cands(puzzle.Cover), d))
		if len(in) == 0 {
			told.Parts = append(told.Parts, say("logic.exocet.nowhere", "d", d))
			continue
		}
		told.Parts = append(told.Parts, say("logic.exocet.cover", "d", d, "lines", fishHousesAnd(slices.Sorted(slices.Values(in)))))
	}
	return told
}

// twoLines returns the fewest lines, of those given and those that cross them, that hold some
// cells, if two are enough.
func twoLines(across []puzzle.House, cells puzzle.CellSet) []puzzle.House {
	if cells.Empty() {
		return nil
	}
	lines := fishMeeting(across, cells)
	for c := range cells.All() {
		if h := crossLine(across[0], c); !slices.Contains(lines, h) {
			lines = append(lines, h)
		}
	}
	for _, one := range lines {
		if cells.In(one.Set()) {
			return []puzzle.House{one}
		}
	}
	for i, one := range lines {
		for _, two := range lines[i+1:] {
			if cells.In(one.Set().Or(two.Set())) {
				return []puzzle.House{one, two}
			}
		}
	}
	return nil
}

// juniorArgs adds the cells beside the targets, which have no digit of the base.
func juniorArgs(s *Step) []any {
	q, r := s.Diagram.Cells[0].Cell, s.Diagram.Cells[1].Cell
	houses := s.Diagram.Houses
	return append(exocetArgs(s),
		"besideQ", besideTarget(houses[0].House, houses[3].House, q), "besideR", besideTarget(houses[0].House, houses[4].House, r))
}

// besideTarget returns the third cell of a line across in the box of its target, which is not
// in the line of the base either.
func besideTarget(line, across puzzle.House, target puzzle.Cell) puzzle.Cell {
	cells := across.Set().And(puzzle.Box(target.Box()).Set()).Without(line.Set())
	cells.Remove(target)
	return cells.First()
}

// exocetBand names the three lines of the band of a line: "rows 1 to 3".
func exocetBand(line puzzle.House) phrase {
	from := int(line)%9/3*3 + 1
	if line < puzzle.Col(0) {
		return say("logic.exocet.rows", "a", from, "b", from+2)
	}
	return say("logic.exocet.columns", "a", from, "b", from+2)
}

// exocetReasons says why digits go from the base.
func exocetReasons(s *Step, base, targets puzzle.CellSet, digits puzzle.DigitSet) words.List {
	var neither, both puzzle.DigitSet
	for d := range digits.All() {
		from := cellsOf(s.Eliminate, d)
		switch {
		case from.And(base).Empty():
		case cellsOf(s.cands(puzzle.Set), d).Or(cellsOf(s.cands(puzzle.Set+1), d)).Or(from.And(targets)).Empty():
			neither |= d.Set()
		default:
			both |= d.Set()
		}
	}
	out := by("language.gap")
	if neither != 0 {
		out.Parts = append(out.Parts, say("logic.exocet.neither", "ds", digitsAnd(neither)))
	}
	if both != 0 {
		out.Parts = append(out.Parts, say("logic.exocet.same", "ds", digitsAnd(both)))
	}
	return out
}
