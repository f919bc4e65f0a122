package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var avoidableRectangle1 = &Technique{
	ID: "avoidable-rectangle-1", Code: "0607", Term: "Avoidable Rectangle Type 1", Level: puzzle.Hard, Score: 100, OneSolution: true,
	find:        func(b *Board, found func(Step) bool) { findAvoidable(b, 1, avoidableView.type1, found) },
	explanation: explanation{texts: []string{"avoidable-rectangle"}, args: avoidableArgs, legend: "extra", filled: true},
}

var avoidableRectangle2 = &Technique{
	ID: "avoidable-rectangle-2", Code: "0608", Term: "Avoidable Rectangle Type 2", Level: puzzle.Hard, Score: 100, OneSolution: true,
	find:        func(b *Board, found func(Step) bool) { findAvoidable(b, 1, avoidableSide, found) },
	explanation: explanation{texts: []string{"avoidable-rectangle"}, args: avoidable2Args, legend: "extra", filled: true},
}

// avoidableArgs reads the rectangle from the diagram: the first two candidates
// of the pattern are the digits of its first two corners.
func avoidableArgs(s *Step) []any {
	corners := s.cells(puzzle.Base)
	open := s.cells(puzzle.Fin)
	_, pair := s.base()
	base := s.cands(puzzle.Base)
	var extra puzzle.DigitSet
	for _, k := range s.cands(puzzle.Fin) {
		extra |= k.Digit().Set()
	}
	return []any{
		"cells", words.And(corners.Or(open).All()), "short", corners.Or(open).Notation(),
		"filled", words.And(corners.All()), "open", words.And(open.All()),
		"both", digitsAnd(pair), "digits", digitsAnd(pair), "first", base[0].Digit(), "second", base[1].Digit(),
		"extra", digitsAnd(extra), "off", s.Eliminate[0].Digit(),
	}
}

// avoidable2Args adds why the third digit is eliminated.
func avoidable2Args(s *Step) []any {
	return append(avoidableArgs(s), "why.3", wingEliminations(s, s.Eliminate[0].Digit(), 2))
}

// avoidableRectangle1Wide takes an empty corner with any candidates, where HoDoKu
// wants two.
var avoidableRectangle1Wide = avoidableVariant(avoidableRectangle1, func(b *Board, found func(Step) bool) {
	findAvoidable(b, 1, avoidableView.type1Wide, found)
})

// avoidableRectangle2Wide takes filled corners in two boxes too, where HoDoKu
// wants them in one.
var avoidableRectangle2Wide = avoidableVariant(avoidableRectangle2, func(b *Board, found func(Step) bool) {
	if findAvoidable(b, 1, avoidableSide, found) {
		findAvoidable(b, 2, avoidableAcross, found)
	}
})

func avoidableVariant(t *Technique, find func(*Board, func(Step) bool)) *Technique {
	v := *t
	v.find = find
	return &v
}

// An avoidableView is a board with what the finders of avoidable rectangles share.
type avoidableView struct{ *Board }

// findAvoidable looks at the rectangles of which the first corner and the mate-th
// are filled, though not given, each once. It reports whether found never said
// false.
func findAvoidable(b *Board, mate int, with func(avoidableView, *rectangle, func(Step) bool) bool, found func(Step) bool) bool {
	placed := puzzle.AllCells.Without(b.Empty).Without(b.Given)
	all := rectangles()
	for c := range placed.All() {
		for i := 0; i < len(all[c]); i++ {
			r := &all[c][i]
			if mate == 1 && (r.at[1] < c || !placed.Has(r.at[1])) {
				i += 5 // six have the same second corner
				continue
			}
			if r.at[mate] > c && placed.Has(r.at[mate]) && !with(avoidableView{b}, r, found) {
				return false
			}
		}
	}
	return true
}

// type1 wants two candidates in the empty corner.
func (b avoidableView) type1(r *rectangle, found func(Step) bool) bool {
	for _, c := range r.at[2:] {
		if b.Empty.Has(c) && b.Cands[c].Len() == 2 {
			return b.type1Wide(r, found)
		}
	}
	return true
}

// type1Wide reports that the digit that would complete the rectangle is eliminated
// from the one empty corner.
func (b avoidableView) type1Wide(r *rectangle, found func(Step) bool) bool {
	first, second := b.Grid[r.at[0]], b.Grid[r.at[1]]
	third, fourth := r.at[2], r.at[3]
	if b.Empty.Has(third) {
		third, fourth = fourth, third
		first, second = second, first
	}
	k := puzzle.Cand(fourth, first)
	if b.Grid[third] != second || b.Given.Has(third) || !b.Has(k) {
		return true
	}
	return found(b.step(r, b.eliminations(first.Set(), puzzle.CellsOf(fourth))))
}

func avoidableSide(b avoidableView, r *rectangle, found func(Step) bool) bool {
	return b.type2(r, 1, found)
}

func avoidableAcross(b avoidableView, r *rectangle, found func(Step) bool) bool {
	return b.type2(r, 2, found)
}

// type2 reports that the digit which both empty corners, those but the first
// and the mate-th, have beyond those of the rectangle is eliminated from all that both see.
func (b avoidableView) type2(r *rectangle, mate int, found func(Step) bool) bool {
	p, q := r.at[3-mate], r.at[3]
	x := b.Cands[p] & b.Cands[q]
	if !one(uint16(x)) || b.Cands[p] != x|b.Grid[r.at[mate]].Set() || b.Cands[q] != x|b.Grid[r.at[0]].Set() {
		return true
	}
	out := b.Of[x.Min()].And(p.Peers()).And(q.Peers())
	return out.Empty() || found(b.step(r, b.eliminations(x, out)))
}

// step shows the filled corners and the empty ones, whose candidates
// beyond the two digits are fins.
func (b avoidableView) step(r *rectangle, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	pic := show(wingHouse(r.at[0], r.at[1]))
	pair := b.Grid[r.at[0]].Set() | b.Grid[r.at[1]].Set()
	for _, c := range r.at {
		role := puzzle.Base
		if b.Empty.Has(c) {
			role = puzzle.Fin
		} else {
			pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, b.Grid[c]), Role: puzzle.Base})
		}
		pic.Cells = append(pic.Cells, puzzle.CellRole{Cell: c, Role: role})
		for d := range b.Cands[c].All() {
			k := puzzle.CandRole{Cand: puzzle.Cand(c, d), Role: puzzle.Fin}
			if pair.Has(d) {
				k.Role = puzzle.Base
			}
			if k.Cand != out[0] {
				pic.Cands = append(pic.Cands, k)
			}
		}
	}
	return eliminate(out, pic)
}
