package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var dualKite = &Technique{
	ID: "dual-two-string-kite", Code: "0404", Term: "Dual 2-String Kite", Level: puzzle.Hard, Score: 150,
	find:        findDualKite,
	explanation: explanation{args: dualKiteArgs, legend: "kites"},
}

func dualKiteArgs(s *Step) []any {
	var ends [2]puzzle.CellSet
	var digits puzzle.DigitSet
	for i, k := range s.cands(puzzle.On) {
		ends[i/2].Add(k.Cell())
		digits |= k.Digit().Set()
	}
	one, two := strongLinkArgs(s, 0), strongLinkArgs(s, 1)
	each := digitsAnd(digits)
	for i, d := range each.Parts {
		each.Parts[i] = say("logic.dual-two-string-kite.digit", "d", d)
	}
	tops := say("logic.dual-two-string-kite.ends", "one", words.And(ends[0].All()), "two", words.And(ends[1].All()))
	if ends[0] == ends[1] {
		tops = say("logic.dual-two-string-kite.same", "one", words.And(ends[0].All()))
	}
	return append([]any{
		"digits", digitsAnd(digits), "each", each, "ends", tops, "list", list(digits), "tops2", words.Short(ends[1].Notation()),
		"why.1", say("logic.dual-two-string-kite.kite", one...), "why.2", say("logic.dual-two-string-kite.kite", two...),
	}, one...)
}

// A digitKite is a kite of a digit.
type digitKite struct {
	digit puzzle.Digit
	s, t  strongLink
}

// findDualKite pairs the kites that the same two cells tie, of one digit or of
// two, and that don't remove the same.
func findDualKite(board *Board, found func(Step) bool) {
	b := turbotView{board}
	var all [100]digitKite
	n := 0
	b.kites(func(d puzzle.Digit, s, t strongLink) bool {
		if !b.out(d, s, t).Empty() {
			all[n] = digitKite{d, s, t}
			n++
		}
		return n < len(all)
	})
	for i, k := range all[:n] {
		for _, l := range all[i+1 : n] {
			if puzzle.CellsOf(k.s.foot, k.t.foot) != puzzle.CellsOf(l.s.foot, l.t.foot) {
				continue
			}
			one, _ := b.step(k.digit, k.s, k.t)
			two, _ := b.step(l.digit, l.s, l.t)
			if one.Eliminate[0] != two.Eliminate[0] && !found(dualStep(one, two)) {
				return
			}
		}
	}
}

// dualStep makes one step of two.
func dualStep(s, t Step) Step {
	s.Eliminate = slices.Concat(s.Eliminate, t.Eliminate)
	s.Diagram.Houses = slices.Concat(s.Diagram.Houses, t.Diagram.Houses)
	s.Diagram.Cands = slices.Concat(s.Diagram.Cands, t.Diagram.Cands)
	s.Diagram.Links = slices.Concat(s.Diagram.Links, t.Diagram.Links)
	return s
}

var dualEmptyRectangle = &Technique{
	ID: "dual-empty-rectangle", Code: "0405", Term: "Dual Empty Rectangle", Level: puzzle.Hard, Score: 120,
	find: func(b *Board, found func(Step) bool) {
		findEmpty(b, cleanEmptyDual, 2, 5, emptyRectangleView.dualSteps, found)
	},
	explanation: explanation{
		args: func(s *Step) []any {
			two := emptyLink(s, 1)
			args := append(emptyArgs(s), "link2", two[1], "near2", two[3], "far2", two[5], "ends2", two[13])
			two = append(two, args[14:]...)
			return append(args, "why.3", say("logic.dual-empty-rectangle.why.2", two...), "elbow", otherElbow(s))
		},
		legend: "rectangle",
	},
}

// otherElbow names the row and the column of the second link, if they are not those of the
// first: two cells of a box make two elbows.
func otherElbow(s *Step) phrase {
	_, first, _ := emptySides(s, 0)
	_, side, other := emptySides(s, 1)
	if first == side || first == other {
		return phrase{}
	}
	return say("logic.dual-empty-rectangle.elbow", "side", words.House(side), "other", words.House(other))
}

// dualSteps reports each two links of an empty rectangle that eliminate different
// candidates. Where the box has only two candidates these make two elbows, and a link of
// each can make a pair too.
func (b emptyRectangleView) dualSteps(d puzzle.Digit, e emptyBox, found func(Step) bool) bool {
	links := b.links(d, &e)
	var elbow emptyBoxLinks
	if first := e.cells.First(); e.cells.Len() == 2 && e.row.Set().Has(first) {
		rest := e.cells
		rest.Remove(first)
		other := emptyBox{e.cells, e.box, rest.First().Houses()[0], first.Houses()[1]}
		elbow = b.links(d, &other)
	}
	for i, one := range links.list[:links.n] {
		for _, two := range slices.Concat(links.list[i+1:links.n], elbow.list[:elbow.n]) {
			if one.target != two.target && !found(b.step(d, &e, []emptyBoxLink{one, two})) {
				return false
			}
		}
	}
	return true
}
