package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var skyscraper = &Technique{
	ID: "skyscraper", Code: "0400", Term: "Skyscraper", Level: puzzle.Hard, Score: 130,
	Name: words.Text{En: "Skyscraper", Zh: "摩天楼"},
	Doc: words.Text{
		En: "Two rows or two columns have two places each for a digit, one of each in the same line across. So one of the other two places has it.",
		Zh: "两行（或两列）里一个数字都只有两个位置，其中一对位置同列（或同行），另外两个位置就至少有一个是它。",
	},
	find: findSkyscraper,
	explanation: turbot("{digits} in {tops} (connected by {feet})", "{tops} 的 {digits}（由 {feet} 相连）", words.Text{
		En: "There is a skyscraper: two rows or two columns with two places each for a digit, one of each in the same line across.",
		Zh: "这里有摩天楼：两行（或两列）里一个数字都只有两个位置，其中一对位置同列（或同行）。",
	}),
}

var kite = &Technique{
	ID: "two-string-kite", Code: "0401", Term: "2-String Kite", Level: puzzle.Hard, Score: 150,
	Name: words.Text{En: "Two-string kite", Zh: "双线风筝"},
	Doc: words.Text{
		En: "A row and a column have two places each for a digit, one of each in the same box. So one of the other two places has it.",
		Zh: "一行与一列里一个数字都只有两个位置，其中一对位置同宫，另外两个位置就至少有一个是它。",
	},
	find: findKite,
	explanation: turbot("{digits} in {tops} (connected by {feet})", "{tops} 的 {digits}（由 {feet} 相连）", words.Text{
		En: "There is a two-string kite: a row and a column with two places each for a digit, one of each in the same box.",
		Zh: "这里有双线风筝：一行和一列里一个数字都只有两个位置，其中一对位置同宫。",
	}),
}

// turbot explains two strong links whose feet see each other, with their own notation.
func turbot(en, zh string, what words.Text) explanation {
	fit := words.Text{
		En: "In {one}, {digits} fits only in {top1} and {foot1}; in {two}, only in {top2} and {foot2}.",
		Zh: "{one}里，{digits} 只能填在 {top1} 或 {foot1}；{two}里，只能填在 {top2} 或 {foot2}。",
	}
	return explanation{
		where:   words.Text{En: "Look at the {digits}s in {both}.", Zh: "看{both}里的 {digits}。"},
		what:    what,
		pattern: fit,
		why: []words.Text{fit, {
			En: "{foot1} and {foot2} share {joint}: one of them at most is {digits}. So {top1} or {top2} is {digits}, or both.",
			Zh: "{foot1} 与 {foot2} 同在{joint}，至多一个是 {digits}。因此 {top1} 与 {top2} 中至少有一个是 {digits}。",
		}, {
			En: "{eliminations}",
			Zh: "{eliminations}",
		}},
		notation: words.Text{En: en, Zh: zh},
		args:     turbotArgs,
	}
}

func turbotArgs(s *Step) []any { return strongLinkArgs(s, 0) }

// strongLinkArgs returns the arguments of the i-th pair of strong links.
func strongLinkArgs(s *Step, i int) []any {
	tops, feet, houses := s.cands(puzzle.On)[2*i:], s.cands(puzzle.Off)[2*i:], s.Diagram.Houses[2*i:]
	one, two, d := houses[0].House, houses[1].House, tops[0].Digit()
	t1, t2, f1, f2 := tops[0].Cell(), tops[1].Cell(), feet[0].Cell(), feet[1].Cell()
	joint := sharedHouse(f1, f2)
	return []any{
		"facts", facts(OnlyPlaces{one, d.Set(), puzzle.CellsOf(t1, f1)}, OnlyPlaces{two, d.Set(), puzzle.CellsOf(t2, f2)}, InHouse{joint, puzzle.CellsOf(f1, f2)}),
		"digits", d, "one", words.House(one), "two", words.House(two), "both", fishHousesAnd([]puzzle.House{one, two}),
		"top1", t1, "top2", t2, "foot1", f1, "foot2", f2, "joint", words.House(joint),
		"tops", puzzle.CellsOf(t1, t2).Notation(), "feet", puzzle.CellsOf(f1, f2).Notation(),
		"eliminations", turbotEliminations(cellsOf(s.Eliminate, d).And(t1.Peers()).And(t2.Peers()), d, t1, t2),
	}
}

// turbotEliminations says why d is eliminated from cells that see both a and b.
func turbotEliminations(cells puzzle.CellSet, d puzzle.Digit, a, b puzzle.Cell) phrase {
	args := []any{"cells", cellsAnd(cells.All()), "d", d, "a", a, "b", b}
	switch cells.Len() {
	case 1:
		return say("{cells} sees both {a} and {b}, so it can't be {d}.", "{cells} 同时受这两格影响，所以不能是 {d}。", args...)
	case 2:
		return say("{cells} see both {a} and {b}, so neither of them can be {d}.", "{cells} 同时受这两格影响，所以都不能是 {d}。", args...)
	}
	return say("{cells} see both {a} and {b}, so none of them can be {d}.", "{cells} 同时受这两格影响，所以都不能是 {d}。", args...)
}

// sharedHouse returns the house that two cells which see each other share.
func sharedHouse(a, b puzzle.Cell) puzzle.House {
	in := b.Houses()
	for i, h := range a.Houses() {
		if h == in[i] {
			return h
		}
	}
	return puzzle.House(0)
}

// A strongLink is a house in which a digit fits only in two cells, its ends.
type strongLink struct {
	house     puzzle.House
	top, foot puzzle.Cell
}

// reversed swaps the ends.
func (s strongLink) reversed() strongLink { return strongLink{s.house, s.foot, s.top} }

// boxes returns the boxes of the ends, as bits.
func (s strongLink) boxes() uint32 {
	return 1<<locations[s.top].houses[2] | 1<<locations[s.foot].houses[2]
}

// tied reports whether the feet of s and t are two cells of one box and the tops
// are others.
func (s strongLink) tied(t strongLink) bool {
	return s.foot.Box() == t.foot.Box() && s.foot != t.foot && s.foot != t.top && s.top != t.foot && s.top != t.top
}

// A turbotView is a board with what the finders of two strong links on a digit share.
type turbotView struct{ *Board }

// step returns the step of two strong links whose feet see each other, if anything
// sees both tops.
func (b turbotView) step(d puzzle.Digit, s, t strongLink) (Step, bool) {
	out := b.out(d, s, t)
	if out.Empty() {
		return Step{}, false
	}
	ks := b.eliminations(d.Set(), out)
	if b.noDiagrams {
		return Step{Eliminate: ks}, true
	}
	return eliminate(ks, turbotDiagram(d, s, t)), true
}

// out returns where d is eliminated: what sees both tops.
func (b turbotView) out(d puzzle.Digit, s, t strongLink) puzzle.CellSet {
	return b.Of[d].And(s.top.Peers()).And(t.top.Peers()).Without(puzzle.CellsOf(s.foot, t.foot))
}

func turbotDiagram(d puzzle.Digit, s, t strongLink) puzzle.Diagram {
	top1, foot1, foot2, top2 := puzzle.Cand(s.top, d), puzzle.Cand(s.foot, d), puzzle.Cand(t.foot, d), puzzle.Cand(t.top, d)
	p := puzzle.Diagram{Houses: []puzzle.HouseRole{{House: s.house, Role: puzzle.Base}, {House: t.house, Role: puzzle.Base}}}
	p.Cands = addRole(p.Cands, []puzzle.Candidate{top1, top2}, puzzle.On)
	p.Cands = addRole(p.Cands, []puzzle.Candidate{foot1, foot2}, puzzle.Off)
	p.Links = turbotLinks(top1, foot1, foot2, top2)
	return p
}

// turbotLinks joins candidates by links that are strong and weak in turn.
func turbotLinks(ks ...puzzle.Candidate) (links []puzzle.Link) {
	for i, k := range ks[1:] {
		links = append(links, puzzle.Link{From: ks[i : i+1], To: []puzzle.Candidate{k}, Strong: i%2 == 0})
	}
	return links
}

// strongLinkOf returns the strong link in h of which top and places are the masks of one
// end and of both.
func strongLinkOf(h puzzle.House, places, top uint16) strongLink {
	cells := h.Cells()
	return strongLink{h, cells[bits.TrailingZeros16(top)], cells[bits.TrailingZeros16(places&^top)]}
}

// findSkyscraper looks for two rows, then for two columns, that have a digit in
// two places each and share one of the lines across, but not both: that would be
// an X-wing.
func findSkyscraper(board *Board, found func(Step) bool) {
	b := turbotView{board}
	if b.skyscrapers(rowHouses, b.cleanIn(cleanSkyRows), found) {
		b.skyscrapers(colHouses, b.cleanIn(cleanSkyCols), found)
	}
}

// skyscrapers looks among lines, and reports whether found never said false.
func (b turbotView) skyscrapers(lines uint32, clean *uint64, found func(Step) bool) bool {
	for d := puzzle.Digit(1); d <= 9; d++ {
		if *clean&dirtyDigits(d.Set()) != 0 {
			continue
		}
		some := false
		for set := b.housesWithTwo(d) & lines; set != 0; set &= set - 1 {
			h := puzzle.House(bits.TrailingZeros32(set))
			one := b.places[h][d]
			for rest := set & (set - 1); rest != 0; rest &= rest - 1 {
				i := puzzle.House(bits.TrailingZeros32(rest))
				two := b.places[i][d]
				if bits.OnesCount16(one&two) != 1 {
					continue
				}
				s, ok := b.step(d, strongLinkOf(h, one, one&^two), strongLinkOf(i, two, two&^one))
				some = some || ok
				if ok && !found(s) {
					return false
				}
			}
		}
		if !some {
			*clean |= dirtyDigits(d.Set())
		}
	}
	return true
}

// findKite reports the kites that remove something.
func findKite(board *Board, found func(Step) bool) {
	b := turbotView{board}
	clean := b.cleanIn(cleanKite)
	for d := puzzle.Digit(1); d <= 9; d++ {
		if *clean&dirtyDigits(d.Set()) != 0 {
			continue
		}
		some := false
		more := b.kitesOf(d, func(s, t strongLink) bool {
			k, ok := b.step(d, s, t)
			some = some || ok
			return !ok || found(k)
		})
		if !more {
			return
		}
		if !some {
			*clean |= dirtyDigits(d.Set())
		}
	}
}

// kites calls with with the strong links of kites of each digit, until it says false.
func (b turbotView) kites(with func(d puzzle.Digit, s, t strongLink) bool) {
	for d := puzzle.Digit(1); d <= 9; d++ {
		if !b.kitesOf(d, func(s, t strongLink) bool { return with(d, s, t) }) {
			return
		}
	}
}

// kitesOf calls with with strong links of d in a row and in a column whose feet are two
// cells of one box, until it says false. It reports whether it never did.
func (b turbotView) kitesOf(d puzzle.Digit, with func(s, t strongLink) bool) bool {
	pairs := b.housesWithTwo(d)
	for rows := pairs & rowHouses; rows != 0; rows &= rows - 1 {
		row := puzzle.House(bits.TrailingZeros32(rows))
		one := b.places[row][d]
		s := strongLinkOf(row, one, one&(one-1))
		for cols := pairs & colHouses; cols != 0; cols &= cols - 1 {
			col := puzzle.House(bits.TrailingZeros32(cols))
			two := b.places[col][d]
			if t := strongLinkOf(col, two, two&(two-1)); s.boxes()&t.boxes() != 0 && !tryTies(s, t, with) {
				return false
			}
		}
	}
	return true
}

// tryTies tries the four ways to tie two strong links. It reports whether with never said
// false.
func tryTies(s, t strongLink, with func(s, t strongLink) bool) bool {
	for _, s := range [2]strongLink{s, s.reversed()} {
		for _, t := range [2]strongLink{t, t.reversed()} {
			if s.tied(t) && !with(s, t) {
				return false
			}
		}
	}
	return true
}
