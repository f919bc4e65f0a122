package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// An endsGraph is the cells with strong links on one digit: every cell of an X-chain
// is one. It shows quickly that there is no such chain, which is the usual case.
type endsGraph struct {
	cells  [2 * puzzle.NumHouses]puzzle.Cell
	number [81]uint8 // of a cell, + 1
	n      int

	// By number, sets of numbers: the other ends of strong links, what is seen, and
	// what is true if the cell is.
	strong, sees, reach [2 * puzzle.NumHouses]uint64
}

// findXChains finds chains on one digit.
func findXChains(b *Board, found func(Step) bool) {
	for d := range puzzle.AllDigits.All() {
		if mayChain(b, d) {
			findChains(b, chainX, 1<<chainOpen, func(_ chainForm, s Step) bool { return found(s) })
			return
		}
	}
}

// mayChain reports whether some X-chain would eliminate something, if it visited no cell
// twice.
func mayChain(b *Board, d puzzle.Digit) bool {
	if b.rules != nil {
		return true
	}
	var g endsGraph
	g.link(b, d)
	if g.n < 3 {
		return false
	}
	g.close()
	for i := range g.n {
		ends := g.strong[i] | g.union(g.strong[i], &g.reach)
		seen := b.Of[d].And(g.cells[i].Peers())
		for ends &= ^uint64(0) << i; ends != 0; ends &= ends - 1 {
			if !seen.And(g.cells[bits.TrailingZeros64(ends)].Peers()).Empty() {
				return true
			}
		}
	}
	return false
}

func (g *endsGraph) link(b *Board, d puzzle.Digit) {
	for h := range puzzle.House(puzzle.NumHouses) {
		if bits.OnesCount16(b.places[h][d]) == 2 {
			cells := b.In(h, d)
			one := cells.First()
			cells.Remove(one)
			i, j := g.numberOf(one), g.numberOf(cells.First())
			g.strong[i] |= 1 << j
			g.strong[j] |= 1 << i
		}
	}
}

func (g *endsGraph) numberOf(c puzzle.Cell) uint8 {
	if g.number[c] == 0 {
		g.cells[g.n] = c
		g.n++
		g.number[c] = uint8(g.n)
	}
	return g.number[c] - 1
}

// close computes what is true if a cell is.
func (g *endsGraph) close() {
	for i := range g.n {
		for j := range i {
			if g.cells[i].Sees(g.cells[j]) {
				g.sees[i] |= 1 << j
				g.sees[j] |= 1 << i
			}
		}
	}
	for i := range g.n {
		g.reach[i] = g.union(g.sees[i], &g.strong)
	}
	for via := range g.n {
		for i := range g.n {
			if g.reach[i]>>via&1 != 0 {
				g.reach[i] |= g.reach[via]
			}
		}
	}
}

// union returns the union of the rows of a table that set names.
func (g *endsGraph) union(set uint64, table *[2 * puzzle.NumHouses]uint64) (row uint64) {
	for ; set != 0; set &= set - 1 {
		row |= table[bits.TrailingZeros64(set)]
	}
	return row
}
