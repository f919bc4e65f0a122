package logic

import (
	"sudoku/puzzle"
)

// The rule of 45: a house holds every digit, so its cells make 45, or 21 where there are six
// digits. What the cages leave of that is in the cells that they leave.

var innieOne = innieRow("innie-one", "Rule of 45", puzzle.Easy, 12, func(a *area, in, out int) bool {
	return len(a.houses) == 1 && in+out == 1
})

var innieTwo = innieRow("innie-two", "Rule of 45, Two Cells", puzzle.Medium, 60, func(a *area, in, out int) bool {
	return len(a.houses) == 1 && in+out == 2 && in*out == 0
})

var innieFar = innieRow("innie-far", "Rule of 45, Several Houses", puzzle.Hard, 100, func(a *area, in, out int) bool {
	return len(a.houses) > 1 && in+out <= 2 && in*out == 0
})

var innieMany = innieRow("innie-many", "Rule of 45, More Cells", puzzle.Unfair, 160, func(_ *area, in, out int) bool {
	return in+out > 2 && in*out == 0
})

var innieOutie = innieRow("innie-outie", "Rule of 45, Inside and Outside", puzzle.Unfair, 180, func(_ *area, in, out int) bool {
	return in*out > 0
})

func innieRow(id, term string, level puzzle.Level, score int, fits func(a *area, in, out int) bool) *Technique {
	return &Technique{
		ID: id, Term: term, Level: level, Score: score, on: withCages,
		find:        func(b *Board, found func(Step) bool) { findInnies(b, fits, found) },
		explanation: explanation{texts: []string{"innie"}, args: innieArgs},
	}
}

const (
	mostInnies = 4 // cells left on one side
	mostMixed  = 3 // and on both
	mostOver   = 6 // cages that reach out, where some are counted
)

// findInnies looks at areas in which the cages leave as many cells inside and outside as fits
// says.
func findInnies(b *Board, fits func(a *area, in, out int) bool, found func(Step) bool) {
	for i := range b.rules.areas {
		a := &b.rules.areas[i]
		all := uint(1)<<len(a.over) - 1
		for over := range all + 1 {
			if over != 0 && over != all && len(a.over) > mostOver {
				continue
			}
			in, out, more := a.counted(over)
			if over == 0 && a.inside == 0 {
				continue
			}
			v := innies{a, over, in.And(b.Empty), out.And(b.Empty), more + b.made(in) - b.made(out)}
			n, m := v.in.Len(), v.out.Len()
			if n+m == 0 || n+m > mostInnies || n*m > 0 && (n+m > mostMixed || a.inside == 0) || !fits(a, n, m) {
				continue
			}
			if s, ok := v.step(b, in.Or(out)); ok && !found(s) {
				return
			}
		}
	}
}

// made returns the sum of the digits that are placed in cells.
func (b *Board) made(cells puzzle.CellSet) (sum int) {
	for c := range cells.Without(b.Empty).All() {
		sum += int(b.Grid[c])
	}
	return sum
}

// innies are the open cells that cages leave inside an area and outside it.
type innies struct {
	*area
	over    uint
	in, out puzzle.CellSet
	more    int // what those outside make more than those inside
}

// step makes the step that follows, if any does. Cells are those left, with digits or without.
func (v *innies) step(b *Board, cells puzzle.CellSet) (s Step, ok bool) {
	both := v.in.Or(v.out)
	left, ok := b.differing(v.in, v.out, v.more)
	if !ok {
		return s, false
	}
	var out []puzzle.Candidate
	i := 0
	for c := range both.All() {
		out = b.addWithin(out, puzzle.CellsOf(c), b.rules.digits&^left[i])
		i++
	}
	if both.Len() == 1 {
		return place(puzzle.Cand(both.First(), left[0].Min()), v.diagram(b, cells)), true
	}
	if len(out) == 0 {
		return s, false
	}
	s = eliminate(out, v.diagram(b, cells))
	dropBase(&s.Diagram, out)
	return s, true
}

// diagram shows the houses, the cages over them that are counted, and the cells that are left.
func (v *innies) diagram(b *Board, cells puzzle.CellSet) (p puzzle.Diagram) {
	for _, h := range v.houses {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
	}
	for i, k := range v.area.over {
		if v.over>>i&1 != 0 {
			p.Houses = append(p.Houses, puzzle.HouseRole{House: k.House, Role: puzzle.Cover})
		}
	}
	for c := range cells.All() {
		role := puzzle.Base
		if v.out.Has(c) {
			role = puzzle.Fin
		}
		if !b.Empty.Has(c) {
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, b.Grid[c]), Role: puzzle.Cover})
			continue
		}
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: role})
	}
	if v.in.Or(v.out).Len() > 1 {
		p.Cands = addRole(p.Cands, b.within(v.in.Or(v.out), puzzle.AllDigits), puzzle.Base)
	}
	return p
}

// differing returns, cell by cell, the digits with which the cells out can make so much more
// than the cells in, no two that see each other being equal. It is false where none can.
func (b *Board) differing(in, out puzzle.CellSet, more int) (left []puzzle.DigitSet, ok bool) {
	d := differences{b: b}
	for c := range in.Or(out).All() {
		sign := 1
		if in.Has(c) {
			sign = -1
		}
		d.cells, d.signs = append(d.cells, c), append(d.signs, sign)
	}
	d.left = make([]puzzle.DigitSet, len(d.cells))
	d.digits = make([]puzzle.Digit, len(d.cells))
	d.fill(0, more)
	return d.left, d.left[0] != 0
}

// differences go through the digits of cells that are added or taken away.
type differences struct {
	b      *Board
	cells  []puzzle.Cell
	signs  []int
	digits []puzzle.Digit
	left   []puzzle.DigitSet
}

// fill fills the cells from the i-th on, which must make a sum.
func (d *differences) fill(i, sum int) {
	if i == len(d.cells) {
		if sum == 0 {
			for j, digit := range d.digits {
				d.left[j] |= digit.Set()
			}
		}
		return
	}
	c := d.cells[i]
	for digit := range d.b.Cands[c].All() {
		if !d.clashes(i, digit) {
			d.digits[i] = digit
			d.fill(i+1, sum-d.signs[i]*int(digit))
		}
	}
}

// clashes reports whether an earlier cell that the i-th sees has the digit.
func (d *differences) clashes(i int, digit puzzle.Digit) bool {
	for j := range i {
		if d.digits[j] == digit && d.b.sees[d.cells[i]].Has(d.cells[j]) {
			return true
		}
	}
	return false
}
