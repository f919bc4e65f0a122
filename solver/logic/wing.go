package logic

import (
	"math/bits"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var xyWing = &Technique{
	ID: "xy-wing", Code: "0800", Term: "XY-Wing", Level: puzzle.Hard, Score: 160,
	find:        findXYWing,
	explanation: explanation{args: func(s *Step) []any { return s.wingArgs(2) }},
}

var xyzWing = &Technique{
	ID: "xyz-wing", Code: "0801", Term: "XYZ-Wing", Level: puzzle.Hard, Score: 180,
	find:        findXYZWing,
	explanation: explanation{args: func(s *Step) []any { return s.wingArgs(3) }},
}

// wingArgs reads the wing from its links, which run from one pincer through the
// pivot to the other. What is removed sees so many of its cells.
func (s *Step) wingArgs(n int) []any {
	links := s.Diagram.Links
	x, y, z := links[1].To[0], links[3].From[0], links[0].From[0].Digit()
	digits := puzzle.DigitsOf(x.Digit(), y.Digit(), z)
	cells := puzzle.CellsOf(x.Cell(), links[0].From[0].Cell(), links[3].To[0].Cell())
	p, q := links[0].From[0].Cell(), links[3].To[0].Cell()
	pivot := digits
	if n == 2 {
		pivot &^= z.Set()
	}
	return []any{
		"facts", facts(OnlyDigits{puzzle.CellsOf(x.Cell()), pivot}, OnlyDigits{puzzle.CellsOf(p), x.Digit().Set() | z.Set()}, OnlyDigits{puzzle.CellsOf(q), y.Digit().Set() | z.Set()}),
		"pivot", x.Cell(), "p", p, "q", q,
		"x", x.Digit(), "y", y.Digit(), "z", z, "sorted", slashed(digits),
		"digits", digitsAnd(digits), "all", digitsOr(digits), "short", cells.Notation(),
		"why.2", wingEliminations(s, z, n),
	}
}

// slashed writes "1/5/7".
func slashed(digits puzzle.DigitSet) string { return strings.ReplaceAll(list(digits), ",", "/") }

// wingEliminations says why z is eliminated from cells that see so many others: "r5c8 sees
// both, so it can't be 9."
func wingEliminations(s *Step, z puzzle.Digit, n int) phrase {
	key := "logic.wing.sees.all"
	switch n {
	case 2:
		key = "logic.wing.sees.two"
	case 3:
		key = "logic.wing.sees.three"
	}
	return say(key, "out", words.And(cellsOf(s.Eliminate, z).All()), "z", z)
}

// A cellList is some cells in order.
type cellList struct {
	cells [81]puzzle.Cell
	n     int
}

// A wingView is a board with what the finders of wings share.
type wingView struct{ *Board }

// bivalue returns the cells with two candidates.
func (b wingView) bivalue() *cellList {
	return b.cache.bivalue.get(b.Board, listBivalue)
}

func listBivalue(b *Board, l *cellList) {
	l.n = 0
	for c := range b.counts()[2].All() {
		l.cells[l.n] = c
		l.n++
	}
}

// findXYWing takes triples of cells in order, and of each triple every cell in
// turn as the pivot.
func findXYWing(board *Board, found func(Step) bool) {
	b := wingView{board}
	pivots := b.xyPivots()
	if pivots.Empty() {
		return
	}
	l := b.bivalue()
	for i, p := range l.cells[:l.n] {
		for j := i + 1; j < l.n; j++ {
			q := l.cells[j]
			if (b.Cands[p] & b.Cands[q]).Len() != 1 {
				continue
			}
			for _, r := range l.cells[j+1 : l.n] {
				if b.Cands[r] != b.Cands[p]^b.Cands[q] {
					continue
				}
				for _, t := range [3][3]puzzle.Cell{{p, q, r}, {q, p, r}, {r, p, q}} {
					if pivots.Has(t[0]) && !b.wing(t[0], t[1], t[2], found) {
						return
					}
				}
			}
		}
	}
}

// xyPivots returns the cells that are pivots of an XY-wing.
func (b wingView) xyPivots() (pivots puzzle.CellSet) {
	two := b.counts()[2]
	var pivot, p, q puzzle.Cell
	for all := two; !all.Empty(); {
		pivot, all = pop(all)
		for pincers := two.And(b.sees[pivot]); !pincers.Empty(); {
			p, pincers = pop(pincers)
			for rest := pincers; !rest.Empty(); {
				q, rest = pop(rest)
				if b.Cands[p]^b.Cands[q] == b.Cands[pivot] && !b.out(pivot, p, q).Empty() {
					pivots.Add(pivot)
				}
			}
		}
	}
	return pivots
}

// findXYZWing takes pivots in order, and for each the pairs of pincers in order.
func findXYZWing(board *Board, found func(Step) bool) {
	b := wingView{board}
	counts := b.counts()
	var pivot, p, q puzzle.Cell
	for pivots := counts[3]; !pivots.Empty(); {
		pivot, pivots = pop(pivots)
		for pincers := counts[2].And(b.sees[pivot]); !pincers.Empty(); {
			p, pincers = pop(pincers)
			if b.Cands[p]&^b.Cands[pivot] != 0 {
				continue
			}
			for rest := pincers; !rest.Empty(); {
				q, rest = pop(rest)
				if b.Cands[p]|b.Cands[q] == b.Cands[pivot] && !b.wing(pivot, p, q, found) {
					return
				}
			}
		}
	}
}

// wing reports the wing of a pivot and two pincers that share the digit z, if
// the pivot sees both and z is eliminated anywhere.
func (b wingView) wing(pivot, p, q puzzle.Cell, found func(Step) bool) bool {
	if !b.sees[pivot].Has(p) || !b.sees[pivot].Has(q) {
		return true
	}
	out := b.out(pivot, p, q)
	return out.Empty() || found(b.step(pivot, p, q, (b.Cands[p]&b.Cands[q]).Min(), out))
}

// out returns where the digit that the pincers share is eliminated.
func (b wingView) out(pivot, p, q puzzle.Cell) puzzle.CellSet {
	z := (b.Cands[p] & b.Cands[q]).Min()
	out := b.Of[z].And(b.sees[p]).And(b.sees[q])
	if b.Cands[pivot].Has(z) {
		out = out.And(b.sees[pivot])
	}
	return out
}

func (b wingView) step(pivot, p, q puzzle.Cell, z puzzle.Digit, out puzzle.CellSet) Step {
	ks := b.eliminations(z.Set(), out)
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	if b.Cands[pivot]&^z.Set()&b.Cands[p] > b.Cands[pivot]&^z.Set()&b.Cands[q] {
		p, q = q, p // so that x is below y
	}
	x, y := (b.Cands[p] &^ z.Set()).Min(), (b.Cands[q] &^ z.Set()).Min()
	pic := show(b.rules.sharedHouse(pivot, p))
	pic.Houses = append(pic.Houses, puzzle.HouseRole{House: b.rules.sharedHouse(pivot, q), Role: puzzle.Base})
	for _, c := range [3]puzzle.Cell{pivot, p, q} {
		for d := range b.Cands[c].All() {
			role := puzzle.Base
			if d == z {
				role = puzzle.On
			}
			pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, d), Role: role})
		}
	}
	pic.Links = wingLinks(puzzle.Cand(p, z), puzzle.Cand(p, x), puzzle.Cand(pivot, x), puzzle.Cand(pivot, y), puzzle.Cand(q, y), puzzle.Cand(q, z))
	pic.Links[2].Strong = b.Cands[pivot].Len() == 2 // with a third digit, the pivot needn't have either
	return eliminate(ks, pic)
}

// wingLinks joins candidates by links that are strong and weak in turn.
func wingLinks(ks ...puzzle.Candidate) (links []puzzle.Link) {
	for i := range ks[1:] {
		links = append(links, puzzle.Link{From: ks[i : i+1 : i+1], To: ks[i+1 : i+2 : i+2], Strong: i%2 == 0})
	}
	return links
}

// wingHouse returns a house that holds two cells, a line rather than a box.
func wingHouse(c, d puzzle.Cell) puzzle.House {
	for _, h := range c.Houses() {
		if h.Set().Has(d) {
			return h
		}
	}
	panic("the cells share no house")
}

// wingPlaces returns the two cells that mask stands for in h.
func wingPlaces(h puzzle.House, mask uint16) (p, q puzzle.Cell) {
	cells := h.Cells()
	return cells[bits.TrailingZeros16(mask)], cells[bits.Len16(mask)-1]
}
