package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A surplus is the extra candidates of the cells of a pattern that would have a second
// solution without them: so at least one of the cells takes one of the digits.
type surplus struct {
	cells  puzzle.CellSet
	digits puzzle.DigitSet
}

// seen returns the eliminations if all cells have the same single extra digit: that
// digit in the cells that see them all.
func (s surplus) seen(b *Board) []puzzle.Candidate {
	if s.cells.Len() < 2 || !one(uint16(s.digits)) {
		return nil
	}
	out := b.Of[s.digits.Min()]
	for c := range s.cells.All() {
		out = out.And(c.Peers())
	}
	return b.within(out, s.digits)
}

// subsets takes the cells, all in one house, as a single one with the digits,
// and reports each naked subset of the house that it makes with others: the eliminations
// and a diagram of the houses that hold the subset and of the others' candidates. The
// smaller come first, none holds a smaller one, and of those that do the same one
// comes. It reports whether found never said false.
func (s surplus) subsets(b *Board, found func(out []puzzle.Candidate, p puzzle.Diagram) bool) bool {
	if s.cells.Len() < 2 || s.digits.Len() < 2 {
		return true
	}
	var seen [][]puzzle.Candidate
	for _, h := range s.cells.First().Houses() {
		if !s.cells.In(h.Set()) {
			continue
		}
		var cells [10]puzzle.Cell
		sets := [10]uint16{uint16(s.digits)}
		n := 1
		for c := range b.Empty.And(h.Set()).Without(s.cells).All() {
			cells[n], sets[n] = c, uint16(b.Cands[c])
			n++
		}
		for size := 2; size < n; size++ {
			if !extend(sets[:n], size, 1, 1, sets[0], func(chosen, union uint16) bool {
				if !surplusMinimal(sets[:n], chosen) {
					return true
				}
				var set puzzle.CellSet
				for i := 1; i < n; i++ {
					if chosen>>i&1 != 0 {
						set.Add(cells[i])
					}
				}
				out, p := s.subset(b, set, puzzle.DigitSet(union))
				same := func(ks []puzzle.Candidate) bool { return slices.Equal(ks, out) }
				if len(out) == 0 || slices.ContainsFunc(seen, same) {
					return true
				}
				seen = append(seen, out)
				return found(out, p)
			}) {
				return false
			}
		}
	}
	return true
}

// surplusMinimal reports whether no smaller choice of sets, among them the first, has
// as many members as sets.
func surplusMinimal(sets []uint16, chosen uint16) bool {
	others := chosen &^ 1
	for part := (others - 1) & others; part != 0; part = (part - 1) & others {
		union := sets[0]
		for i := range sets {
			if part>>i&1 != 0 {
				union |= sets[i]
			}
		}
		if bits.OnesCount16(union) == bits.OnesCount16(part)+1 {
			return false
		}
	}
	return true
}

// subset returns the eliminations in the houses that hold the whole subset, and a
// diagram of these houses.
func (s surplus) subset(b *Board, set puzzle.CellSet, digits puzzle.DigitSet) (out []puzzle.Candidate, p puzzle.Diagram) {
	all := set.Or(s.cells)
	var from puzzle.CellSet
	for _, h := range all.First().Houses() {
		if all.In(h.Set()) {
			from = from.Or(h.Set())
		}
	}
	if out = b.within(from.Without(all), digits); len(out) == 0 {
		return nil, p
	}
	for _, h := range all.First().Houses() {
		if all.In(h.Set()) {
			p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
		}
	}
	p.Cands = addRole(nil, b.within(set, digits), puzzle.Set)
	return out, p
}

// surplusEliminations says why the one extra digit is eliminated: "r5c8 sees them all, so it
// can't be 9."
func surplusEliminations(s *Step) phrase {
	var more puzzle.CellSet
	for _, k := range s.cands(puzzle.Fin) {
		more.Add(k.Cell())
	}
	return wingEliminations(s, s.Eliminate[0].Digit(), more.Len())
}

// surplusArgs reads the surplus from the fins, and the rest of its subset and its houses
// from the diagram.
func (s *Step) surplusArgs() []any {
	var more, set puzzle.CellSet
	var extra, all puzzle.DigitSet
	for _, k := range s.cands(puzzle.Fin) {
		more.Add(k.Cell())
		extra |= k.Digit().Set()
	}
	for _, k := range s.cands(puzzle.Set) {
		set.Add(k.Cell())
		all |= k.Digit().Set()
	}
	var houses []puzzle.House
	for _, h := range s.Diagram.Houses {
		houses = append(houses, h.House)
	}
	all |= extra
	return []any{
		"more", words.And(more.All()), "extra", digitsAnd(extra), "extraOr", digitsOr(extra),
		"set", words.And(set.All()), "all", digitsAnd(all), "any", digitsOr(all), "n", set.Len() + 1,
		"houses", housesAnd(houses),
	}
}
