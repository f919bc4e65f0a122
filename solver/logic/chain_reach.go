package logic

import (
	"math/bits"
)

// close computes reach: by two links first, then as far as possible.
func (g *chainGraph) close() {
	g.reach = chainZeros(g.reach, len(g.weak))
	g.leads = chainZeros(g.leads, g.words)
	for n := range g.nodes {
		if chainAny(g.row(g.strong, n)) {
			g.leads[n/64] |= 1 << (n % 64)
		}
	}
	for n := range g.nodes {
		row := g.row(g.reach, n)
		for i, w := range g.row(g.weak, n) {
			for w &= g.leads[i]; w != 0; w &= w - 1 {
				for j, v := range g.row(g.strong, 64*i+bits.TrailingZeros64(w)) {
					row[j] |= v
				}
			}
		}
	}
	g.done = chainZeros(g.done, g.words)
	for n := range g.nodes {
		g.closeRow(n)
	}
}

// closeRow adds to the row of n all that it leads to; rows before it are closed.
func (g *chainGraph) closeRow(n int) {
	clear(g.done)
	row := g.row(g.reach, n)
	for i := 0; i < len(row); i++ {
		w := row[i] &^ g.done[i]
		if w == 0 {
			continue
		}
		via := 64*i + bits.TrailingZeros64(w)
		g.done[i] |= w & -w
		through := g.row(g.reach, via)
		for j, v := range through {
			row[j] |= v
		}
		if via < n {
			for j, v := range through {
				g.done[j] |= v
			}
		}
		i = -1 // the row may have grown anywhere
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

func chainAny(row []uint64) bool {
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
