package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// guardiansOf returns what the step has as guardians, and what texts say that they are.
func (p *Proof) guardiansOf(said []*Sentence) (are, named candSet, err error) {
	are, named = candSet{}, candSet{}
	for _, k := range p.Place {
		are[k] = true
	}
	for _, k := range p.Diagram.Cands {
		if k.Role == puzzle.Fin {
			are[k.Cand] = true
		}
	}
	for _, s := range said {
		for c := range s.Args["cells"].Cells.All() {
			for d := range s.Args["digits"].Digits.All() {
				if named[puzzle.Cand(c, d)] {
					err = says("r%v is said twice", c)
				}
				named[puzzle.Cand(c, d)] = true
			}
		}
	}
	return are, named, err
}

// areGuardians(text): they are all that the step has.
func areGuardians(p *Proof, a []Value) error {
	are, named, err := p.guardiansOf(a[0].Said)
	if err == nil && (len(are) != len(named) || !named.in(are)) {
		err = says("they are %v", are)
	}
	return err
}

// onlyGuardian(cell, digit): there is one.
func onlyGuardian(p *Proof, a []Value) error {
	are, _, _ := p.guardiansOf(nil)
	if len(are) != 1 || !are[puzzle.Cand(a[0].Cells.First(), a[1].Digits.Min())] {
		return says("they are %v", are)
	}
	return nil
}

// ruledOutByAny(text, changes): each guardian rules out all that goes.
func ruledOutByAny(p *Proof, a []Value) error {
	_, named, _ := p.guardiansOf(a[0].Said)
	for _, k := range p.Eliminate {
		for g := range named {
			if !p.rulesOutOther(g, k) {
				return says("%v doesn't rule out %v", g, k)
			}
		}
	}
	return nil
}

// oddagon(digits): the loop is about these.
func oddagon(p *Proof, a []Value) error {
	var digits puzzle.DigitSet
	for _, k := range p.Diagram.Links[0].From {
		digits |= k.Digit().Set()
	}
	if digits != a[0].Digits {
		return says("it is about %v", digits)
	}
	return nil
}

// oddLoop(cells, n, houses): each of the n cells shares a house with the next, the last with the
// first: these; and n is odd.
func oddLoop(p *Proof, a []Value) error {
	path := a[0].Path
	if len(path) != a[1].Number || len(path)%2 == 0 || a[0].Cells.Len() != len(path) {
		return says("%d cells", len(path))
	}
	closed := append(slices.Clone(path), path[0])
	if len(a) > 2 {
		return next(p, []Value{{Path: closed}, a[2]})
	}
	return next(p, []Value{{Path: closed}})
}

// guarded(cells, digits, text, houses): without the guardians, one digit has no other places in
// houses of each two neighbours, or the cells could hold only these two.
func guarded(p *Proof, a []Value) error {
	_, named, _ := p.guardiansOf(a[2].Said)
	if a[1].Digits.Len() == 2 {
		n := 0
		for c := range a[0].Cells.All() {
			for d := range (p.Pos.Cands[c] &^ a[1].Digits).All() {
				if n++; p.Pos.Grid[c] != 0 || !named[puzzle.Cand(c, d)] {
					return says("%v can be %d", c, d)
				}
			}
		}
		if n != len(named) {
			return says("there are %d guardians", n)
		}
		return nil
	}
	d := a[1].Digits.Min()
	if p.open(a[0].Cells, d) != a[0].Cells {
		return says("not all can be %d", d)
	}
	used := candSet{}
	path := append(slices.Clone(a[0].Path), a[0].Path[0])
	for i, c := range path[1:] {
		houses := p.Pos.Shape.Houses()
		if len(a) > 3 {
			houses = a[3].Houses[i : i+1]
		}
		if !slices.ContainsFunc(houses, func(h puzzle.House) bool { return p.guardedIn(h, d, puzzle.CellsOf(c, path[i]), named, used) }) {
			return says("%v and %v share no such house", path[i], c)
		}
	}
	if len(a) > 3 && len(used) != len(named) {
		return says("guardians are %v", used)
	}
	return nil
}

// guardedIn reports whether a house has a digit only in two cells and at guardians.
func (p *Proof) guardedIn(h puzzle.House, d puzzle.Digit, cells puzzle.CellSet, named, used candSet) bool {
	in := p.Pos.Shape.Set(h)
	if !cells.In(in) {
		return false
	}
	rest := p.open(in, d).Without(cells)
	if !rest.Empty() && !isIn(rest, d, named) {
		return false
	}
	for c := range rest.All() {
		used[puzzle.Cand(c, d)] = true
	}
	return true
}

// tridagonBoxes(numbers): the pattern is in these boxes.
func tridagonBoxes(p *Proof, a []Value) error {
	var boxes puzzle.DigitSet
	for c := range p.corners().All() {
		boxes |= puzzle.Digit(c.Box() + 1).Set()
	}
	if boxes != a[0].Digits {
		return says("they are %v", boxes)
	}
	return nil
}

// tridagon(parts, digits, text): each part is three cells of a box of which no two share a line,
// the boxes are four at the corners of a rectangle, and the cells can hold only these digits, but
// for the guardians.
func tridagon(p *Proof, a []Value) error {
	_, named, _ := p.guardiansOf(a[2].Said)
	bands, stacks, extra := map[int]int{}, map[int]int{}, 0
	var all puzzle.CellSet
	for _, s := range a[0].Said {
		cells := s.Args["cells"].Cells
		if err := inside(p, []Value{s.Args["cells"], s.Args["box"]}); err != nil {
			return err
		}
		rows, cols := map[int]bool{}, map[int]bool{}
		for c := range cells.All() {
			rows[c.Row()], cols[c.Col()] = true, true
			for d := range (p.Pos.Cands[c] &^ a[1].Digits).All() {
				if extra++; !named[puzzle.Cand(c, d)] {
					return says("%v can be %d", c, d)
				}
			}
		}
		if cells.Len() != 3 || len(rows) != 3 || len(cols) != 3 || s.Args["box"].Houses[0].Kind() != 'b' {
			return says("%s share a line", cells.Notation())
		}
		bands[cells.First().Row()/3]++
		stacks[cells.First().Col()/3]++
		all = all.Or(cells)
	}
	if len(a[0].Said) != 4 || len(bands) != 2 || len(stacks) != 2 || all.Len() != 12 || extra != len(named) {
		return says("not four boxes of a rectangle, or other guardians")
	}
	return nil
}

// rising(text): in these boxes of the pattern, an odd number, the cells rise from left to right.
func rising(p *Proof, a []Value) error {
	var said, rise puzzle.DigitSet
	for _, s := range a[0].Said {
		said |= s.Args["boxes"].Digits
		for _, h := range s.Args["box"].Houses {
			said |= puzzle.Digit(h.Number()).Set()
		}
	}
	for box := range 9 {
		cells := slices.Collect(p.corners().And(puzzle.Box(box).Set()).All()) // from above
		if len(cells) == 3 && (cells[0].Col()-cells[1].Col()+3)%3 == 1 {
			rise |= puzzle.Digit(box + 1).Set()
		}
	}
	if said != rise || rise.Len()%2 == 0 {
		return says("they rise in %v", rise)
	}
	return nil
}
