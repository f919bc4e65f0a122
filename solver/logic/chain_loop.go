package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
)

// addOpen adds the AICs that start with n false: at least one end is true. Ends
// of one digit take it from two cells or more that see both; ends of different
// digits in cells that see each other take each other's digit from their cells.
func (h *chainSearch) addOpen(n int) {
	start := &h.nodes[n]
	seen := h.b.Of[start.digit].And(start.sees)
	swap := h.b.Cands[start.cell] &^ start.digit.Set()
	for i, w := range h.s {
		for ; w != 0; w &= w - 1 {
			m := 64*i + bits.TrailingZeros64(w)
			if m >= h.cands {
				return
			}
			end, from := &h.nodes[m], len(h.eliminated)
			switch {
			case end.cell == start.cell:
			case end.digit == start.digit:
				if out := seen.And(end.sees); out.Len() > 1 {
					h.remove(out, start.digit)
				}
			case swap.Has(end.digit) && seen.Has(end.cell):
				h.eliminated = append(h.eliminated, puzzle.Cand(start.cell, end.digit), puzzle.Cand(end.cell, start.digit))
			}
			h.add(chainOff(n), chainOn(m), chainOpen, from)
		}
	}
}

// addDiscontinuous adds the loops that start at n and decide something in its cell.
func (h *chainSearch) addDiscontinuous(n int) {
	start := &h.nodes[n]
	others := h.b.Cands[start.cell] &^ start.digit.Set()
	if reach := h.row(h.reach, n); chainAny(reach) {
		if chainMeet(reach, h.row(h.weak, n)) {
			h.addLoop(chainOn(n), chainOff(n), start.cell, start.digit.Set())
		}
		for d := range others.All() {
			if m := h.inCell(start.cell, d); chainHas(reach, m) {
				h.addLoop(chainOn(n), chainOn(m), start.cell, start.digit.Set())
			}
		}
	}
	if !chainAny(h.s) {
		return
	}
	if chainHas(h.s, n) {
		h.addLoop(chainOff(n), chainOn(n), start.cell, others)
	}
	for d := range others.All() {
		if m := h.inCell(start.cell, d); chainMeet(h.s, h.row(h.weak, m)) {
			h.addLoop(chainOff(n), chainOff(m), start.cell, d.Set())
		}
	}
}

// addLoop adds a loop that eliminates digits from its first cell.
func (h *chainSearch) addLoop(start, end chainLit, c puzzle.Cell, digits puzzle.DigitSet) {
	from := len(h.eliminated)
	for d := range digits.All() {
		h.eliminated = append(h.eliminated, puzzle.Cand(c, d))
	}
	h.add(start, end, chainDiscontinuous, from)
}

// addContinuous adds the loops that run from n being false to another candidate
// of its cell being true, and so back to n being false.
func (h *chainSearch) addContinuous(n int) {
	start := &h.nodes[n]
	digits := h.b.Cands[start.cell]
	if digits.Len() < 3 || !chainAny(h.s) {
		return
	}
	for d := range (digits &^ start.digit.Set()).All() {
		m := h.inCell(start.cell, d)
		c := chainCase{start: chainOff(n), end: chainOn(m), form: chainContinuous}
		if !chainHas(h.s, m) {
			continue
		}
		if h.findPath(&c) {
			from := len(h.eliminated)
			h.eliminateByLoop(digits &^ start.digit.Set() &^ d.Set())
			h.add(c.start, c.end, c.form, from)
		}
	}
}

// eliminateByLoop adds to eliminated what a loop along path eliminates: rest from its
// first cell; what sees both ends of a weak link; and, where it passes through a cell,
// the other candidates there. The loop's own cells lose nothing else, as HoDoKu
// has it.
func (h *chainSearch) eliminateByLoop(rest puzzle.DigitSet) {
	from := len(h.eliminated)
	var own puzzle.CellSet
	for _, l := range h.path {
		if !h.isSet(l) {
			own = own.Or(h.nodes[l.node()].cells)
		}
	}
	for d := range rest.All() {
		h.eliminated = append(h.eliminated, puzzle.Cand(h.cellOf(0), d))
	}
	for i := 1; i < len(h.path); i++ {
		a, b := &h.nodes[h.path[i-1].node()], &h.nodes[h.path[i].node()]
		if a.cell == b.cell && !h.isSet(h.path[i]) {
			continue
		}
		if !h.path[i].on() {
			h.remove(h.b.Of[b.digit].And(a.sees).And(b.sees).Without(own), b.digit)
			continue
		}
		if h.isSet(h.path[i]) {
			h.eliminateBySet(i)
			continue
		}
		if h.isSet(h.path[i-1]) {
			h.eliminateByForced(i)
		}
		if i+2 < len(h.path) && h.cellOf(i+1) == b.cell && h.cellOf(i+2) != b.cell {
			out := h.nodes[h.path[i+1].node()].digit
			for d := range (h.b.Cands[b.cell] &^ b.digit.Set() &^ out.Set()).All() {
				h.eliminated = append(h.eliminated, puzzle.Cand(b.cell, d))
			}
		}
	}
	eliminated := h.eliminated[from:]
	slices.SortFunc(eliminated, chainByDigit)
	h.eliminated = h.eliminated[:from+len(slices.Compact(eliminated))]
}

// eliminateBySet adds what an almost locked set in a loop eliminates: it has all of its
// digits except one of the two by which the loop enters and leaves.
func (h *chainSearch) eliminateBySet(i int) {
	a := h.setAt(i)
	for d := range (a.digits &^ h.nodes[h.path[i-1].node()].digit.Set() &^ h.nodes[h.path[i].node()].digit.Set()).All() {
		h.remove(h.sets.sees(a, d), d)
	}
}

// eliminateByForced adds what an almost locked set and the cell that it decides eliminate, by
// each digit but the one by which the loop enters the set: the set has it, or where the cell
// can take it, one of the two.
func (h *chainSearch) eliminateByForced(i int) {
	a, c := h.setAt(i), h.cellOf(i)
	for d := range (a.digits &^ h.nodes[h.path[i-1].node()].digit.Set()).All() {
		seeing := h.sets.sees(a, d)
		if h.b.Cands[c].Has(d) && d != h.nodes[h.path[i].node()].digit {
			seeing = seeing.And(h.b.sees[c])
		}
		h.remove(seeing, d)
	}
}
