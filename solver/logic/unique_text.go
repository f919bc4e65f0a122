package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// sameDigits says that the corners have two digits in common, and which of them were removed.
func (s *Step) sameDigits(corners puzzle.CellSet, pair puzzle.DigitSet) (same, gone phrase) {
	lost := series{comma: clause, last: clause}
	for d := range pair.All() {
		if cells := corners.Without(s.uniquePlaces(d.Set(), nil)); !cells.Empty() {
			lost.parts = append(lost.parts, say("{d} is already gone from {cells}", "{cells} 的 {d} 已删除", "d", d, "cells", cellsAnd(cells.All())))
		}
	}
	if len(lost.parts) == 0 {
		return say("with the same two digits", "都有同样两个候选数"), phrase{}
	}
	return say("with the same two digits, some already removed", "本有同样两个候选数，有的已删除"), say(" {lost}.", "{lost}。", "lost", opening{lost})
}

// uniquePlaces returns the corners that can hold one of the rectangle's digits, in some houses
// or anywhere.
func (s *Step) uniquePlaces(digit puzzle.DigitSet, houses []puzzle.House) puzzle.CellSet {
	d := digit.Min()
	cells := cellsOf(s.cands(puzzle.Base), d).Or(cellsOf(s.Eliminate, d)).And(s.cells(puzzle.Base))
	if len(houses) > 0 {
		cells = cells.And(s.uniqueIn(houses))
	}
	return cells
}

// uniqueFits names the corners in some houses that can hold a digit, or says that all can.
func (s *Step) uniqueFits(digit puzzle.DigitSet, houses []puzzle.House) words.Sayer {
	all, cells := s.uniqueIn(houses), s.uniquePlaces(digit, houses)
	if cells == all && len(houses) > 1 {
		return say("these corners", "这四格")
	}
	return say("{cells}", " {cells}", "cells", cellsAnd(cells.All()))
}

// uniqueFacts says that in some houses a digit fits only in corners.
func (s *Step) uniqueFacts(digit puzzle.DigitSet, houses []puzzle.House) (all []Fact) {
	for _, h := range houses {
		all = append(all, OnlyPlaces{h, digit, s.uniquePlaces(digit, []puzzle.House{h})})
	}
	return all
}

// uniqueIn returns the corners in some houses.
func (s *Step) uniqueIn(houses []puzzle.House) (cells puzzle.CellSet) {
	for _, h := range houses {
		cells = cells.Or(s.cells(puzzle.Base).And(h.Set()))
	}
	return cells
}

// uniqueLinked says why two corners of a house that have other digits lose one of the two
// digits: the house has the other only there.
func (s *Step) uniqueLinked(more puzzle.CellSet, pair, off puzzle.DigitSet) phrase {
	link := pair &^ off
	places, out := s.uniquePlaces(link, nil).And(more), cellsOf(s.Eliminate, off.Min())
	c, o := out.First(), more.Without(puzzle.CellsOf(out.First())).First()
	if out.Len() == 2 && places.Len() == 1 {
		o = places.First()
		c = more.Without(places).First()
	}
	args := []any{"house", words.House(s.house()), "link", digitsAnd(link), "off", digitsAnd(off), "both", digitsAnd(pair), "places", cellsAnd(places.All()), "c", c, "o", o,
		"facts", s.uniqueFacts(link, []puzzle.House{s.house()})}
	switch {
	case out.Len() == 2 && places.Len() == 2:
		return say("In {house}, {link} fits only in {places}, so one of them is {link}. If the other were {off}, the four would hold only {both}.",
			"{house}里，{link} 只能填在 {places}，所以其中一格是 {link}。若另一格是 {off}，四格就只填 {both}。", args...)
	case out.Len() == 2:
		return say("In {house}, {link} fits only in {o}, so that is {link} and not {off}. If {c} were {off}, the four would hold only {both}.",
			"{house}里，{link} 只能填在 {o}，所以这格是 {link}，不是 {off}。若 {c} 是 {off}，四格就只填 {both}。", args...)
	case places.Has(o):
		return say("In {house}, {link} fits only in {places}, so if {c} were {off}, {o} would be {link}, and the four would hold only {both}.",
			"{house}里，{link} 只能填在 {places}，所以若 {c} 是 {off}，{o} 就是 {link}，四格便只填 {both}。", args...)
	}
	return say("In {house}, {link} fits only in {c}, so that is {link} and not {off}.",
		"{house}里，{link} 只能填在 {c}，所以这格是 {link}，不是 {off}。", args...)
}

// uniqueCrossed says why two corners across from each other lose a digit that fits only in
// corners of two lines.
func (s *Step) uniqueCrossed(pure, more puzzle.CellSet, pair, off puzzle.DigitSet) phrase {
	houses := s.Diagram.Houses
	hs := []puzzle.House{houses[0].House, houses[1].House}
	out := cellsOf(s.Eliminate, off.Min())
	args := []any{
		"houses", fishHousesAnd(hs), "off", digitsAnd(off), "other", digitsAnd(pair &^ off), "both", digitsAnd(pair),
		"places", s.uniqueFits(off, hs), "pure", cellsAnd(pure.All()), "more", cellsAnd(more.All()), "c", out.First(),
		"facts", s.uniqueFacts(off, hs),
	}
	switch {
	case s.uniquePlaces(off, hs).Len() == 4:
		return say("In {houses}, {off} fits only in {pure} or in {more}. If it were in {more}, {pure} would both be {other}, and the four would hold only {both}.",
			"{houses}里，{off} 要么填在 {pure}，要么填在 {more}。若填在 {more}，{pure} 就都是 {other}，四格便只填 {both}。", args...)
	case out.Len() == 2:
		return say("In {houses}, {off} fits only in {places}, so if it were in {more}, {pure} would both be {other}, and the four would hold only {both}.",
			"{houses}里，{off} 只能填在{places}，所以若填在 {more}，{pure} 就都是 {other}，四格便只填 {both}。", args...)
	}
	across := hs[0]
	if across.Set().Has(out.First()) {
		across = hs[1]
	}
	return say("In {houses}, {off} fits only in {places}, so if {c} were {off}, {across} would have no place for it.",
		"{houses}里，{off} 只能填在{places}，所以若 {c} 是 {off}，{across}里 {off} 就没有位置。", append(args, "across", words.House(across))...)
}

// uniqueHidden says why the corner across from one with two digits loses one: in its lines
// the other fits only in corners.
func (s *Step) uniqueHidden(near, sides puzzle.CellSet, pair, off puzzle.DigitSet) phrase {
	houses := s.Diagram.Houses
	other := pair &^ off
	far, hs := s.Eliminate[0].Cell(), []puzzle.House{houses[0].House, houses[1].House}
	args := []any{
		"houses", fishHousesAnd(hs), "off", digitsAnd(off), "other", digitsAnd(other), "both", digitsAnd(pair), "either", digitsOr(pair),
		"places", s.uniqueFits(other, hs), "far", far, "near", cellsAnd(near.All()), "sides", cellsAnd(sides.All()),
		"facts", s.uniqueFacts(other, hs),
	}
	for _, h := range hs {
		if s.uniquePlaces(other, []puzzle.House{h}) == puzzle.CellsOf(far) {
			return say("In {house}, {other} fits only in {far}, so that is {other} and not {off}.", "{house}里，{other} 只能填在 {far}，所以这格是 {other}，不是 {off}。",
				append(args, "house", words.House(h))...)
		}
	}
	if !near.In(s.uniquePlaces(off, nil)) {
		return say("In {houses}, {other} fits only in {places}. If {far} were {off}, {sides} would both be {other}, but {near} can only be {other} too.",
			"{houses}里，{other} 只能填在{places}。若 {far} 是 {off}，{sides} 就都是 {other}，可是 {near} 也只能填 {other}。", args...)
	}
	return say("In {houses}, {other} fits only in {places}. If {far} were {off}, {sides} would both be {other}, and {near}, which can hold only {both}, would be {off}. The four would hold only {both}.",
		"{houses}里，{other} 只能填在{places}。若 {far} 是 {off}，{sides} 就都是 {other}，只能填 {either} 的 {near} 便是 {off}，四格就只填 {both}。", args...)
}
