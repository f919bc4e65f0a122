package logictest

import (
	"slices"

	"sudoku/puzzle"
)

// lastPlace(house, digits): the digit has one place left there.
func lastPlace(p *Proof, a []Value) error {
	for d := range a[1].Digits.All() {
		if fits := p.open(p.cells(a[0]), d); fits.Len() != 1 {
			return says("%d fits in %s", d, fits.Notation())
		}
	}
	return nil
}

// filled(cells): they have digits.
func filled(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		if p.Pos.Grid[c] == 0 {
			return says("%v is empty", c)
		}
	}
	return nil
}

// digitsLeft(cells): they are what the step places digits in.
func digitsLeft(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	for _, k := range p.Place {
		cells.Add(k.Cell())
	}
	if cells != a[0].Cells {
		return says("digits are placed in %s", cells.Notation())
	}
	return nil
}

// lacks(house, digits): these are the digits that the house hasn't yet.
func lacks(p *Proof, a []Value) error {
	missing := p.Pos.Shape.Digits()
	for c := range p.cells(a[0]).All() {
		missing &^= p.Pos.Grid[c].Set()
	}
	if missing != a[1].Digits {
		return says("it lacks %v", missing)
	}
	return nil
}

// onlyEmpty(house, cells): these are its empty cells.
func onlyEmpty(p *Proof, a []Value) error {
	empty := p.cells(a[0])
	for c := range empty.All() {
		if p.Pos.Grid[c] != 0 {
			empty.Remove(c)
		}
	}
	if empty != a[1].Cells {
		return says("empty are %s", empty.Notation())
	}
	return nil
}

// placed(digit, n): the digit stands in so many cells.
func placed(p *Proof, a []Value) error {
	n := 0
	for _, d := range p.Pos.Grid {
		if d != 0 && a[0].Digits.Has(d) {
			n++
		}
	}
	if n != a[1].Number {
		return says("it stands %d times", n)
	}
	return nil
}

// lastOfAll(digit, n): on the whole board one more than n is missing, and has one place.
func lastOfAll(p *Proof, a []Value) error {
	fits := p.open(p.Pos.Shape.Cells(), a[0].Digits.Min())
	if fits.Len() != 1 || a[1].Number != p.Pos.Shape.Size()-1 {
		return says("it fits in %s", fits.Notation())
	}
	return nil
}

// without(house, digits): the house has none of the digits.
func without(p *Proof, a []Value) error {
	for c := range p.cells(a[0]).All() {
		if d := p.Pos.Grid[c]; d != 0 && a[1].Digits.Has(d) {
			return says("%v is %d", c, d)
		}
	}
	return nil
}

// ruledOut(house, digit, cells, reasons): each other cell of the house is named by a reason, and
// each reason is so.
func ruledOut(p *Proof, a []Value) error {
	out := a[2].Cells
	for _, s := range a[3].Said {
		cells, err := p.reason(s, a[0], a[1].Digits.Min())
		if err != nil {
			return err
		}
		if cells.And(p.cells(a[0])).Empty() {
			return says("%v says nothing of the house", s)
		}
		out = out.Or(cells)
	}
	if left := p.cells(a[0]).Without(out); !left.Empty() {
		return says("nothing is said of %s", left.Notation())
	}
	return nil
}

// reason returns the cells that a reason of a hidden single names.
func (p *Proof) reason(s *Sentence, house Value, d puzzle.Digit) (out puzzle.CellSet, err error) {
	cells := s.Args["cells"].Cells
	if v, ok := s.Args["digit"]; ok && v.Digits != d.Set() {
		return out, says("%v speaks of another digit", s)
	}
	switch s.Key {
	case "logic.hidden-single.rulesout", "logic.hidden-single.rulesout.more":
		for c := range cells.All() {
			if p.Pos.Grid[c] != d {
				return out, says("%v isn't %d", c, d)
			}
		}
		if covered := p.cells(s.Args["houses"]); !cells.In(covered) {
			return out, says("%s: not all in these houses", cells.Notation())
		}
		for _, h := range s.Args["houses"].Houses {
			set := p.Pos.Shape.Set(h)
			if set.And(cells).Empty() {
				return out, says("%v: none of %s is in it", h, cells.Notation())
			}
			if filled(p, []Value{{Cells: set.And(p.cells(house))}}) == nil {
				return out, says("%v: nothing is open there", h)
			}
			out = out.Or(set)
		}
		return out, nil
	case "logic.hidden-single.filled":
		return cells, filled(p, []Value{{Cells: cells}})
	case "logic.hidden-single.removed":
		return cells, removedBefore(p, []Value{{Cells: cells}, {Digits: d.Set()}})
	}
	if rest := s.Args["house"].Houses; !slices.Equal(rest, house.Houses) {
		return out, says("%v isn't %v", rest, house)
	}
	for c := range p.cells(house).All() { // the rest is filled
		if p.Pos.Grid[c] != 0 {
			out.Add(c)
		}
	}
	return out, nil
}

// seesDigits(cell, list of digits and houses, removed digits): these digits stand in these houses
// of the cell, the others were removed, and that is all but what the step places.
func seesDigits(p *Proof, a []Value) error {
	left := p.Pos.Shape.Digits()
	if len(a) > 2 {
		left &^= a[2].Digits
	}
	for _, s := range a[1].Said {
		left &^= s.Args["digits"].Digits
	}
	if left != p.Pos.Cands[a[0].Cells.First()] {
		return says("nothing is said of %v", left)
	}
	for _, s := range a[1].Said {
		for _, h := range s.Args["house"].Houses {
			set := p.Pos.Shape.Set(h)
			if !a[0].Cells.In(set) {
				return says("%s isn't in %v", a[0], h)
			}
			for d := range s.Args["digits"].Digits.All() {
				if without(p, []Value{{Cells: set}, {Digits: d.Set()}}) == nil {
					return says("%v has no %d", h, d)
				}
			}
		}
	}
	return nil
}

// removedBefore(cells, digits): the cells are empty, see none of the digits, and can't take them.
func removedBefore(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		if p.Pos.Grid[c] != 0 || p.Pos.Cands[c]&a[1].Digits != 0 {
			return says("%v can take %v", c, p.Pos.Cands[c])
		}
		if without(p, []Value{{Cells: p.Pos.Shape.Peers(c)}, a[1]}) != nil {
			return says("%v sees a digit of %v", c, a[1])
		}
	}
	return nil
}

// oneEmpty(house): it has one empty cell.
func oneEmpty(p *Proof, a []Value) error {
	n := 0
	for c := range p.cells(a[0]).All() {
		if p.Pos.Grid[c] == 0 {
			n++
		}
	}
	if n != 1 {
		return says("it has %d", n)
	}
	return nil
}

// hasLastPlace(house): what the step places has one place left there.
func hasLastPlace(p *Proof, a []Value) error {
	for _, k := range p.Place {
		if err := lastPlace(p, []Value{a[0], {Digits: k.Digit().Set()}}); err != nil {
			return err
		}
		if !p.cells(a[0]).Has(k.Cell()) {
			return says("%v isn't in it", k)
		}
	}
	return nil
}
