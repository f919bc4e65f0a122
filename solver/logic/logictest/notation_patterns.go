package logictest

import (
	"slices"
	"strings"

	"sudoku/puzzle"
)

// wWingLine(z, link, cells, places): the two cells hold just these digits, and see the two places of a
// house for the link.
func wWingLine(p *Proof, a []Value) error {
	for c := range a[2].Cells.All() {
		if p.Pos.Cands[c] != a[0].Digits|a[1].Digits || p.seen(c).And(a[3].Cells).Empty() {
			return says("%v holds %v", c, p.Pos.Cands[c])
		}
	}
	two := slices.Collect(a[3].Cells.All())
	if a[2].Cells.Len() != 2 || len(two) != 2 {
		return says("not two of each")
	}
	if err := linked(p, []Value{a[1], {Cells: puzzle.CellsOf(two[0])}, {Cells: puzzle.CellsOf(two[1])}}); err != nil {
		return err
	}
	for _, k := range p.Eliminate {
		if !a[2].Cells.In(p.seen(k.Cell())) {
			return says("%v doesn't see them", k)
		}
	}
	return changed(p, a[:1])
}

// xyWingLine(x, y, z, cells): one holds the first two, and two that it sees the third with one of them.
func xyWingLine(p *Proof, a []Value) error {
	if a[3].Cells.Len() != 3 {
		return says("not three cells")
	}
	for pivot := range a[3].Cells.All() {
		if p.Pos.Cands[pivot] != a[0].Digits|a[1].Digits {
			continue
		}
		var left puzzle.DigitSet
		for c := range a[3].Cells.And(p.seen(pivot)).All() {
			if p.Pos.Cands[c].Len() == 2 && p.Pos.Cands[c]&a[2].Digits != 0 {
				left |= p.Pos.Cands[c] &^ a[2].Digits
			}
		}
		if left == a[0].Digits|a[1].Digits {
			return changed(p, a[2:3])
		}
	}
	return says("none is the pivot")
}

// patternDigits(digits...): they are those of the pattern beside what keeps it from a second solution.
func patternDigits(p *Proof, a []Value) error {
	var said, has puzzle.DigitSet
	for _, v := range a {
		said |= v.Digits
	}
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base {
			has |= k.Cand.Digit().Set()
		}
	}
	want := 2
	if strings.HasPrefix(p.Technique.ID, "extended") {
		want = 3
	}
	if said&^has != 0 || said.Len() != want {
		return says("they are %v", has)
	}
	return nil
}

// finsLine(cells, digits): the grave's extra candidates are of these.
func finsLine(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Fin {
			cells.Add(k.Cand.Cell())
			digits |= k.Cand.Digit().Set()
		}
	}
	if a[0].Cells != cells || a[1].Digits != digits {
		return says("they are %v in %s", digits, cells.Notation())
	}
	return nil
}

// shownWith(cells, digits): these are the cells and the digits of the pattern.
func shownWith(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	for _, k := range p.Diagram.Cands {
		if k.Role != puzzle.Eliminate {
			cells.Add(k.Cand.Cell())
			digits |= k.Cand.Digit().Set()
		}
	}
	if cells != a[0].Cells || digits != a[1].Digits {
		return says("they are %v in %s", digits, cells.Notation())
	}
	return nil
}

// alignedLine(cells): they are the base. targetsLine(cells): they are the targets.
func alignedLine(p *Proof, a []Value) error {
	if base, _ := p.alignedBase(); puzzle.CellsOf(base...) != a[0].Cells {
		return says("they are %v", base)
	}
	return nil
}

func targetsLine(p *Proof, a []Value) error {
	if one, two := p.exocetTargets(); a[0].Cells != puzzle.CellsOf(one, two) {
		return says("they are %v and %v", one, two)
	}
	return nil
}

// sectorsLine(cells, "1:b5b6 2:r7"): each place of a digit in the cells is in one of its houses.
func sectorsLine(p *Proof, a []Value) error {
	n, last := 0, byte('0')
	for part := range strings.FieldsSeq(a[1].Name) {
		if part[0] <= last || part[1] != ':' {
			return says("%q stands behind %c", part, last)
		}
		last = part[0]
		houses := housesOfNotation(part[2:])
		n += len(houses)
		for c := range p.open(a[0].Cells, puzzle.Digit(part[0]-'0')).All() {
			if len(p.meeting(houses, c)) == 0 {
				return says("%v isn't covered for %c", c, part[0])
			}
		}
		for _, h := range houses {
			if p.open(a[0].Cells.And(p.Pos.Shape.Set(h)), puzzle.Digit(part[0]-'0')).Empty() {
				return says("%v has no place for %c", h, part[0])
			}
		}
	}
	if n != a[0].Cells.Len() {
		return says("%d houses", n)
	}
	return nil
}

// patternLine(cells, digits): the pattern's.
func patternLine(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base {
			digits |= k.Cand.Digit().Set()
		}
		if k.Role != puzzle.Eliminate && len(p.Diagram.Links) == 0 {
			cells.Add(k.Cand.Cell())
		}
	}
	for _, k := range p.Diagram.Links {
		cells = cells.Or(cellsOfAll(k.From)).Or(cellsOfAll(k.To))
	}
	if cells != a[0].Cells || digits != a[1].Digits {
		return says("they are %v in %s", digits, cells.Notation())
	}
	return nil
}

// guardsLine("8r3c6,8r4c6"): they are the guardians.
func guardsLine(p *Proof, a []Value) error {
	are, _, err := p.guardiansOf(nil)
	if err != nil {
		return err
	}
	said := candSet{}
	for part := range strings.SplitSeq(a[0].Name, ",") {
		cells, ok := cellsOfNotation(part[1:])
		if !ok || cells.Len() != 1 {
			return says("%q is no guardian", part)
		}
		said[puzzle.Cand(cells.First(), puzzle.Digit(part[0]-'0'))] = true
	}
	if len(said) != len(are) || !said.in(are) {
		return says("they are %v", are)
	}
	return nil
}
