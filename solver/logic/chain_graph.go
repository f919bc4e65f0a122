package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A chainNode is a candidate, a group of two or three candidates of one digit where a
// line crosses a box, or the candidates of one digit in an almost locked set.
type chainNode struct {
	digit puzzle.Digit
	cell  puzzle.Cell    // the first one
	cells puzzle.CellSet // all of them
	sees  puzzle.CellSet // what sees all of them
}

// A chainLit says that a node is true (2n) or false (2n+1). A group is true if one
// of its candidates is.
type chainLit uint16

func (l chainLit) node() int     { return int(l / 2) }
func (l chainLit) on() bool      { return l&1 == 0 }
func (l chainLit) not() chainLit { return l ^ 1 }

func chainOn(n int) chainLit  { return chainLit(2 * n) }
func chainOff(n int) chainLit { return chainLit(2*n + 1) }

// A chainKind says which nodes and links a graph has.
type chainKind uint8

const (
	chainX       chainKind = iota // links between cells
	chainXY                       // cells with two candidates, strong links within them, weak ones between
	chainPlain                    // links in cells and between cells
	chainGrouped                  // groups too
	chainSets                     // almost locked sets too
	numChainKinds
)

// A chainGraph is what follows from each literal of a board.
type chainGraph struct {
	b      *Board
	kind   chainKind
	of     [81]puzzle.DigitSet // the candidates of the board
	nodes  []chainNode         // candidates cell by cell, then groups along rows, then along columns, then spreads
	cands  int                 // how many are candidates
	groups [10][]int           // the groups of each digit
	at     [729]uint16         // the node of a candidate

	// Sets of nodes, a row of so many words for each node n: those that can't be
	// true with n; those of which one is true or n is; those that are true if n is.
	words               int
	weak, strong, reach []uint64

	in    []uint64 // a row for each digit in each house: its nodes there
	leads []uint64 // the nodes with strong links
	done  []uint64 // those that closeRow has processed

	chainSpreads
	chainOrder
	chainWalk
}

// build makes g the graph of b.
func (g *chainGraph) build(b *Board, kind chainKind) {
	g.b, g.kind, g.of = b, kind, b.Cands
	g.nodes = g.nodes[:0]
	for d := range g.groups {
		g.groups[d] = g.groups[d][:0]
	}
	for c := range b.Empty.All() {
		if kind == chainXY && b.Cands[c].Len() != 2 {
			continue
		}
		for d := range b.Cands[c].All() {
			g.at[puzzle.Cand(c, d)] = uint16(len(g.nodes))
			g.nodes = append(g.nodes, chainNode{d, c, puzzle.CellsOf(c), b.sees[c]})
		}
	}
	g.cands = len(g.nodes)
	if kind >= chainGrouped {
		g.addGroups()
	}
	if kind == chainSets {
		g.addSpreads()
	}
	g.words = (len(g.nodes) + 63) / 64
	size := len(g.nodes) * g.words
	g.weak, g.strong = chainZeros(g.weak, size), chainZeros(g.strong, size)
	g.forget(2 * len(g.nodes))
	g.fillHouses()
	g.addWeak()
	g.addStrong()
	if kind == chainSets {
		g.linkSpreads()
	}
	g.close()
}

// chainZeros returns n zeros, in s if there is room.
func chainZeros(s []uint64, n int) []uint64 {
	if cap(s) < n {
		return make([]uint64, n, n+n/4)
	}
	s = s[:n]
	clear(s)
	return s
}

func (g *chainGraph) addGroups() {
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		cells := line.Cells()
		for d := range puzzle.AllDigits.All() {
			in := g.b.places[line][d]
			for i := 0; i < 9; i += 3 {
				if bits.OnesCount16(in>>i&7) < 2 {
					continue
				}
				box := puzzle.Box(cells[i].Box()).Set()
				set := g.b.In(line, d).And(box)
				g.groups[d] = append(g.groups[d], len(g.nodes))
				g.nodes = append(g.nodes, chainNode{d, set.First(), set, line.Set().Or(box).Without(set)})
			}
		}
	}
}

// row returns row n of a table.
func (g *chainGraph) row(table []uint64, n int) []uint64 {
	return table[n*g.words : (n+1)*g.words : (n+1)*g.words]
}

func chainHas(row []uint64, n int) bool { return row[n/64]>>(n%64)&1 != 0 }

func (g *chainGraph) set(table []uint64, n, m int) { table[n*g.words+m/64] |= 1 << (m % 64) }

// inHouse returns the nodes of d in h.
func (g *chainGraph) inHouse(h puzzle.House, d puzzle.Digit) []uint64 {
	return g.row(g.in, 9*int(h)+int(d)-1)
}

// fillHouses lists the candidates and groups of each house.
func (g *chainGraph) fillHouses() {
	g.in = chainZeros(g.in, 9*puzzle.NumHouses*g.words)
	for n := range g.cands {
		for _, h := range g.nodes[n].cell.Houses() {
			g.inHouse(h, g.nodes[n].digit)[n/64] |= 1 << (n % 64)
		}
	}
	for d, groups := range g.groups {
		for _, n := range groups {
			for _, h := range chainHouses(g.nodes[n].cells) {
				g.inHouse(h, puzzle.Digit(d))[n/64] |= 1 << (n % 64)
			}
		}
	}
}
