package se

import "sudoku/puzzle"

// A plane is the places of one digit in each house that are left. It tells whether there is
// a contradiction among them without the chain to it, which few literals have.
type plane struct {
	left  [houses]uint16
	isOn  puzzle.CellSet
	queue []uint8 // cells that have the digit
}

// fails reports whether it leads to a contradiction that c has d, or has not, if nothing but
// the places of d is looked at.
func (p *plane) fails(b *board, c, d int, on bool) bool {
	for h := range p.left {
		p.left[h] = b.places[h][d]
	}
	p.isOn, p.queue = puzzle.CellSet{}, p.queue[:0]
	if !on && !p.turnOff(c) {
		return true
	}
	if on {
		p.turnOn(c)
	}
	for i := 0; i < len(p.queue); i++ {
		c := int(p.queue[i])
		for k, h := range houseOf[c] {
			for at := p.left[h] &^ (1 << placeOf[c][k]); at != 0; at &= at - 1 {
				if !p.turnOff(int(cellAt[h][low(at)])) {
					return true
				}
			}
		}
	}
	return false
}

func (p *plane) turnOn(c int) {
	if !p.isOn.Has(puzzle.Cell(c)) {
		p.isOn.Add(puzzle.Cell(c))
		p.queue = append(p.queue, uint8(c))
	}
}

// turnOff takes the digit from c, and places it where one place is left. It reports whether
// that can be.
func (p *plane) turnOff(c int) bool {
	if p.isOn.Has(puzzle.Cell(c)) {
		return false
	}
	for k, h := range houseOf[c] {
		p.left[h] &^= 1 << placeOf[c][k]
	}
	for _, h := range houseOf[c] {
		switch at := p.left[h]; {
		case at == 0:
			return false
		case one(at):
			p.turnOn(int(cellAt[h][low(at)]))
		}
	}
	return true
}

// nishioAt looks for contradictions from the candidates of a cell.
func (c *chainer) nishioAt(cell int, ds digits) {
	for m := ds; m != 0; m &= m - 1 {
		d := low(m)
		if c.plane.fails(c.src, cell, d, true) {
			c.contradiction(c.run(on(cell, d)), off(cell, d))
		}
		if c.plane.fails(c.src, cell, d, false) {
			c.contradiction(c.run(off(cell, d)), on(cell, d))
		}
	}
}
