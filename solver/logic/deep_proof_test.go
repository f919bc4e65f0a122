package logic

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// A deepProof checks a diagram link by link against the board, with nothing but what
// the links say.
type deepProof struct {
	b     *Board
	links []puzzle.Link
}

// A deepKnown is what is true and what is eliminated under the assumptions.
type deepKnown struct{ on, off map[puzzle.Candidate]bool }

func (k deepKnown) clone() deepKnown {
	c := deepKnown{map[puzzle.Candidate]bool{}, map[puzzle.Candidate]bool{}}
	for x := range k.on {
		c.on[x] = true
	}
	for x := range k.off {
		c.off[x] = true
	}
	return c
}

// checkDeep checks that a step's diagram proves it: its one net assumes the opposite
// and fails, or its nets assume all candidates of a place and show it.
func checkDeep(t *testing.T, b *Board, s Step) {
	t.Helper()
	proof := deepProof{b, s.Diagram.Links}
	truth, on := slices.Concat(s.Place, s.Eliminate)[0], len(s.Place) > 0
	var starts []puzzle.Candidate
	for len(proof.links) > 0 {
		start, so, known, end, err := proof.net(deepKnown{map[puzzle.Candidate]bool{}, map[puzzle.Candidate]bool{}})
		whole := err == nil && proof.place(end, known)
		shown := len(end) == 1 && end[0] == truth && so && (on && known.on[truth] || !on && known.off[truth])
		switch {
		case err != nil:
			t.Fatalf("%v: %s: %v", b.Grid, s.Notation(), err)
		case start == truth && so != on && whole && len(proof.links) == 0 && starts == nil:
			return
		case shown:
			starts = append(starts, start)
		default:
			t.Fatalf("%v: %s: %v leads nowhere", b.Grid, s.Notation(), start)
		}
	}
	if len(starts) < 2 || !proof.all(starts) {
		t.Errorf("%v: %s: %v are not all", b.Grid, s.Notation(), starts)
	}
}

// net checks the next net, and returns what it assumes, what it shows, and where it
// ends.
func (p *deepProof) net(known deepKnown) (start puzzle.Candidate, on bool, _ deepKnown, end []puzzle.Candidate, err error) {
	known = known.clone()
	start, on = p.links[0].To[0], p.links[0].Strong
	chain := p.links[0].Chain
	if len(p.links[0].From) > 0 || known.on[start] || known.off[start] {
		return start, on, known, nil, fmt.Errorf("%v is no assumption", start)
	}
	if on {
		known.on[start] = true
	} else {
		known.off[start] = true
	}
	for p.links = p.links[1:]; len(p.links) > 0; {
		l := p.links[0]
		if len(l.From) == 0 {
			wrong, so, inside, clash, err := p.net(known)
			if err != nil || !so || !p.place(clash, inside) {
				return start, on, known, nil, fmt.Errorf("%v is not refuted: %v", wrong, err)
			}
			known.off[wrong] = true
			continue
		}
		p.links = p.links[1:]
		if l.Chain != chain {
			return start, on, known, nil, fmt.Errorf("a link of chain %d in chain %d", l.Chain, chain)
		}
		if len(l.To) == 0 {
			return start, on, known, l.From, nil
		}
		if !p.follows(l, known) {
			return start, on, known, nil, fmt.Errorf("%v from %v doesn't follow", l.To, l.From)
		}
		for _, k := range l.To {
			switch {
			case !l.Strong:
				known.off[k] = true
			case len(l.To) == 1:
				known.on[k] = true
			}
		}
	}
	return start, on, known, nil, fmt.Errorf("no end")
}

// all reports whether ks are all candidates of a cell, or all places of a digit in a
// house.
func (p *deepProof) all(ks []puzzle.Candidate) bool {
	return slices.ContainsFunc(refPlaces(ks[:1]), func(place []puzzle.Candidate) bool {
		there := slices.DeleteFunc(slices.Clone(place), func(k puzzle.Candidate) bool { return !p.b.Has(k) })
		return len(there) == len(ks) && !slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return !slices.Contains(there, k) })
	})
}

// place reports whether ks are all of a place, and eliminated.
func (p *deepProof) place(ks []puzzle.Candidate, known deepKnown) bool {
	return p.all(ks) && !slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return !known.off[k] })
}

// follows reports whether a link is right.
func (p *deepProof) follows(l puzzle.Link, known deepKnown) bool {
	eliminated := func(k puzzle.Candidate) bool { return known.off[k] || !p.b.Has(k) }
	allGone := !slices.ContainsFunc(l.From, func(k puzzle.Candidate) bool { return !known.off[k] })
	switch {
	case l.Strong && len(l.To) == 1 && l.From[0] == l.To[0]:
		return p.all(l.To)
	case l.Strong && len(l.To) == 1:
		return allGone && p.all(append(slices.Clone(l.From), l.To[0]))
	case l.Strong:
		return allGone
	case len(l.From) == 1:
		a, b := l.From[0], l.To[0]
		sees := a.Cell() == b.Cell() || a.Digit() == b.Digit() && a.Cell().Sees(b.Cell())
		return len(l.To) == 1 && known.on[a] && a != b && sees
	}
	return !slices.ContainsFunc(l.To, func(k puzzle.Candidate) bool { return !p.excludes(l.From, k, eliminated) })
}

// excludes reports whether a pattern of candidates leaves no room for k: it is an
// intersection or an X-wing, or a hidden or a naked subset.
func (p *deepProof) excludes(pattern []puzzle.Candidate, k puzzle.Candidate, eliminated func(puzzle.Candidate) bool) bool {
	cells, digits := deepCells(pattern), puzzle.DigitSet(0)
	for _, m := range pattern {
		digits |= m.Digit().Set()
	}
	confined := func(h puzzle.House, d puzzle.Digit) bool {
		for _, c := range h.Cells() {
			if !cells.Has(c) && !eliminated(puzzle.Cand(c, d)) {
				return false
			}
		}
		return !cells.And(h.Set()).Empty()
	}
	if digits.Len() == 1 {
		return k.Digit() == digits.Min() && (p.sharedBy(cells, k, confined) || p.crossed(cells, k, confined))
	}
	if digits.Len() != cells.Len() {
		return false
	}
	if cells.Has(k.Cell()) {
		for h := range puzzle.House(puzzle.NumHouses) {
			hidden := cells.In(h.Set())
			for d := range digits.All() {
				hidden = hidden && confined(h, d)
			}
			if hidden {
				return !digits.Has(k.Digit())
			}
		}
		return false
	}
	for c := range cells.All() {
		for d := range puzzle.AllDigits.All() {
			if !digits.Has(d) && !eliminated(puzzle.Cand(c, d)) {
				return false
			}
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		if cells.In(h.Set()) && h.Set().Has(k.Cell()) {
			return digits.Has(k.Digit())
		}
	}
	return false
}

// sharedBy reports whether a house has its digit in cells alone, all of which k sees.
func (p *deepProof) sharedBy(cells puzzle.CellSet, k puzzle.Candidate, confined func(puzzle.House, puzzle.Digit) bool) bool {
	for h := range puzzle.House(puzzle.NumHouses) {
		if cells.In(h.Set()) && cells.In(k.Cell().Peers()) && confined(h, k.Digit()) {
			return true
		}
	}
	return false
}

// crossed reports whether cells are all places of a digit in two lines, two places
// each, and k is in a line across, but not in these.
func (p *deepProof) crossed(cells puzzle.CellSet, k puzzle.Candidate, confined func(puzzle.House, puzzle.Digit) bool) bool {
	for h := range puzzle.Box(0) {
		for g := h + 1; g%9 != 0; g++ {
			across := k.Cell().Houses()[1-h/9]
			both := cells.And(h.Set()).Len() == 2 && cells.And(g.Set()).Len() == 2 && cells.Len() == 4
			if both && confined(h, k.Digit()) && confined(g, k.Digit()) && cells.And(across.Set()).Len() == 2 && !cells.Has(k.Cell()) {
				return true
			}
		}
	}
	return false
}
