package logic

import (
	"iter"
	"math/bits"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var (
	uniqueLoop6  = uniqueLoops("6", 6, 6, 110, "logic.unique-loop-6.shape")
	uniqueLoop8  = uniqueLoops("8", 8, 8, 120, "logic.unique-loop-8.shape")
	uniqueLoop10 = uniqueLoops("10", 10, uniqueLoopMost, 140, "logic.unique-loop-10.shape")
)

const (
	uniqueLoopMost  = 18     // cells: two in each row
	uniqueLoopTries = 10_000 // from one cell; what has a solution takes far fewer
)

// uniqueLoops makes the rows of types 1 to 4 for loops of so many cells.
func uniqueLoops(id string, least, most, score int, shape words.Key) (rows [4]*Technique) {
	k := &deadlyKind{
		id: "unique-loop-" + id, code: "0620", term: "Unique Loop " + id,
		texts: "unique-loop", shape: shape, digits: "logic.unique-loop.digits", order: uniqueLoopOrder,
	}
	if least != most {
		k.term += "+"
	}
	for i, with := range deadlyTypes {
		rows[i] = k.row(i+1, score, func(b *Board, found func(Step) bool) { findUniqueLoop(b, least, most, with, found) })
	}
	return rows
}

// uniqueLoopHouses holds, for each cell, the bits of its houses.
var uniqueLoopHouses = func() (t [81]uint32) {
	for c := range puzzle.Cell(81) {
		for _, h := range c.Houses() {
			t[c] |= 1 << h
		}
	}
	return t
}()

// A uniqueLoop is a search for loops. Its cells are on two sides, such that each
// house that it touches has one of either; so the two digits would alternate.
type uniqueLoop struct {
	least, most int
	digits      puzzle.DigitSet
	fit         puzzle.CellSet // the cells that hold both digits
	tries       int            // that are left
}

// findUniqueLoop looks at each loop once: from its first cell that holds no other digit.
// But for two, the cells hold no other, or they hold one more.
func findUniqueLoop(board *Board, least, most int, with deadlyFinder, found func(Step) bool) {
	b := deadlyView{board}
	two, three := b.cells(2), b.cells(3)
	var before puzzle.CellSet
	for c := range two.All() {
		pair := b.Cands[c]
		low := pair.Min()
		fit := b.Of[low].And(b.Of[(pair &^ low.Set()).Min()]).Without(before)
		before.Add(c)
		if fit.And(two).Len() < least-2 {
			fit = fit.And(three)
		}
		l := uniqueLoop{least, most, pair, uniqueLoopCells(c, fit), uniqueLoopTries}
		if l.fit.Len() >= least && !l.grow(b, puzzle.CellsOf(c), [2]uint32{uniqueLoopHouses[c]}, with, found) {
			return
		}
	}
}

// uniqueLoopCells returns the cells of fit without those that have a house to
// themselves; none if c has.
func uniqueLoopCells(c puzzle.Cell, fit puzzle.CellSet) puzzle.CellSet {
	for before := 82; fit.Len() < before; {
		if uniqueLoopAlone(c, fit) {
			return puzzle.CellSet{}
		}
		before = fit.Len()
		for q := range fit.All() {
			if uniqueLoopAlone(q, fit) {
				fit.Remove(q)
			}
		}
	}
	return fit
}

// uniqueLoopAlone reports whether a house of c has no other of cells.
func uniqueLoopAlone(c puzzle.Cell, cells puzzle.CellSet) bool {
	for _, h := range c.Houses() {
		if cells.And(h.Set()).Len() < 2 {
			return true
		}
	}
	return false
}

// grow adds a second cell to the first house that has one, on the other side, until each
// house has two.
func (l *uniqueLoop) grow(b deadlyView, cells puzzle.CellSet, sides [2]uint32, with deadlyFinder, found func(Step) bool) bool {
	if l.tries--; l.tries < 0 {
		return true
	}
	open, left := sides[0]^sides[1], l.most-cells.Len()
	if open == 0 {
		return cells.Len() < l.least || with(b, b.pattern(cells, l.digits), found)
	}
	if bits.OnesCount32(open) > 3*left || !b.loopMay(cells, l.digits) {
		return true
	}
	h, side := puzzle.House(bits.TrailingZeros32(open)), 0
	if sides[0]>>h&1 != 0 {
		side = 1
	}
	for c := range l.fit.And(h.Set()).Without(cells).All() {
		if sides[side]&uniqueLoopHouses[c] != 0 {
			continue
		}
		next, at := cells, sides
		next.Add(c)
		at[side] |= uniqueLoopHouses[c]
		if !l.grow(b, next, at, with, found) {
			return false
		}
	}
	return true
}

// loopMay reports whether no more than two cells have other digits, or all of
// them the same one.
func (b deadlyView) loopMay(cells puzzle.CellSet, digits puzzle.DigitSet) bool {
	more := b.pattern(cells, digits).more
	return more.cells.Len() <= 2 || one(uint16(more.digits))
}

// uniqueLoopOrder yields the cells in the order of the loop.
func uniqueLoopOrder(cells puzzle.CellSet) iter.Seq[puzzle.Cell] {
	if way := uniqueLoopWay([]puzzle.Cell{cells.First()}, cells); way != nil {
		return slices.Values(way)
	}
	return cells.All()
}

// uniqueLoopWay extends way through the rest of the cells and back to the first, each
// cell seeing the one before; nil if there is no such way.
func uniqueLoopWay(way []puzzle.Cell, rest puzzle.CellSet) []puzzle.Cell {
	last := way[len(way)-1]
	if rest.Remove(last); rest.Empty() && last.Sees(way[0]) {
		return way
	}
	for _, h := range last.Houses() {
		for c := range rest.And(h.Set()).All() {
			if whole := uniqueLoopWay(append(way, c), rest); whole != nil {
				return whole
			}
		}
	}
	return nil
}
