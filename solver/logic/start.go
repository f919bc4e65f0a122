package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
)

// start returns the board of g. See [Board.start].
func start(g *puzzle.Grid) *Board {
	b := &Board{}
	b.start(g, &cache{})
	return b
}

// start makes b the board of g, with singles in the order in which they arise when
// the givens are placed one by one, cell by cell: that decides which steps HoDoKu
// takes. It is several times faster than to place them so.
func (b *Board) start(g *puzzle.Grid, with *cache) {
	*b = Board{cache: with}
	b.changed()
	b.Grid = *g
	var has [puzzle.NumHouses]puzzle.DigitSet // digits of the houses
	var of [10]puzzle.CellSet
	for c, d := range g {
		if d != 0 {
			b.Given.Add(puzzle.Cell(c))
			of[d].Add(puzzle.Cell(c))
			for kind := range 3 {
				has[seats[c].houses[kind]] |= d.Set()
			}
		}
	}
	for c := range puzzle.AllCells.Without(b.Given).All() {
		hs := &seats[c].houses
		b.Cands[c] = puzzle.AllDigits &^ (has[hs[0]] | has[hs[1]] | has[hs[2]])
	}
	b.view()
	b.sortNaked()
	b.sortHidden(&of)
}

// sortNaked lists naked singles in the order in which they arose: by the given that
// took the last digit but one, and cell by cell.
func (b *Board) sortNaked() {
	var keys [81]uint16
	n := 0
	for c := range b.Empty.All() {
		if one(uint16(b.Cands[c])) {
			keys[n] = uint16(b.lastSeen(c))<<8 | uint16(c)
			n++
		}
	}
	slices.Sort(keys[:n])
	for i, key := range keys[:n] {
		b.naked[i] = puzzle.Cell(key)
	}
	b.nakedTo = n
}

// lastSeen returns the first given seen from c with which c sees eight digits.
func (b *Board) lastSeen(c puzzle.Cell) (last puzzle.Cell) {
	var seen puzzle.DigitSet
	for q := range b.Given.And(c.Peers()).All() {
		if d := b.Grid[q].Set(); seen&d == 0 {
			seen |= d
			last = q
		}
	}
	return last
}

// sortHidden lists hidden singles in the order in which they arose. of says where each
// digit is given.
func (b *Board) sortHidden(of *[10]puzzle.CellSet) {
	var keys [9 * puzzle.NumHouses]uint32
	n := 0
	for h := range b.places {
		for d := 1; d <= 9; d++ {
			if one(b.places[h][d]) {
				keys[n] = b.arose(puzzle.House(h), puzzle.Digit(d), of[d])<<9 | uint32(h)<<4 | uint32(d)
				n++
			}
		}
	}
	slices.Sort(keys[:n])
	for i, key := range keys[:n] {
		b.hidden[i] = spot{puzzle.House(key >> 4 & 31), puzzle.Digit(key & 15)}
	}
	b.hiddenTo = n
}

// arose says when the last place but one of d in h went, as a number that grows: which
// given took it, and that from a cell which it sees, cell by cell, or from its own, digit
// by digit.
func (b *Board) arose(h puzzle.House, d puzzle.Digit, of puzzle.CellSet) uint32 {
	rest := h.Set().Without(b.Of[d]) // places that went
	for i, w := range of {
		for ; w != 0; w &= w - 1 {
			given := puzzle.Cell(64*i + bits.TrailingZeros64(w))
			open := rest.Without(b.Given.And(cellsBefore(given)))
			if open.Empty() {
				return uint32(lastCell(rest))<<8 | 1<<7 | uint32(d)
			}
			if rest = open.Without(given.Peers()); rest.Empty() {
				return uint32(given)<<8 | uint32(lastCell(open))
			}
		}
	}
	return uint32(lastCell(rest))<<8 | 1<<7 | uint32(d)
}

// cellsBefore returns the cells before c.
func cellsBefore(c puzzle.Cell) puzzle.CellSet {
	if c < 64 {
		return puzzle.CellSet{1<<c - 1, 0}
	}
	return puzzle.CellSet{^uint64(0), 1<<(c-64) - 1}
}

// lastCell returns the last cell of cells.
func lastCell(cells puzzle.CellSet) puzzle.Cell {
	if cells[1] != 0 {
		return puzzle.Cell(63 + bits.Len64(cells[1]))
	}
	return puzzle.Cell(bits.Len64(cells[0]) - 1)
}
