package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// placesInCage(cage, digit, cells): these are its places in the cage; without cells there is one.
func placesInCage(p *Proof, a []Value) error {
	cage, err := p.cageAt(a[0].Said[0])
	fits := p.open(cage.Cells, a[1].Digits.Min())
	if err != nil || len(a) == 2 && fits.Len() != 1 || len(a) > 2 && fits != a[2].Cells || fits.Empty() {
		return says("it fits in %s: %v", fits.Notation(), err)
	}
	return changed(p, a[1:2])
}

// cageNeeds(cage, digit): each set that it can still hold has the digit, which isn't there yet.
func cageNeeds(p *Proof, a []Value) error {
	cage, err := p.speakOf(a[0])
	sets := p.fits(cage)
	if p.caged.digit = a[1].Digits.Min(); err != nil || len(sets) == 0 {
		return says("no set fits: %v", err)
	}
	for _, set := range sets {
		if !set.Has(p.caged.digit) {
			return says("it can be %v", set)
		}
	}
	return nil
}

// onlyRoom(cells, digit): the cage that was told needs the digit, and only the cell can take it.
func onlyRoom(p *Proof, a []Value) error {
	if fits := p.open(p.caged.Cells, p.caged.digit); fits != a[0].Cells || fits.Len() != 1 || a[1].Digits != p.caged.digit.Set() {
		return says("%d fits in %s", p.caged.digit, fits.Notation())
	}
	return placesDigit(p, a)
}

// seesPlaces(digit, changes): it is what the cage needs, and goes from cells outside that see all
// its places there.
func seesPlaces(p *Proof, a []Value) error {
	if a[0].Digits != p.caged.digit.Set() {
		return says("it needs %d", p.caged.digit)
	}
	return p.seeAll(a[1], p.caged.Cells, p.caged.digit)
}

// seesOn(house, digit, changes): the digit goes from cells that see all its places on the house.
func seesOnHouse(p *Proof, a []Value) error {
	return p.seeAll(a[1], p.Pos.Shape.Set(p.Diagram.Houses[0].House), a[0].Digits.Min())
}

// seeAll returns why changes aren't of a digit in cells that see all its places in others.
func (p *Proof) seeAll(changes Value, in puzzle.CellSet, d puzzle.Digit) error {
	places := p.open(in, d)
	for _, s := range removals(changes) {
		if s.digit != d || places.Empty() || !places.In(p.Pos.Shape.Peers(s.cells.First())) {
			return says("%v: its places are %s", s, places.Notation())
		}
	}
	return nil
}

// seesCage(cell, cage): it is shown, and sees all open cells of the cage.
func seesCage(p *Proof, a []Value) error {
	cage, err := p.cageAt(a[1].Said[0])
	if err != nil || cagesShown(p, a[1:]) != nil || shown(p, a[:1]) != nil {
		return says("it isn't what is shown: %v", err)
	}
	return sees(p, []Value{a[0], {Cells: p.empty(cage.Cells)}})
}

// openShown(cells): they are the open cells of the cage that is shown.
func openShown(p *Proof, a []Value) error {
	if open := p.empty(p.Pos.Shape.Set(p.Diagram.Houses[0].House)); open != a[0].Cells {
		return says("they are %s", open.Notation())
	}
	return nil
}

// theOther(cell): it is the one that the diagram has beside the cage.
func theOther(p *Proof, a []Value) error {
	if of := p.Diagram.Cells; len(of) != 1 || a[0].Cells != puzzle.CellsOf(of[0].Cell) {
		return says("it is %v", of)
	}
	return nil
}

// noneLeftWith(digits, cage, cell): the cell sees all open cells of the cage, and can have these
// digits and no others.
func noneLeftWith(p *Proof, a []Value) error {
	cage, err := p.speakOf(a[1])
	if err != nil {
		return err
	}
	p.caged.all = a[0].Digits
	if err := sees(p, []Value{a[2], {Cells: p.empty(cage.Cells)}}); err != nil {
		return err
	}
	return hold(p, []Value{a[2], a[0]})
}

// notTogether(changes): they are all candidates of the cage that no set has without all of the
// digits that were told.
func notTogether(p *Proof, a []Value) error {
	can := p.possibleIn(p.caged.Cage, func(set puzzle.DigitSet) bool { return p.caged.all&^set != 0 })
	return p.areThose(a[0], slices.Collect(p.empty(p.caged.Cells).All()), func(k puzzle.Candidate) bool { return !can[k] })
}

// bothIn(cage, other, house): both cages lie in the house.
func bothCagesIn(p *Proof, a []Value) error {
	one, err := p.cageAt(a[0].Said[0])
	other, err2 := p.cageAt(a[1].Said[0])
	set := p.Pos.Shape.Set(a[2].Houses[0])
	if p.caged = (caged{Cage: one, other: other, house: set}); err != nil || err2 != nil || one.Cells == other.Cells || !one.Cells.Or(other.Cells).In(set) {
		return says("they don't: %v, %v", err, err2)
	}
	return cagesShown(p, a[:2])
}

// pairs returns the sets of the two cages that can stand beside each other, with the digits in them.
func (p *Proof) pairs() (pairs [][2]puzzle.DigitSet) {
	for _, one := range p.fits(p.caged.Cage) {
		for _, other := range p.fits(p.caged.other) {
			one, other := one|p.digitsIn(p.caged.Cells), other|p.digitsIn(p.caged.other.Cells)
			if one&other == 0 {
				pairs = append(pairs, [2]puzzle.DigitSet{one, other})
			}
		}
	}
	return pairs
}

func (p *Proof) digitsIn(cells puzzle.CellSet) (digits puzzle.DigitSet) {
	for c := range cells.All() {
		digits |= p.Pos.Grid[c].Set()
	}
	return digits
}

// arePairs(list): only these sets can stand beside each other. countPairs(n): there are n.
func arePairs(p *Proof, a []Value) error {
	pairs := p.pairs()
	for _, s := range a[0].Said {
		i := slices.Index(pairs, [2]puzzle.DigitSet{s.Args["a"].Sets[0], s.Args["b"].Sets[0]})
		if i < 0 {
			return says("%v can't", s)
		}
		pairs = slices.Delete(pairs, i, i+1)
	}
	if len(pairs) > 0 {
		return says("%v can, too", pairs)
	}
	return nil
}

func countPairs(p *Proof, a []Value) error {
	if n := len(p.pairs()); n != a[0].Number {
		return says("there are %d", n)
	}
	return nil
}

// notWithPairs(changes): they go from the cages since no pair of sets has them there, and from the
// rest of the house since each pair has them.
func notWithPairs(p *Proof, a []Value) error {
	pairs := p.pairs()
	in := [2]puzzle.Cage{p.caged.Cage, p.caged.other}
	var can [2]map[puzzle.Candidate]bool
	both := p.Pos.Shape.Digits()
	for i := range in {
		can[i] = p.possibleIn(in[i], func(set puzzle.DigitSet) bool {
			return slices.ContainsFunc(pairs, func(pair [2]puzzle.DigitSet) bool { return set|p.digitsIn(in[i].Cells) == pair[i] })
		})
	}
	for _, pair := range pairs {
		both &= pair[0] | pair[1]
	}
	for _, s := range removals(a[0]) {
		c := s.cells.First()
		switch k := puzzle.Cand(c, s.digit); {
		case in[0].Cells.Has(c) && !can[0][k], in[1].Cells.Has(c) && !can[1][k]:
		case !in[0].Cells.Or(in[1].Cells).Has(c) && p.caged.house.Has(c) && both.Has(s.digit):
		default:
			return says("%v can be", k)
		}
	}
	return nil
}
