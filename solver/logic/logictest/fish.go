package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// A shoal is a fish of a diagram: the houses of one side and those of the other.
type shoal struct{ bases, covers []puzzle.House }

// fish returns the fish of the diagram: one, or the two that share their bases.
func (p *Proof) fish() (list []shoal) {
	one, two := shoal{p.role(puzzle.Base), p.role(puzzle.Cover)}, shoal{p.role(puzzle.Base), p.role(puzzle.Cover)}
	first, second := p.role(puzzle.Set), p.role(puzzle.Set+1)
	if len(first)+len(second) == 0 {
		return []shoal{one}
	}
	one.covers = append(one.covers, first...)
	two.covers = append(two.covers, second...)
	return []shoal{one, two}
}

// role returns the houses of a role in the diagram.
func (p *Proof) role(r puzzle.Role) (houses []puzzle.House) {
	for _, h := range p.Diagram.Houses {
		if h.Role == r {
			houses = append(houses, h.House)
		}
	}
	return houses
}

// sameHouses reports whether two lists have the same houses, in any order.
func sameHouses(a, b []puzzle.House) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// meeting returns those of some houses that have a cell.
func (p *Proof) meeting(houses []puzzle.House, c puzzle.Cell) (with []puzzle.House) {
	for _, h := range houses {
		if p.Pos.Shape.Set(h).Has(c) {
			with = append(with, h)
		}
	}
	return with
}

// bases(houses...): they are the base houses of the diagram.
func bases(p *Proof, a []Value) error {
	var houses []puzzle.House
	for _, v := range a {
		houses = append(houses, v.Houses...)
	}
	if base := p.role(puzzle.Base); !sameHouses(base, houses) {
		return says("the bases are %v", base)
	}
	return nil
}

// finned(bases, digit, covers, fins): there are as many bases as covers; in the bases the digit
// fits only in the covers, but for the fins, which are those outside and those in two bases.
func finned(p *Proof, a []Value) error {
	bases, d, covers := a[0].Houses, a[1].Digits.Min(), a[2].Houses
	if len(bases) != len(covers) {
		return says("%d bases, %d covers", len(bases), len(covers))
	}
	if err := p.anyFish(func(f shoal) error { return p.coveredBy(f, covers) }); err != nil {
		return err
	}
	var fins puzzle.CellSet
	all := p.open(p.cells(a[0]), d)
	for c := range all.All() {
		if len(p.meeting(bases, c)) > 1 || len(p.meeting(covers, c)) == 0 {
			fins.Add(c)
		}
	}
	said := puzzle.CellSet{}
	if len(a) > 3 {
		said = a[3].Cells
	}
	if fins != said {
		return says("the fins are %s", fins.Notation())
	}
	for i, h := range bases {
		if p.open(p.Pos.Shape.Set(h), d).Empty() {
			return says("%v has no place for it", h)
		}
		if all.And(p.Pos.Shape.Set(covers[i])).Empty() {
			return says("nothing of it is in %v", covers[i])
		}
	}
	return nil
}

func (p *Proof) coveredBy(f shoal, covers []puzzle.House) error {
	if !sameHouses(f.covers, covers) {
		return says("the covers are %v", f.covers)
	}
	return nil
}

// needs(covers, digit, kind): the diagram has a fish without fins, of base houses of the kind, and
// these are its covers.
func needs(p *Proof, a []Value) error {
	base := p.role(puzzle.Base)
	for _, h := range base {
		if len(a) > 2 && int(h)/9 != a[2].Number {
			return says("%v is a base", h)
		}
	}
	return finned(p, []Value{{Houses: base}, a[1], a[0]})
}

// baseCount(n): it has so many bases.
func baseCount(p *Proof, a []Value) error {
	if n := len(p.role(puzzle.Base)); n != a[0].Number {
		return says("there are %d bases", n)
	}
	return nil
}

// differ(houses, others): they aren't the same.
func differ(_ *Proof, a []Value) error {
	if sameHouses(a[0].Houses, a[1].Houses) {
		return says("they are the same")
	}
	return nil
}

// eaten(cells, covers, n): each of the cells is a place of the fish and in all of these covers at
// once, or in n or more of these, which are all covers that have any of them.
func eaten(p *Proof, a []Value) error {
	return p.anyFish(func(f shoal) error {
		for c := range a[0].Cells.All() {
			if len(p.meeting(f.bases, c)) == 0 {
				return says("%v is in no base", c)
			}
		}
		return p.atOnce(f.covers, a[0].Cells, a[1].Houses, a[2:])
	})
}

// endo(cells, bases, digit, n): the same with the bases that have a fin.
func endo(p *Proof, a []Value) error {
	if err := openIn(p, []Value{a[0], a[2]}); err != nil {
		return err
	}
	return p.atOnce(p.role(puzzle.Base), a[0].Cells, a[1].Houses, a[3:])
}

func (p *Proof) atOnce(houses []puzzle.House, cells puzzle.CellSet, said []puzzle.House, n []Value) error {
	var all []puzzle.House
	for c := range cells.All() {
		with := p.meeting(houses, c)
		if len(n) == 0 && (len(with) < 2 || !sameHouses(with, said)) || len(n) > 0 && len(with) < n[0].Number {
			return says("%v is in %v", c, with)
		}
		all = append(all, with...)
	}
	slices.Sort(all)
	if all = slices.Compact(all); !sameHouses(all, said) {
		return says("they are in %v", all)
	}
	return nil
}

// anyFish returns why something isn't so of any fish of the diagram.
func (p *Proof) anyFish(so func(f shoal) error) (err error) {
	for _, f := range p.fish() {
		if err = so(f); err == nil {
			return nil
		}
	}
	return err
}

// loses(cells, covers, fins): for a fish of the diagram, the cells see its fins, and these are
// the covers that have them.
func loses(p *Proof, a []Value) error {
	return p.anyFish(func(f shoal) error {
		var all []puzzle.House
		for c := range a[0].Cells.All() {
			with := p.meeting(f.covers, c)
			if len(with) == 0 {
				return says("%v is in no cover", c)
			}
			all = append(all, with...)
		}
		slices.Sort(all)
		if all = slices.Compact(all); !sameHouses(all, a[1].Houses) {
			return says("they are in %v", all)
		}
		if err := sees(p, []Value{a[0], a[2]}); err != nil {
			return err
		}
		return finned(p, []Value{{Houses: f.bases}, {Digits: p.Eliminate[0].Digit().Set()}, {Houses: f.covers}, a[2]})
	})
}
