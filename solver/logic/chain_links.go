package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// addWeak adds what is false if a node is true: the others of its cell and of its houses
// that share no cell with it.
func (g *chainGraph) addWeak() {
	first := 0 // of the cell
	for n := range g.cands {
		node := &g.nodes[n]
		row := g.row(g.weak, n)
		for _, h := range node.cell.Houses() {
			for i, w := range g.inHouse(h, node.digit) {
				row[i] |= w
			}
		}
		if g.nodes[first].cell != node.cell {
			first = n
		}
		if g.kind >= chainPlain {
			for m := first; m < g.cands && g.nodes[m].cell == node.cell; m++ {
				row[m/64] |= 1 << (m % 64)
			}
		}
		if g.b.rules != nil {
			g.addSeen(n)
		}
		row[n/64] &^= 1 << (n % 64)
	}
	for _, groups := range g.groups {
		for i, n := range groups {
			node := &g.nodes[n]
			row := g.row(g.weak, n)
			for _, h := range chainHouses(node.cells) {
				for i, w := range g.inHouse(h, node.digit) {
					row[i] |= w
				}
			}
			for c := range node.cells.All() {
				m := g.inCell(c, node.digit)
				row[m/64] &^= 1 << (m % 64)
				g.weak[m*g.words+n/64] &^= 1 << (n % 64)
			}
			row[n/64] &^= 1 << (n % 64)
			for _, m := range groups[:i] {
				if !g.nodes[m].cells.And(node.cells).Empty() {
					row[m/64] &^= 1 << (m % 64)
					g.weak[m*g.words+n/64] &^= 1 << (n % 64)
				}
			}
		}
	}
}

// addStrong adds the pairs of nodes of which one is true.
func (g *chainGraph) addStrong() {
	for n := 0; g.kind != chainX && n < g.cands; n++ {
		if c := g.nodes[n].cell; g.b.Cands[c].Len() == 2 {
			g.pair(n, n+1)
			n++
		}
	}
	if g.kind == chainXY {
		return
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if bits.OnesCount16(g.b.places[h][d]) == 2 {
				cells := g.b.In(h, d)
				one := cells.First()
				cells.Remove(one)
				g.pair(g.inCell(one, d), g.inCell(cells.First(), d))
			}
		}
	}
	for _, l := range g.b.extraLinks() {
		g.pair(g.inCell(l.top, l.digit), g.inCell(l.foot, l.digit))
	}
	for d, groups := range g.groups {
		for i, n := range groups {
			node := &g.nodes[n]
			for _, h := range chainHouses(node.cells) {
				rest := g.b.In(h, puzzle.Digit(d)).Without(node.cells)
				if rest.Len() == 1 {
					g.pair(n, g.inCell(rest.First(), node.digit))
					continue
				}
				for _, m := range groups[i+1:] {
					if g.nodes[m].cells == rest {
						g.pair(n, m)
					}
				}
			}
		}
	}
}

func (g *chainGraph) pair(n, m int) {
	g.set(g.strong, n, m)
	g.set(g.strong, m, n)
}

func (g *chainGraph) inCell(c puzzle.Cell, d puzzle.Digit) int { return int(g.at[puzzle.Cand(c, d)]) }

// chainHouses returns the box and the line of a group.
func chainHouses(cells puzzle.CellSet) [2]puzzle.House {
	h := cells.First().Houses()
	if cells.In(h[0].Set()) {
		return [2]puzzle.House{h[2], h[0]}
	}
	return [2]puzzle.House{h[2], h[1]}
}
