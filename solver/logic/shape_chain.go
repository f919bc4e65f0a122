package logic

import (
	"slices"

	"sudoku/puzzle"
)

// An extraLink is two cells, one of which holds a digit since a diagonal or a cage has no other
// place for it.
type extraLink struct {
	digit     puzzle.Digit
	top, foot puzzle.Cell
}

// extraPlaces returns the digits with two or more places on a diagonal, or in a cage that needs
// them.
func (b *Board) extraPlaces() (list []houseDigit) {
	if b.rules == nil {
		return nil
	}
	add := func(e *extraHouse, digits puzzle.DigitSet) {
		for d := range digits.All() {
			if b.Of[d].And(e.cells).Len() > 1 {
				list = append(list, houseDigit{e.House, d})
			}
		}
	}
	for i := range b.rules.extra {
		add(&b.rules.extra[i], b.rules.digits)
	}
	for i := range b.rules.cages {
		add(&b.rules.cages[i], b.cageFits()[i].needed)
	}
	return list
}

// extraLinks returns those of them with two places.
func (b *Board) extraLinks() (list []extraLink) {
	for _, p := range b.extraPlaces() {
		if in := b.Of[p.digit].And(b.rules.set(p.house)); in.Len() == 2 {
			list = append(list, extraLink{p.digit, in.First(), lastCell(in)})
		}
	}
	return list
}

// extraLinkHouse returns the diagonal or cage by which cells are linked for d, or 0.
func (b *Board) extraLinkHouse(cells puzzle.CellSet, d puzzle.Digit, strong bool) puzzle.House {
	for _, e := range b.rules.extra {
		if cells.In(e.cells) && (!strong || b.Of[d].And(e.cells) == cells) {
			return e.House
		}
	}
	for i, e := range b.rules.cages {
		if cells.In(e.cells) && (!strong || b.Of[d].And(e.cells) == cells && b.cageFits()[i].needed.Has(d)) {
			return e.House
		}
	}
	return 0
}

// addSeen adds what diagonals and cages rule out if candidate n is true.
func (g *chainGraph) addSeen(n int) {
	node := &g.nodes[n]
	for c := range g.b.Of[node.digit].And(node.sees).All() {
		if g.kind != chainXY || g.b.Cands[c].Len() == 2 {
			g.set(g.weak, n, g.inCell(c, node.digit))
		}
	}
}

// listSeen lists it, without the cells that are done.
func (g *chainGraph) listSeen(n int, done puzzle.CellSet) {
	node := &g.nodes[n]
	for c := range g.b.Of[node.digit].And(node.sees).Without(done).All() {
		if g.kind != chainXY || g.b.Cands[c].Len() == 2 {
			g.list(chainOff(g.inCell(c, node.digit)))
		}
	}
}

// listExtra lists what is true by diagonals and cages if candidate n is not, unless it stands
// in the list from an index on.
func (g *chainGraph) listExtra(n, from int) {
	node := &g.nodes[n]
	for _, l := range g.b.extraLinks() {
		other := l.foot
		switch {
		case l.digit != node.digit:
			continue
		case l.foot == node.cell:
			other = l.top
		case l.top != node.cell:
			continue
		}
		if m := chainOn(g.inCell(other, node.digit)); !slices.Contains(g.next[from:], m) {
			g.list(m)
		}
	}
}
