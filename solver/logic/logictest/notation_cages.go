package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// distinct returns the cells of each house and of each cage: none holds a digit twice.
func (p *Proof) distinct() (sets []puzzle.CellSet) {
	for _, h := range p.Pos.Shape.Houses() {
		sets = append(sets, p.Pos.Shape.Set(h))
	}
	for _, cage := range p.Pos.Shape.Cages() {
		sets = append(sets, cage.Cells)
	}
	return sets
}

// having returns those that hold a digit: each house, and each cage of which all sets have it.
func (p *Proof) having(d puzzle.Digit) []puzzle.CellSet {
	return slices.DeleteFunc(p.distinct(), func(in puzzle.CellSet) bool {
		cage, ok := p.Pos.Shape.CageOf(in.First())
		return ok && cage.Cells == in && in.Len() < p.Pos.Shape.Size() &&
			slices.ContainsFunc(p.fits(cage), func(set puzzle.DigitSet) bool { return !set.Has(d) })
	})
}

// cageLine(total, cells): they are the cage that is shown first, and its sum, if it is known.
func cageLine(p *Proof, a []Value) error {
	cage, ok := p.Pos.Shape.CageAt(p.Diagram.Houses[0].House)
	if !ok || cage.Cells != a[1].Cells || cage.Sum != a[0].Number {
		return says("it is %d in %s", cage.Sum, cage.Cells.Notation())
	}
	return nil
}

// innieLine(total, sum, cells): the houses and the cages that are shown make that, these with all that
// lie in the houses; the cells are what is open of one and not of the other.
func innieLine(p *Proof, a []Value) error {
	var in, counted puzzle.CellSet
	total, sum, at := 0, 0, map[puzzle.House]bool{}
	for _, h := range p.Diagram.Houses {
		if at[h.House] = true; h.House < puzzle.FirstCage {
			in, total = in.Or(p.Pos.Shape.Set(h.House)), total+p.Pos.Shape.Digits().Sum()
		}
	}
	for _, k := range p.Pos.Shape.Cages() {
		if k.Cells.In(in) || at[k.House()] {
			counted, sum = counted.Or(k.Cells), sum+k.Sum
		}
	}
	open := p.empty(in.Or(counted).Without(in.And(counted)))
	if total != a[0].Number || sum != a[1].Number || open != a[2].Cells {
		return says("it is %d/%d in %s", total, sum, open.Notation())
	}
	return nil
}

// diagonalLine(digit, cells): they are its places on the diagonal that is shown, and it is what goes.
func diagonalLine(p *Proof, a []Value) error {
	if fits := p.open(p.Pos.Shape.Set(p.Diagram.Houses[0].House), a[0].Digits.Min()); fits != a[1].Cells {
		return says("it fits in %s", fits.Notation())
	}
	return changed(p, a[:1])
}
