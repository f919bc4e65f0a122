package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// onlySum(cells, digit): it is what is left for the cell.
func onlySum(p *Proof, a []Value) error {
	d, at := int(a[1].Digits.Min()), a[0].Cells
	if at != p.area.in().Or(p.area.out()) || d != p.area.left && d != -p.area.left {
		return says("%d is left", p.area.left)
	}
	return placesDigit(p, a)
}

// noSum(changes): they are all candidates of the cells left with which these can't make what was said.
func noSum(p *Proof, a []Value) error {
	cells := slices.Collect(p.area.in().Or(p.area.out()).All())
	digits, can := make([]puzzle.Digit, len(cells)), map[puzzle.Candidate]bool{}
	var try func(i, left int)
	try = func(i, left int) {
		if i == len(cells) {
			for j := range cells {
				can[puzzle.Cand(cells[j], digits[j])] = can[puzzle.Cand(cells[j], digits[j])] || left == 0
			}
			return
		}
	next:
		for d := range p.Pos.Cands[cells[i]].All() {
			for j := range i {
				if digits[j] == d && p.Pos.Shape.Sees(cells[i], cells[j]) {
					continue next
				}
			}
			of := int(d)
			if !p.area.cells.Has(cells[i]) {
				of = -of
			}
			digits[i] = d
			try(i+1, left-of)
		}
	}
	try(0, p.area.left)
	return p.areThose(a[0], cells, func(k puzzle.Candidate) bool { return !can[k] })
}

// areThose returns why changes aren't all candidates of cells for which something holds.
func (p *Proof) areThose(changes Value, cells []puzzle.Cell, holds func(puzzle.Candidate) bool) error {
	said := map[puzzle.Candidate]bool{}
	for _, s := range removals(changes) {
		said[puzzle.Cand(s.cells.First(), s.digit)] = true
	}
	for _, c := range cells {
		for d := range p.Pos.Cands[c].All() {
			if k := puzzle.Cand(c, d); holds(k) != said[k] {
				return says("%v: it is said: %v", k, said[k])
			}
			delete(said, puzzle.Cand(c, d))
		}
	}
	if len(said) > 0 {
		return says("elsewhere: %v", said)
	}
	return nil
}

// sumKnown(houses, in, out): the sum of the houses without the first cells and with the others is
// that of whole cages and of digits that are known.
func sumKnown(p *Proof, a []Value) error {
	in := p.cells(a[0])
	if !a[1].Cells.In(in) || !a[2].Cells.And(in).Empty() {
		return says("they lie on the other side")
	}
	all := in.Without(a[1].Cells).Or(a[2].Cells)
	for c := range all.All() {
		cage, ok := p.Pos.Shape.CageOf(c)
		if p.Pos.Grid[c] == 0 && (!ok || cage.Sum == 0 || !p.empty(cage.Cells).In(all)) {
			return says("%v: it is in no such cage", c)
		}
	}
	return p.leftCells(a[1].Cells, a[2].Cells)
}

// leftCells returns why these aren't the cells that the diagram has inside and outside.
func (p *Proof) leftCells(in, out puzzle.CellSet) error {
	var inside, outside puzzle.CellSet
	for _, k := range p.Diagram.Cells {
		if k.Role == puzzle.Fin {
			outside.Add(k.Cell)
		} else {
			inside.Add(k.Cell)
		}
	}
	if in != inside || out != outside || p.empty(in.Or(out)) != in.Or(out) {
		return says("left are %s inside and %s outside", inside.Notation(), outside.Notation())
	}
	return nil
}

// empty returns those of some cells that have no digit.
func (p *Proof) empty(in puzzle.CellSet) (cells puzzle.CellSet) {
	for c := range in.All() {
		if p.Pos.Grid[c] == 0 {
			cells.Add(c)
		}
	}
	return cells
}

// fewLeft(): of the pattern up to four cells are left.
func fewLeft(p *Proof, _ []Value) error {
	if n := len(p.Diagram.Cells); n == 0 || n > 4 {
		return says("there are %d", n)
	}
	return nil
}
