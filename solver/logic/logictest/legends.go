package logictest

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// CheckLegend reads the entries of a legend and proves them on the diagram that the board shows: each
// says what is so of all that has its shape, and nothing on the board that is said to have one is
// without an entry, but for what is on or off without a step.
func (b *Book) CheckLegend(p Proof, shown puzzle.Diagram, entries []string, l words.Lang) error {
	p.Page.Shown = shown
	named := map[string]bool{}
	for _, text := range entries {
		ways := b.Read(l, text, b.match("legend.*"))
		if len(ways) != 1 || len(ways[0]) != 1 {
			return fmt.Errorf("%q can be read in %d ways", text, len(ways))
		}
		if err := b.Prove(p, ways[0]); err != nil {
			return fmt.Errorf("%q: %w", text, err)
		}
		of := strings.Split(ways[0][0].Key, ".")[1]
		if named[of] {
			return fmt.Errorf("%q: it says twice what that is", text)
		}
		named[of] = true
	}
	for of := range p.shapes() {
		if !named[of] && (p.Technique != nil || of != "on" && of != "off") {
			return fmt.Errorf("nothing is said of %s", of)
		}
	}
	return nil
}

var shapeNames = map[puzzle.Role]string{puzzle.Base: "base", puzzle.Cover: "cover", puzzle.Fin: "fin", puzzle.On: "on", puzzle.Off: "off",
	puzzle.Eliminate: "eliminate", puzzle.Placement: "placement"}

// shapes names what the board shows.
func (p *Proof) shapes() map[string]bool {
	names := map[string]bool{}
	for _, k := range p.Page.Shown.Cands {
		if k.Role < puzzle.Set {
			names[shapeNames[k.Role]] = true
		}
	}
	for _, k := range p.Page.Shown.Links {
		names[map[bool]string{true: "strong", false: "weak"}[k.Strong]] = true
	}
	return names
}

// shownAs returns the candidates that the board shows in a role.
func (p *Proof) shownAs(r puzzle.Role) (ks []puzzle.Candidate, err error) {
	for _, k := range p.Page.Shown.Cands {
		if k.Role == r {
			ks = append(ks, k.Cand)
		}
	}
	if len(ks) == 0 {
		return nil, says("none is shown")
	}
	return ks, nil
}

// each returns a predicate that all candidates of a role are so.
func each(r puzzle.Role, is func(p *Proof, k puzzle.Candidate) bool) predicate {
	return func(p *Proof, _ []Value) error {
		ks, err := p.shownAs(r)
		if at := slices.IndexFunc(ks, func(k puzzle.Candidate) bool { return !is(p, k) }); at >= 0 {
			return says("%v isn't", ks[at])
		}
		return err
	}
}

// there reports whether a digit stands in the grid.
func (p *Proof) there(k puzzle.Candidate) bool { return p.Pos.Grid[k.Cell()] == k.Digit() }

// isPlace: it is a candidate, or stands there.
func isPlace(p *Proof, k puzzle.Candidate) bool { return p.there(k) || p.Pos.Has(k) }

// isFishFin: it is in a base house, and in no cover house, of which there are some, or in two base
// houses. Of two fish at once, there is one without it.
func isFishFin(p *Proof, k puzzle.Candidate) bool {
	in, all := map[puzzle.Role]int{}, map[puzzle.Role]int{}
	for _, h := range p.Page.Shown.Houses {
		if all[h.Role]++; p.Pos.Shape.Set(h.House).Has(k.Cell()) {
			in[h.Role]++
		}
	}
	uncovered := in[puzzle.Cover] == 0 && (in[puzzle.Set] == 0 || in[puzzle.Set+1] == 0) && all[puzzle.Cover]+all[puzzle.Set] > 0
	return p.Pos.Has(k) && in[puzzle.Base] > 0 && (uncovered || in[puzzle.Base] > 1)
}

// isExtra: the technique rests on there being one solution, and without such candidates the cell is
// filled or has two or three digits left, those of the pattern where it shows some.
func isExtra(p *Proof, k puzzle.Candidate) bool {
	var fins, pattern puzzle.DigitSet
	for _, o := range p.Page.Shown.Cands {
		if o.Role == puzzle.Fin && o.Cand.Cell() == k.Cell() {
			fins |= o.Cand.Digit().Set()
		}
		if o.Role == puzzle.Base {
			pattern |= o.Cand.Digit().Set()
		}
	}
	rest := p.Pos.Cands[k.Cell()] &^ fins
	return p.Technique.OneSolution && p.Pos.Has(k) && rest.Len() <= 3 && (pattern == 0 && rest.Len() == 2 || rest&^pattern == 0 && !pattern.Has(k.Digit()))
}

// isGuard: it is a candidate beside a pattern that is impossible in itself.
func isGuard(p *Proof, k puzzle.Candidate) bool {
	return p.Pos.Has(k) && !p.Technique.OneSolution && !isFishFin(p, k) && blockCell(p, nil) != nil
}

// blockCell(): they are all candidates of one cell that is shown.
func blockCell(p *Proof, _ []Value) error {
	ks, err := p.shownAs(puzzle.Fin)
	if err != nil {
		return err
	}
	var digits puzzle.DigitSet
	for _, k := range ks {
		if digits |= k.Digit().Set(); k.Cell() != ks[0].Cell() {
			return says("they are of several cells")
		}
	}
	if c := ks[0].Cell(); digits != p.Pos.Cands[c] || !slices.Contains(p.Page.Shown.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Cover}) {
		return says("%v can be %v", c, p.Pos.Cands[c])
	}
	return nil
}

// isSure: every way of placing its digit, after what others are certain to take, uses it.
func isSure(p *Proof, k puzzle.Candidate) bool {
	return len(p.Page.Shown.Links) == 0 && p.certain()[k.Digit()].Has(k.Cell())
}

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

// hasBothKinds reports whether strong and weak links are shown, as a chain has them, or a single link.
func (p *Proof) hasBothKinds() bool {
	n := p.shapes()
	return n["strong"] && n["weak"] || len(p.Page.Shown.Links) < 2
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
