package variant

import (
	"slices"
	"sync"

	"sudoku/puzzle"
)

// A board holds what a search asks of a shape, as lists that are quick to walk.
type board struct {
	shape    *puzzle.Shape
	cells    puzzle.CellSet
	all      puzzle.DigitSet
	houses   []house // those that hold every digit
	housesOf [81]uint32
	peers    [81][]uint8
	sums     []sum
	sumsOf   [81]sumSet
	wrong    bool // cages make another sum than what they cover: there is no solution
}

// maxSums is how many sums a board has at most; cages come first, then the smallest of those
// that the rule of 45 gives.
const maxSums = 192

// A sumSet is a set of the sums of a board.
type sumSet [maxSums / 64]uint64

func (s *sumSet) add(i int) { s[i>>6] |= 1 << (i & 63) }

// A house is the cells of one, on small boards with noCell after them.
type house [9]uint8

// noCell stands for a cell that has no digits.
const noCell = 81

func houseOf(cells puzzle.CellSet) (h house) {
	for i := copy(h[:], listed(cells)); i < len(h); i++ {
		h[i] = noCell
	}
	return h
}

// known holds the boards of the shapes that are the same for every puzzle.
var known = [...]struct {
	shape *puzzle.Shape
	board func() *board
}{
	{nil, sync.OnceValue(func() *board { return newBoard(nil) })},
	{puzzle.Diagonal, sync.OnceValue(func() *board { return newBoard(puzzle.Diagonal) })},
	{puzzle.Mini6, sync.OnceValue(func() *board { return newBoard(puzzle.Mini6) })},
	{puzzle.Mini4, sync.OnceValue(func() *board { return newBoard(puzzle.Mini4) })},
}

// boardOf returns the board of a shape.
func boardOf(shape *puzzle.Shape) *board {
	for _, k := range known {
		if k.shape == shape {
			return k.board()
		}
	}
	return newBoard(shape)
}

// newBoard makes the tables of a shape, in some tens of microseconds where there are cages.
func newBoard(shape *puzzle.Shape) *board {
	b := &board{shape: shape, cells: shape.Cells(), all: shape.Digits(), wrong: len(shape.WrongTotals()) > 0}
	for i, h := range shape.Houses() {
		b.houses = append(b.houses, houseOf(shape.Set(h)))
		for c := range shape.Set(h).All() {
			b.housesOf[c] |= 1 << i
		}
	}
	for c := range b.cells.All() {
		b.peers[c] = listed(shape.Peers(c))
	}
	for _, c := range shape.Cages() {
		if c.Sum != 0 {
			b.sums = append(b.sums, sum{cells: listed(c.Cells), total: c.Sum, distinct: true})
		}
	}
	b.addRule45()
	for i, s := range b.sums {
		for _, c := range slices.Concat(s.cells, s.less) {
			b.sumsOf[c].add(i)
		}
	}
	return b
}

func listed(s puzzle.CellSet) (cells []uint8) {
	for c := range s.All() {
		cells = append(cells, uint8(c))
	}
	return cells
}
