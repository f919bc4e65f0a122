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

// A chainLit says that a node is true (2n) or not (2n+1). A group is true if one
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
)

// A chainGraph is what follows at once from each literal of a board, in an order
// that is fixed: first within the cell, then in its row, column and box, then to
// groups. The order is HoDoKu's and decides which of the shortest ways is found.
type chainGraph struct {
	b      *Board
	kind   chainKind
	nodes  []chainNode // candidates cell by cell, then groups along rows, then along columns, then spreads
	cands  int         // how many are candidates
	groups [10][]int   // the groups of each digit
	at     [729]uint16 // the node of a candidate

	next []chainLit // next[from[l]:from[l+1]] follows from l
	from []uint32

	// Sets of nodes, a row of so many words for each node n: those that can't be
	// true with n; those of which one is true or n is; those that are true if n is.
	words               int
	weak, strong, reach []uint64

	chainSpreads
	chainWalk
}

// build makes g the graph of b.
func (g *chainGraph) build(b *Board, kind chainKind) {
	g.b, g.kind = b, kind
	g.nodes, g.next, g.from = g.nodes[:0], g.next[:0], g.from[:0]
	for d := range g.groups {
		g.groups[d], g.of[d] = g.groups[d][:0], g.of[d][:0]
	}
	for c := range b.Empty.All() {
		if kind == chainXY && b.Cands[c].Len() != 2 {
			continue
		}
		for d := range b.Cands[c].All() {
			g.at[puzzle.Cand(c, d)] = uint16(len(g.nodes))
			g.nodes = append(g.nodes, chainNode{d, c, puzzle.CellsOf(c), c.Peers()})
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
	for n := range g.nodes {
		g.from = append(g.from, uint32(len(g.next)))
		g.addWeak(n)
		g.from = append(g.from, uint32(len(g.next)))
		g.addStrong(n)
	}
	g.from = append(g.from, uint32(len(g.next)))
	g.close()
}

// chainZeros returns n zeros, in s if there is room.
func chainZeros(s []uint64, n int) []uint64 {
	if cap(s) < n {
		return make([]uint64, n)
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

// link notes that l leads to m, if that is new.
func (g *chainGraph) link(table []uint64, l, m chainLit) {
	w, bit := &table[l.node()*g.words+m.node()/64], uint64(1)<<(m.node()%64)
	if *w&bit == 0 {
		*w |= bit
		g.next = append(g.next, m)
	}
}

// addWeak notes what is not true if node n is.
func (g *chainGraph) addWeak(n int) {
	node := &g.nodes[n]
	if n >= g.cands {
		for c := range g.b.Of[node.digit].And(node.sees).All() {
			g.link(g.weak, chainOn(n), chainOff(int(g.at[puzzle.Cand(c, node.digit)])))
		}
		for _, m := range g.groups[node.digit] {
			if g.nodes[m].cells.In(node.sees) {
				g.link(g.weak, chainOn(n), chainOff(m))
			}
		}
		g.addWeakSpreads(n)
		return
	}
	if g.kind >= chainPlain {
		for d := range (g.b.Cands[node.cell] &^ node.digit.Set()).All() {
			g.link(g.weak, chainOn(n), chainOff(int(g.at[puzzle.Cand(node.cell, d)])))
		}
	}
	for _, h := range node.cell.Houses() {
		for c := range g.b.In(h, node.digit).Without(node.cells).All() {
			if g.kind != chainXY || g.b.Cands[c].Len() == 2 {
				g.link(g.weak, chainOn(n), chainOff(int(g.at[puzzle.Cand(c, node.digit)])))
			}
		}
	}
	for _, m := range g.groups[node.digit] {
		if g.nodes[m].sees.Has(node.cell) {
			g.link(g.weak, chainOn(n), chainOff(m))
		}
	}
	g.addWeakSpreads(n)
}

// addStrong notes what is true if node n is not.
func (g *chainGraph) addStrong(n int) {
	node := &g.nodes[n]
	if g.isSet(chainOff(n)) {
		g.addSpreadStrong(n)
		return
	}
	if n >= g.cands {
		g.addGroupStrong(n)
		return
	}
	if rest := g.b.Cands[node.cell] &^ node.digit.Set(); g.kind != chainX && rest.Len() == 1 {
		g.link(g.strong, chainOff(n), chainOn(int(g.at[puzzle.Cand(node.cell, rest.Min())])))
	}
	if g.kind == chainXY {
		return
	}
	for _, h := range node.cell.Houses() {
		if bits.OnesCount16(g.b.places[h][node.digit]) == 2 {
			c := g.b.In(h, node.digit).Without(node.cells).First()
			g.link(g.strong, chainOff(n), chainOn(int(g.at[puzzle.Cand(c, node.digit)])))
		}
	}
	for _, m := range g.groups[node.digit] {
		group := &g.nodes[m]
		if group.sees.Has(node.cell) && g.fills(group.cells.Or(node.cells), node.digit) {
			g.link(g.strong, chainOff(n), chainOn(m))
		}
	}
}

// addGroupStrong notes what is true if the group n is not: candidates in its box
// and its line, then groups.
func (g *chainGraph) addGroupStrong(n int) {
	node := &g.nodes[n]
	for _, h := range chainHouses(node.cells) {
		if rest := g.b.In(h, node.digit).Without(node.cells); rest.Len() == 1 {
			g.link(g.strong, chainOff(n), chainOn(int(g.at[puzzle.Cand(rest.First(), node.digit)])))
		}
	}
	for _, line := range [...]bool{true, false} {
		for _, m := range g.groups[node.digit] {
			other := &g.nodes[m]
			box := node.cell.Box() == other.cell.Box()
			if box != line && other.cells.In(node.sees) && g.fills(node.cells.Or(other.cells), node.digit) {
				g.link(g.strong, chainOff(n), chainOn(m))
			}
		}
	}
}

// chainHouses returns the box and the line of a group.
func chainHouses(cells puzzle.CellSet) [2]puzzle.House {
	h := cells.First().Houses()
	if cells.In(h[0].Set()) {
		return [2]puzzle.House{h[2], h[0]}
	}
	return [2]puzzle.House{h[2], h[1]}
}

// fills reports whether cells are all the places of d in some house.
func (g *chainGraph) fills(cells puzzle.CellSet, d puzzle.Digit) bool {
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) && g.b.In(h, d) == cells {
			return true
		}
	}
	return false
}

// close works out reach: in two links first, then as far as it goes.
func (g *chainGraph) close() {
	g.reach = chainZeros(g.reach, len(g.weak))
	for n := range g.nodes {
		g.union(g.row(g.reach, n), g.row(g.weak, n), g.strong)
	}
	for via := range g.nodes {
		if !chainSome(g.row(g.strong, via)) {
			continue // nothing leads to it
		}
		through := g.row(g.reach, via)
		if !chainSome(through) {
			continue
		}
		for at := via / 64; at < len(g.reach); at += g.words {
			if g.reach[at]>>(via%64)&1 != 0 {
				row := g.reach[at-via/64:][:len(through)]
				for i, w := range through {
					row[i] |= w
				}
			}
		}
	}
}

// union adds to row the rows of table that set names.
func (g *chainGraph) union(row, set, table []uint64) {
	for i, w := range set {
		for ; w != 0; w &= w - 1 {
			for j, v := range g.row(table, 64*i+bits.TrailingZeros64(w)) {
				row[j] |= v
			}
		}
	}
}

func chainSome(row []uint64) bool {
	for _, w := range row {
		if w != 0 {
			return true
		}
	}
	return false
}

func chainMeet(a, b []uint64) bool {
	for i, w := range a {
		if w&b[i] != 0 {
			return true
		}
	}
	return false
}
