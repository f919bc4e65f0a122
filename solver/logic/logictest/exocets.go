package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// across returns the lines across of the diagram's exocet.
func (p *Proof) across() (lines []puzzle.House) {
	for _, h := range p.Diagram.Houses[2:] {
		lines = append(lines, h.House)
	}
	return lines
}

// exocetTargets returns the targets.
func (p *Proof) exocetTargets() (one, two puzzle.Cell) {
	return p.Diagram.Cells[0].Cell, p.Diagram.Cells[1].Cell
}

// targets(cell, cell): they are these.
func targets(p *Proof, a []Value) error {
	if one, two := p.exocetTargets(); a[0].Cells != puzzle.CellsOf(one) || a[1].Cells != puzzle.CellsOf(two) {
		return says("they are %v and %v", one, two)
	}
	return nil
}

// linesAcross(houses...): they are the lines across, in this order if each is said by itself.
func linesAcross(p *Proof, a []Value) error {
	var said []puzzle.House
	for _, v := range a {
		said = append(said, v.Houses...)
	}
	if lines := p.across(); !sameHouses(lines, said) || len(a) > 1 && !slices.Equal(lines, said) {
		return says("they are %v", lines)
	}
	return nil
}

// exocetBase(house, box): the base is where they meet.
func exocetBase(p *Proof, a []Value) error {
	if !sameHouses(slices.Concat(a[0].Houses, a[1].Houses), p.role(puzzle.Base)) {
		return says("it is in %v", p.role(puzzle.Base))
	}
	return inside(p, []Value{{Cells: p.withRole(puzzle.Base)}, {Houses: p.role(puzzle.Base)}})
}

// exocetDigits returns the digits of the base.
func (p *Proof) exocetDigits() puzzle.DigitSet {
	digits, _ := p.cands(p.withRole(puzzle.Base))
	return digits
}

// bandCells returns the rows or columns of the boxes through which the base's line goes.
func (p *Proof) bandCells() (cells puzzle.CellSet) {
	line := p.Diagram.Houses[0].House
	for i := range puzzle.House(3) {
		cells = cells.Or(p.Pos.Shape.Set(line/3*3 + i))
	}
	return cells
}

// beside(cell, line, target): on the line, it is the cell of the band beside the target and the
// base's line, and it can't have a digit of the base.
func beside(p *Proof, a []Value) error {
	rest := p.cells(a[1]).And(p.bandCells()).Without(p.Pos.Shape.Set(p.Diagram.Houses[0].House)).Without(a[2].Cells)
	if rest != a[0].Cells {
		return says("it is %s", rest.Notation())
	}
	c := a[0].Cells.First()
	if p.Pos.Grid[c] == 0 && p.Pos.Cands[c]&p.exocetDigits() != 0 || p.exocetDigits().Has(p.Pos.Grid[c]) {
		return says("it can have %v", p.Pos.Cands[c])
	}
	return nil
}

// band(text): these are its lines.
func band(p *Proof, a []Value) error {
	s := a[0].Said[0]
	first, last := s.Args["a"].Number, s.Args["b"].Number
	line := p.Diagram.Houses[0].House
	kind := byte('r')
	if s.Key == "logic.exocet.columns" {
		kind = 'c'
	}
	if from := int(line)%9/3*3 + 1; line.Kind() != kind || first != from || last != from+2 {
		return says("it begins with %d", from)
	}
	return nil
}

// outside returns the places of a digit on the lines across, filled or not: for a junior exocet
// outside of the band, else outside of the base's houses and the targets.
func (p *Proof) outside(d puzzle.Digit) (places puzzle.CellSet) {
	out := p.bandCells()
	if p.Technique.ID == "senior-exocet" {
		one, two := p.exocetTargets()
		out = p.cells(Value{Houses: p.role(puzzle.Base)}).Or(puzzle.CellsOf(one, two))
	}
	for c := range p.cells(Value{Houses: p.across()}).Without(out).All() {
		if p.Pos.Grid[c] == d || p.Pos.Has(puzzle.Cand(c, d)) {
			places.Add(c)
		}
	}
	return places
}

// covers(text): for each digit of the base, two lines at most that hold all its places outside.
func covers(p *Proof, a []Value) error {
	digits := p.exocetDigits()
	for _, s := range a[0].Said {
		d, lines := s.Args["d"].Digits, s.Args["lines"].Houses
		if digits&d == 0 {
			return says("%v is said twice, or isn't of the base", d)
		}
		digits &^= d
		places := p.outside(d.Min())
		if len(lines) > 2 || !places.In(p.cells(s.Args["lines"])) {
			return says("%v fits in %s", d, places.Notation())
		}
		for _, h := range lines {
			if p.Pos.Shape.Set(h).And(places).Empty() {
				return says("%v has no place for %v", h, d)
			}
		}
	}
	if digits != 0 {
		return says("nothing is said of %v", digits)
	}
	return nil
}

// baseLoses returns the digits that the step removes from the base: those that fit in a target, or
// those that don't.
func (p *Proof) baseLoses(fit bool) (digits puzzle.DigitSet) {
	one, two := p.exocetTargets()
	for _, k := range p.Eliminate {
		fits := !p.open(puzzle.CellsOf(one, two), k.Digit()).Empty()
		if p.exocetDigits().Has(k.Digit()) && p.Pos.Shape.Set(p.Diagram.Houses[0].House).And(p.Pos.Shape.Set(p.Diagram.Houses[1].House)).Has(k.Cell()) && fits == fit {
			digits |= k.Digit().Set()
		}
	}
	return digits
}

// fitsNeither(digits): the base loses them for they fit in no target.
func fitsNeither(p *Proof, a []Value) error {
	if digits := p.baseLoses(false); digits != a[0].Digits {
		return says("they are %v", digits)
	}
	return nil
}

// roomOnce(digits): the base loses them for outside there is room for them once at most.
func roomOnce(p *Proof, a []Value) error {
	if digits := p.baseLoses(true); digits != a[0].Digits {
		return says("they are %v", digits)
	}
	for d := range a[0].Digits.All() {
		places := p.outside(d)
		for c := range places.All() {
			if apart := places.Without(p.Pos.Shape.Peers(c)); apart.Len() > 1 {
				return says("%d fits twice: %s", d, places.Notation())
			}
		}
	}
	return nil
}
