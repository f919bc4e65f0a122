package logic

import "sudoku/puzzle"

// A setGraph says which almost locked sets combine. Sets that have a digit in the same
// cells behave alike for it, so the graph is built spread by spread. Its bit
// sets have a bit for each almost locked set.
type setGraph struct {
	drawn   bool
	words   int
	of      [10][]uint16 // the spreads of each digit
	members []uint64     // the sets with the spread
	joined  []uint64     // those that can't have the digit when a set with the spread has it: it is restricted
	common  []uint64     // those that, with a set that has the spread, rule the digit out in some cell
	row     []uint64
	inCell  []uint64 // those with each cell
	over    []uint64 // those that share a cell with each set, the set itself too
}

// joinedSets returns the almost locked sets of the board's position with their graph.
func joinedSets(b *Board) *sets {
	v := almostLocked(b)
	g := &v.graph
	if g.drawn {
		return v
	}
	g.drawn = true
	g.words = (len(v.all) + 63) / 64
	n := len(v.spreads) * g.words
	g.members, g.joined, g.common = zeros(g.members, n), zeros(g.joined, n), zeros(g.common, n)
	g.row = zeros(g.row, g.words)
	for i := range v.all {
		a := &v.all[i]
		for d := range a.digits.All() {
			g.members[int(a.spread[d])*g.words+i/64] |= 1 << (i % 64)
		}
	}
	v.overlaps()
	for d := range g.of {
		g.of[d] = g.of[d][:0]
	}
	for i := range v.spreads {
		d := v.spreads[i].digit
		g.of[d] = append(g.of[d], uint16(i))
		v.join(i, g.of[d])
	}
	return v
}

// overlaps computes which sets share cells.
func (v *sets) overlaps() {
	g := &v.graph
	g.over = zeros(g.over, len(v.all)*g.words)
	g.inCell = zeros(g.inCell, 81*g.words)
	for i := range v.all {
		for c := range v.all[i].cells.All() {
			g.inCell[int(c)*g.words+i/64] |= 1 << (i % 64)
		}
	}
	for i := range v.all {
		row := g.over[i*g.words : (i+1)*g.words]
		for c := range v.all[i].cells.All() {
			for w := range row {
				row[w] |= g.inCell[int(c)*g.words+w]
			}
		}
	}
}

// join links the last of the spreads of a digit with each of them.
func (v *sets) join(last int, spreads []uint16) {
	g, s := &v.graph, &v.spreads[last]
	for _, i := range spreads {
		t := &v.spreads[i]
		if t.cells.In(s.sees) {
			g.link(g.joined, last, int(i))
		}
		if !t.sees.And(s.sees).Empty() {
			g.link(g.common, last, int(i))
		}
	}
}

// link links the members of two spreads with each other.
func (g *setGraph) link(to []uint64, i, j int) {
	n := g.words
	toI, toJ := to[i*n:(i+1)*n], to[j*n:(j+1)*n]
	inI, inJ := g.members[i*n:(i+1)*n], g.members[j*n:(j+1)*n]
	for w := range inI {
		toI[w] |= inJ[w]
		toJ[w] |= inI[w]
	}
}

// zeros returns n zeros, in place of s if there is room.
func zeros(s []uint64, n int) []uint64 {
	if cap(s) < n {
		return make([]uint64, n+n/2)[:n]
	}
	s = s[:n]
	clear(s)
	return s
}

// restricted returns the digits that two sets can't both have.
func (v *sets) restricted(a, b *als) (digits puzzle.DigitSet) {
	for d := range (a.digits & b.digits).All() {
		if v.spreads[b.spread[d]].cells.In(v.spreads[a.spread[d]].sees) {
			digits |= d.Set()
		}
	}
	return digits
}

// sees returns the cells with d that see all places for d in a.
func (v *sets) sees(a *als, d puzzle.Digit) puzzle.CellSet { return v.spreads[a.spread[d]].sees }

// addCells adds the candidates of cells with d that are not yet in the list.
func (v *sets) addCells(ks []puzzle.Candidate, cells puzzle.CellSet, d puzzle.Digit) []puzzle.Candidate {
cells:
	for c := range cells.All() {
		k := puzzle.Cand(c, d)
		for _, other := range ks {
			if other == k {
				continue cells
			}
		}
		ks = append(ks, k)
	}
	return ks
}

// addShared adds the candidates that are eliminated because a or b has each of the digits.
func (v *sets) addShared(ks []puzzle.Candidate, a, b *als, digits puzzle.DigitSet) []puzzle.Candidate {
	for d := range digits.All() {
		ks = v.addCells(ks, v.sees(a, d).And(v.sees(b, d)), d)
	}
	return ks
}

// effects holds the eliminations of steps so far, so that of steps with equal ones only
// the first is reported.
type effects map[[12]uint64]bool

// isNew reports whether no step had these eliminations before, and adds them.
func (e *effects) isNew(ks []puzzle.Candidate) bool {
	var key [12]uint64
	for _, k := range ks {
		key[k/64] |= 1 << (k % 64)
	}
	if *e == nil {
		*e = effects{}
	}
	if (*e)[key] {
		return false
	}
	(*e)[key] = true
	return true
}
