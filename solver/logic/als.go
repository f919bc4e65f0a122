package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// An almost locked set is n cells of a house that hold n+1 digits between them:
// without one of its digits, the others are locked in it.
type als struct {
	cells  puzzle.CellSet
	digits puzzle.DigitSet
	house  puzzle.House // the first that holds it
	spread [10]uint16   // where its cells have each of its digits, in sets.spreads
}

// A spread is the cells in which an almost locked set has a digit.
type spread struct {
	digit puzzle.Digit
	cells puzzle.CellSet
	sees  puzzle.CellSet // the other candidates of the digit that see all of them
}

// sets is the almost locked sets of a position with what they share, computed once for
// all techniques that use them.
type sets struct {
	of      [81]puzzle.DigitSet // the candidates of the position
	houses  [puzzle.NumHouses]emptyCells
	all     []als
	spreads []spread
	table   [setsTable]uint16 // finds a spread: its number + 1, or 0
	listed  bool              // all and spreads are filled in
	graph   setGraph
	walk    setWalk
	rests   [puzzle.NumHouses][]uint16 // sets of a house's cells that may be part of a split
	rested  uint32                     // the houses whose rests are known
	parts   [2][1 << 9]splitPart
}

// setsTable is far more than the positions of puzzles need. With artificial candidates
// that need more, some sets are left out.
const setsTable = 1 << 13

// emptyCells is the empty cells of a house and the digits that they can hold:
// digits[m] is what the cells of mask m hold between them.
type emptyCells struct {
	n      int
	cells  [9]puzzle.Cell
	digits [1 << 9]puzzle.DigitSet
}

// subsetOrder[n] is the subsets of n things in lexicographic order.
var subsetOrder = func() (t [10][]uint16) {
	for n := range t {
		t[n] = make([]uint16, 0, 1<<n)
		var add func(chosen uint16, from int)
		add = func(chosen uint16, from int) {
			for i := from; i < n; i++ {
				m := chosen | 1<<i
				t[n] = append(t[n], m)
				add(m, i+1)
			}
		}
		add(0, 0)
	}
	return t
}()

var idleSets idlePool[sets]

// setsOf returns the sets of the board's position, with the houses filled in.
// Callers return them with free; the next call for the same position mostly
// gets the same ones.
func setsOf(b *Board) *sets {
	v := idleSets.get(func(v *sets) bool { return v.of == b.Cands })
	if v.of == b.Cands {
		return v
	}
	var changed uint64 // mostly few houses since the last position
	for c, digits := range b.Cands {
		if v.of[c] != digits {
			changed |= locations[c].bits
		}
	}
	v.of, v.listed, v.graph.drawn = b.Cands, false, false
	v.rested &^= uint32(changed)
	for ; changed != 0; changed &= changed - 1 {
		h := puzzle.House(bits.TrailingZeros64(changed))
		v.houses[h].fill(b, h)
	}
	return v
}

func (v *sets) free() { idleSets.put(v) }

func (e *emptyCells) fill(b *Board, h puzzle.House) {
	e.n = 0
	for _, c := range h.Cells() {
		if b.Cands[c] != 0 {
			e.cells[e.n] = c
			e.n++
		}
	}
	for m := 1; m < 1<<e.n; m++ {
		e.digits[m] = e.digits[m&(m-1)] | b.Cands[e.cells[bits.TrailingZeros(uint(m))]]
	}
}

// maskOf returns the mask of those of the cells that lie in h too.
func (e *emptyCells) maskOf(h puzzle.House) (m uint16) { return e.maskIn(h.Set()) }

// maskIn returns the cells of e that are in cells, as a mask.
func (e *emptyCells) maskIn(cells puzzle.CellSet) (m uint16) {
	for i, c := range e.cells[:e.n] {
		if cells.Has(c) {
			m |= 1 << i
		}
	}
	return m
}

// cellsOf returns the cells of a mask.
func (e *emptyCells) cellsOf(m uint16) (cells puzzle.CellSet) {
	for ; m != 0; m &= m - 1 {
		cells.Add(e.cells[bits.TrailingZeros16(m)])
	}
	return cells
}

// almostLocked returns the sets of the board's position with all almost locked sets, in
// the order in which HoDoKu lists them: row by row, column by column, box by box.
func almostLocked(b *Board) *sets {
	v := setsOf(b)
	if v.listed {
		return v
	}
	v.listed = true
	v.all, v.spreads = v.all[:0], v.spreads[:0]
	v.table = [setsTable]uint16{}
	for h := range v.houses {
		e := &v.houses[h]
		for _, m := range subsetOrder[e.n] {
			if e.digits[m].Len() == bits.OnesCount16(m)+1 {
				v.add(b, puzzle.House(h), e.cellsOf(m), e.digits[m])
			}
		}
	}
	return v
}

// add lists an almost locked set, unless it lies in an earlier house too.
func (v *sets) add(b *Board, h puzzle.House, cells puzzle.CellSet, digits puzzle.DigitSet) {
	for _, other := range cells.First().Houses() {
		if other < h && cells.In(other.Set()) {
			return
		}
	}
	if len(v.spreads) > setsTable/2 {
		return
	}
	a := als{cells: cells, digits: digits, house: h}
	for d := range digits.All() {
		a.spread[d] = v.spreadOf(b, d, cells.And(b.Of[d]))
	}
	v.all = append(v.all, a)
}

// spreadOf returns the number of the spread of d over cells.
func (v *sets) spreadOf(b *Board, d puzzle.Digit, cells puzzle.CellSet) uint16 {
	i := (cells.Lo*0x9e3779b97f4a7c15 ^ cells.Hi*0xc2b2ae3d27d4eb4f ^ uint64(d)*0x165667b19e3779f9) >> 51
	for ; v.table[i] != 0; i = (i + 1) % setsTable {
		if s := &v.spreads[v.table[i]-1]; s.cells == cells && s.digit == d {
			return v.table[i] - 1
		}
	}
	s := spread{digit: d, cells: cells, sees: b.Of[d]}
	for c := range cells.All() {
		s.sees = s.sees.And(b.sees[c])
	}
	v.spreads = append(v.spreads, s)
	v.table[i] = uint16(len(v.spreads))
	return v.table[i] - 1
}

// set returns the cells and the digits of the n-th set of the diagram.
func (s *Step) set(n int) (cells puzzle.CellSet, digits puzzle.DigitSet) {
	for _, k := range s.Diagram.Cands {
		if k.Role == puzzle.Set+puzzle.Role(n) {
			cells.Add(k.Cand.Cell())
			digits |= k.Cand.Digit().Set()
		}
	}
	return cells, digits
}

// setVariant is a technique that finds its steps in another way.
func setVariant(t *Technique, find func(b *Board, found func(Step) bool)) *Technique {
	v := *t
	v.find = find
	return &v
}

// Sets may share cells; HoDoKu's solver leaves these out.
var (
	alsXZOverlapping        = setVariant(alsXZ, func(b *Board, found func(Step) bool) { findXZ(b, true, found) })
	alsXYWingOverlapping    = setVariant(alsXYWing, func(b *Board, found func(Step) bool) { findSetWings(b, true, found) })
	alsChainOverlapping     = setVariant(alsChain, func(b *Board, found func(Step) bool) { findSetChains(b, true, false, found) })
	deathBlossomOverlapping = setVariant(deathBlossom, func(b *Board, found func(Step) bool) { findBlossoms(b, true, found) })
)
