package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var cageBlocked = &Technique{
	ID: "cage-blocked", Term: "Blocked Combination", Level: puzzle.Hard, Score: 110, on: withCages,
	find:        findCageBlocked,
	explanation: explanation{texts: []string{"cage"}, args: cageBlockedArgs, legend: "blocks"},
}

var cagePair = &Technique{
	ID: "cage-pair", Term: "Cage Pair", Level: puzzle.Hard, Score: 120, on: withCages,
	find:        findCagePair,
	explanation: explanation{texts: []string{"cage"}, args: cagePairArgs},
}

// without returns the digits of the open cells of a cage that no set but those of keep gives
// them.
func (f *cageFit) without(b *Board, keep []puzzle.DigitSet) (out []puzzle.Candidate) {
	n := f.cells.Len()
	all := make([]puzzle.DigitSet, n)
	for _, set := range keep {
		cands := cageCands(&b.Position, f.cells)
		for i := range cands {
			cands[i] &= set
		}
		_, left := fitting(cands, set.Sum())
		for i := range all {
			all[i] |= left[i]
		}
	}
	i := 0
	for c := range f.cells.All() {
		out = b.addWithin(out, puzzle.CellsOf(c), b.rules.digits&^all[i])
		i++
	}
	return out
}

// findCageBlocked looks for sets of a cage that would leave a cell outside, which sees all of
// the cage, without a digit.
func findCageBlocked(b *Board, found func(Step) bool) {
	for i := range b.cageFits() {
		f := &b.cageFits()[i]
		if f.sum == 0 || f.open.Len() < 2 || len(f.sets) < 2 {
			continue
		}
		seen := b.Empty
		for c := range f.open.All() {
			seen = seen.And(b.sees[c])
		}
		for c := range seen.All() {
			if one(uint16(b.Cands[c])) {
				continue
			}
			keep := slices.DeleteFunc(slices.Clone(f.sets), func(set puzzle.DigitSet) bool { return b.Cands[c]&^(set&^f.placed) == 0 })
			if len(keep) == len(f.sets) || len(keep) == 0 {
				continue
			}
			out := f.without(b, keep)
			if len(out) == 0 {
				continue
			}
			s := b.cageStep(f, out)
			s.Diagram.Cells = []puzzle.CellRole{{Cell: c, Role: puzzle.Cover}}
			s.Diagram.Cands = addRole(s.Diagram.Cands, b.within(puzzle.CellsOf(c), puzzle.AllDigits), puzzle.Fin)
			if !found(s) {
				return
			}
		}
	}
}

func cageBlockedArgs(s *Step) []any {
	by := s.cells(puzzle.Cover).First()
	var digits puzzle.DigitSet
	for _, k := range s.cands(puzzle.Fin) {
		digits |= k.Digit().Set()
	}
	f := s.fit(s.house())
	var gone []puzzle.DigitSet
	for _, set := range f.sets {
		if digits&^(set&^f.placed) == 0 {
			gone = append(gone, set&^f.placed)
		}
	}
	return append(s.cageArgs(&f, gone), "by", by, "digits", digitsAnd(digits), "any", digitsOr(digits),
		"only", facts(OnlyDigits{puzzle.CellsOf(by), digits}))
}

// findCagePair looks for two cages in one house: they have different digits, so a set of one
// that leaves the other none goes, and what both have between them has no place in the rest of
// the house.
func findCagePair(b *Board, found func(Step) bool) {
	fits := b.cageFits()
	for i := range fits {
		for j := range fits[i+1:] {
			f, g := &fits[i], &fits[i+1+j]
			if len(f.sets) == 0 || len(g.sets) == 0 || f.open.Len() < 2 || g.open.Len() < 2 || f.sum == 0 || g.sum == 0 {
				continue
			}
			for _, h := range b.rules.housesOf(f.cells.First()) {
				if h < puzzle.FirstCage && f.cells.Or(g.cells).In(b.rules.set(h)) && !b.cagesIn(h, f, g, found) {
					return
				}
			}
		}
	}
}

// cagesIn looks at two cages in h, and reports whether found never said false.
func (b *Board) cagesIn(h puzzle.House, f, g *cageFit, found func(Step) bool) bool {
	var keepF, keepG []puzzle.DigitSet
	both := b.rules.digits
	for _, a := range f.sets {
		for _, c := range g.sets {
			if a&c == 0 {
				keepF, keepG, both = append(keepF, a), append(keepG, c), both&(a|c)
			}
		}
	}
	if len(keepF) == 0 {
		return true
	}
	out := append(f.without(b, keepF), g.without(b, keepG)...)
	rest := b.rules.set(h).And(b.Empty).Without(f.cells.Or(g.cells))
	out = append(out, b.within(rest, both&^(f.needed|g.needed))...)
	if len(out) == 0 {
		return true
	}
	p := show(f.House)
	p.Houses = append(p.Houses, puzzle.HouseRole{House: g.House, Role: puzzle.Base}, puzzle.HouseRole{House: h, Role: puzzle.Cover})
	b.addCage(&p, f, puzzle.AllDigits)
	b.addCage(&p, g, puzzle.AllDigits)
	s := eliminate(out, p)
	dropBase(&s.Diagram, out)
	return found(s)
}

// dropBase takes candidates out of the pattern that have another role, too.
func dropBase(p *puzzle.Diagram, ks []puzzle.Candidate) {
	p.Cands = slices.DeleteFunc(p.Cands, func(k puzzle.CandRole) bool {
		return k.Role == puzzle.Base && slices.Contains(ks, k.Cand)
	})
}

// cagePairArgs names the pairs of sets that can stand beside each other.
func cagePairArgs(s *Step) []any {
	f, g := s.fit(s.house()), s.fit(s.Diagram.Houses[1].House)
	h := s.Diagram.Houses[2].House
	pairs := words.List{Comma: "language.semicolon", Last: "language.or"}
	var keep []puzzle.DigitSet
	for _, a := range f.sets {
		for _, c := range g.sets {
			if a&c == 0 {
				keep = append(keep, a)
				pairs.Parts = append(pairs.Parts, say("logic.cage.beside", "a", setsText([]puzzle.DigitSet{a}), "b", setsText([]puzzle.DigitSet{c})))
			}
		}
	}
	args := append(s.cageArgs(&f, keep), "other", s.cageText(g.House), "house", words.House(h), "pairs", pairs,
		"beside", facts(InHouse{h, f.cells.Or(g.cells)}))
	key := "logic.cage.pairs"
	if len(keep) > mostSets {
		key = "logic.cage.pairs.many"
	}
	args = append(args, "ways", len(keep))
	return append(args, "why.2", say(key, args...))
}
