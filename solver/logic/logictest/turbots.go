package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// link(house, digit, a, b): in the house the digit fits only in these two cells.
func link(p *Proof, a []Value) error {
	fits := p.open(p.cells(a[0]), a[1].Digits.Min())
	if fits.Len() != 2 || fits != a[2].Cells.Or(a[3].Cells) {
		return says("it fits in %s", fits.Notation())
	}
	return nil
}

// linked(digit, a, b): there is such a house.
func linked(p *Proof, a []Value) error {
	for _, h := range p.Pos.Shape.Houses() {
		if link(p, []Value{{Houses: []puzzle.House{h}}, a[0], a[1], a[2]}) == nil {
			return nil
		}
	}
	return says("no house has just these places")
}

// tied(digit, a, foot, b, foot): strong links join a and b to feet that see each other.
func tied(p *Proof, a []Value) error {
	if err := linked(p, a[:3]); err != nil {
		return err
	}
	if err := linked(p, []Value{a[0], a[3], a[4]}); err != nil {
		return err
	}
	return sees(p, []Value{a[2], a[4]})
}

// oneOf(a, b, digit): one of two cells has the digit, for strong links join them to two that see
// each other.
func oneOf(p *Proof, a []Value) error {
	for foot := range p.partners(a[0].Cells.First(), a[2].Digits.Min()).All() {
		if !p.partners(a[1].Cells.First(), a[2].Digits.Min()).And(p.Pos.Shape.Peers(foot)).Empty() {
			return nil
		}
	}
	return says("nothing shows that one of them has it")
}

// partners returns the cells to which strong links on a digit join a cell.
func (p *Proof) partners(c puzzle.Cell, d puzzle.Digit) (cells puzzle.CellSet) {
	for _, h := range p.Pos.Shape.HousesOf(c) {
		if fits := p.open(p.Pos.Shape.Set(h), d); fits.Len() == 2 && fits.Has(c) {
			cells = cells.Or(fits)
		}
	}
	cells.Remove(c)
	return cells
}

// about(text, a, b, digit): the text within speaks of these.
func about(_ *Proof, a []Value) error {
	said := a[0].Said[0].Args
	if said["a"].Cells != a[1].Cells || said["b"].Cells != a[2].Cells || said["d"].Digits != a[3].Digits {
		return says("it doesn't")
	}
	return nil
}

// withRole returns the cells of candidates of a role.
func (p *Proof) withRole(r puzzle.Role) (cells puzzle.CellSet) {
	for _, k := range p.Diagram.Cands {
		if k.Role == r {
			cells.Add(k.Cand.Cell())
		}
	}
	return cells
}

// off(a, b): the feet of the diagram's strong links are these.
func off(p *Proof, a []Value) error {
	if feet := p.withRole(puzzle.Off); feet != a[0].Cells.Or(a[1].Cells) {
		return says("they are %s", feet.Notation())
	}
	return nil
}

// around(house): the diagram shows it, or the feet of its strong links are in it.
func around(p *Proof, a []Value) error {
	if shown(p, a) == nil {
		return nil
	}
	return inside(p, []Value{{Cells: p.withRole(puzzle.Off)}, a[0]})
}

// on(cells, digits): the diagram has them on.
func on(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		for d := range a[1].Digits.All() {
			if !slices.Contains(p.Diagram.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, d), Role: puzzle.On}) {
				return says("%v isn't on", puzzle.Cand(c, d))
			}
		}
	}
	return nil
}

// kiteEnds(cells, cells): each are the ends of a kite, one of the first and the other of the last
// digit that the step removes.
func kiteEnds(p *Proof, a []Value) error {
	digits := []puzzle.Digit{p.Eliminate[0].Digit(), p.Eliminate[len(p.Eliminate)-1].Digit()}
	for i, d := range digits {
		ends := slices.Collect(a[i].Cells.All())
		if len(ends) != 2 {
			return says("%d ends", len(ends))
		}
		if err := oneOf(p, []Value{{Cells: puzzle.CellsOf(ends[0])}, {Cells: puzzle.CellsOf(ends[1])}, {Digits: d.Set()}}); err != nil {
			return err
		}
	}
	return nil
}

// crosses(cells, house, other): each is in one of the two lines, and there are such in each that
// aren't in the other.
func crosses(p *Proof, a []Value) error {
	one, two := p.cells(a[1]), p.cells(a[2])
	if !a[0].Cells.In(one.Or(two)) || a[0].Cells.In(one) || a[0].Cells.In(two) {
		return says("not all in these")
	}
	return nil
}

// boxCrosses(box, digit, house, other): the digit's places in the box do so.
func boxCrosses(p *Proof, a []Value) error {
	return crosses(p, []Value{{Cells: p.open(p.cells(a[0]), a[1].Digits.Min())}, a[2], a[3]})
}

// crossed(house): the house has some but not all cells of the diagram's first house.
func crossed(p *Proof, a []Value) error {
	at := p.withRole(puzzle.Base)
	if both := at.And(p.cells(a[0])); both.Empty() || both == at {
		return says("%s are in it", both.Notation())
	}
	return nil
}

// elbow(cells, text): if the text says other two lines, the cells lie in these too.
func elbow(p *Proof, a []Value) error {
	for _, s := range a[1].Said {
		if err := crosses(p, []Value{a[0], s.Args["side"], s.Args["other"]}); err != nil {
			return err
		}
	}
	return nil
}
