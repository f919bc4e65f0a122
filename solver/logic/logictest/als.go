package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// A lockedSet is cells of a house with one candidate more than there are cells.
type lockedSet struct {
	cells  puzzle.CellSet
	digits puzzle.DigitSet
}

// sets returns the sets of the diagram, in the order of their roles.
func (p *Proof) sets() (sets []lockedSet) {
	add := func(role puzzle.Role, c puzzle.Cell) {
		if role < puzzle.Set {
			return
		}
		for n := int(role - puzzle.Set); len(sets) <= n; {
			sets = append(sets, lockedSet{})
		}
		sets[role-puzzle.Set].cells.Add(c)
	}
	for _, k := range p.Diagram.Cells {
		add(k.Role, k.Cell)
	}
	for _, k := range p.Diagram.Cands {
		add(k.Role, k.Cand.Cell())
	}
	for i := range sets {
		sets[i].digits, _ = p.cands(sets[i].cells)
	}
	return sets
}

// almost returns a set of the diagram with these cells.
func (p *Proof) almost(cells puzzle.CellSet) (lockedSet, error) {
	digits, ok := p.cands(cells)
	inHouse := slices.ContainsFunc(p.Pos.Shape.Houses(), func(h puzzle.House) bool { return cells.In(p.Pos.Shape.Set(h)) })
	if !ok || !inHouse || digits.Len() != cells.Len()+1 {
		return lockedSet{}, says("%s is no almost locked set", cells.Notation())
	}
	if set := (lockedSet{cells, digits}); slices.Contains(p.sets(), set) {
		return set, nil
	}
	return lockedSet{}, says("%s isn't shown", cells.Notation())
}

// lockedIn(cells, digits): it is an almost locked set with these digits.
func lockedIn(p *Proof, a []Value) error {
	set, err := p.almost(a[0].Cells)
	if err != nil {
		return err
	}
	if len(a) > 1 && set.digits != a[1].Digits {
		return says("it can hold %v", set.digits)
	}
	p.cases.sets = append(p.cases.sets, set)
	return nil
}

// apartIn(cells, cells, digits): all places of each of the digits in one set see all those in the other.
func apartIn(p *Proof, a []Value) error {
	for d := range a[2].Digits.All() {
		one, other := p.open(a[0].Cells, d), p.open(a[1].Cells, d)
		if one.Empty() || other.Empty() || !one.In(p.common(other)) {
			return says("%d can be in both", d)
		}
	}
	return nil
}

func (p *Proof) apart(one, other lockedSet, d puzzle.DigitSet) error {
	return apartIn(p, []Value{{Cells: one.cells}, {Cells: other.cells}, {Digits: d}})
}

// xz(digits, conclusion): the two sets can't both have a digit, and what follows from that.
func xz(p *Proof, a []Value) error {
	if len(p.cases.sets) != 2 {
		return says("there are %d sets", len(p.cases.sets))
	}
	one, other, then := p.cases.sets[0], p.cases.sets[1], a[1].Said[0]
	if err := p.apart(one, other, a[0].Digits); err != nil {
		return err
	}
	switch z := then.Args["z"].Digits; then.Key {
	case "logic.als-xz.has":
		if a[0].Digits.Len() != 1 || z&a[0].Digits != 0 || z&^(one.digits&other.digits) != 0 {
			return says("%v needn't be in one of them", z)
		}
	default:
		if x, y := then.Args["x"].Digits, then.Args["y"].Digits; x|y != a[0].Digits || x == y || a[0].Digits.Len() != 2 {
			return says("the digits are %v", a[0].Digits)
		}
	}
	return nil
}

// xzGoes(which cells, removals): each sees all places of its digit that it must see.
func xzGoes(p *Proof, a []Value) error {
	end, sets := a[0].Said[0], p.cases.sets
	if len(sets) != 2 {
		return says("there are %d sets", len(sets))
	}
	both := sets[0].cells.Or(sets[1].cells)
	if end.Key == "logic.als-xz.sees" {
		return p.seesAll(end.Args["z"].Digits, both, a[1])
	}
	x := end.Args["x"].Digits
	if err := p.apart(sets[0], sets[1], x); err != nil || x.Len() != 2 {
		return says("not two digits that only one can have: %v", err)
	}
	for _, s := range removals(a[1]) {
		sees := func(cells puzzle.CellSet) bool {
			places := p.open(cells, s.digit)
			return !places.Empty() && s.cells.In(p.common(places))
		}
		if x.Has(s.digit) != sees(both) && !sees(sets[0].cells) && !sees(sets[1].cells) {
			return says("%v doesn't follow", s)
		}
	}
	return nil
}

// seesAll returns why not each of some digits goes from cells that see all its places, or others do.
func (p *Proof) seesAll(digits puzzle.DigitSet, in puzzle.CellSet, goes Value) error {
	for _, s := range removals(goes) {
		if places := p.open(in, s.digit); places.Empty() || !s.cells.In(p.common(places)) || !digits.Has(s.digit) {
			return says("%v doesn't follow", s)
		}
	}
	return p.changedDigits(digits)
}

// changedDigits returns why what the step removes isn't of just these digits.
func (p *Proof) changedDigits(digits puzzle.DigitSet) error {
	for _, k := range p.Eliminate {
		if !digits.Has(k.Digit()) {
			return says("%v goes too", k)
		}
	}
	return changed(p, []Value{{Digits: digits}})
}

// setWing(lacks, then, middle, other, digit, set, set, more): if the first set lacks a digit it has
// another, so the middle has one, so the last has the first digit. The same goes for more.
func setWing(p *Proof, a []Value) error {
	if len(p.cases.sets) != 3 {
		return says("there are %d sets", len(p.cases.sets))
	}
	middle, first, last := p.cases.sets[0], p.cases.sets[1], p.cases.sets[2]
	if a[5].Cells != first.cells || a[6].Cells != last.cells {
		return says("the sets are %s and %s", first.cells.Notation(), last.cells.Notation())
	}
	has := []*Sentence{{Args: map[string]Value{"cells": {Cells: first.cells}, "x": a[1].Said[0].Args["x"]}}, a[2].Said[0], a[3].Said[0]}
	return p.setsLead([]lockedSet{first, middle, last}, a[0].Said[0], has, a[4].Digits|moreDigits(a[7]), a[4].Digits)
}

// setChain(lacks, what each has, digit, first, last, more): so along a row of sets.
func setChain(p *Proof, a []Value) error {
	var sets []lockedSet
	for _, s := range a[1].Said {
		set, err := p.almost(s.Args["cells"].Cells)
		if err != nil {
			return err
		}
		sets = append(sets, set)
	}
	if sets[0].cells != a[3].Cells || sets[len(sets)-1].cells != a[4].Cells {
		return says("it leads from %s to %s", sets[0].cells.Notation(), sets[len(sets)-1].cells.Notation())
	}
	return p.setsLead(sets, a[0].Said[0], a[1].Said, a[2].Digits|moreDigits(a[5]), a[2].Digits)
}

func moreDigits(more Value) (digits puzzle.DigitSet) {
	for _, s := range more.Said {
		digits |= s.Args["digits"].Digits
	}
	return digits
}

// setsLead returns why a row of sets doesn't lead from the first one without digits to these in the last.
func (p *Proof) setsLead(sets []lockedSet, lacks *Sentence, has []*Sentence, all, z puzzle.DigitSet) error {
	if lacks.Args["cells"].Cells != sets[0].cells || lacks.Args["x"].Digits != z || has[len(has)-1].Args["x"].Digits != z {
		return says("it is about %v in %s", z, sets[0].cells.Notation())
	}
	if all&^(sets[0].digits&sets[len(sets)-1].digits) != 0 {
		return says("not both have %v", all)
	}
	before := all
	for i, s := range has {
		x := s.Args["x"].Digits
		if s.Args["cells"].Cells != sets[i].cells || x.Len() != 1 || x&^sets[i].digits != 0 || x&before != 0 {
			return says("%s needn't have %v", sets[i].cells.Notation(), x)
		}
		if i < len(has)-1 {
			if err := p.apart(sets[i], sets[i+1], x); err != nil {
				return err
			}
			before = x
			if i == len(has)-2 && before&all != 0 {
				return says("%v is lacking", before)
			}
		}
	}
	p.cases.sets = []lockedSet{sets[0], sets[len(sets)-1]}
	return p.changedDigits(all)
}

// goneFromSets(digits, removals): each sees all places of its digit in the sets one of which has it.
func goneFromSets(p *Proof, a []Value) error {
	if len(p.cases.sets) < 2 {
		return says("no sets are said to have it")
	}
	var in puzzle.CellSet
	for _, set := range p.cases.sets {
		in = in.Or(set.cells)
	}
	return p.seesAll(a[0].Digits, in, a[1])
}

// setRow(sets and digits): it goes through these sets; two neighbours can't both have the digit between.
func setRow(p *Proof, a []Value) error {
	sets, n := p.sets(), 0
	for i, s := range a[0].Said {
		if s.Key == ownDigit {
			if i > 1 && a[0].Said[i-2].Args["d"].Digits == s.Args["d"].Digits {
				return says("%s lacks only one digit", a[0].Said[i-1])
			}
			one, other := a[0].Said[i-1], a[0].Said[i+1]
			if err := apartIn(p, []Value{one.Args["cells"], other.Args["cells"], s.Args["d"]}); err != nil {
				return err
			}
			continue
		}
		if n >= len(sets) || sets[n].cells != s.Args["cells"].Cells {
			return says("%s isn't the next set", s.Args["cells"])
		}
		if err := lockedIn(p, []Value{s.Args["cells"], s.Args["digits"]}); err != nil {
			return err
		}
		n++
	}
	if n != len(sets) {
		return says("there are %d sets", len(sets))
	}
	return nil
}

// setHouses(houses): they are those of the first set and the last.
func setHouses(p *Proof, a []Value) error {
	sets := p.Diagram.Houses
	houses := []puzzle.House{sets[0].House, sets[len(sets)-1].House}
	slices.Sort(houses)
	if houses = slices.Compact(houses); !slices.Equal(houses, a[0].Houses) {
		return says("they lie in %v", houses)
	}
	return nil
}

// stem(cell): it is the base of the diagram.
func stem(p *Proof, a []Value) error {
	if !slices.Contains(p.Diagram.Cells, puzzle.CellRole{Cell: a[0].Cells.First(), Role: puzzle.Base}) {
		return says("it isn't shown as the stem")
	}
	return nil
}

// petals(cell, petals): each digit of the cell takes that digit from a set.
func petals(p *Proof, a []Value) error {
	for _, s := range a[1].Said {
		if err := lockedIn(p, []Value{s.Args["cells"], s.Args["digits"]}); err != nil {
			return err
		}
	}
	return p.eachPetal(a[0], a[1].Said)
}

func (p *Proof) eachPetal(stem Value, said []*Sentence) error {
	var all puzzle.DigitSet
	for _, s := range said {
		d := s.Args["d"].Digits
		places := p.open(s.Args["cells"].Cells, d.Min())
		if places.Empty() || !stem.Cells.In(p.common(places)) || all&d != 0 {
			return says("%s needn't lack %v", s.Args["cells"], d)
		}
		all |= d
	}
	return hold(p, []Value{stem, {Digits: all}})
}

// bloom(cell, what petals have, digit, more): whichever digit the cell takes, a petal has the other one.
func bloom(p *Proof, a []Value) error {
	z := a[2].Digits | moreDigits(a[3])
	if err := p.eachPetal(a[0], a[1].Said); err != nil {
		return err
	}
	for _, s := range a[1].Said {
		set, err := p.almost(s.Args["cells"].Cells)
		if err != nil {
			return err
		}
		if s.Args["z"].Digits != a[2].Digits || z&^set.digits != 0 || z&s.Args["d"].Digits != 0 {
			return says("%s needn't have %v", set.cells.Notation(), z)
		}
		p.cases.sets = append(p.cases.sets, set)
	}
	return p.changedDigits(z)
}
