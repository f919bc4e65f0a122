package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A krakenFish is a fish and the starts of the chains that make it a kraken.
type krakenFish struct {
	out         int // the candidate that it eliminates
	digit       puzzle.Digit
	base, cover uint32
	fins, from  puzzle.CellSet
	length      int // links of all chains
}

// check keeps what the fish eliminates, if it has fins.
func (h *krakenSearch) check(fins puzzle.CellSet) {
	for i := range h.eliminated[0] {
		h.eliminated[0][i] = h.want[0][i] | h.want[1][i]
	}
	if fins.Empty() || !h.rule(h.eliminated[0], fins) {
		return
	}
	var covered puzzle.CellSet
	for rest := h.cover; rest != 0; rest &= rest - 1 {
		covered = covered.Or(h.units[bits.TrailingZeros32(rest)])
	}
	for rest := h.cover; rest != 0; rest &= rest - 1 {
		unit := h.units[bits.TrailingZeros32(rest)]
		places := unit.And(h.cells)
		copy(h.eliminated[1], h.eliminated[0])
		if !h.rule(h.eliminated[1], places) {
			continue
		}
		for i, w := range h.eliminated[1] {
			for ; w != 0; w &= w - 1 {
				k := 64*i + bits.TrailingZeros64(w)
				node := &h.nodes[k]
				switch own := node.digit == h.digit; {
				case own && h.cells.Has(node.cell):
				case own && unit.Has(node.cell):
					h.keep(0, k, fins, fins, places)
				case !(own && covered.Has(node.cell)):
					h.keep(1, k, fins, fins.Or(places), places)
				}
			}
		}
	}
}

// rule keeps in row what chains from all of cells rule out. It reports whether anything
// is left.
func (h *krakenSearch) rule(row []uint64, cells puzzle.CellSet) bool {
	var some uint64
	for c := range cells.All() {
		some = 0
		for i, w := range h.row(h.off, int(h.at[puzzle.Cand(c, h.digit)])) {
			row[i] &= w
			some |= row[i]
		}
		if some == 0 {
			return false
		}
	}
	return true
}

// keep makes the fish that of k in a type if it is wanted and better than the one before. It needs a
// chain of more than one link, and a base of which no house alone does as much.
func (h *krakenSearch) keep(kind, k int, fins, from, places puzzle.CellSet) {
	if h.want[kind][k/64]&(1<<(k%64)) == 0 {
		return
	}
	length := 0
	for c := range from.All() {
		length += int(h.links[int(h.at[puzzle.Cand(c, h.digit)])*h.cands+k])
	}
	if best := &h.best[kind][k]; length == from.Len() || best.length != 0 && best.length <= length {
		return
	}
	for rest := h.base; rest != 0; rest &= rest - 1 {
		if h.units[bits.TrailingZeros32(rest)].In(fins.Or(places)) {
			return
		}
	}
	h.best[kind][k] = krakenFish{k, h.digit, h.base, h.cover, fins, from, length}
}

// step makes the step of a fish.
func (h *krakenSearch) step(f *krakenFish) Step {
	node := &h.nodes[f.out]
	p := fishView{h.b}.step(foundFish{f.digit, f.base, f.cover, f.fins, puzzle.CellSet{}}).Diagram
	out := puzzle.Cand(node.cell, node.digit)
	role := map[puzzle.Candidate]puzzle.Role{out: puzzle.Eliminate}
	for _, c := range p.Cands {
		role[c.Cand] = c.Role
	}
	for c := range f.from.All() {
		h.shortestPath(chainOn(int(h.at[puzzle.Cand(c, f.digit)])), chainOff(f.out))
		h.cutPath()
		h.draw(&p, role)
	}
	return eliminate([]puzzle.Candidate{out}, p)
}
