package logic

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Siamese fish are two finned fish with one base. Each is a fish on its own; told
// together they save a step.
var (
	siameseFinnedXWing      = newSiamese(finnedFish, 2, Hard, 130)
	siameseSashimiXWing     = newSiamese(sashimiFish, 2, Hard, 150)
	siameseFinnedSwordfish  = newSiamese(finnedFish, 3, Unfair, 200)
	siameseSashimiSwordfish = newSiamese(sashimiFish, 3, Unfair, 240)
	siameseFinnedJellyfish  = newSiamese(finnedFish, 4, Unfair, 250)
	siameseSashimiJellyfish = newSiamese(sashimiFish, 4, Unfair, 260)

	siameseFinnedFrankenXWing     = newSiamese(finnedFrankenFish, 2, Unfair, 390)
	siameseFinnedFrankenSwordfish = newSiamese(finnedFrankenFish, 3, Unfair, 410)
	siameseFinnedFrankenJellyfish = newSiamese(finnedFrankenFish, 4, Unfair, 430)

	siameseFinnedMutantXWing     = newSiamese(finnedMutantFish, 2, Extreme, 470)
	siameseFinnedMutantSwordfish = newSiamese(finnedMutantFish, 3, Extreme, 470)
	siameseFinnedMutantJellyfish = newSiamese(finnedMutantFish, 4, Extreme, 470)
)

// newSiamese returns the row of two fish, the first of them of a kind.
func newSiamese(kind fishKind, n int, level Level, score int) *Technique {
	k, size := &fishKinds[kind], &fishSizes[n]
	en, zh := strings.ToLower(k.term)+size.en, size.zh+k.zh
	pattern := words.Text{
		En: "In {bases}, {digits} fits only in {covers}, but for the {fins}; it also fits only in {covers2}, but for the {fins2}.",
		Zh: "{bases}里，除了鳍格 {fins}，{digits} 只能填在{covers}；换一种看法，除了鳍格 {fins2}，只能填在{covers2}。",
	}
	return &Technique{
		Code: kind.code(n) + "1", ID: "siamese-" + strings.ToLower(strings.ReplaceAll(k.term, " ", "-")) + size.id, Term: "Siamese " + k.term + size.term,
		Name: words.Text{En: "Siamese " + en, Zh: "孪生" + zh},
		Doc: words.Text{
			En: "Two finned fish on the same " + size.num + " houses, each with a cover and fins of its own, take out what either does.",
			Zh: "同样" + size.many + "个区域上有两条鳍鱼，覆盖区域和鳍格各不相同，合起来去掉两者各自能去掉的候选数。",
		},
		Level: level, Score: score,
		find: func(b *Board, found func(Step) bool) { findSiamese(b, n, kind, found) },
		speech: speech{
			where: words.Text{En: "Look at the {digits}s in {bases}.", Zh: "看{bases}里的 {digits}。"},
			what: words.Text{
				En: "There is a siamese " + en + ": two fish on the same " + size.num + " houses, each with a cover and fins of its own.",
				Zh: "这里有孪生" + zh + "：同样" + size.many + "个区域上有两条鱼，覆盖区域和鳍格各不相同。",
			},
			pattern: pattern,
			why: []words.Text{
				pattern,
				{En: "{either} {outs} either way.", Zh: "{either}因此 {outs} 不能是 {digits}。"},
				{En: "{either2} {outs2} either way.", Zh: "{either2}因此 {outs2} 不能是 {digits}。"},
			},
			notation: words.Text{En: "{digits} {fish}", Zh: "{digits} {fish}"},
			args:     siameseArgs,
		},
	}
}

// findSiamese joins fish of one base that take out different candidates. The first
// of a pair is of the kind. Without a fish there is nothing to join.
func findSiamese(b *Board, n int, kind fishKind, found func(Step) bool) {
	search := kind
	if kind <= sashimiFish {
		search = finLineFish
	}
	if findFish(b, n, search, true, func(Step) bool { return false }) {
		return
	}
	pairs := siamesePairs{kind: kind, found: found}
	if findFish(b, n, search, true, pairs.add) {
		pairs.join()
	}
}

// siamesePairs joins the fish of a base when that base is done.
type siamesePairs struct {
	kind  fishKind
	found func(Step) bool
	group []Step // the fish of the base
	told  []Step
}

func (p *siamesePairs) add(s Step) bool {
	if len(p.group) > 0 && !p.group[0].sameBase(&s) {
		if !p.join() {
			return false
		}
		p.group = p.group[:0]
	}
	p.group = append(p.group, s)
	return true
}

// join reports the pairs of the group that take out what no pair before them did.
func (p *siamesePairs) join() bool {
	for i := range p.group {
		first := &p.group[i]
		if p.kind <= sashimiFish && (p.kind == sashimiFish) != first.sashimi() {
			continue
		}
		for j := range p.group[i+1:] {
			s, ok := siamese(first, &p.group[i+1+j])
			if !ok || slices.ContainsFunc(p.told, func(t Step) bool { return slices.Equal(t.Eliminate, s.Eliminate) }) {
				continue
			}
			p.told = append(p.told, s)
			if !p.found(s) {
				return false
			}
		}
	}
	return true
}

func (s *Step) sameBase(t *Step) bool {
	return s.Eliminate[0].Digit() == t.Eliminate[0].Digit() && slices.Equal(s.fishSide(puzzle.Base), t.fishSide(puzzle.Base))
}

// sashimi reports whether some base line has one place without the fins.
func (s *Step) sashimi() bool {
	cells := cellsOf(s.cands(puzzle.Base), s.Eliminate[0].Digit())
	return slices.ContainsFunc(s.fishSide(puzzle.Base), func(h puzzle.House) bool { return cells.And(h.Set()).Len() == 1 })
}

// siamese joins two fish of one base. Houses that only one of them has as cover
// have a role of their own.
func siamese(s, t *Step) (Step, bool) {
	if slices.Equal(s.Eliminate, t.Eliminate) {
		return Step{}, false
	}
	d := s.Eliminate[0].Digit()
	var p puzzle.Picture
	for _, h := range s.fishSide(puzzle.Base) {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
	}
	one, two := s.fishSide(puzzle.Cover), t.fishSide(puzzle.Cover)
	for h := range puzzle.House(puzzle.NumHouses) {
		switch in, also := slices.Contains(one, h), slices.Contains(two, h); {
		case in && also:
			p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover})
		case in:
			p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Set})
		case also:
			p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Set + 1})
		}
	}
	fins := cellsOf(append(s.cands(puzzle.Fin), t.cands(puzzle.Fin)...), d)
	places := cellsOf(append(s.cands(puzzle.Base), s.cands(puzzle.Fin)...), d)
	out := cellsOf(append(slices.Clone(s.Eliminate), t.Eliminate...), d)
	for _, k := range []struct {
		cells puzzle.CellSet
		role  puzzle.Role
	}{{places.Without(fins), puzzle.Base}, {fins, puzzle.Fin}} {
		for c := range k.cells.All() {
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, d), Role: k.role})
		}
	}
	var ks []puzzle.Candidate
	for c := range out.All() {
		ks = append(ks, puzzle.Cand(c, d))
	}
	return eliminate(ks, p), true
}

// halves takes a siamese step apart again.
func (s *Step) halves() (halves [2]Step) {
	d, base := s.Eliminate[0].Digit(), s.fishSide(puzzle.Base)
	places := cellsOf(append(s.cands(puzzle.Base), s.cands(puzzle.Fin)...), d)
	for i := range halves {
		h := &halves[i]
		var cover []puzzle.House
		for _, r := range s.Picture.Houses {
			if r.Role == puzzle.Base {
				h.Picture.Houses = append(h.Picture.Houses, r)
			} else if r.Role == puzzle.Cover || r.Role == puzzle.Set+puzzle.Role(i) {
				cover = append(cover, r.House)
				h.Picture.Houses = append(h.Picture.Houses, puzzle.HouseRole{House: r.House, Role: puzzle.Cover})
			}
		}
		var fins puzzle.CellSet
		for c := range places.All() {
			role := puzzle.Base
			if at := puzzle.CellsOf(c); len(fishMeeting(cover, at)) == 0 || len(fishMeeting(base, at)) > 1 {
				fins.Add(c)
				role = puzzle.Fin
			}
			h.Picture.Cands = append(h.Picture.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, d), Role: role})
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
		"covers2", fishHousesAnd(cover), "fins2", finsAt(fins), "either2", fishEither(base, cover, fins, d), "outs2", fishOuts(two),
	}
	return append(args, fishArgs(one)...)
}
