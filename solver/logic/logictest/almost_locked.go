package logictest

import "sudoku/puzzle"

// confinedOutside(house, other, digits, cells): outside the other, these are the cells of the
// house for the digits.
func confinedOutside(p *Proof, a []Value) error {
	if fits, _ := p.places(p.cells(a[0]).Without(p.cells(a[1])), a[2].Digits); fits != a[3].Cells {
		return says("they fit in %s", fits.Notation())
	}
	return nil
}

// crossing returns the two houses of the diagram, that with the set and the other, and the digits.
func (p *Proof) crossing() (house, other puzzle.House, digits puzzle.DigitSet) {
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Base || k.Role == puzzle.Set {
			digits |= k.Cand.Digit().Set()
		}
	}
	return p.Diagram.Houses[0].House, p.Diagram.Houses[1].House, digits
}

// restOfPattern(house, cells) or (cells): it is the house that needs the digits of the pattern,
// and beside the cells that it shares, these are those for them: one fewer than digits.
func restOfPattern(p *Proof, a []Value) error {
	house, other, digits := p.crossing()
	if len(a) > 1 && !sameHouses(a[0].Houses, []puzzle.House{other}) {
		return says("it is %v", other)
	}
	cells := a[len(a)-1]
	if cells.Cells.Len() != digits.Len()-1 {
		return says("%d cells for %v", cells.Cells.Len(), digits)
	}
	return confinedOutside(p, []Value{{Houses: []puzzle.House{other}}, {Houses: []puzzle.House{house}}, {Digits: digits}, cells})
}

// restOf(house, set, n): the set is in the house and has one cell fewer than n digits, which are
// those of the pattern.
func restOf(p *Proof, a []Value) error {
	house, _, digits := p.crossing()
	if !sameHouses(a[0].Houses, []puzzle.House{house}) || digits.Len() != a[2].Number || a[1].Cells.Len() != a[2].Number-1 {
		return says("it is %v with %v", house, digits)
	}
	if err := inside(p, []Value{a[1], a[0]}); err != nil {
		return err
	}
	return hold(p, []Value{a[1], {Digits: digits}})
}
