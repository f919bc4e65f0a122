package logic

import "sudoku/puzzle"

// An alignment is two or three base cells with their excluders: cells that see all base
// cells and have no more candidates than there are base cells. A combination of digits
// is impossible in the base if two digits clash, or if an excluder is left without a
// digit. A candidate that is in no possible combination is eliminated.
type alignment struct {
	n              int // how many base cells
	cells          [3]puzzle.Cell
	cands          [3]puzzle.DigitSet
	excluderCount  int // how many excluders
	excluders      [20]puzzle.Cell
	excluderDigits [20]puzzle.DigitSet // the digits of each
}

// An assignment is digits that the base cells take, 0 for those that have none yet.
type assignment [3]puzzle.Digit

// fault says why the i-th cell can't have its digit beside the others: which base cell
// it clashes with, or which of some excluders is left without a digit; -1 for neither.
func (a *alignment) fault(t *assignment, i int, among uint32) (cell, excluder int) {
	var digits puzzle.DigitSet
	for j, d := range t[:a.n] {
		if d == t[i] && i != j && a.cells[i].Sees(a.cells[j]) {
			return j, -1
		}
		digits |= d.Set()
	}
	for e, left := range a.excluderDigits[:a.excluderCount] {
		if left&^digits == 0 && among>>e&1 != 0 {
			return -1, e
		}
	}
	return -1, -1
}

// fits reports whether the cells from the i-th on that have no digit yet can have one, as
// far as some excluders allow it. Then t holds these digits.
func (a *alignment) fits(t *assignment, i int, among uint32) bool {
	if i == a.n {
		return true
	}
	if t[i] != 0 {
		return a.fits(t, i+1, among)
	}
	for d := range a.cands[i].All() {
		t[i] = d
		if cell, e := a.fault(t, i, among); cell < 0 && e < 0 && a.fits(t, i+1, among) {
			return true
		}
	}
	t[i] = 0
	return false
}

// rulesOut reports whether some excluders alone rule out d in the i-th cell.
func (a *alignment) rulesOut(i int, d puzzle.Digit, among uint32) bool {
	var t assignment
	t[i] = d
	return !a.fits(&t, 0, among)
}

// A failure is an impossible assignment, and why.
type failure struct {
	assignment
	at, cell, excluder int // the last digit, and the result of fault for it
}

// failures lists the impossible assignments in which the i-th cell has d.
func (a *alignment) failures(i int, d puzzle.Digit) (list []failure) {
	var try func(t assignment, j int)
	try = func(t assignment, j int) {
		switch {
		case j == a.n:
		case t[j] != 0:
			try(t, j+1)
		default:
			for e := range a.cands[j].All() {
				t[j] = e
				cell, out := a.fault(&t, j, everyExcluder)
				if cell < 0 && out < 0 {
					try(t, j+1)
				} else {
					list = append(list, failure{t, j, cell, out})
				}
			}
		}
	}
	var t assignment
	t[i] = d
	try(t, 0)
	return list
}

// everyExcluder is the set of all excluders.
const everyExcluder = ^uint32(0)

// An alignedSearch looks for alignments of n cells.
type alignedSearch struct {
	b     *Board
	cells [81]puzzle.Cell // what may be in the base
	count int
	small puzzle.CellSet // what may exclude
	done  effects
	found func(Step) bool
}

// findAligned takes the sets of n cells in order; of those that do the same it reports
// the first.
func findAligned(b *Board, n int, found func(Step) bool) {
	h := alignedSearch{b: b, found: found}
	for c := range b.Empty.All() {
		size := b.Cands[c].Len()
		if size < 2 {
			continue
		}
		h.cells[h.count] = c
		h.count++
		if size <= n {
			h.small.Add(c)
		}
	}
	a := alignment{n: n}
	h.extend(&a, 0, 0, h.small)
}

// extend chooses the cells of a from the k-th on, among those from a number on; common
// is the small cells that see the ones chosen.
func (h *alignedSearch) extend(a *alignment, k, from int, common puzzle.CellSet) bool {
	if k == a.n {
		return h.check(a, common)
	}
	for i := from; i < h.count; i++ {
		c := h.cells[i]
		if rest := common.And(c.Peers()); rest.Len() > 1 {
			a.cells[k], a.cands[k] = c, h.b.Cands[c]
			if !h.extend(a, k+1, i+1, rest) {
				return false
			}
		}
	}
	return true
}

// exclude lists the excluders among cells: they could be left without a digit.
func (a *alignment) exclude(b *Board, cells puzzle.CellSet) {
	a.excluderCount = 0
	all := a.cands[0] | a.cands[1] | a.cands[2]
	for c := range cells.All() {
		if b.Cands[c]&^all == 0 {
			a.excluders[a.excluderCount], a.excluderDigits[a.excluderCount] = c, b.Cands[c]
			a.excluderCount++
		}
	}
}

// check reports the step of an alignment, if there is one.
func (h *alignedSearch) check(a *alignment, common puzzle.CellSet) bool {
	if a.exclude(h.b, common); a.excluderCount < 2 {
		return true
	}
	var eliminated []puzzle.Candidate
	var fit [3]puzzle.DigitSet
	for i, cands := range a.cands[:a.n] {
		for d := range cands.All() {
			if fit[i].Has(d) {
				continue
			}
			var t assignment
			t[i] = d
			if a.fits(&t, 0, everyExcluder) {
				for j, e := range t {
					fit[j] |= e.Set()
				}
			} else if !h.simpler(a, i, d) {
				eliminated = append(eliminated, puzzle.Cand(a.cells[i], d))
			}
		}
	}
	return eliminated == nil || !h.done.isNew(eliminated) || h.found(h.step(a, eliminated))
}

// simpler reports whether a simpler pattern rules out d in the i-th cell: one excluder
// at most, as in subsets and small wings, or two of three base cells.
func (h *alignedSearch) simpler(a *alignment, i int, d puzzle.Digit) bool {
	for e := range a.excluderCount {
		if a.rulesOut(i, d, 1<<e) {
			return true
		}
	}
	if a.n == 2 {
		return false
	}
	for j := range a.n {
		if j == i {
			continue
		}
		two := alignment{n: 2, cells: [3]puzzle.Cell{a.cells[i], a.cells[j]}, cands: [3]puzzle.DigitSet{a.cands[i], a.cands[j]}}
		two.exclude(h.b, two.pairs(h.b, h.small))
		if two.rulesOut(0, d, everyExcluder) {
			return true
		}
	}
	return false
}

// pairs returns the small cells with two digits that both cells see.
func (a *alignment) pairs(b *Board, small puzzle.CellSet) (cells puzzle.CellSet) {
	for c := range small.And(a.cells[0].Peers()).And(a.cells[1].Peers()).All() {
		if b.Cands[c].Len() == 2 {
			cells.Add(c)
		}
	}
	return cells
}

// step shows the base cells and those excluders that the argument needs.
func (h *alignedSearch) step(a *alignment, eliminated []puzzle.Candidate) Step {
	if h.b.noDiagrams {
		return Step{Eliminate: eliminated}
	}
	var used puzzle.CellSet
	var out [3]puzzle.DigitSet
	for _, k := range eliminated {
		for i, c := range a.cells[:a.n] {
			if c != k.Cell() {
				continue
			}
			out[i] |= k.Digit().Set()
			for _, w := range a.failures(i, k.Digit()) {
				if w.excluder >= 0 {
					used.Add(a.excluders[w.excluder])
				}
			}
		}
	}
	var p puzzle.Diagram
	for i, c := range a.cells[:a.n] {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
		p.Cands = addRole(p.Cands, h.b.within(puzzle.CellsOf(c), a.cands[i]&^out[i]), puzzle.Base)
	}
	i := puzzle.Role(0)
	for c := range used.All() {
		p.Cands = addRole(p.Cands, h.b.within(puzzle.CellsOf(c), puzzle.AllDigits), puzzle.Set+i)
		i++
	}
	p.Houses = []puzzle.HouseRole{{House: (*rules)(nil).sharedHouse(a.cells[0], used.First()), Role: puzzle.Base}}
	return eliminate(eliminated, p)
}
