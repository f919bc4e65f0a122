package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// corners returns the cells of the pattern that would have a second solution.
func (p *Proof) corners() (cells puzzle.CellSet) {
	for _, k := range p.Diagram.Cells {
		cells.Add(k.Cell)
	}
	return cells
}

// fins returns the candidates that save the pattern from this: its cells and digits.
func (p *Proof) fins() (cells puzzle.CellSet, digits puzzle.DigitSet) {
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Fin {
			cells.Add(k.Cand.Cell())
			digits |= k.Cand.Digit().Set()
		}
	}
	return cells, digits
}

// pairDigits returns the digits of the pattern.
func (p *Proof) pairDigits() (digits puzzle.DigitSet) {
	corners := p.corners()
	for _, k := range p.Diagram.Cands {
		if corners.Has(k.Cand.Cell()) && (k.Role == puzzle.Base || k.Role == puzzle.Eliminate) {
			digits |= k.Cand.Digit().Set()
		}
	}
	return digits
}

// pair(digits): they are the digits of the pattern.
func pair(p *Proof, a []Value) error {
	if digits := p.pairDigits(); digits != a[0].Digits {
		return says("they are %v", digits)
	}
	return nil
}

// pairOf(digits, one, other): and these are the two.
func pairOf(p *Proof, a []Value) error {
	if err := are(p, a); err != nil {
		return err
	}
	return pair(p, a)
}

// corners(cells): they are the cells of the pattern, and empty.
func corners(p *Proof, a []Value) error {
	if cells := p.corners(); cells != a[0].Cells {
		return says("they are %s", cells.Notation())
	}
	if _, empty := p.cands(a[0].Cells); !empty {
		return says("one is filled")
	}
	return nil
}

// rectangle(cells...): they are all four, and lie in two rows, two columns and two boxes.
func rectangle(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	n := 0
	for _, v := range a {
		cells, n = cells.Or(v.Cells), n+v.Cells.Len()
	}
	if cells != p.corners() || n != 4 {
		return says("the corners are %s", p.corners().Notation())
	}
	kinds := map[byte]int{}
	for _, h := range p.Pos.Shape.Houses() {
		if here := cells.And(p.Pos.Shape.Set(h)); here.Len() == 2 {
			kinds[h.Kind()]++
		}
	}
	if kinds['r'] != 2 || kinds['c'] != 2 || kinds['b'] != 2 {
		return says("they lie in %v", kinds)
	}
	return nil
}

// lost(0 or 1): some digits of the corners were removed.
func lost(p *Proof, a []Value) error {
	n := 0
	for d := range p.pairDigits().All() {
		if p.open(p.corners(), d) != p.corners() {
			n = 1
		}
	}
	if n != a[0].Number {
		return says("it isn't so")
	}
	return nil
}

// lacking(digit, cells): of the corners these can't have the digit of the pattern.
func lacking(p *Proof, a []Value) error {
	if out := p.corners().Without(p.open(p.corners(), a[0].Digits.Min())); out != a[1].Cells || a[0].Digits&^p.pairDigits() != 0 {
		return says("%s lack it", out.Notation())
	}
	return nil
}

// surplus(cells, digits): of the pattern's cells just these can have others than its digits, and
// between them these others.
func surplus(p *Proof, a []Value) error {
	cells, extra := p.others()
	if cells != a[0].Cells || len(a) > 1 && extra != a[1].Digits {
		return says("%s have %v", cells.Notation(), extra)
	}
	return nil
}

// others returns the cells of the pattern that can have other digits than its own, and these.
func (p *Proof) others() (cells puzzle.CellSet, digits puzzle.DigitSet) {
	for c := range p.corners().All() {
		if more := p.Pos.Cands[c] &^ p.pairDigits(); more != 0 && p.Pos.Grid[c] == 0 {
			cells.Add(c)
			digits |= more
		}
	}
	return cells, digits
}

// surplusWithin(cell, cell): no others have them.
func surplusWithin(p *Proof, a []Value) error {
	cells, _ := p.others()
	if !cells.In(a[0].Cells.Or(a[1].Cells)) || a[0].Cells == a[1].Cells {
		return says("%s have them", cells.Notation())
	}
	return nil
}

// partof(things, things...): the first are among the others.
func partOfThem(_ *Proof, a []Value) error {
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	var houses []puzzle.House
	for _, v := range a[1:] {
		cells, digits, houses = cells.Or(v.Cells), digits|v.Digits, append(houses, v.Houses...)
	}
	for _, h := range a[0].Houses {
		if !slices.Contains(houses, h) {
			return says("%v isn't", h)
		}
	}
	if !a[0].Cells.In(cells) || a[0].Digits&^digits != 0 {
		return says("not all are")
	}
	return nil
}

// subset(set, extra, digits, n): the set and one more cell with an extra digit can only hold these
// digits, as many as cells, which are n.
func subset(p *Proof, a []Value) error {
	digits, ok := p.cands(a[0].Cells)
	if all := digits | a[1].Digits; !ok || all != a[2].Digits || all.Len() != a[0].Cells.Len()+1 {
		return says("they can hold %v", all)
	}
	if len(a) > 3 && a[2].Digits.Len() != a[3].Number {
		return says("there are %d", a[2].Digits.Len())
	}
	return nil
}

// subsetWith(set, digits): the same with what the diagram has as extra.
func subsetWith(p *Proof, a []Value) error {
	_, extra := p.fins()
	return subset(p, []Value{a[0], {Digits: extra}, a[1]})
}

// subsetFills(houses, digits): the houses have the set and the cells with extra digits, and the step
// removes from them digits of these, which are all that those can hold.
func subsetFills(p *Proof, a []Value) error {
	cells, digits := p.fins()
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Set {
			cells.Add(k.Cand.Cell())
			digits |= k.Cand.Digit().Set()
		}
	}
	if digits != a[1].Digits || !sameHouses(a[0].Houses, p.role(puzzle.Base)) {
		return says("%v have %v", p.role(puzzle.Base), digits)
	}
	if err := inside(p, []Value{{Cells: cells}, a[0]}); err != nil {
		return err
	}
	for _, k := range p.Eliminate {
		if !p.cells(a[0]).Has(k.Cell()) || !digits.Has(k.Digit()) || cells.Has(k.Cell()) {
			return says("%v isn't such", k)
		}
	}
	return nil
}

// fits(houses, digit, text or cells...): in each house the digit fits only in corners, and these
// are they. A text may say all corners there.
func fits(p *Proof, a []Value) error {
	var said, found puzzle.CellSet
	for _, v := range a[2:] {
		said = said.Or(v.Cells)
		for _, s := range v.Said {
			said = said.Or(s.Args["cells"].Cells)
			if s.Key == "logic.unique-rectangle.corners" {
				said = p.corners().And(p.cells(a[0]))
			}
		}
	}
	for _, h := range a[0].Houses {
		places := p.open(p.Pos.Shape.Set(h), a[1].Digits.Min())
		if places.Empty() || !places.In(p.corners()) {
			return says("in %v it fits in %s", h, places.Notation())
		}
		found = found.Or(places)
	}
	if found != said {
		return says("it fits in %s", found.Notation())
	}
	return nil
}

// noPlaceIf(house, digit, cell): if the cell has the digit, the house has no place for it.
func noPlaceIf(p *Proof, a []Value) error {
	places := p.open(p.cells(a[0]), a[1].Digits.Min())
	if left := places.Without(p.Pos.Shape.Peers(a[2].Cells.First())); places.Empty() || !left.Empty() {
		return says("it has %s", left.Notation())
	}
	return nil
}

// across(far, sides, near, houses): they are the corners, the sides are in line with both others,
// and the houses are the lines of far.
func across(p *Proof, a []Value) error {
	if err := rectangle(p, a[:3]); err != nil {
		return err
	}
	for _, h := range a[3].Houses {
		if in := p.Pos.Shape.Set(h); !a[0].Cells.In(in) || a[1].Cells.And(in).Len() != 1 || a[2].Cells.In(in) {
			return says("%v isn't a line of it", h)
		}
	}
	if len(a[3].Houses) != 2 || a[1].Cells.Len() != 2 || a[0].Cells.Len() != 1 {
		return says("not two lines")
	}
	return nil
}
