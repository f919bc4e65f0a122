package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A wideExocet is a senior exocet: it has its targets anywhere on the lines across. Each of these has each
// digit of the base that is true, and not where it sees both base cells. If in all other
// places but the targets there is room for each digit only twice, the targets hold the
// digits of the base.
type wideExocet struct {
	exocet
	free [3]puzzle.CellSet // the cells of the lines across that don't see the base
}

// findSeniorExocet looks at each two cells where a line meets a box, and at each three lines
// across, one in each box of the band.
func findSeniorExocet(board *Board, found func(Step) bool) {
	b := exocetView{board}
	var done effects
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		for out := range line.Cells() {
			e := wideExocet{exocet: b.base(line, out)}
			if n := e.digits.Len(); !e.base.In(b.Empty) || n < 3 || n > exocetMost {
				continue
			}
			if !b.seniorLines(&e, &done, found) {
				return
			}
		}
	}
}

// base returns an exocet with the two cells beside the given cell of a line.
func (b exocetView) base(line puzzle.House, out int) exocet {
	cells := line.Cells()
	e := exocet{line: line, box: puzzle.Box(cells[out].Box())}
	for i := out / 3 * 3; i < out/3*3+3; i++ {
		if i != out {
			e.base.Add(cells[i])
			e.digits |= b.Cands[cells[i]]
		}
	}
	e.across[0] = crossLine(line, cells[out])
	return e
}

// seniorLines chooses the two other lines across.
func (b exocetView) seniorLines(e *wideExocet, done *effects, found func(Step) bool) bool {
	cells := e.line.Cells()
	var others []int
	for i := range cells {
		if puzzle.Box(cells[i].Box()) != e.box {
			others = append(others, i)
		}
	}
	for _, i := range others[:3] {
		for _, k := range others[3:] {
			e.across[1], e.across[2] = crossLine(e.line, cells[i]), crossLine(e.line, cells[k])
			for n, h := range e.across {
				e.free[n] = h.Set().Without(e.line.Set().Or(e.box.Set()))
			}
			for _, targets := range b.seniorTargets(e) {
				if !b.reportSenior(e, targets, done, found) {
					return false
				}
			}
		}
	}
	return true
}

// seniorTargets returns the pairs of cells without which there is room for each digit of
// the base only twice.
func (b exocetView) seniorTargets(e *wideExocet) []puzzle.CellSet {
	pairs := []puzzle.CellSet{{}}
	for d := range e.digits.All() {
		var next []puzzle.CellSet
		for _, more := range b.seniorOutside(e, d) {
			for _, p := range pairs {
				if p = p.Or(more); p.Len() <= 2 && p.In(b.Empty) {
					next = addMinimal(next, p)
				}
			}
		}
		if pairs = next; len(pairs) == 0 {
			return nil
		}
	}
	return pairs
}

// addMinimal adds a set, unless one of those that are there is a part of it.
func addMinimal(sets []puzzle.CellSet, s puzzle.CellSet) []puzzle.CellSet {
	for _, old := range sets {
		if old.In(s) {
			return sets
		}
	}
	return append(sets, s)
}

// seniorOutside returns sets of two cells at most without which two lines hold all places
// of d on the lines across: of these lines, and of those that cross them.
func (b exocetView) seniorOutside(e *wideExocet, d puzzle.Digit) (sets []puzzle.CellSet) {
	var at [3]uint16
	for i, h := range e.across {
		for k, c := range h.Cells() {
			if e.free[i].Has(c) && b.mayBe(c, d.Set()) {
				at[i] |= 1 << k
			}
		}
	}
	for i := range 3 {
		j, k := (i+1)%3, (i+2)%3
		var outside [3]uint16
		outside[i] = at[i] // the other two lines hold the rest
		sets = e.addOutside(sets, outside)
		outside[i] = 0 // this line and one that crosses the others
		for hold := at[j] | at[k]; hold != 0; hold &= hold - 1 {
			outside[j], outside[k] = at[j]&^(hold&-hold), at[k]&^(hold&-hold)
			sets = e.addOutside(sets, outside)
		}
	}
	all := at[0] | at[1] | at[2]
	for one := all; one != 0; one &= one - 1 {
		for two := one; two != 0; two &= two - 1 { // or one alone
			hold := one&-one | two&-two
			sets = e.addOutside(sets, [3]uint16{at[0] &^ hold, at[1] &^ hold, at[2] &^ hold})
		}
	}
	return sets
}

// addOutside adds the cells at some places of the lines across, if they are two at most.
func (e *wideExocet) addOutside(sets []puzzle.CellSet, at [3]uint16) []puzzle.CellSet {
	if bits.OnesCount16(at[0])+bits.OnesCount16(at[1])+bits.OnesCount16(at[2]) > 2 {
		return sets
	}
	var cells puzzle.CellSet
	for i, places := range at {
		cells = cells.Or(cellsAt(e.across[i], places))
	}
	return append(sets, cells)
}

// reportSenior reports what two targets eliminate, if that is new.
func (b exocetView) reportSenior(e *wideExocet, targets puzzle.CellSet, done *effects, found func(Step) bool) bool {
	if targets.Len() != 2 {
		return true
	}
	e.targets[0] = targets.First()
	rest := targets
	rest.Remove(e.targets[0])
	e.targets[1] = rest.First()
	base := e.digits
	for d := range e.digits.All() {
		if (b.Cands[e.targets[0]]|b.Cands[e.targets[1]])&d.Set() == 0 || b.seniorRoom(e, d) < 2 {
			base &^= d.Set()
		}
	}
	out := b.eliminations(puzzle.AllDigits&^base, targets, e.base)
	if len(out) == 0 || b.isJunior(e, targets) || !done.isNew(out) {
		return true
	}
	return found(b.seniorStep(e, base, targets, out))
}

// isJunior reports whether a junior exocet has these targets: both in the band, in two
// boxes, and the cells beside them have no digit of the base.
func (b exocetView) isJunior(e *wideExocet, targets puzzle.CellSet) bool {
	for i := 1; i < 3; i++ {
		var band puzzle.CellSet
		for _, c := range e.line.Cells() {
			if e.across[i].Set().Has(c) {
				band = puzzle.Box(c.Box()).Set().And(e.free[i])
			}
		}
		if band.And(targets).Len() != 1 || b.mayBe(band.Without(targets).First(), e.digits) {
			return false
		}
	}
	return true
}

// seniorRoom returns how often d can be on the lines across outside the targets, no two
// in one line.
func (b exocetView) seniorRoom(e *wideExocet, d puzzle.Digit) int {
	var at [3]uint16
	for i, h := range e.across {
		for k, c := range h.Cells() {
			if e.free[i].Has(c) && c != e.targets[0] && c != e.targets[1] && b.mayBe(c, d.Set()) {
				at[i] |= 1 << k
			}
		}
	}
	return mostApart(at[:], 0)
}

func (b exocetView) seniorStep(e *wideExocet, left puzzle.DigitSet, targets puzzle.CellSet, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	var p puzzle.Diagram
	for _, h := range [...]puzzle.House{e.line, e.box} {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
	}
	for i, h := range e.across {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover})
		p.Cands = addRole(p.Cands, b.orPlaced(e.free[i].Without(targets), e.digits), puzzle.Cover)
	}
	for i, c := range e.targets {
		role := puzzle.Set + puzzle.Role(i)
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: role})
		p.Cands = addRole(p.Cands, b.within(puzzle.CellsOf(c), left), role)
	}
	p.Cands = addRole(p.Cands, b.within(e.base, left), puzzle.Base)
	return eliminate(out, p)
}
