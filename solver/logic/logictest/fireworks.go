package logictest

import "sudoku/puzzle"

// centre returns the i-th cell of the diagram, at which the lines of a firework cross.
func (p *Proof) centre(i int) puzzle.CellSet { return puzzle.CellsOf(p.Diagram.Cells[i].Cell) }

// linesOf(row, column, i): they cross at the i-th centre.
func linesOf(p *Proof, a []Value) error {
	if p.cells(a[0]).And(p.cells(a[1])) != p.centre(a[2].Number) {
		return says("they don't cross at %s", p.centre(a[2].Number).Notation())
	}
	return nil
}

// bursts(row, column, box, digits, wing, wing): the centre is in the box, and outside of it the
// two lines have each digit only in the wings, of which each has one; each line has a place for it.
func bursts(p *Proof, a []Value) error {
	row, column, box, wings := p.cells(a[0]), p.cells(a[1]), p.cells(a[2]), a[4].Cells.Or(a[5].Cells)
	if !row.And(column).In(box) || row.And(wings).Len() != 1 || column.And(wings).Len() != 1 || !wings.And(box).Empty() {
		return says("they don't cross so")
	}
	for d := range a[3].Digits.All() {
		for _, line := range []puzzle.CellSet{row, column} {
			if places := p.open(line, d); places.Empty() || !places.Without(box).In(wings) {
				return says("%d fits in %s", d, places.Notation())
			}
		}
	}
	return nil
}

// burst(row, column, box, centre, digit, wing, wing): so it is, and the lines cross at the centre.
func burst(p *Proof, a []Value) error {
	if p.cells(a[0]).And(p.cells(a[1])) != a[3].Cells {
		return says("they don't cross there")
	}
	return bursts(p, []Value{a[0], a[1], a[2], a[4], a[5], a[6]})
}

// baseDigits returns the digits of the pattern.
func (p *Proof) baseDigits() (digits puzzle.DigitSet) {
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base {
			digits |= k.Cand.Digit().Set()
		}
	}
	return digits
}

// least(digit): it is the least of these.
func least(p *Proof, a []Value) error {
	if d := p.baseDigits().Min(); d.Set() != a[0].Digits {
		return says("it is %d", d)
	}
	return nil
}

// allBut(digits): they are the others.
func allBut(p *Proof, a []Value) error {
	if rest := p.baseDigits() &^ p.baseDigits().Min().Set(); rest != a[0].Digits {
		return says("they are %v", rest)
	}
	return nil
}

// baseCells(cells): they are those of the pattern.
func baseCells(p *Proof, a []Value) error {
	if cells := p.withRole(puzzle.Base); cells != a[0].Cells {
		return says("they are %s", cells.Notation())
	}
	return nil
}

// setDigits(digits..., i): they are those of the i-th set, or with 2 of both.
func setDigits(p *Proof, a []Value) error {
	i := a[len(a)-1].Number
	var has, said puzzle.DigitSet
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Set+puzzle.Role(i) || i == 2 && (k.Role == puzzle.Set || k.Role == puzzle.Set+1) {
			has |= k.Cand.Digit().Set()
		}
	}
	for _, v := range a[:len(a)-1] {
		said |= v.Digits
	}
	if has != said {
		return says("they are %v", has)
	}
	return nil
}

// centres(cell, cell): they are the two.
func centres(p *Proof, a []Value) error {
	if p.centre(0) != a[0].Cells || p.centre(1) != a[1].Cells {
		return says("they are %s and %s", p.centre(0).Notation(), p.centre(1).Notation())
	}
	return nil
}

// wings(cell, cell): the lines of both centres cross there.
func wings(p *Proof, a []Value) error {
	one, two := p.centre(0).First(), p.centre(1).First()
	if a[0].Cells != puzzle.CellsOf(puzzle.CellAt(one.Row(), two.Col())) || a[1].Cells != puzzle.CellsOf(puzzle.CellAt(two.Row(), one.Col())) {
		return says("they aren't")
	}
	return nil
}

// less(digit, digit): the first is less.
func less(_ *Proof, a []Value) error {
	if a[0].Digits >= a[1].Digits {
		return says("it isn't")
	}
	return nil
}
