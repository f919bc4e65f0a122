package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var dualKite = &Technique{
	ID: "dual-two-string-kite", Code: "0404", Term: "Dual 2-String Kite", Level: puzzle.Hard, Score: 150,
	Name: words.Text{En: "Dual two-string kite", Zh: "双重双线风筝"},
	Doc: words.Text{
		En: "Two kites that are tied by the same two cells of a box remove what each of them removes.",
		Zh: "两个双线风筝由一宫里同样两格相连，各自能删除的都可以删除。",
	},
	find: findDualKite,
	explanation: explanation{
		where: words.Text{En: "Look at the {each} around {joint}.", Zh: "看{joint}一带的 {digits}。"},
		what: words.Text{
			En: "There is a dual two-string kite: two kites that the same two cells of a box tie. A kite is a row and a column with two places each for a digit, one of each in the same box.",
			Zh: "这里有双重双线风筝：两个风筝由一宫里同样两格相连。风筝是一行和一列，某数字在其中各有两个位置，并各有一个在同一宫。",
		},
		pattern: words.Text{
			En: "{foot1} and {foot2} tie two kites{ends}.",
			Zh: "{foot1} 和 {foot2} 连着两个风筝{ends}。",
		},
		why: []words.Text{
			{En: "{kite1}", Zh: "{kite1}"},
			{En: "{kite2}", Zh: "{kite2}"},
		},
		notation: words.Text{En: "{list} in {tops}/{tops2} (connected by {feet})", Zh: "{tops}/{tops2} 的 {list}（由 {feet} 相连）"},
		args:     dualKiteArgs,
	},
}

var kiteText = words.Text{
	En: "In {one}, {digits} fits only in {top1} and {foot1}; in {two}, only in {top2} and {foot2}. {foot1} and {foot2} share {joint}: one of them at most is {digits}, so {top1} or {top2} is. {eliminations}",
	Zh: "{one}里，{digits} 只能填在 {top1} 或 {foot1}；{two}里，只能填在 {top2} 或 {foot2}。{foot1} 与 {foot2} 同在{joint}，至多一个是 {digits}，所以 {top1} 与 {top2} 中至少有一个是。{eliminations}",
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
	for i, d := range each.parts {
		each.parts[i] = say("{d}s", "{d}", "d", d)
	}
	tops := say(": one ends in {one}, the other in {two}", "：一个的两端是 {one}，另一个的两端是 {two}", "one", cellsAnd(ends[0].All()), "two", cellsAnd(ends[1].All()))
	if ends[0] == ends[1] {
		tops = say(", and both end in {one}", "，两端都是 {one}", "one", cellsAnd(ends[0].All()))
	}
	return append([]any{
		"digits", digitsAnd(digits), "each", each, "ends", tops, "list", list(digits), "tops2", ends[1].Notation(),
		"kite1", phrase{kiteText, one}, "kite2", phrase{kiteText, two},
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
	Name: words.Text{En: "Dual empty rectangle", Zh: "双重空矩形"},
	Doc: words.Text{
		En: "Two lines that start from the same empty rectangle remove what each of them removes.",
		Zh: "从同一个空矩形出发的两条线，各自能删除的都可以删除。",
	},
	find: func(b *Board, found func(Step) bool) {
		findEmpty(b, cleanEmptyDual, 2, 5, emptyRectangleView.dualSteps, found)
	},
	explanation: explanation{
		where: words.Text{En: "Look at the {digits}s around {box}.", Zh: "看{box}一带的 {digits}。"},
		what: words.Text{
			En: "There is a dual empty rectangle: a box that has a digit in one row and one column only. Two lines across have just two places for it each, one of them in that row or column.",
			Zh: "这里有双重空矩形：某宫里一个数字只在一行和一列上；另有两条线都只有两个位置可填它，各有一个就在这行或这列上。",
		},
		pattern: dualEmptyFit,
		why: []words.Text{dualEmptyFit, emptyEither, {
			En: "{again}",
			Zh: "{again}",
		}},
		notation: words.Text{En: "{digits} in {short} ({ends}/{ends2})", Zh: "{short} 的 {digits}（{ends}/{ends2}）"},
		args: func(s *Step) []any {
			two := emptyLink(s, 1)
			args := append(emptyArgs(s), "link2", two[1], "near2", two[3], "far2", two[5], "ends2", two[13])
			two = append(two, args[14:]...)
			return append(args, "again", phrase{emptyEither, two}, "elbow", otherElbow(s))
		},
	},
}

var dualEmptyFit = words.Text{
	En: "In {box}, {digits} fits only in {cells}: in {side} or in {other}{elbow}. It fits only in {near} and {far} of {link}, and only in {near2} and {far2} of {link2}.",
	Zh: "{box}里，{digits} 只能填在 {cells}，即{side}或{other}上{elbow}；{link}里只能填在 {near} 或 {far}，{link2}里只能填在 {near2} 或 {far2}。",
}

var emptyEither = words.Text{
	En: "If the {digits} of {box} is in {side}, {near} isn't {digits}, so {far} is; if not, it is in {other}. {target} sees {far} and is in {other}, so it can't be {digits}.",
	Zh: "若{box}的 {digits} 在{side}，则 {near} 不是 {digits}，于是 {far} 是；否则它就在{other}。{target} 受 {far} 影响，又在{other}上，所以不能是 {digits}。",
}

// otherElbow names the row and the column of the second link, if they are not those of the
// first: two cells of a box make two elbows.
func otherElbow(s *Step) phrase {
	_, first, _ := emptySides(s, 0)
	_, side, other := emptySides(s, 1)
	if first == side || first == other {
		return phrase{}
	}
	return say(", and just as well in {side} or in {other}", "，也即{side}或{other}上", "side", words.House(side), "other", words.House(other))
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
