package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var alsXZ = &Technique{
	ID: "als-xz", Code: "0901", Term: "Almost Locked Set XZ-Rule", Level: puzzle.Unfair, Score: 300,
	find:        func(b *Board, found func(Step) bool) { findXZ(b, false, found) },
	explanation: explanation{texts: []string{"als"}, args: xzArgs},
}

func xzArgs(s *Step) []any {
	x, eliminated := weakDigits(s), digitsOf(s.Eliminate)
	then := say("logic.als-xz.has", "z", digitsAnd(eliminated))
	end := say("logic.als-xz.sees", "z", digitsOr(eliminated))
	zList := ", Z=" + list(eliminated)
	if x.Len() > 1 {
		then = say("logic.als-xz.lacks", "x", x.Min(), "y", (x &^ x.Min().Set()).Min())
		end = say("logic.als-xz.seeseither", "x", digitsOr(x))
		zList = ""
	}
	return append(setArgs(s, 2), "x", digitsAnd(x), "xList", list(x), "zList", zList, "then", then, "end", end)
}

// setArgs are the texts of the first n sets of the diagram: the n-th is
// {a}, {b}..., for short {A}, {B}..., its digits {ofA}. {places} are the houses of
// the first and the last set of all.
func setArgs(s *Step, n int) []any {
	houses := []puzzle.House{s.house()}
	if last := s.Diagram.Houses[len(s.Diagram.Houses)-1].House; last != s.house() {
		houses = append(houses, last)
	}
	args := append(zArgs(s), "places", fishHousesAnd(slices.Sorted(slices.Values(houses))))
	for i := range n {
		cells, digits := s.set(i)
		small, big := string(rune('a'+i)), string(rune('A'+i))
		args = append(args, small, words.And(cells.All()), big, words.Short(cells.Notation()), "of"+big, digitsAnd(digits),
			"choose"+big, setChoice(cells, digits),
			"set"+big, setText(cells, digits),
			"facts", facts(OnlyDigits{cells, digits}))
	}
	return args
}

// setChoice says that a set holds all of its digits but one.
func setChoice(cells puzzle.CellSet, digits puzzle.DigitSet) phrase {
	if cells.Len() == 1 {
		return say("logic.als.is", "cells", words.Short(cells.Notation()), "any", digitsOr(digits))
	}
	return say("logic.als.hold", "cells", words.Short(cells.Notation()), "n", cells.Len(), "digits", digitsAnd(digits))
}

// setHas says of a set that it has a digit, or something else of it.
func setHas(key string, cells puzzle.CellSet, x puzzle.DigitSet) phrase {
	return say(key, "n", cells.Len(), "cells", words.Short(cells.Notation()), "x", digitsAnd(x))
}

// zArgs are the eliminated digits, the first of them and what to say of the others.
func zArgs(s *Step) []any {
	eliminated := digitsOf(s.Eliminate)
	first := eliminated.Min()
	var more phrase
	if others := eliminated &^ first.Set(); others != 0 {
		more = say("logic.als.more", "digits", digitsAnd(others))
	}
	return []any{"digits", digitsAnd(eliminated), "z", first, "more", more, "seen", digitsOr(eliminated)}
}

// setText writes a set as the notation has it: "r1c23 {138}".
func setText(cells puzzle.CellSet, digits puzzle.DigitSet) string {
	return cells.Notation() + " {" + digits.String() + "}"
}

// weakDigits returns the digits of the weak links, those that two sets can't
// both have.
func weakDigits(s *Step) (digits puzzle.DigitSet) {
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			digits |= l.From[0].Digit().Set()
		}
	}
	return digits
}

// findXZ takes the sets pair by pair. They may overlap only if asked: a digit
// that they can't both have is never where they do.
func findXZ(b *Board, overlap bool, found func(Step) bool) {
	v := joinedSets(b)
	defer v.free()
	var done effects
	for i := range v.all {
		if b.ended() {
			return
		}
		v.pairs(i)
		for w, row := range v.graph.row {
			for ; row != 0; row &= row - 1 {
				a, c := &v.all[i], &v.all[64*w+bits.TrailingZeros64(row)]
				if !overlap && !a.cells.And(c.cells).Empty() {
					continue
				}
				if s, ok := v.xz(b, a, c); ok && done.isNew(s.Eliminate) && !found(s) {
					return
				}
			}
		}
	}
}

// pairs fills the row with the sets after the i-th that could make a step with
// it: they are joined by one digit and leave no room for another, or are joined
// by two.
func (v *sets) pairs(i int) {
	g, a := &v.graph, &v.all[i]
	for w := range g.words {
		g.row[w] = 0
	}
	for w := i / 64; w < g.words; w++ {
		var once, twice, row uint64
		for d := range a.digits.All() {
			joined := g.joined[int(a.spread[d])*g.words+w]
			twice |= once & joined
			once |= joined
		}
		if once == 0 {
			continue
		}
		for d := range a.digits.All() {
			at := int(a.spread[d])*g.words + w
			row |= g.common[at] & (once&^g.joined[at] | twice)
		}
		row |= twice
		if w == i/64 {
			row &= ^uint64(1) << (i % 64)
		}
		g.row[w] = row
	}
}

// xz returns the step of two sets, if something is eliminated.
func (v *sets) xz(b *Board, a, c *als) (Step, bool) {
	xs := v.restricted(a, c)
	var room [32]puzzle.Candidate
	eliminated := room[:0]
	for x := range xs.All() {
		eliminated = v.addShared(eliminated, a, c, a.digits&c.digits&^x.Set())
	}
	if xs.Len() > 1 {
		for _, set := range []*als{a, c} {
			for d := range (set.digits &^ xs).All() {
				eliminated = v.addCells(eliminated, v.sees(set, d).Without(a.cells).Without(c.cells), d)
			}
		}
	}
	if len(eliminated) == 0 {
		return Step{}, false
	}
	if b.noDiagrams {
		return Step{Eliminate: slices.Clone(eliminated)}, true
	}
	p := v.diagram(b, a, c)
	for x := range xs.All() {
		p.Links = append(p.Links, v.weakLink(b, a, c, x))
	}
	if xs.Len() == 1 {
		p.Links = append(p.Links, innerLink(b, c, xs.Min(), eliminated[0].Digit()), innerLink(b, a, eliminated[0].Digit(), xs.Min()))
	}
	return eliminate(slices.Clone(eliminated), p), true
}

// diagram shows sets.
func (v *sets) diagram(b *Board, as ...*als) (p puzzle.Diagram) {
	for i, a := range as {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: a.house, Role: puzzle.Set + puzzle.Role(i)})
		p.Cands = addRole(p.Cands, b.within(a.cells, a.digits), puzzle.Set+puzzle.Role(i))
	}
	return p
}

// weakLink is the link that says: if a has x, then c has not.
func (v *sets) weakLink(b *Board, a, c *als, x puzzle.Digit) puzzle.Link {
	return puzzle.Link{From: b.within(a.cells, x.Set()), To: b.within(c.cells, x.Set())}
}

// innerLink is the link that says: if a has not x, then it has y.
func innerLink(b *Board, a *als, x, y puzzle.Digit) puzzle.Link {
	return puzzle.Link{From: b.within(a.cells, x.Set()), To: b.within(a.cells, y.Set()), Strong: true}
}
