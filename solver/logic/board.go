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

	bare  bool   // nobody looks at the diagrams of steps: finders need not make them
	stamp uint64 // another after each change: what was kept for it holds
	cache *cache

	places [puzzle.NumHouses][10]uint16 // bit i: the digit is a candidate in the house's i-th cell
	room   [puzzle.NumHouses]uint8      // how many empty cells the house has
	last   uint32                       // the houses that have one

	news  uint64            // of what is quiet no longer; see quiet.go
	quiet [quietKeys]uint64 // what each finder need not look at

	// Worked out for houses and digits when somebody asks; see places.go.
	digitsBy [puzzle.NumHouses][10]puzzle.DigitSet
	housesBy [10][10]uint32
	fishOut  [10]puzzle.CellSet

	// Singles in the order in which they arose, for that is the order in which
	// HoDoKu takes them. A cell comes down to one candidate once, a digit to one
	// place once in each house, so neither list can outgrow its array, which has a
	// place more to write to.
	naked  [81 + 1]puzzle.Cell
	hidden [9*puzzle.NumHouses + 1]spot
	// Those from the first number on and before the second may still be there.
	nakedFrom, nakedTo, hiddenFrom, hiddenTo int
}

// A spot is a digit in a house.
type spot struct {
	house puzzle.House
	digit puzzle.Digit
}

// A seat says where a cell is in its houses.
type seat struct {
	houses [3]puzzle.House
	bits   [3]uint16 // those that stand for the cell in the masks of its houses
	news   uint64    // its houses as news
}

var seats = func() (t [81]seat) {
	for h := range puzzle.House(puzzle.NumHouses) {
		for i, c := range h.Cells() {
			t[c].houses[h/9] = h
			t[c].bits[h/9] = 1 << i
			t[c].news |= 1 << h
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

// NewBoard returns the board of a position.
func NewBoard(pos *puzzle.Position) *Board {
	b := &Board{Position: *pos, Empty: puzzle.AllCells.Without(pos.Grid.Filled()), cache: &cache{}}
	b.changed()
	for c := range b.Empty.All() {
		b.noteNaked(c)
		for d := range b.Cands[c].All() {
			b.Of[d].Add(c)
		}
	}
	b.view()
	for h := range b.places {
		for d := 1; d <= 9; d++ {
			b.hidden[b.hiddenTo] = spot{puzzle.House(h), puzzle.Digit(d)}
			b.hiddenTo += count(one(b.places[h][d]))
		}
	}
	return b
}

// view fills the houses of a new board.
func (b *Board) view() {
	for d := 1; d <= 9; d++ {
		for h, at := range masks(b.Of[d]) {
			b.places[h][d] = at
		}
	}
	for h, at := range masks(b.Empty) {
		b.room[h] = uint8(bits.OnesCount16(at))
		b.last |= uint32(count(one(at))) << h
	}
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
func (b *Board) within(cells puzzle.CellSet, digits puzzle.DigitSet) []puzzle.Candidate {
	return b.addWithin(nil, cells, digits)
}

func (b *Board) addWithin(ks []puzzle.Candidate, cells puzzle.CellSet, digits puzzle.DigitSet) []puzzle.Candidate {
	for c := range cells.All() {
		for left := b.Cands[c] & digits; left != 0; left &= left - 1 {
			ks = append(ks, puzzle.Cand(c, left.Min()))
		}
	}
	return ks
}

// victims returns the candidates of cells, set by set, that are in digits, for a step to
// remove. If nobody looks at the step, they are there until the next hunt.
func (b *Board) victims(digits puzzle.DigitSet, cells ...puzzle.CellSet) []puzzle.Candidate {
	var ks []puzzle.Candidate
	if b.bare {
		ks = b.cache.steps
	}
	from := len(ks)
	for _, set := range cells {
		ks = b.addWithin(ks, set, digits)
	}
	if b.bare {
		b.cache.steps = ks
	}
	return ks[from:len(ks):len(ks)]
}

// Place fills a cell and takes the digit from the candidates of its peers.
func (b *Board) Place(k puzzle.Candidate) {
	c, d := k.Cell(), k.Digit()
	b.changed()
	b.fill(c, d)
	peers := b.Of[d].And(c.Peers())
	b.Of[d] = b.Of[d].Without(peers)
	to, news := b.hiddenTo, b.news
	for !peers.Empty() {
		var q puzzle.Cell
		q, peers = pop(peers)
		b.Cands[q] &^= d.Set()
		b.noteNaked(q)
		s := &seats[q]
		news |= s.news
		to = b.leave(s, d, to)
	}
	left := b.Cands[c]
	b.Cands[c] = 0
	b.news = news | digitNews(left)
	for s := &seats[c]; left != 0; left &= left - 1 {
		e := left.Min()
		b.Of[e].Remove(c)
		to = b.leave(s, e, to)
	}
	b.hiddenTo = to
	b.forgetNaked()
}

// fill puts d in c, and takes it out of the houses of c.
func (b *Board) fill(c puzzle.Cell, d puzzle.Digit) {
	s := &seats[c]
	b.news |= s.news | digitNews(d.Set())
	b.places[s.houses[0]][d] = 0
	b.places[s.houses[1]][d] = 0
	b.places[s.houses[2]][d] = 0
	if b.Empty.Has(c) {
		b.Empty.Remove(c)
		b.last ^= b.fillHouse(s.houses[0]) | b.fillHouse(s.houses[1]) | b.fillHouse(s.houses[2])
	}
	b.Grid[c] = d
}

// fillHouse takes a cell of h, and returns h as a bit if it becomes or was the last.
func (b *Board) fillHouse(h puzzle.House) uint32 {
	b.room[h]--
	return uint32(count(b.room[h] <= 1)) << (h & 31)
}

// Eliminate removes one candidate, if it is there.
func (b *Board) Eliminate(k puzzle.Candidate) {
	if b.Has(k) {
		c, d := k.Cell(), k.Digit()
		b.changed()
		b.news |= seats[c].news | digitNews(d.Set())
		b.Cands[c] &^= d.Set()
		b.noteNaked(c)
		b.Of[d].Remove(c)
		b.hiddenTo = b.leave(&seats[c], d, b.hiddenTo)
	}
}

// leave takes d at s out of the houses there. Those in which it has come down to one
// place are listed from the place to on; the next place is returned.
func (b *Board) leave(s *seat, d puzzle.Digit, to int) int {
	to = b.leaveHouse(s.houses[0], s.bits[0], d, to)
	to = b.leaveHouse(s.houses[1], s.bits[1], d, to)
	return b.leaveHouse(s.houses[2], s.bits[2], d, to)
}

func (b *Board) leaveHouse(h puzzle.House, bit uint16, d puzzle.Digit, to int) int {
	places := b.places[h][d] &^ bit
	b.places[h][d] = places
	b.hidden[to] = spot{h, d}
	return to + count(one(places))
}

// noteNaked lists c if it has come down to one candidate.
func (b *Board) noteNaked(c puzzle.Cell) {
	b.naked[b.nakedTo] = c
	b.nakedTo += count(one(uint16(b.Cands[c])))
}

// forgetNaked moves past the oldest naked singles that are no more, forgetHidden past
// such hidden ones.
func (b *Board) forgetNaked() {
	for b.nakedFrom < b.nakedTo && !one(uint16(b.Cands[b.naked[b.nakedFrom]])) {
		b.nakedFrom++
	}
}

func (b *Board) forgetHidden() {
	for b.hiddenFrom < b.hiddenTo && !one(b.places[b.hidden[b.hiddenFrom].house][b.hidden[b.hiddenFrom].digit]) {
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

// pop returns the first cell of cells, and the others. A loop over cells that is hot is
// best written with it.
func pop(cells puzzle.CellSet) (puzzle.Cell, puzzle.CellSet) {
	if cells.Lo != 0 {
		return puzzle.Cell(bits.TrailingZeros64(cells.Lo)), puzzle.CellSet{Lo: cells.Lo & (cells.Lo - 1), Hi: cells.Hi}
	}
	return puzzle.Cell(64 + bits.TrailingZeros64(cells.Hi)), puzzle.CellSet{Hi: cells.Hi & (cells.Hi - 1)}
}

// one reports whether mask has exactly one bit, without a branch.
func one(mask uint16) bool { return mask^(mask-1) > mask-1 }

// count is 1 for true.
func count(is bool) int {
	n := 0
	if is {
		n = 1
	}
	return n
}
