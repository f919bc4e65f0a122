package logictest

import "sudoku/puzzle"

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

// outsideSet(changes): they are all that the step changes outside of these cells.
func outsideSet(p *Proof, a []Value) error {
	return whole(p, []Value{a[0], {Cells: p.Pos.Shape.Cells().Without(p.setCells())}})
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
