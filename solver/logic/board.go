package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A Board is a position with the views of it that finders share. It is built
// once and follows each step, so that a whole solution costs little more than
// its changes. Finders read it and never change it.
type Board struct {
	puzzle.Position
	Empty puzzle.CellSet     // cells without a digit
	Of    [10]puzzle.CellSet // Of[d] is the cells in which d is a candidate

	bare  bool   // nobody looks at the pictures of steps: finders need not make them
	stamp uint64 // another after each change: what was kept for it holds
	cache *cache

	places [puzzle.NumHouses][10]uint16 // bit i: the digit is a candidate in the house's i-th cell

	// Singles in the order in which they arose, for that is the order in which
	// HoDoKu takes them. A cell comes down to one candidate once, a digit to one
	// place once in each house, so neither list can outgrow its array.
	naked  [81]puzzle.Cell
	hidden [9 * puzzle.NumHouses]spot
	// Those from the first number on and before the second may still be there.
	nakedFrom, nakedTo, hiddenFrom, hiddenTo int
}

// A spot is a digit in a house.
type spot struct {
	house puzzle.House
	digit puzzle.Digit
}

// seats says which bit of the masks of its three houses stands for a cell.
var seats = func() (t [81][3]uint16) {
	for h := range puzzle.House(puzzle.NumHouses) {
		for i, c := range h.Cells() {
			t[c][h/9] = 1 << i
		}
	}
	return t
}()

// boxesFirst lists boxes, rows, columns: the order in which HoDoKu looks through
// houses for subsets.
var boxesFirst = func() (hs [puzzle.NumHouses]puzzle.House) {
	for i := range hs {
		hs[i] = puzzle.House(i+18) % puzzle.NumHouses
	}
	return hs
}()

// blank is the board of the empty grid.
var blank = func() *Board {
	pos := puzzle.NewPosition(puzzle.Grid{})
	return NewBoard(&pos)
}()

// NewBoard returns the board of a position.
func NewBoard(pos *puzzle.Position) *Board {
	b := &Board{Position: *pos, Empty: puzzle.AllCells.Without(pos.Grid.Filled()), cache: &cache{}}
	b.changed()
	for c := range b.Empty.All() {
		for d := range b.Cands[c].All() {
			b.Of[d].Add(c)
			for i, h := range c.Houses() {
				b.places[h][d] |= seats[c][i]
			}
		}
		b.noteNaked(c)
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			b.noteHidden(h, d)
		}
	}
	return b
}

// changed says that what was kept for the board no longer holds.
func (b *Board) changed() {
	b.cache.changes++
	b.stamp = b.cache.changes
}

// In returns the cells of h in which d is a candidate.
func (b *Board) In(h puzzle.House, d puzzle.Digit) puzzle.CellSet { return b.Of[d].And(h.Set()) }

// having returns the cells in which any of digits is a candidate.
func (b *Board) having(digits puzzle.DigitSet) (cells puzzle.CellSet) {
	for d := range digits.All() {
		cells = cells.Or(b.Of[d])
	}
	return cells
}

// within returns the candidates of cells that are in digits, cell by cell.
func (b *Board) within(cells puzzle.CellSet, digits puzzle.DigitSet) (ks []puzzle.Candidate) {
	for c := range cells.All() {
		for d := range (b.Cands[c] & digits).All() {
			ks = append(ks, puzzle.Cand(c, d))
		}
	}
	return ks
}

// Place fills a cell and takes the digit from the candidates of its peers.
func (b *Board) Place(k puzzle.Candidate) {
	c, d := k.Cell(), k.Digit()
	b.changed()
	b.Grid[c] = d
	b.Empty.Remove(c)
	for q := range b.Of[d].And(c.Peers()).All() {
		b.Eliminate(puzzle.Cand(q, d))
	}
	left := b.Cands[c]
	b.Cands[c] = 0
	for e := range left.All() {
		b.leave(c, e)
	}
	b.forget()
}

// Eliminate removes one candidate, if it is there.
func (b *Board) Eliminate(k puzzle.Candidate) {
	if b.Has(k) {
		c, d := k.Cell(), k.Digit()
		b.changed()
		b.Cands[c] &^= d.Set()
		b.noteNaked(c)
		b.leave(c, d)
	}
}

// leave takes candidate d of c out of the views.
func (b *Board) leave(c puzzle.Cell, d puzzle.Digit) {
	b.Of[d].Remove(c)
	for i, h := range c.Houses() {
		b.places[h][d] &^= seats[c][i]
		b.noteHidden(h, d)
	}
}

// noteNaked lists c if it has come down to one candidate.
func (b *Board) noteNaked(c puzzle.Cell) {
	if one(uint16(b.Cands[c])) {
		b.naked[b.nakedTo] = c
		b.nakedTo++
	}
}

// noteHidden lists d in h if it has come down to one place.
func (b *Board) noteHidden(h puzzle.House, d puzzle.Digit) {
	if one(b.places[h][d]) {
		b.hidden[b.hiddenTo] = spot{h, d}
		b.hiddenTo++
	}
}

// forget moves past the oldest singles that are no more.
func (b *Board) forget() {
	for b.nakedFrom < b.nakedTo && !b.Empty.Has(b.naked[b.nakedFrom]) {
		b.nakedFrom++
	}
	for b.hiddenFrom < b.hiddenTo {
		s := b.hidden[b.hiddenFrom]
		if b.places[s.house][s.digit] != 0 {
			return
		}
		b.hiddenFrom++
	}
}

// apply makes the changes of s.
func (b *Board) apply(s *Step) {
	for _, k := range s.Place {
		b.Place(k)
	}
	for _, k := range s.Eliminate {
		b.Eliminate(k)
	}
}

// one reports whether mask has exactly one bit.
func one(mask uint16) bool { return bits.OnesCount16(mask) == 1 }
