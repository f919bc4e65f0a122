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
// takes. It is several times faster than placing them.
func (b *Board) start(g *puzzle.Grid, with *cache) {
	*b = Board{cache: with, sees: &classicSees}
	b.changed()
	b.Grid = *g
	var has [puzzle.NumHouses]puzzle.DigitSet // digits of the houses
	var of, sees [10]puzzle.CellSet           // where each digit is, and what sees it
	for c, d := range g {
		if d != 0 {
			b.Given.Add(puzzle.Cell(c))
			of[d].Add(puzzle.Cell(c))
			sees[d] = sees[d].Or(puzzle.Cell(c).Peers())
			for kind := range 3 {
				has[locations[c].houses[kind]] |= d.Set()
			}
		}
	}
	b.Empty = puzzle.AllCells.Without(b.Given)
	for c := range b.Empty.All() {
		hs := &locations[c].houses
		b.Cands[c] = puzzle.AllDigits &^ (has[hs[0]] | has[hs[1]] | has[hs[2]])
	}
	for d := 1; d <= 9; d++ {
		b.Of[d] = b.Empty.Without(sees[d])
	}
	b.fillPlaces()
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
	var l losses
	for d := puzzle.Digit(1); d <= 9; d++ {
		l.n = 0
		for h := range puzzle.House(puzzle.NumHouses) {
			if one(b.places[h][d]) {
				if l.n == 0 {
					l.fill(b.Given, of[d])
				}
				keys[n] = l.arose(h.Set().Without(b.Of[d]), d)<<9 | uint32(h)<<4 | uint32(d)
				n++
			}
		}
	}
	slices.Sort(keys[:n])
	for i, key := range keys[:n] {
		b.hidden[i] = houseDigit{puzzle.House(key >> 4 & 31), puzzle.Digit(key & 15)}
	}
	b.hiddenTo = n
}

// losses says when a digit was lost in which cells while the givens were placed.
type losses struct {
	n     int
	given [81 + 1]puzzle.Cell    // the cells of the digit's givens, then one past all
	open  [81 + 1]puzzle.CellSet // cells that were not lost when that given's turn came
	left  [81 + 1]puzzle.CellSet // and those that then were not
}

// fill computes the losses of a digit whose givens are in the cells of.
func (l *losses) fill(givens, of puzzle.CellSet) {
	left := puzzle.AllCells
	for ; !of.Empty(); l.n++ {
		l.given[l.n], of = pop(of)
		l.open[l.n] = left.Without(givens.And(cellsBefore[l.given[l.n]]))
		left = l.open[l.n].Without(l.given[l.n].Peers())
		l.left[l.n] = left
	}
	l.given[l.n], l.open[l.n], l.left[l.n] = 81, left.Without(givens), puzzle.CellSet{}
	l.n++
}

// arose says when the last of some cells was lost, as a number that grows: which given
// took it, and that from a cell which it sees, cell by cell, or from its own, digit by
// digit.
func (l *losses) arose(cells puzzle.CellSet, d puzzle.Digit) uint32 {
	i := 0
	for !cells.And(l.left[i]).Empty() {
		cells = cells.And(l.left[i])
		i++
	}
	if open := cells.And(l.open[i]); !open.Empty() {
		return uint32(l.given[i])<<8 | uint32(lastCell(open))
	}
	return uint32(lastCell(cells))<<8 | 1<<7 | uint32(d)
}

// cellsBefore holds the cells before each.
var cellsBefore = func() (t [81]puzzle.CellSet) {
	for c := range t[1:] {
		t[c+1] = t[c]
		t[c+1].Add(puzzle.Cell(c))
	}
	return t
}()

// lastCell returns the last cell of cells.
func lastCell(cells puzzle.CellSet) puzzle.Cell {
	if cells.Hi != 0 {
		return puzzle.Cell(63 + bits.Len64(cells.Hi))
	}
	return puzzle.Cell(bits.Len64(cells.Lo) - 1)
}
