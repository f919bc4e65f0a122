package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// sameDigits says that the corners have two digits in common, and which of them were removed.
func (s *Step) sameDigits(corners puzzle.CellSet, pair puzzle.DigitSet) (same, gone phrase) {
	lost := by("logic.text.clauses")
	for d := range pair.All() {
		if cells := corners.Without(s.uniquePlaces(d.Set(), nil)); !cells.Empty() {
			lost.Parts = append(lost.Parts, say("logic.unique-rectangle.gone", "d", d, "cells", words.And(cells.All())))
		}
	}
	if len(lost.Parts) == 0 {
		return say("logic.unique-rectangle.same"), phrase{}
	}
	return say("logic.unique-rectangle.lost"), say("logic.unique-rectangle.removed", "lost", lost)
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
		return say("logic.unique-rectangle.corners")
	}
	return say("logic.unique-rectangle.cells", "cells", words.And(cells.All()))
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
	args := []any{"house", words.House(s.house()), "link", digitsAnd(link), "off", digitsAnd(off), "both", digitsAnd(pair), "places", words.And(places.All()), "c", c, "o", o,
		"facts", s.uniqueFacts(link, []puzzle.House{s.house()})}
	switch {
	case out.Len() == 2 && places.Len() == 2:
		return say("logic.unique-rectangle.linked.two", args...)
	case out.Len() == 2:
		return say("logic.unique-rectangle.linked.one", args...)
	case places.Has(o):
		return say("logic.unique-rectangle.linked.if", args...)
	}
	return say("logic.unique-rectangle.linked.only", args...)
}

// uniqueCrossed says why two corners across from each other lose a digit that fits only in
// corners of two lines.
func (s *Step) uniqueCrossed(pure, more puzzle.CellSet, pair, off puzzle.DigitSet) phrase {
	houses := s.Diagram.Houses
	hs := []puzzle.House{houses[0].House, houses[1].House}
	out := cellsOf(s.Eliminate, off.Min())
	args := []any{
		"houses", fishHousesAnd(hs), "off", digitsAnd(off), "other", digitsAnd(pair &^ off), "both", digitsAnd(pair),
		"places", s.uniqueFits(off, hs), "pure", words.And(pure.All()), "more", words.And(more.All()), "c", out.First(),
		"facts", s.uniqueFacts(off, hs),
	}
	switch {
	case s.uniquePlaces(off, hs).Len() == 4:
		return say("logic.unique-rectangle.crossed.four", args...)
	case out.Len() == 2:
		return say("logic.unique-rectangle.crossed.two", args...)
	}
	across := hs[0]
	if across.Set().Has(out.First()) {
		across = hs[1]
	}
	return say("logic.unique-rectangle.crossed.one", append(args, "across", words.House(across))...)
}

// uniqueHidden says why the corner across from one with two digits loses one: in its lines
// the other fits only in corners.
func (s *Step) uniqueHidden(near, sides puzzle.CellSet, pair, off puzzle.DigitSet) phrase {
	houses := s.Diagram.Houses
	other := pair &^ off
	far, hs := s.Eliminate[0].Cell(), []puzzle.House{houses[0].House, houses[1].House}
	args := []any{
		"houses", fishHousesAnd(hs), "off", digitsAnd(off), "other", digitsAnd(other), "both", digitsAnd(pair),
		"places", s.uniqueFits(other, hs), "far", far, "near", words.And(near.All()), "sides", words.And(sides.All()),
		"facts", s.uniqueFacts(other, hs),
	}
	for _, h := range hs {
		if s.uniquePlaces(other, []puzzle.House{h}) == puzzle.CellsOf(far) {
			return say("logic.unique-rectangle.hidden.only",
				append(args, "house", words.House(h))...)
		}
	}
	if !near.In(s.uniquePlaces(off, nil)) {
		return say("logic.unique-rectangle.hidden.near", args...)
	}
	return say("logic.unique-rectangle.hidden", args...)
}
