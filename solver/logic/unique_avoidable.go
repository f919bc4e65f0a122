package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var avoidableRectangle1 = &Technique{
	ID: "avoidable-rectangle-1", Code: "0607", Term: "Avoidable Rectangle Type 1", Level: puzzle.Hard, Score: 100, OneSolution: true,
	Name: words.Text{En: "Avoidable rectangle, type 1", Zh: "可规避矩形 1 型"},
	Doc: words.Text{
		En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes, none of them given, never hold just two digits. So where three do, the fourth takes another.",
		Zh: "在只有一个解的题目里，占两行、两列、两宫而又都不是已知数的四格不会只填两个数字。所以三格已填这两个数字时，第四格要填别的。",
	},
	find: func(b *Board, found func(Step) bool) { findAvoidable(b, 1, avoidableView.type1, found) },
	explanation: avoidable(words.Text{
		En: "There is an avoidable rectangle: four cells in two rows, two columns and two boxes. Three are filled with just two digits, and none of these was given.",
		Zh: "这里有可规避矩形：四格占两行、两列、两宫，其中三格已填而且都不是已知数，只用了两个数字。",
	}, words.Text{
		En: "{filled} hold {both} and were not given; {open} is the fourth corner.",
		Zh: "{filled} 填了 {both}，都不是已知数；{open} 是第四个角。",
	}, words.Text{
		En: "{filled} hold {both}, and none of them was given. With {open} they lie in two rows, two columns and two boxes.",
		Zh: "{filled} 填了 {both}，都不是已知数。它们与 {open} 占两行、两列、两宫。",
	}, words.Text{
		En: "If {open} were {off}, {both} could be swapped round the four and the puzzle would have two solutions. It has exactly one.",
		Zh: "若 {open} 是 {off}，四格的 {both} 就能互换，题目便有两个解；而本题只有一个解。",
	}, uniqueSo),
}

var avoidableRectangle2 = &Technique{
	ID: "avoidable-rectangle-2", Code: "0608", Term: "Avoidable Rectangle Type 2", Level: puzzle.Hard, Score: 100, OneSolution: true,
	Name: words.Text{En: "Avoidable rectangle, type 2", Zh: "可规避矩形 2 型"},
	Doc: words.Text{
		En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes, none of them given, never hold just two digits. So where two do and the others have the same third digit, one of these takes it.",
		Zh: "在只有一个解的题目里，占两行、两列、两宫而又都不是已知数的四格不会只填两个数字。所以两格已填、另两格有同一个第三候选数时，必有一格填它。",
	},
	find: func(b *Board, found func(Step) bool) { findAvoidable(b, 1, avoidableSide, found) },
	explanation: avoidable(words.Text{
		En: "There is an avoidable rectangle: four cells in two rows, two columns and two boxes. Two are filled, neither of them given, and the other two share a third digit.",
		Zh: "这里有可规避矩形：四格占两行、两列、两宫，其中两格已填而且都不是已知数，另两格有同一个第三候选数。",
	}, words.Text{
		En: "{filled} hold {both} and were not given; {open} also have {extra}.",
		Zh: "{filled} 填了 {both}，都不是已知数；{open} 还有 {extra}。",
	}, words.Text{
		En: "{filled} hold {both}, and neither was given. With {open} they lie in two rows, two columns and two boxes.",
		Zh: "{filled} 填了 {both}，都不是已知数。它们与 {open} 占两行、两列、两宫。",
	}, words.Text{
		En: "If {open} held {both} too, these could be swapped round the four and the puzzle would have two solutions. It has exactly one. So one of {open} is {extra}.",
		Zh: "若 {open} 也填 {both}，四格的两数就能互换，题目便有两个解；而本题只有一个解。所以 {open} 中有一格是 {extra}。",
	}, words.Text{En: "{eliminations}", Zh: "{eliminations}"}),
}

func avoidable(what, pattern words.Text, why ...words.Text) explanation {
	return explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what:  what, pattern: pattern, why: why,
		notation: words.Text{En: "{first}/{second} in {short}", Zh: "{short} 的 {first}/{second}"},
		args:     avoidableArgs,
	}
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
		"cells", cellsAnd(corners.Or(open).All()), "short", corners.Or(open).Notation(),
		"filled", cellsAnd(corners.All()), "open", cellsAnd(open.All()),
		"both", digitsAnd(pair), "digits", digitsAnd(pair), "first", base[0].Digit(), "second", base[1].Digit(),
		"extra", digitsAnd(extra), "off", s.Eliminate[0].Digit(),
		"eliminations", wingEliminations(s, s.Eliminate[0].Digit(), "both", "这两格"),
	}
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
