package logictest

import "sudoku/puzzle"

// are(things, thing...): these are they, and they differ.
func are(_ *Proof, a []Value) error {
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	for _, v := range a[1:] {
		cells, digits = cells.Or(v.Cells), digits|v.Digits
	}
	if cells != a[0].Cells || digits != a[0].Digits || cells.Len()+digits.Len() != len(a)-1 {
		return says("they aren't")
	}
	return nil
}

// gone(cells, digit): the step removes the digit from these cells, and from no others.
func gone(p *Proof, a []Value) error {
	if err := removes(p, []Value{a[1], a[0]}); err != nil {
		return err
	}
	for _, k := range p.Eliminate {
		if a[1].Digits.Has(k.Digit()) && !a[0].Cells.Has(k.Cell()) {
			return says("%v is removed too", k)
		}
	}
	return nil
}

// seesOn(cells, n): they see all that the diagram has on, or else its fins, which are n cells.
func seesOn(p *Proof, a []Value) error {
	ons := p.withRole(puzzle.On)
	if ons.Empty() {
		ons, _ = p.fins()
	}
	if len(a) > 1 && ons.Len() != a[1].Number {
		return says("they are %d", ons.Len())
	}
	return sees(p, []Value{a[0], {Cells: ons}})
}

// holdEach(cells, digits): each of the cells can hold each of the digits, and no others.
func holdEach(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		if err := hold(p, []Value{{Cells: puzzle.CellsOf(c)}, a[1]}); err != nil {
			return err
		}
	}
	return nil
}

// linkHouse(house, digit): it is shown, and the digit has two places there.
func linkHouse(p *Proof, a []Value) error {
	if fits := p.open(p.cells(a[0]), a[1].Digits.Min()); fits.Len() != 2 {
		return says("it fits in %s", fits.Notation())
	}
	return shown(p, a[:1])
}

// noPlace(house, digit, a, b): if both cells have the digit, the house has no place for it.
func noPlace(p *Proof, a []Value) error {
	fits := p.open(p.cells(a[0]), a[1].Digits.Min())
	if left := fits.Without(p.Pos.Shape.Peers(a[2].Cells.First())).Without(p.Pos.Shape.Peers(a[3].Cells.First())); !left.Empty() {
		return says("it has %s", left.Notation())
	}
	return linkHouse(p, a[:2])
}

// allSee reports whether all of some cells see each other.
func (p *Proof) allSee(cells puzzle.CellSet) bool {
	for c := range cells.All() {
		others := cells
		others.Remove(c)
		if !others.In(p.Pos.Shape.Peers(c)) {
			return false
		}
	}
	return true
}

// onlyTwice(cells, digits, z): z alone of the digits can be in two of the cells at once.
func onlyTwice(p *Proof, a []Value) error {
	for d := range a[1].Digits.All() {
		if twice := !p.allSee(p.open(a[0].Cells, d)); twice != a[2].Digits.Has(d) {
			return says("%d twice: %v", d, twice)
		}
	}
	if a[2].Digits&^a[1].Digits != 0 {
		return says("%v isn't one of them", a[2])
	}
	return nil
}

// bent returns the cells of the pattern.
func (p *Proof) bent() puzzle.CellSet { return p.withRole(puzzle.On).Or(p.withRole(puzzle.Base)) }

// bentCells(cells): they are those of the pattern.
func bentCells(p *Proof, a []Value) error {
	if bent := p.bent(); bent != a[0].Cells {
		return says("they are %s", bent.Notation())
	}
	return nil
}

// bentCount(n): they are so many.
func bentCount(p *Proof, a []Value) error {
	return count(p, []Value{{Cells: p.bent()}, a[0]})
}

// bentRest(once, z, n, cells): the pattern has n cells, which can only hold z and the digits that
// fit in it once, and z fits in these of them.
func bentRest(p *Proof, a []Value) error {
	bent := Value{Cells: p.bent()}
	if fits := p.open(bent.Cells, a[1].Digits.Min()); fits != a[3].Cells {
		return says("it fits in %s", fits.Notation())
	}
	if bent.Cells.Len() != a[2].Number {
		return says("they are %d", bent.Cells.Len())
	}
	all := Value{Digits: a[0].Digits | a[1].Digits}
	if err := hold(p, []Value{bent, all}); err != nil {
		return err
	}
	return onlyTwice(p, []Value{bent, all, a[1]})
}

// remoteDigits(digits...): they are what the cells of the chain can hold.
func remoteDigits(p *Proof, a []Value) error {
	var digits puzzle.DigitSet
	for _, v := range a {
		digits |= v.Digits
	}
	return holdEach(p, []Value{{Cells: p.withRole(puzzle.On)}, {Digits: digits}})
}

// next(cells, houses): each of the cells sees the next; they share these houses.
func next(p *Proof, a []Value) error {
	path := a[0].Path
	if len(path) < 2 || len(a) > 1 && len(a[1].Houses) != len(path)-1 {
		return says("%d cells", len(path))
	}
	for i, c := range path[1:] {
		if !p.Pos.Shape.Peers(path[i]).Has(c) {
			return says("%v doesn't see %v", path[i], c)
		}
		if len(a) > 1 && !puzzle.CellsOf(path[i], c).In(p.Pos.Shape.Set(a[1].Houses[i])) {
			return says("%v and %v don't share %v", path[i], c, a[1].Houses[i])
		}
	}
	return nil
}

// alternate(cells, cells): they are the chain, and a chain of those that can hold the same two
// digits and see each other leads from each of the one to each of the others.
func alternate(p *Proof, a []Value) error {
	if on := p.withRole(puzzle.On); a[0].Cells.Or(a[1].Cells) != on || !a[0].Cells.And(a[1].Cells).Empty() {
		return says("the cells are %s", on.Notation())
	}
	ones, others := p.remote(a[0].Cells.First())
	if !a[0].Cells.In(ones) || !a[1].Cells.In(others) {
		return says("nothing joins them so")
	}
	return nil
}

// remote returns the cells that have the same digit as a cell with two candidates, and those that
// have the other.
func (p *Proof) remote(c puzzle.Cell) (same, other puzzle.CellSet) {
	pair := p.Pos.Cands[c]
	if pair.Len() != 2 || p.Pos.Grid[c] != 0 {
		return same, other
	}
	same = puzzle.CellsOf(c)
	for todo := []puzzle.Cell{c}; len(todo) > 0; todo = todo[1:] {
		to := &other
		if !same.Has(todo[0]) {
			to = &same
		}
		for q := range p.Pos.Shape.Peers(todo[0]).All() {
			if p.Pos.Cands[q] == pair && p.Pos.Grid[q] == 0 && !same.Has(q) && !other.Has(q) {
				to.Add(q)
				todo = append(todo, q)
			}
		}
	}
	return same, other
}

// remoteEnds reports whether two cells hold one each of the same two digits.
func (p *Proof) remoteEnds(ends puzzle.CellSet) bool {
	first := ends.First()
	ends.Remove(first)
	_, other := p.remote(first)
	return ends.In(other)
}
