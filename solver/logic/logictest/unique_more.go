package logictest

import "sudoku/puzzle"

// stand(cells, digits): they are filled, with these digits, and none was given.
func stand(p *Proof, a []Value) error {
	var digits puzzle.DigitSet
	for c := range a[0].Cells.All() {
		if p.Pos.Grid[c] == 0 || p.Pos.Given.Has(c) {
			return says("%v is empty or given", c)
		}
		digits |= p.Pos.Grid[c].Set()
	}
	if digits != a[1].Digits || digits.Len() != 2 {
		return says("they hold %v", digits)
	}
	return nil
}

// swaps(cell, digit, digits): with the digit in the cell, each two corners in line hold these two.
func swaps(p *Proof, a []Value) error {
	corners := p.corners()
	for _, h := range p.Pos.Shape.Houses() {
		here := corners.And(p.Pos.Shape.Set(h))
		if here.Len() != 2 || h.Kind() == 'b' {
			continue
		}
		var digits puzzle.DigitSet
		for c := range here.All() {
			if digits |= p.Pos.Grid[c].Set(); a[0].Cells.Has(c) {
				digits |= a[1].Digits
			}
		}
		if digits &^= puzzle.Digit(0).Set(); digits != a[2].Digits {
			return says("%v would hold %v", h, digits)
		}
	}
	return nil
}

// also(cells, digits, extra): the cells can hold these, and each the extra digit, and no others.
func also(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		if has := p.Pos.Cands[c]; p.Pos.Grid[c] != 0 || has&a[2].Digits == 0 || has&^(a[1].Digits|a[2].Digits) != 0 || has&a[1].Digits == 0 {
			return says("%v can hold %v", c, has)
		}
	}
	return nil
}

// openCorners(cells): they are the corners that aren't filled.
func openCorners(p *Proof, a []Value) error {
	for c := range p.corners().All() {
		if (p.Pos.Grid[c] == 0) != a[0].Cells.Has(c) {
			return says("%v", c)
		}
	}
	return nil
}

// deadlyLoop(n): each row, column and box has two of the pattern's cells or none; it has n cells, and
// with 10 that or more.
func deadlyLoop(p *Proof, a []Value) error {
	cells := p.corners()
	for _, h := range p.Pos.Shape.Houses() {
		if here := cells.And(p.Pos.Shape.Set(h)); !here.Empty() && here.Len() != 2 {
			return says("%v has %s", h, here.Notation())
		}
	}
	if n := a[0].Number; n > 0 && cells.Len() != n && (n < 10 || cells.Len() < n) {
		return says("it has %d", cells.Len())
	}
	return nil
}

// extended(lines): the pattern is where two lines cross three, in three boxes two by two or in two
// three by three; the two lines are these.
func extended(p *Proof, a []Value) error {
	cells := p.corners()
	counts := map[byte]map[int]int{'r': {}, 'c': {}, 'b': {}}
	var lines []puzzle.House
	for _, h := range p.Pos.Shape.Houses() {
		n := cells.And(p.Pos.Shape.Set(h)).Len()
		if counts[h.Kind()][n]++; n == 3 && h.Kind() != 'b' {
			lines = append(lines, h)
		}
	}
	r, c, b := counts['r'], counts['c'], counts['b']
	if !(r[3] == 2 && c[2] == 3 || r[2] == 3 && c[3] == 2) || b[2] != 3 && b[3] != 2 {
		return says("they are %s", cells.Notation())
	}
	if len(a) > 0 && !sameHouses(a[0].Houses, lines) {
		return says("they are %v", lines)
	}
	return nil
}

// digitCount(n): so many digits are those of the pattern.
func digitCount(p *Proof, a []Value) error {
	return count(p, []Value{{Digits: p.pairDigits()}, a[0]})
}

// allGone(digits): they are what the step removes.
func allGone(p *Proof, a []Value) error {
	var digits puzzle.DigitSet
	for _, k := range p.Eliminate {
		digits |= k.Digit().Set()
	}
	if digits != a[0].Digits {
		return says("it removes %v", digits)
	}
	return nil
}

// isGrave returns why a position without some candidates isn't one with two candidates in each
// cell and two places, or none, for each digit in each house.
func (p *Proof) isGrave(without candSet) error {
	pos := *p.Pos
	for k := range without {
		if !pos.Has(k) {
			return says("%v isn't there", k)
		}
		pos.Cands[k.Cell()] &^= k.Digit().Set()
	}
	q := Proof{Pos: &pos}
	for c := range pos.Shape.Cells().All() {
		if pos.Grid[c] == 0 && pos.Cands[c].Len() != 2 {
			return says("%v has %v", c, pos.Cands[c])
		}
	}
	for _, h := range pos.Shape.Houses() {
		for d := range pos.Shape.Digits().All() {
			if n := q.open(pos.Shape.Set(h), d).Len(); n != 0 && n != 2 {
				return says("%v has %d places for %d", h, n, d)
			}
		}
	}
	return nil
}

// grave(cell, digit): without this candidate it is one.
func grave(p *Proof, a []Value) error {
	return p.isGrave(candSet{puzzle.Cand(a[0].Cells.First(), a[1].Digits.Min()): true})
}

// graveOf(text): without the candidates that it says it is one.
func graveOf(p *Proof, a []Value) error {
	without := candSet{}
	for _, s := range a[0].Said {
		for c := range s.Args["cells"].Cells.All() {
			for d := range s.Args["digits"].Digits.All() {
				k := puzzle.Cand(c, d)
				if without[k] {
					return says("%v is said twice", k)
				}
				without[k] = true
			}
		}
	}
	return p.isGrave(without)
}

// areFins(cells, digits): they are the extra ones.
func areFins(p *Proof, a []Value) error {
	if cells, digits := p.fins(); cells != a[0].Cells || len(a) > 1 && digits != a[1].Digits {
		return says("%s have %v", cells.Notation(), digits)
	}
	return nil
}

// isLeft(cell, digit): the step leaves it alone.
func isLeft(p *Proof, a []Value) error {
	left := p.Pos.Cands[a[0].Cells.First()]
	for _, k := range p.Eliminate {
		if k.Cell() == a[0].Cells.First() {
			left &^= k.Digit().Set()
		}
	}
	if left != a[1].Digits {
		return says("it leaves %v", left)
	}
	return nil
}
