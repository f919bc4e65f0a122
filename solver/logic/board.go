package logic

import (
	"context"
	"math/bits"

	"sudoku/puzzle"
)

// A Board is a position with what finders of all families ask of it. It is built
// once and follows each step, so that a whole solution costs little more than
// its changes. Finders read it and never change it. What those of one family
// share is on a view of the board, a type that embeds it, such as fishView.
type Board struct {
	puzzle.Position
	Empty puzzle.CellSet     // cells without a digit
	Of    [10]puzzle.CellSet // Of[d] is the cells in which d is a candidate

	ctx        context.Context     // finders may stop when it is done; nil for never
	rules      *rules              // of a board that is not the classic one, else nil
	sees       *[81]puzzle.CellSet // what can't hold the digit of a cell
	noDiagrams bool                // finders need not make the diagrams of steps
	most       int                 // finders need not find steps that cost more, if it isn't 0
	stamp      uint64              // a new one after each change; cached values for it are valid
	cache      *cache

	places     [puzzle.NumHouses][10]uint16 // bit i: the digit is a candidate in the house's i-th cell
	emptyCount [puzzle.NumHouses]uint8      // how many empty cells the house has
	oneEmpty   uint32                       // the houses that have one

	dirty uint64            // what has changed since clean was updated; see dirty.go
	clean [cleanKeys]uint64 // what each finder can skip

	// Computed for houses and digits when needed; see counts.go.
	digitsBy [puzzle.NumHouses][10]puzzle.DigitSet
	housesBy [10][10]uint32
	fishOut  [10]puzzle.CellSet

	// Singles in the order in which they arose, for that is the order in which
	// HoDoKu takes them. A cell comes down to one candidate once, a digit to one
	// place once in each house, so neither list can outgrow its array, which has a
	// place to spare.
	naked  [81 + 1]puzzle.Cell
	hidden [9*puzzle.NumHouses + 1]houseDigit
	// Those from the first index up to the second may still be singles.
	nakedFrom, nakedTo, hiddenFrom, hiddenTo int
}

// A houseDigit is a digit in a house.
type houseDigit struct {
	house puzzle.House
	digit puzzle.Digit
}

// A location says where a cell is in its houses.
type location struct {
	houses [3]puzzle.House
	masks  [3]uint16 // the bits of the cell in the masks of its houses
	bits   uint64    // its houses as bits
}

var locations = func() (t [81]location) {
	for h := range puzzle.House(puzzle.NumHouses) {
		for i, c := range h.Cells() {
			t[c].houses[h/9] = h
			t[c].masks[h/9] = 1 << i
			t[c].bits |= 1 << h
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

// ended reports whether nobody waits for steps any more: what takes long on strange candidates
// asks now and then.
func (b *Board) ended() bool { return b.ctx != nil && b.ctx.Err() != nil }

// NewBoard returns the board of a position.
func NewBoard(pos *puzzle.Position) *Board {
	b := &Board{}
	b.set(pos, &cache{})
	return b
}

// set makes b the board of a position.
func (b *Board) set(pos *puzzle.Position, with *cache) {
	*b = Board{Position: *pos, Empty: puzzle.AllCells.Without(pos.Grid.Filled()), cache: with, sees: &classicSees}
	if r := rulesOf(pos.Shape); r != nil {
		b.rules, b.sees, b.Position = r, &r.sees, r.embed(pos)
		b.Empty = r.cells.Without(b.Grid.Filled())
	}
	b.changed()
	for c := range b.Empty.All() {
		b.addNaked(c)
		for d := range b.Cands[c].All() {
			b.Of[d].Add(c)
		}
	}
	b.fillPlaces()
	for h := range b.places {
		for d := 1; d <= 9; d++ {
			b.hidden[b.hiddenTo] = houseDigit{puzzle.House(h), puzzle.Digit(d)}
			b.hiddenTo += count(one(b.places[h][d]))
		}
	}
}

// fillPlaces fills the houses of a new board.
func (b *Board) fillPlaces() {
	for d := 1; d <= 9; d++ {
		for h, at := range masks(b.Of[d]) {
			b.places[h][d] = at
		}
	}
	for h, at := range masks(b.Empty) {
		b.emptyCount[h] = uint8(bits.OnesCount16(at))
		b.oneEmpty |= uint32(count(one(at))) << h
	}
}

// changed invalidates what was cached for the board.
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

// eliminations returns the candidates of cells, set by set, that are in digits, for a step
// to eliminate. Without diagrams they are valid until the next search.
func (b *Board) eliminations(digits puzzle.DigitSet, cells ...puzzle.CellSet) []puzzle.Candidate {
	var ks []puzzle.Candidate
	if b.noDiagrams {
		ks = b.cache.eliminations
	}
	from := len(ks)
	for _, set := range cells {
		ks = b.addWithin(ks, set, digits)
	}
	if b.noDiagrams {
		b.cache.eliminations = ks
	}
	return ks[from:len(ks):len(ks)]
}

// Place fills a cell and takes the digit from the candidates of its peers.
func (b *Board) Place(k puzzle.Candidate) {
	c, d := k.Cell(), k.Digit()
	b.changed()
	b.fill(c, d)
	peers := b.Of[d].And(b.sees[c])
	b.Of[d] = b.Of[d].Without(peers)
	to, dirty := b.hiddenTo, b.dirty
	for !peers.Empty() {
		var q puzzle.Cell
		q, peers = pop(peers)
		b.Cands[q] &^= d.Set()
		b.addNaked(q)
		s := &locations[q]
		dirty |= s.bits
		to = b.removePlace(s, d, to)
	}
	left := b.Cands[c]
	b.Cands[c] = 0
	b.dirty = dirty | dirtyDigits(left)
	for s := &locations[c]; left != 0; left &= left - 1 {
		e := left.Min()
		b.Of[e].Remove(c)
		to = b.removePlace(s, e, to)
	}
	b.hiddenTo = to
	b.skipStaleNaked()
}

// fill puts d in c, and removes d from the places of its houses.
func (b *Board) fill(c puzzle.Cell, d puzzle.Digit) {
	s := &locations[c]
	b.dirty |= s.bits | dirtyDigits(d.Set())
	b.places[s.houses[0]][d] = 0
	b.places[s.houses[1]][d] = 0
	b.places[s.houses[2]][d] = 0
	if b.Empty.Has(c) {
		b.Empty.Remove(c)
		b.oneEmpty ^= b.fillHouse(s.houses[0]) | b.fillHouse(s.houses[1]) | b.fillHouse(s.houses[2])
	}
	b.Grid[c] = d
}

// fillHouse counts a filled cell of h. It returns the bit of h if its bit in oneEmpty
// changes.
func (b *Board) fillHouse(h puzzle.House) uint32 {
	b.emptyCount[h]--
	return uint32(count(b.emptyCount[h] <= 1)) << (h & 31)
}

// Eliminate removes one candidate, if it is there.
func (b *Board) Eliminate(k puzzle.Candidate) {
	if b.Has(k) {
		c, d := k.Cell(), k.Digit()
		b.changed()
		b.dirty |= locations[c].bits | dirtyDigits(d.Set())
		b.Cands[c] &^= d.Set()
		b.addNaked(c)
		b.Of[d].Remove(c)
		b.hiddenTo = b.removePlace(&locations[c], d, b.hiddenTo)
	}
}

// removePlace removes d at s from the places of its houses. Houses in which d is left with
// one place are added to hidden from index to on; it returns the next index.
func (b *Board) removePlace(s *location, d puzzle.Digit, to int) int {
	to = b.removePlaceIn(s.houses[0], s.masks[0], d, to)
	to = b.removePlaceIn(s.houses[1], s.masks[1], d, to)
	return b.removePlaceIn(s.houses[2], s.masks[2], d, to)
}

func (b *Board) removePlaceIn(h puzzle.House, bit uint16, d puzzle.Digit, to int) int {
	places := b.places[h][d] &^ bit
	b.places[h][d] = places
	b.hidden[to] = houseDigit{h, d}
	return to + count(one(places))
}

// addNaked lists c if it is left with one candidate.
func (b *Board) addNaked(c puzzle.Cell) {
	b.naked[b.nakedTo] = c
	b.nakedTo += count(one(uint16(b.Cands[c])))
}

// skipStaleNaked skips the oldest naked singles that are no longer singles, and
// skipStaleHidden such hidden ones.
func (b *Board) skipStaleNaked() {
	for b.nakedFrom < b.nakedTo && !one(uint16(b.Cands[b.naked[b.nakedFrom]])) {
		b.nakedFrom++
	}
}

func (b *Board) skipStaleHidden() {
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

// pop returns the first cell of cells, and the others. It is the fastest way to
// loop over cells.
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
