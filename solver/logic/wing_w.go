package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var wWing = &Technique{
	ID: "w-wing", Code: "0803", Term: "W-Wing", Level: puzzle.Hard, Score: 150,
	find:        findWWing,
	explanation: explanation{args: wWingArgs},
}

// wWingArgs reads the wing from its links, which run from one of the two cells
// over the two places to the other.
func wWingArgs(s *Step) []any {
	links := s.Diagram.Links
	a, b := links[0].From[0].Cell(), links[4].To[0].Cell()
	p, q := links[2].From[0].Cell(), links[2].To[0].Cell()
	z, link := links[0].From[0].Digit(), links[0].To[0].Digit()
	cells, digits := puzzle.CellsOf(a, b), puzzle.DigitsOf(z, link)
	return []any{
		"facts", facts(OnlyDigits{puzzle.CellsOf(a), digits}, OnlyDigits{puzzle.CellsOf(b), digits}, OnlyPlaces{s.house(), link.Set(), puzzle.CellsOf(p, q)}),
		"a", a, "b", b, "p", p, "q", q, "z", z, "link", link,
		"cells", words.And(cells.All()), "digits", digitsAnd(digits), "either", digitsOr(digits),
		"short", cells.Notation(), "places", puzzle.CellsOf(p, q).Notation(),
		"why.3", say("logic.w-wing.sees", "out", words.And(cellsOf(s.Eliminate, z).All()), "z", z, "a", a, "b", b),
	}
}

// findWWing takes pairs of cells in order, and first the lower of their digits
// as the eliminated one. Cells that see each other are a naked pair.
func findWWing(board *Board, found func(Step) bool) {
	b := wingView{board}
	l := b.bivalue()
	for i, p := range l.cells[:l.n] {
		low := b.Cands[p].Min()
		high := (b.Cands[p] &^ low.Set()).Min()
		for _, q := range l.cells[i+1 : l.n] {
			if b.Cands[q] == b.Cands[p] && !b.sees[p].Has(q) &&
				!(b.wWings(p, q, low, high, found) && b.wWings(p, q, high, low, found)) {
				return
			}
		}
	}
}

// wWings reports the wings in which z is eliminated from what p and q both see, since a
// house has just two places for link, one seen by p and the other by q.
func (b wingView) wWings(p, q puzzle.Cell, z, link puzzle.Digit, found func(Step) bool) bool {
	out := b.Of[z].And(b.sees[p]).And(b.sees[q])
	if out.Empty() {
		return true
	}
	for pairs := b.housesWithTwo(link); pairs != 0; pairs &= pairs - 1 {
		h := puzzle.House(bits.TrailingZeros32(pairs))
		u, v := wingPlaces(h, b.places[h][link])
		if h >= puzzle.Box(0) && bits.OnesCount16(b.places[wingHouse(u, v)][link]) == 2 && wingHouse(u, v) != h {
			continue // found in the line
		}
		if !b.sees[p].Has(u) || !b.sees[q].Has(v) {
			u, v = v, u
		}
		if b.sees[p].Has(u) && b.sees[q].Has(v) && !found(b.wWing(h, [4]puzzle.Cell{p, u, v, q}, z, link, out)) {
			return false
		}
	}
	return true
}

// wWing makes the step of a wing whose cells are p, the places that h has for
// link, and q.
func (b wingView) wWing(h puzzle.House, at [4]puzzle.Cell, z, link puzzle.Digit, out puzzle.CellSet) Step {
	ks := b.eliminations(z.Set(), out)
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	pic := show(h)
	for _, c := range at {
		pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, link), Role: puzzle.Base})
	}
	ends := [2]puzzle.Candidate{puzzle.Cand(at[0], z), puzzle.Cand(at[3], z)}
	pic.Cands = addRole(pic.Cands, ends[:], puzzle.On)
	pic.Links = wingLinks(ends[0], puzzle.Cand(at[0], link), puzzle.Cand(at[1], link), puzzle.Cand(at[2], link), puzzle.Cand(at[3], link), ends[1])
	return eliminate(ks, pic)
}
