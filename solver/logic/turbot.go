package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var skyscraper = &Technique{
	ID: "skyscraper", Code: "0400", Term: "Skyscraper", Level: puzzle.Hard, Score: 130,
	find:        findSkyscraper,
	explanation: turbotExplanation,
}

var kite = &Technique{
	ID: "two-string-kite", Code: "0401", Term: "2-String Kite", Level: puzzle.Hard, Score: 150,
	find:        findKite,
	explanation: turbotExplanation,
}

// turbotExplanation is that of two strong links whose feet see each other.
var turbotExplanation = explanation{
	texts: []string{"turbot"},
	args: func(s *Step) []any {
		args := strongLinkArgs(s, 0)
		return append(args, "why.3", args[len(args)-1])
	},
}

// strongLinkArgs returns the arguments of the i-th pair of strong links, at last why the digit
// is eliminated.
func strongLinkArgs(s *Step, i int) []any {
	tops, feet, houses := s.cands(puzzle.On)[2*i:], s.cands(puzzle.Off)[2*i:], s.Diagram.Houses[2*i:]
	one, two, d := houses[0].House, houses[1].House, tops[0].Digit()
	t1, t2, f1, f2 := tops[0].Cell(), tops[1].Cell(), feet[0].Cell(), feet[1].Cell()
	joint, out := s.rules.sharedHouse(f1, f2), cellsOf(s.Eliminate, d).And(s.rules.peers(t1)).And(s.rules.peers(t2))
	return []any{
		"facts", facts(OnlyPlaces{one, d.Set(), puzzle.CellsOf(t1, f1)}, OnlyPlaces{two, d.Set(), puzzle.CellsOf(t2, f2)}, InHouse{joint, puzzle.CellsOf(f1, f2)}),
		"digits", d, "one", words.House(one), "two", words.House(two), "both", fishHousesAnd([]puzzle.House{one, two}),
		"top1", t1, "top2", t2, "foot1", f1, "foot2", f2, "joint", words.House(joint),
		"tops", words.Short(puzzle.CellsOf(t1, t2).Notation()), "feet", words.Short(puzzle.CellsOf(f1, f2).Notation()),
		"eliminations", say("logic.turbot.sees", "cells", words.And(out.All()), "d", d, "a", t1, "b", t2),
	}
}

// sharedHouse returns the house that two cells which see each other share.
func (r *rules) sharedHouse(a, b puzzle.Cell) puzzle.House {
	if r != nil {
		h, _ := r.shared(puzzle.CellsOf(a, b))
		return h
	}
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
	return b.Of[d].And(b.sees[s.top]).And(b.sees[t.top]).Without(puzzle.CellsOf(s.foot, t.foot))
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
