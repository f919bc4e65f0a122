package logictest

import (
	"sudoku/puzzle"
)

// A candSet is candidates that may have digits of their own.
type candSet map[puzzle.Candidate]bool

// strong returns the candidates of which one or this is true: the other place of a house, or with
// cells the other digit of the cell.
func (p *Proof) strong(k puzzle.Candidate, cells bool) (others []puzzle.Candidate) {
	for c := range p.partners(k.Cell(), k.Digit()).All() {
		others = append(others, puzzle.Cand(c, k.Digit()))
	}
	if has := p.Pos.Cands[k.Cell()]; cells && has.Len() == 2 && p.Pos.Has(k) {
		others = append(others, puzzle.Cand(k.Cell(), (has&^k.Digit().Set()).Min()))
	}
	return others
}

// colours returns the candidates that are true if this one is, and those that are false then.
func (p *Proof) colours(k puzzle.Candidate, cells bool) (with, against candSet) {
	with, against = candSet{k: true}, candSet{}
	type turn struct {
		k    puzzle.Candidate
		same bool
	}
	for todo := []turn{{k, true}}; len(todo) > 0; todo = todo[1:] {
		to := against
		if !todo[0].same {
			to = with
		}
		for _, next := range p.strong(todo[0].k, cells) {
			if !to[next] {
				to[next] = true
				todo = append(todo, turn{next, !todo[0].same})
			}
		}
	}
	return with, against
}

// isIn reports whether all of some cells with a digit are in a set.
func isIn(cells puzzle.CellSet, d puzzle.Digit, set candSet) bool {
	for c := range cells.All() {
		if !set[puzzle.Cand(c, d)] {
			return false
		}
	}
	return true
}

// opposite(cells, cells, digit): strong links join them: the digit is in all of the one or in all
// of the others.
func opposite(p *Proof, a []Value) error {
	d := a[2].Digits.Min()
	with, against := p.colours(puzzle.Cand(a[0].Cells.First(), d), false)
	if !isIn(a[0].Cells, d, with) || !isIn(a[1].Cells, d, against) {
		return says("no links join them so")
	}
	return nil
}

// alike(cells..., digit): the digit is in all of them or in none.
func alike(p *Proof, a []Value) error {
	last := len(a) - 1
	d := a[last].Digits.Min()
	with, _ := p.colours(puzzle.Cand(a[0].Cells.First(), d), false)
	for _, v := range a[:last] {
		if !isIn(v.Cells, d, with) {
			return says("no links join %s so", v)
		}
	}
	return nil
}

// goesAlike(cell, digit): it is in the cell if it is where the step removes it, and in none else.
func goesAlike(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	for _, k := range p.Eliminate {
		cells.Add(k.Cell())
	}
	return alike(p, []Value{a[0], {Cells: cells}, a[1]})
}

// linkOfStep(house, a, b): in the house the digit of the step fits only in these two cells.
func linkOfStep(p *Proof, a []Value) error {
	return link(p, []Value{a[0], {Digits: p.Eliminate[0].Digit().Set()}, a[1], a[2]})
}

// tintsLinks(links): the base houses of the diagram are those that are named.
func tintsLinks(p *Proof, a []Value) error {
	var named []puzzle.House
	for _, s := range a[0].Said {
		named = append(named, s.Args["house"].Houses...)
	}
	if tinted := p.role(puzzle.Base); !sameHouses(tinted, named) {
		return says("%v are tinted, %v named", tinted, named)
	}
	return nil
}

// tintsCovers(houses): they are the cover houses of the diagram.
func tintsCovers(p *Proof, a []Value) error {
	if tinted := p.role(puzzle.Cover); !sameHouses(tinted, a[0].Houses) {
		return says("%v are tinted", tinted)
	}
	return nil
}

// coloured(cells): they are those at strong links of the diagram.
func coloured(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	for _, l := range p.Diagram.Links {
		if l.Strong {
			cells.Add(l.From[0].Cell())
			cells.Add(l.To[0].Cell())
		}
	}
	if cells != a[0].Cells {
		return says("they are %s", cells.Notation())
	}
	return nil
}

// linkCount(n): the diagram has so many strong links, and each is one.
func linkCount(p *Proof, a []Value) error {
	n := 0
	for _, l := range p.Diagram.Links {
		if !l.Strong {
			continue
		}
		n++
		from, to := l.From[0], l.To[0]
		if _, against := p.colours(from, from.Cell() == to.Cell()); !against[to] {
			return says("%v isn't strong", l)
		}
	}
	if n != a[0].Number {
		return says("there are %d", n)
	}
	return nil
}

// oneOfColours(cells): the digit of the step is in one of the two, for they have opposite colours,
// or colours whose opposites can't be both right, or have one each of two digits.
func oneOfColours(p *Proof, a []Value) error {
	d := p.Eliminate[0].Digit()
	if a[0].Cells.Len() != 2 {
		return says("there are %d", a[0].Cells.Len())
	}
	if p.remoteEnds(a[0].Cells) {
		return nil
	}
	one := a[0].Cells.First()
	rest := a[0].Cells
	rest.Remove(one)
	_, first := p.colours(puzzle.Cand(one, d), false)
	_, second := p.colours(puzzle.Cand(rest.First(), d), false)
	if first[puzzle.Cand(rest.First(), d)] {
		return nil
	}
	for k := range first {
		for q := range second {
			if p.Pos.Shape.Peers(k.Cell()).Has(q.Cell()) {
				return nil
			}
		}
	}
	return says("nothing shows that one of them has it")
}
