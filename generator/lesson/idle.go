package lesson

import (
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// idlePattern returns a pattern like those of the lesson that has all of some cells and removes nothing: of
// subsets one of as many cells, of locked candidates one of the digit that the lesson is about, if it is
// about one. Of other techniques it knows none.
func (p *Position) idlePattern(pressed puzzle.CellSet) (cells puzzle.CellSet, ok bool) {
	switch p.Technique.Family() {
	case logic.Subsets:
		return p.idleSubset(pressed)
	case logic.LockedCandidates:
		d, _ := p.subject()
		return p.idleLocked(pressed, d)
	}
	return cells, false
}

// idleSubset looks for as many cells of a house as digits that only they have there.
func (p *Position) idleSubset(pressed puzzle.CellSet) (found puzzle.CellSet, ok bool) {
	n := Pattern(&p.Steps[0]).Len()
	var extend func(cells, more puzzle.CellSet) bool
	extend = func(cells, more puzzle.CellSet) bool {
		digits := p.digitsIn(cells)
		if digits.Len() > n || cells.Len() == n {
			found = cells
			return digits.Len() == n && cells.Len() == n && p.alone(cells, digits)
		}
		for c := range more.All() {
			more.Remove(c)
			if extend(cells.Or(puzzle.CellsOf(c)), more) {
				return true
			}
		}
		return false
	}
	for _, h := range p.Shape.HousesOf(pressed.First()) {
		if in := p.Shape.Set(h); pressed.In(in) && extend(pressed, in.Without(pressed).Without(p.Grid.Filled())) {
			return found, true
		}
	}
	return puzzle.CellSet{}, false
}

// digitsIn returns the candidates of some cells.
func (p *Position) digitsIn(cells puzzle.CellSet) (digits puzzle.DigitSet) {
	for c := range cells.All() {
		digits |= p.Cands[c]
	}
	return digits
}

// alone reports whether no house that has all of some cells has any of some digits elsewhere. A locked
// subset, too, has a line and a box.
func (p *Position) alone(cells puzzle.CellSet, digits puzzle.DigitSet) bool {
	for _, h := range p.Shape.HousesOf(cells.First()) {
		if in := p.Shape.Set(h); cells.In(in) && p.digitsIn(in.Without(cells))&digits != 0 {
			return false
		}
	}
	return true
}

// idleLocked looks for two houses that have a digit in the same cells alone, several of them. A digit of 0
// stands for any.
func (p *Position) idleLocked(pressed puzzle.CellSet, d puzzle.Digit) (cells puzzle.CellSet, ok bool) {
	houses := p.Shape.HousesOf(pressed.First())
	for of := range p.Cands[pressed.First()].All() {
		for i, h := range houses {
			at := places(&p.Position, h, of)
			for _, other := range houses[:i] {
				if (d == 0 || d == of) && at.Len() > 1 && pressed.In(at) && at == places(&p.Position, other, of) {
					return at, true
				}
			}
		}
	}
	return cells, false
}
