package logictest

import (
	"slices"
	"strings"

	"sudoku/puzzle"
)

// oneIsOn(): one of them is true; where others are off, because strong links lead from these, which
// can't both be true.
func oneIsOn(p *Proof, a []Value) error {
	on, err := p.shownAs(puzzle.On)
	if err != nil || !slices.ContainsFunc(on, func(k puzzle.Candidate) bool { return p.Page.Solution[k.Cell()] == k.Digit() }) {
		return says("none of %v is: %v", on, err)
	}
	if off, _ := p.shownAs(puzzle.Off); len(off) > 0 {
		return p.pairShown(on)
	}
	if len(on) > 1 && slices.ContainsFunc(on[1:], func(k puzzle.Candidate) bool { return k.Digit() != on[0].Digit() }) {
		return says("they are of several digits")
	}
	return nil
}

// atMostOneOff(): they can't both be true, as they are the ends of weak links.
func atMostOneOff(p *Proof, _ []Value) error {
	if _, err := p.shownAs(puzzle.Off); err != nil {
		return err
	}
	on, err := p.shownAs(puzzle.On)
	if err != nil {
		return err
	}
	return p.pairShown(on)
}

// pairShown returns why the links that are shown aren't two strong ones that a weak one joins, each
// from what is off to what is on.
func (p *Proof) pairShown(on []puzzle.Candidate) error {
	strong, weak := 0, 0
	for _, k := range p.Page.Shown.Links {
		from, to := allOf(on, k.From), allOf(on, k.To)
		switch {
		case k.Strong && from != to:
			strong++
		case !k.Strong && !from && !to && p.cantBoth(k):
			weak++
		default:
			return says("%v", k)
		}
	}
	if strong != 2*weak || weak == 0 {
		return says("%d strong links, %d weak ones", strong, weak)
	}
	return nil
}

// allOf reports whether all of some candidates are among others.
func allOf(among, ks []puzzle.Candidate) bool {
	return !slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return !slices.Contains(among, k) })
}

// cantBoth reports whether the ends of a link can't both be true.
func (p *Proof) cantBoth(k puzzle.Link) bool {
	for _, a := range k.From {
		for _, b := range k.To {
			sees := a.Digit() == b.Digit() && p.Pos.Shape.Peers(a.Cell()).Has(b.Cell())
			if !sees && (a.Cell() != b.Cell() || a.Digit() == b.Digit()) {
				return false
			}
		}
	}
	return true
}

// inChain(role): links make it so, and no link that is shown makes it otherwise.
func inChain(r puzzle.Role) predicate {
	return each(r, func(p *Proof, c puzzle.Candidate) bool {
		so := false
		for _, k := range p.Page.Shown.Links {
			for _, end := range []struct {
				ks []puzzle.Candidate
				on bool
			}{{k.From, !k.Strong}, {k.To, k.Strong}} {
				if slices.Contains(end.ks, c) {
					so = so || end.on == (r == puzzle.On)
				}
			}
		}
		return so && len(p.Page.Shown.Links) > 0 && p.hasBothKinds()
	})
}

// hasBothKinds reports whether there are strong and weak links, as a chain has them, or a single link.
func (p *Proof) hasBothKinds() bool {
	links := p.Page.Shown.Links
	return len(links) < 2 || slices.ContainsFunc(links, func(k puzzle.Link) bool { return k.Strong != links[0].Strong })
}

// inColours(role): steps from one candidate to another of which exactly one is true lead from each that
// is on or off to all others, and from one to the other.
func inColours(r puzzle.Role) predicate {
	return func(p *Proof, _ []Value) error {
		if _, err := p.shownAs(r); err != nil {
			return err
		}
		on, err := p.shownAs(puzzle.On)
		off, err2 := p.shownAs(puzzle.Off)
		if err != nil || err2 != nil {
			return says("no two colours")
		}
		reached := []puzzle.Candidate{on[0]}
		for i := 0; i < len(reached); i++ {
			others := off
			if slices.Contains(off, reached[i]) {
				others = on
			}
			for _, k := range others {
				if !slices.Contains(reached, k) && p.exactlyOne(reached[i], k) {
					reached = append(reached, k)
				}
			}
		}
		if len(reached) != len(on)+len(off) {
			return says("%v of %v and %v", reached, on, off)
		}
		return nil
	}
}

// exactlyOne reports whether one of two candidates is true and the other isn't: the last two of a cell,
// or of a house, or of one digit in two cells of the same two.
func (p *Proof) exactlyOne(a, b puzzle.Candidate) bool {
	c, d := a.Cell(), b.Cell()
	switch both := a.Digit().Set() | b.Digit().Set(); {
	case c == d:
		return a != b && p.Pos.Cands[c] == both
	case a.Digit() != b.Digit():
		return false
	case p.Pos.Cands[c] == p.Pos.Cands[d] && p.Pos.Cands[c].Len() == 2 && p.Pos.Shape.Peers(c).Has(d):
		return true
	}
	return linked(p, []Value{{Digits: a.Digit().Set()}, {Cells: puzzle.CellsOf(c)}, {Cells: puzzle.CellsOf(d)}}) == nil
}

// offOfOne(): all that is off is of one digit.
func offOfOne(p *Proof, _ []Value) error {
	ks, err := p.shownAs(puzzle.Off)
	if err == nil && slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return k.Digit() != ks[0].Digit() }) {
		return says("it is of several digits")
	}
	return err
}

// ofRectangle(role): each that is so is one of the two places of a line, of which the other is off or on,
// and those that are off are in line with a box of the pattern.
func ofRectangle(r, other puzzle.Role) predicate {
	return func(p *Proof, _ []Value) error {
		ks, err := p.shownAs(r)
		others, err2 := p.shownAs(other)
		pattern, err3 := p.shownAs(puzzle.Base)
		if err != nil || err2 != nil || err3 != nil {
			return says("not all are shown")
		}
		for _, k := range ks {
			at := slices.IndexFunc(others, func(o puzzle.Candidate) bool { return p.exactlyOne(k, o) })
			if at < 0 {
				return says("%v has no other place", k)
			}
			near := others[at]
			if r == puzzle.Off {
				near = k
			}
			if !slices.ContainsFunc(pattern, func(b puzzle.Candidate) bool { return p.Pos.Shape.Peers(near.Cell()).Has(b.Cell()) }) {
				return says("%v isn't in line", near)
			}
		}
		return nil
	}
}

// linksShown(strong): there are such links; those of a chain are so in the solution, where one end of a
// strong one is true and one of a weak one isn't.
func linksShown(strong bool) predicate {
	return func(p *Proof, _ []Value) error {
		n := 0
		for _, k := range p.Page.Shown.Links {
			if k.Strong != strong {
				continue
			}
			n++
			if from, to := p.trueOf(k.From), p.trueOf(k.To); !p.assumes() && (strong && from|to == 0 || !strong && p.bothTrue(k)) {
				return says("%v", k)
			}
		}
		if n == 0 {
			return says("none is shown")
		}
		return nil
	}
}

// assumes reports whether links hold only on what was assumed, as those of nets.
func (p *Proof) assumes() bool { return p.Technique != nil && strings.Contains(p.Technique.ID, "net") }

// trueOf returns the digits of candidates that the solution has.
func (p *Proof) trueOf(ks []puzzle.Candidate) (digits puzzle.DigitSet) {
	for _, k := range ks {
		if p.Page.Solution[k.Cell()] == k.Digit() {
			digits |= k.Digit().Set()
		}
	}
	return digits
}

// bothTrue reports whether both ends of a link are true; of cells that it joins by several digits, by
// the same one.
func (p *Proof) bothTrue(k puzzle.Link) bool {
	from, to := p.trueOf(k.From), p.trueOf(k.To)
	if digitsIn(k.From).Len() > 1 {
		return from&to != 0
	}
	return from != 0 && to != 0
}

func digitsIn(ks []puzzle.Candidate) (digits puzzle.DigitSet) {
	for _, k := range ks {
		digits |= k.Digit().Set()
	}
	return digits
}
