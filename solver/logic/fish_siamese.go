package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Siamese fish are two finned fish with one base. Each is a fish on its own;
// together they save a step.
var (
	siameseFinnedXWing      = newSiamese(finnedFish, 2, puzzle.Hard, 130)
	siameseSashimiXWing     = newSiamese(sashimiFish, 2, puzzle.Hard, 150)
	siameseFinnedSwordfish  = newSiamese(finnedFish, 3, puzzle.Unfair, 200)
	siameseSashimiSwordfish = newSiamese(sashimiFish, 3, puzzle.Unfair, 240)
	siameseFinnedJellyfish  = newSiamese(finnedFish, 4, puzzle.Unfair, 250)
	siameseSashimiJellyfish = newSiamese(sashimiFish, 4, puzzle.Unfair, 260)

	siameseFinnedFrankenXWing     = newSiamese(finnedFrankenFish, 2, puzzle.Unfair, 390)
	siameseFinnedFrankenSwordfish = newSiamese(finnedFrankenFish, 3, puzzle.Unfair, 410)
	siameseFinnedFrankenJellyfish = newSiamese(finnedFrankenFish, 4, puzzle.Unfair, 430)

	siameseFinnedMutantXWing     = newSiamese(finnedMutantFish, 2, puzzle.Extreme, 470)
	siameseFinnedMutantSwordfish = newSiamese(finnedMutantFish, 3, puzzle.Extreme, 470)
	siameseFinnedMutantJellyfish = newSiamese(finnedMutantFish, 4, puzzle.Extreme, 470)
)

// newSiamese returns the row of two fish, the first of them of a kind.
func newSiamese(kind fishKind, n int, level puzzle.Level, score int) *Technique {
	k, size := &fishKinds[kind], &fishSizes[n]
	return &Technique{
		Code: kind.code(n) + "1", ID: "siamese-" + k.id + size.id, Term: "Siamese " + k.term + size.term, Level: level, Score: score,
		find:        func(b *Board, found func(Step) bool) { findSiamese(b, n, kind, found) },
		explanation: explanation{texts: []string{"siamese-fish", "fish"}, args: siameseArgs},
	}
}

// findSiamese joins fish of one base with different eliminations. The first
// of a pair is of the kind. Without a fish there is nothing to join.
func findSiamese(b *Board, n int, kind fishKind, found func(Step) bool) {
	search := kind
	if kind <= sashimiFish {
		search = finLineFish
	}
	if findFish(b, n, search, func(foundFish) bool { return false }, nil) {
		return
	}
	pairs := siamesePairs{b: fishView{b}, kind: kind, found: found}
	if findFish(b, n, search, pairs.add, nil) {
		pairs.join()
	}
}

// siamesePairs joins the fish of a base when that base is done.
type siamesePairs struct {
	b        fishView
	kind     fishKind
	found    func(Step) bool
	group    []foundFish          // the fish of the base
	reported [10][]puzzle.CellSet // what was eliminated for each digit so far
}

func (p *siamesePairs) add(c foundFish) bool {
	if len(p.group) > 0 && (p.group[0].digit != c.digit || p.group[0].base != c.base) {
		if !p.join() {
			return false
		}
		p.group = p.group[:0]
	}
	p.group = append(p.group, c)
	return true
}

// join reports the pairs of the group that eliminate something new.
func (p *siamesePairs) join() bool {
	for i, first := range p.group {
		if p.kind <= sashimiFish && (p.kind == sashimiFish) != p.b.sashimi(first) {
			continue
		}
		reported := &p.reported[first.digit]
		for _, second := range p.group[i+1:] {
			out := first.out.Or(second.out)
			if first.out == second.out || slices.Contains(*reported, out) {
				continue
			}
			*reported = append(*reported, out)
			if !p.found(p.b.siamese(first, second)) {
				return false
			}
		}
	}
	return true
}

// sashimi reports whether some base line has one place without the fins.
func (b fishView) sashimi(c foundFish) bool {
	return slices.ContainsFunc(fishHouses(c.base), func(h puzzle.House) bool { return b.In(h, c.digit).Without(c.fins).Len() == 1 })
}

// siamese joins two fish of one base. Houses that only one of them has as cover
// have a role of their own.
func (b fishView) siamese(one, two foundFish) Step {
	joint := one
	joint.cover, joint.fins, joint.out = one.cover|two.cover, one.fins.Or(two.fins), one.out.Or(two.out)
	s := b.step(joint)
	for i, h := range s.Diagram.Houses {
		switch bit := uint32(1) << h.House; {
		case h.Role == puzzle.Base:
		case two.cover&bit == 0:
			s.Diagram.Houses[i].Role = puzzle.Set
		case one.cover&bit == 0:
			s.Diagram.Houses[i].Role = puzzle.Set + 1
		}
	}
	return s
}

// halves takes a siamese step apart again.
func (s *Step) halves() (halves [2]Step) {
	d, base := s.Eliminate[0].Digit(), s.fishSide(puzzle.Base)
	places := cellsOf(append(s.cands(puzzle.Base), s.cands(puzzle.Fin)...), d)
	for i := range halves {
		h := &halves[i]
		var cover []puzzle.House
		for _, r := range s.Diagram.Houses {
			if r.Role == puzzle.Base {
				h.Diagram.Houses = append(h.Diagram.Houses, r)
			} else if r.Role == puzzle.Cover || r.Role == puzzle.Set+puzzle.Role(i) {
				cover = append(cover, r.House)
				h.Diagram.Houses = append(h.Diagram.Houses, puzzle.HouseRole{House: r.House, Role: puzzle.Cover})
			}
		}
		var fins puzzle.CellSet
		for c := range places.All() {
			role := puzzle.Base
			if at := puzzle.CellsOf(c); len(fishMeeting(cover, at)) == 0 || len(fishMeeting(base, at)) > 1 {
				fins.Add(c)
				role = puzzle.Fin
			}
			h.Diagram.Cands = append(h.Diagram.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, d), Role: role})
		}
		for _, k := range s.Eliminate {
			n := len(fishMeeting(cover, puzzle.CellsOf(k.Cell())))
			if fins.In(k.Cell().Peers()) && (n > 1 || n == 1 && !places.Has(k.Cell())) {
				h.Eliminate = append(h.Eliminate, k)
			}
		}
	}
	return halves
}

func siameseArgs(s *Step) []any {
	halves := s.halves()
	one, two := &halves[0], &halves[1]
	d, base, cover, fins := two.fishParts()
	_, _, cover1, fins1 := one.fishParts()
	args := []any{
		"fish", fishShort(base) + " " + fishShort(cover1) + "/" + fishShort(cover) + " " + finsShort(base, fins1) + "/" + finsShort(base, fins),
		"covers2", fishHousesAnd(cover), "endo2", fishEndo(base, fins.Without(fins1), d), "fins2", words.And(fins.All()),
		"loses", one.siameseLoses(nil), "loses2", two.siameseLoses(one.Eliminate),
		"other", say("logic.siamese-fish.other", "without", fishWithout(base, cover, fins, d), "with", say("logic.siamese-fish.with", "fins", fins.Len(), "d", d)),
	}
	return append(args, fishArgs(one)...)
}

// siameseLoses says what one of the two fish eliminates; of the second what the first has not,
// if there is anything, and no reason that the first has said.
func (s *Step) siameseLoses(had []puzzle.Candidate) phrase {
	d, _, cover, fins := s.fishParts()
	out := cellsOf(s.Eliminate, d)
	more := out.Without(cellsOf(had, d))
	if !more.Empty() {
		out = more
	}
	return say("logic.siamese-fish.loses", "cells", words.And(out.All()), "d", d,
		"in", fishHousesAnd(fishMeeting(cover, out)), "fins", words.And(fins.All()), "eaten", fishEaten(s, cover, more, d))
}
