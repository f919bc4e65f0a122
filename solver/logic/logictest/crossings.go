package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// disjoint(cells...): none of the cells is in two of these.
func disjoint(_ *Proof, a []Value) error {
	var all puzzle.CellSet
	for _, v := range a {
		if !all.And(v.Cells).Empty() {
			return says("they meet")
		}
		all = all.Or(v.Cells)
	}
	return nil
}

// setCells returns the cells of the base and of all sets of the diagram.
func (p *Proof) setCells() (cells puzzle.CellSet) {
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base || k.Role >= puzzle.Set && k.Role < puzzle.Set+8 {
			cells.Add(k.Cand.Cell())
		}
	}
	return cells
}

// areSetCells(cells): they are these.
func areSetCells(p *Proof, a []Value) error {
	if cells := p.setCells(); cells != a[0].Cells {
		return says("they are %s", cells.Notation())
	}
	return nil
}

// onceIn(house, other, digits): in these cells, each digit but these has its places in one of the
// houses alone, and these have theirs in both.
func onceIn(p *Proof, a []Value) error {
	cells := p.setCells()
	digits, _ := p.cands(cells)
	var both puzzle.DigitSet
	for d := range digits.All() {
		places := p.open(cells, d)
		if !places.In(p.cells(a[0]).Or(p.cells(a[1]))) {
			return says("%d fits elsewhere", d)
		}
		if !places.In(p.cells(a[0])) && !places.In(p.cells(a[1])) {
			both |= d.Set()
		}
	}
	if len(a) == 2 && both != 0 || len(a) > 2 && a[2].Digits != both {
		return says("%v fit in both", both)
	}
	return nil
}

// asMany(n, text): the digits of these cells, with those that the text says can stand there twice,
// are as many as the cells: n.
func asMany(p *Proof, a []Value) error {
	cells := p.setCells()
	digits, _ := p.cands(cells)
	can := digits.Len()
	for _, s := range a[1].Said {
		can += s.Args["both"].Digits.Len()
	}
	if can != a[0].Number || cells.Len() != a[0].Number {
		return says("%d digits for %d cells", can, cells.Len())
	}
	return nil
}

// heldIn(house, digits, changes): these cells can't do without any of their digits, each of these
// digits is in the house then, and they are all that the step changes there, outside of these cells
// and not yet said of the first house.
func heldIn(p *Proof, a []Value) error {
	cells, rest := p.setCells(), *p
	digits, _ := p.cands(cells)
	can := digits.Len()
	for d := range digits.All() {
		if p.twice(d) {
			can++
		}
	}
	if can != cells.Len() {
		return says("%d digits for %d cells", can, cells.Len())
	}
	rest.Eliminate, digits = nil, 0
	for _, k := range p.Eliminate {
		h := p.holder(k)
		if h < 0 {
			return says("%v may be where its digit isn't needed", k)
		}
		if !cells.Has(k.Cell()) && slices.Equal(a[0].Houses, []puzzle.House{p.Diagram.Houses[h].House}) {
			rest.Eliminate = append(rest.Eliminate, k)
			digits |= k.Digit().Set()
		}
	}
	if digits == 0 || digits != a[1].Digits {
		return says("%v go there", digits)
	}
	return whole(&rest, a[2:])
}

// twice reports whether the cells of all sets have places for a digit beside the line and beside the box.
func (p *Proof) twice(d puzzle.Digit) bool {
	places := p.open(p.setCells(), d)
	return !slices.ContainsFunc(p.Diagram.Houses[:2], func(r puzzle.HouseRole) bool { return places.In(p.Pos.Shape.Set(r.House)) })
}

// holder returns which of the two houses, the first if both, has a candidate and the digit in the
// cells of the sets too; -1 for neither.
func (p *Proof) holder(k puzzle.Candidate) int {
	places := p.open(p.setCells(), k.Digit())
	return slices.IndexFunc(p.Diagram.Houses[:2], func(r puzzle.HouseRole) bool {
		in := p.Pos.Shape.Set(r.House)
		return in.Has(k.Cell()) && (p.twice(k.Digit()) || places.In(in))
	})
}

// lieInBoth(cells): they are of these cells, and in the first two houses of the diagram.
func lieInBoth(p *Proof, a []Value) error {
	for _, h := range p.Diagram.Houses[:2] {
		if err := inside(p, []Value{a[0], {Houses: []puzzle.House{h.House}}}); err != nil {
			return err
		}
	}
	if !a[0].Cells.In(p.setCells()) {
		return says("not all of the cells")
	}
	return changed(p, a)
}
