package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// alignedBase returns the base cells of the diagram in their order, and those that exclude.
func (p *Proof) alignedBase() (base []puzzle.Cell, excluders puzzle.CellSet) {
	for _, k := range p.Diagram.Cells {
		base = append(base, k.Cell)
	}
	for _, k := range p.Diagram.Cands {
		if k.Role >= puzzle.Set && k.Role < puzzle.Set+20 {
			excluders.Add(k.Cand.Cell())
		}
	}
	return base, excluders
}

// aligned(base, excluders): they are these, and each of the one sees each of the others.
func aligned(p *Proof, a []Value) error {
	base, excluders := p.alignedBase()
	var said [2]puzzle.CellSet
	for i := range said {
		for _, s := range a[i].Said {
			said[i] = said[i].Or(s.Args["c"].Cells)
		}
	}
	if said[0] != puzzle.CellsOf(base...) || said[1] != excluders {
		return says("they are %v and %s", base, excluders.Notation())
	}
	return sees(p, []Value{{Cells: said[0]}, {Cells: said[1]}})
}

// A failing is why the base can't have some candidates together: two of them clash, or they leave
// a cell without a digit.
type failing struct {
	taken candSet
	other puzzle.CellSet // the cell that is left
}

// failing(cell, digit, ways): with the digit in the cell, each way to fill the other base cells
// fails for a reason that is said, and each reason is one.
func isFailing(p *Proof, a []Value) error {
	k := puzzle.Cand(a[0].Cells.First(), a[1].Digits.Min())
	var reasons []failing
	for _, s := range a[2].Said {
		if s.Key == "logic.aligned.many" {
			return p.failMany(k, s.Args["n"].Number, s.Args["outs"].Cells)
		}
		f := failing{candSet{}, s.Args["out"].Cells}
		digits := k.Digit().Set()
		for _, q := range s.Args["taken"].Cands {
			f.taken[q] = true
			digits |= q.Digit().Set()
		}
		if s.Key == "logic.aligned.leaves" {
			if _, excluders := p.alignedBase(); p.Pos.Cands[f.other.First()]&^digits != 0 || !f.other.In(excluders) {
				return says("%v can have another digit", s)
			}
		} else {
			one, other := s.Args["taken"].Cands, s.Args["other"].Cands
			if len(one) != 1 || len(other) != 1 || one[0].Cell() == other[0].Cell() || !p.rulesOutOther(one[0], other[0]) {
				return says("%v: they don't clash", s)
			}
			f.taken[other[0]] = true
		}
		reasons = append(reasons, f)
	}
	used := make([]bool, len(reasons))
	err := p.eachFilling(k, func(way candSet) error {
		i := slices.IndexFunc(reasons, func(f failing) bool { return f.taken.in(way) })
		if i < 0 {
			return says("nothing is said of %v", way)
		}
		used[i] = true
		return nil
	})
	if i := slices.Index(used, false); err == nil && i >= 0 {
		err = says("%v fails already", a[2].Said[i])
	}
	return err
}

// eachFilling calls each with all ways to fill the base with a candidate.
func (p *Proof) eachFilling(k puzzle.Candidate, each func(way candSet) error) error {
	base, _ := p.alignedBase()
	ways := []candSet{{k: true}}
	for _, c := range base {
		if c == k.Cell() {
			continue
		}
		var more []candSet
		for _, way := range ways {
			for d := range p.Pos.Cands[c].All() {
				with := candSet{puzzle.Cand(c, d): true}
				for q := range way {
					with[q] = true
				}
				more = append(more, with)
			}
		}
		ways = more
	}
	for _, way := range ways {
		if err := each(way); err != nil {
			return err
		}
	}
	return nil
}

// fails reports whether of some candidates two clash, or they leave one of some cells without a
// digit.
func (p *Proof) fails(way candSet, outs puzzle.CellSet) bool {
	var digits puzzle.DigitSet
	for k := range way {
		digits |= k.Digit().Set()
		for q := range way {
			if k != q && p.rulesOutOther(k, q) {
				return true
			}
		}
	}
	for c := range outs.All() {
		if p.Pos.Grid[c] == 0 && p.Pos.Cands[c]&^digits == 0 {
			return true
		}
	}
	return false
}

// failMany: of a candidate, n ways to go on fail, each because of one of the cells or a clash, and
// the cells are all that exclude.
func (p *Proof) failMany(k puzzle.Candidate, n int, outs puzzle.CellSet) error {
	base, excluders := p.alignedBase()
	count := 0
	var try func(way candSet, i int) error
	try = func(way candSet, i int) error {
		switch {
		case i == len(base):
			return says("%v doesn't fail", way)
		case base[i] == k.Cell():
			return try(way, i+1)
		}
		for d := range p.Pos.Cands[base[i]].All() {
			q := puzzle.Cand(base[i], d)
			way[q] = true
			if p.fails(way, outs) {
				count++
			} else if err := try(way, i+1); err != nil {
				return err
			}
			delete(way, q)
		}
		return nil
	}
	if err := try(candSet{k: true}, 0); err != nil {
		return err
	}
	if count != n || outs != excluders {
		return says("%d ways, %s", count, excluders.Notation())
	}
	return nil
}

// failAlike(candidates, cells): with each of the candidates, all ways to fill the base fail so;
// they are all that the step removes but the first, and the cells are all that exclude.
func failAlike(p *Proof, a []Value) error {
	if _, excluders := p.alignedBase(); excluders != a[1].Cells || !slices.Equal(a[0].Cands, p.Eliminate[1:]) {
		return says("they are %v and %s", p.Eliminate[1:], excluders.Notation())
	}
	for _, k := range a[0].Cands {
		if err := p.eachFilling(k, func(way candSet) error {
			if !p.fails(way, a[1].Cells) {
				return says("%v doesn't fail", way)
			}
			return nil
		}); err != nil {
			return err
		}
	}
	return nil
}

// sectors(text): for each digit of the cells, the houses that the text says hold all its places
// there, and are as many as the cells in all.
func sectors(p *Proof, a []Value) error {
	cells, n := p.withRole(puzzle.Base), 0
	digits, _ := p.cands(cells)
	for _, s := range a[0].Said {
		d := s.Args["d"].Digits
		if digits&d == 0 {
			return says("%v is said twice, or isn't there", d)
		}
		digits &^= d
		n += len(s.Args["houses"].Houses)
		places := p.open(cells, d.Min())
		if !places.In(p.cells(s.Args["houses"])) {
			return says("%v fits in %s", d, places.Notation())
		}
		for _, h := range s.Args["houses"].Houses {
			if p.Pos.Shape.Set(h).And(places).Empty() {
				return says("%v has no place for %v", h, d)
			}
		}
	}
	if digits != 0 || n != cells.Len() {
		return says("%d houses for %d cells; %v", n, cells.Len(), digits)
	}
	return nil
}

// cellCount(n): the pattern has so many cells.
func cellCount(p *Proof, a []Value) error {
	return count(p, []Value{{Cells: p.withRole(puzzle.Base)}, a[0]})
}
