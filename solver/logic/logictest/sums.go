package logictest

import (
	"sudoku/puzzle"
)

// makes(houses, n): the digits of the houses together make n.
func makes(p *Proof, a []Value) error {
	if sum := len(a[0].Houses) * p.Pos.Shape.Digits().Sum(); sum != a[1].Number {
		return says("they make %d", sum)
	}
	return nil
}

// sumOver returns the sum of the cages inside houses and of those at some cells, and the cells
// of all of these.
func (p *Proof) sumOver(houses, at Value) (sum int, cells puzzle.CellSet) {
	in := p.cells(houses)
	for _, k := range p.Pos.Shape.Cages() {
		if k.Cells.In(in) || at.Cells.Has(k.Cells.First()) {
			sum, cells = sum+k.Sum, cells.Or(k.Cells)
		}
	}
	return sum, cells
}

// cagesInside(houses, cells, n): the cages inside the houses and those at the cells make n.
func cagesInside(p *Proof, a []Value) error {
	if sum, _ := p.sumOver(a[0], a[1]); sum != a[2].Number {
		return says("they make %d", sum)
	}
	return nil
}

// cagesOver(houses, n): the cages that have cells in the houses make n.
func cagesOver(p *Proof, a []Value) error {
	in, sum := p.cells(a[0]), 0
	for _, k := range p.Pos.Shape.Cages() {
		if !k.Cells.And(in).Empty() {
			sum += k.Sum
		}
	}
	if sum != a[1].Number {
		return says("they make %d", sum)
	}
	return nil
}

// known(cells, n): the digits of the cells make n.
func known(p *Proof, a []Value) error {
	sum := 0
	for c := range a[0].Cells.All() {
		if p.Pos.Grid[c] == 0 {
			return says("%v is empty", c)
		}
		sum += int(p.Pos.Grid[c])
	}
	if sum != a[1].Number {
		return says("they make %d", sum)
	}
	return nil
}

// leaves(numbers..., n): the first less the others is n.
func leaves(_ *Proof, a []Value) error {
	last := len(a) - 1
	left := a[0].Number
	for _, v := range a[1:last] {
		left -= v.Number
	}
	if left != a[last].Number {
		return says("it leaves %d", left)
	}
	return nil
}
