package se

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
)

// narrow sets the cells that may be in a loop, and how many of them can. It reports whether there
// are any. A loop has at most two cells with extra candidates, or the same one in all of them.
func (l *loopSearch) narrow() bool {
	if l.plain {
		l.core, l.most = l.both, 81
		return true
	}
	var pure puzzle.CellSet
	var with [9]puzzle.CellSet // by the only extra digit
	for c := range l.both.All() {
		switch extra := l.b.cands[c] &^ l.pair; {
		case extra == 0:
			pure.Add(c)
		case one(extra):
			with[low(extra)].Add(c)
		}
	}
	l.core, l.most = puzzle.CellSet{}, 0
	for d := range with {
		if with[d].Len() > 2 {
			equal := closed(pure.Or(with[d])) // the cells of loops with any number of this
			l.core, l.most = l.core.Or(equal), max(l.most, equal.Len())
		}
	}
	if n := pure.Len(); n > 1 {
		l.core = closed(l.both)
		l.most = max(l.most, min(n+2, l.core.Len()))
	}
	l.most &^= 1 // the two sides of a loop have as many cells
	return l.most >= 4
}

// isNew reports whether the loop was not among the latest ones.
func (l *loopSearch) isNew() bool {
	if l.plain {
		return true
	}
	loop := triedLoop{l.in, l.pair}
	if slices.Contains(l.tried, loop) {
		return false
	}
	if len(l.tried) == 16 {
		l.tried = l.tried[:0]
	}
	l.tried = append(l.tried, loop)
	return true
}

// coverable reports whether so many cells are left after c that all houses of either side can get
// a cell of the other: each has three.
func (l *loopSearch) coverable(c, side int) bool {
	if l.plain {
		return true
	}
	own, other := l.seen[side]|housesMask[c], l.seen[1-side]
	n := len(l.path)
	left, otherLeft := l.most/2-(n/2+1), l.most/2-(n+1)/2
	return bits.OnesCount32(other&^own) <= 3*left && bits.OnesCount32(own&^other) <= 3*otherLeft
}

// closable reports whether each house of c may get a cell of the other side, as a loop has one of
// either side in each of its houses.
func (l *loopSearch) closable(c, other int) bool {
	if l.plain {
		return true
	}
	for open := housesMask[c] &^ l.seen[other]; open != 0; open &= open - 1 {
		found := false
		cells := l.core.And(houseSet[bits.TrailingZeros32(open)]).Without(l.in)
		cells.Remove(puzzle.Cell(c))
		for !found && !cells.Empty() {
			var u puzzle.Cell
			u, cells = pop(cells)
			found = l.seen[other]&housesMask[u] == 0
		}
		if !found {
			return false
		}
	}
	return true
}

// closed returns cells without those that have a house with no other one, over and over: in
// each house of its cells a loop has two.
func closed(cells puzzle.CellSet) puzzle.CellSet {
	for {
		var once, twice uint32 // the houses with cells, with several
		for c := range cells.All() {
			twice |= once & housesMask[c]
			once |= housesMask[c]
		}
		if once == twice {
			return cells
		}
		for c := range cells.All() {
			if housesMask[c]&^twice != 0 {
				cells.Remove(c)
			}
		}
	}
}
