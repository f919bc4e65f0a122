package logic

import "sudoku/puzzle"

// An exocetView is a board with what the finders of junior and of senior exocets share.
type exocetView struct{ *Board }

// An exocet is two base cells where a line meets a box, in a band of three lines, and two
// target cells in the other boxes of the band, not in the base's line. Three lines run
// across: through the third cell beside the base, and through each target. In each of
// the last two, the cell that the band has besides the target and the base's line, the
// companion, has no digit of the base.
//
// If a digit of the base is true, the three lines across must each have it: the first one
// outside the band, the others there or in their target. If there is room for it twice
// at most, it is in a target. Both digits of the base are, so the targets hold these two.
type exocet struct {
	line, box puzzle.House
	base      puzzle.CellSet
	digits    puzzle.DigitSet
	across    [3]puzzle.House
	targets   [2]puzzle.Cell
}

// exocetMost is how many digits a base may have.
const exocetMost = 4

// findExocet looks at each two cells where a line meets a box.
func findExocet(board *Board, found func(Step) bool) {
	b := exocetView{board}
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		cells := line.Cells()
		for i := 0; i < 9; i += 3 {
			for out := range 3 {
				e := exocet{line: line, box: puzzle.Box(cells[i].Box())}
				for k := range 3 {
					if k != out {
						e.base.Add(cells[i+k])
						e.digits |= b.Cands[cells[i+k]]
					}
				}
				if n := e.digits.Len(); !e.base.In(b.Empty) || n < 3 || n > exocetMost {
					continue
				}
				e.across[0] = crossLine(line, cells[i+out])
				if !b.juniorTargets(&e, 0, found) {
					return
				}
			}
		}
	}
}

// crossLine returns the other line of a cell of line.
func crossLine(line puzzle.House, c puzzle.Cell) puzzle.House {
	if line < puzzle.Col(0) {
		return puzzle.Col(c.Col())
	}
	return puzzle.Row(c.Row())
}

// juniorTargets chooses the n-th target, in the n-th other box of the band.
func (b exocetView) juniorTargets(e *exocet, n int, found func(Step) bool) bool {
	if n == 2 {
		return b.reportJunior(e, found)
	}
	seen := 0
	for i, c := range e.line.Cells() {
		if i%3 == 0 && puzzle.Box(c.Box()) != e.box {
			seen++
		}
		if puzzle.Box(c.Box()) == e.box || seen != n+1 {
			continue
		}
		e.across[n+1] = crossLine(e.line, c)
		pair := e.across[n+1].Set().And(puzzle.Box(c.Box()).Set())
		pair.Remove(c)
		for q := range pair.All() {
			other := pair
			other.Remove(q)
			if companion := other.First(); b.Empty.Has(q) && b.Cands[q]&e.digits != 0 && !b.mayBe(companion, e.digits) {
				e.targets[n] = q
				if !b.juniorTargets(e, n+1, found) {
					return false
				}
			}
		}
	}
	return true
}

// mayBe reports whether c holds one of digits or can.
func (b exocetView) mayBe(c puzzle.Cell, digits puzzle.DigitSet) bool {
	return (b.Cands[c]|b.Grid[c].Set())&digits != 0
}

// reportJunior reports the step of an exocet, if each digit has room only twice on the
// lines across outside the band, and anything is eliminated.
func (b exocetView) reportJunior(e *exocet, found func(Step) bool) bool {
	base := e.digits
	for d := range e.digits.All() {
		room := b.juniorRoom(e, d)
		if room > 2 {
			return true
		}
		if room < 2 || (b.Cands[e.targets[0]]|b.Cands[e.targets[1]])&d.Set() == 0 {
			base &^= d.Set() // it would be in both targets, or is in none
		}
	}
	targets := puzzle.CellsOf(e.targets[0], e.targets[1])
	out := b.eliminations(puzzle.AllDigits&^base, targets, e.base)
	return len(out) == 0 || found(b.juniorStep(e, base, targets, out))
}

// orPlaced returns the candidates of digits in cells, and those that are placed there.
func (b exocetView) orPlaced(cells puzzle.CellSet, digits puzzle.DigitSet) []puzzle.Candidate {
	ks := b.within(cells, digits)
	for c := range cells.Without(b.Empty).All() {
		if digits.Has(b.Grid[c]) {
			ks = append(ks, puzzle.Cand(c, b.Grid[c]))
		}
	}
	return ks
}

// juniorRoom returns how often d can be on the lines across outside the band, no two in
// one line.
func (b exocetView) juniorRoom(e *exocet, d puzzle.Digit) int {
	var at [3]uint16 // on each line, by its cells
	band := e.line / 3 % 3
	for i, h := range e.across {
		for k, c := range h.Cells() {
			if puzzle.House(k/3) != band && b.mayBe(c, d.Set()) {
				at[i] |= 1 << k
			}
		}
	}
	return mostApart(at[:], 0)
}

// mostApart returns of how many sets one element each can be chosen, all different.
func mostApart(sets []uint16, used uint16) (most int) {
	if len(sets) == 0 {
		return 0
	}
	most = mostApart(sets[1:], used)
	for left := sets[0] &^ used; left != 0 && most < len(sets); left &= left - 1 {
		most = max(most, 1+mostApart(sets[1:], used|left&-left))
	}
	return most
}

func (b exocetView) juniorStep(e *exocet, left puzzle.DigitSet, targets puzzle.CellSet, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	var p puzzle.Diagram
	var band puzzle.CellSet
	for _, c := range e.line.Cells() {
		band = band.Or(puzzle.Box(c.Box()).Set())
	}
	for _, h := range [...]puzzle.House{e.line, e.box} {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
	}
	for i, h := range e.across {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover})
		if i > 0 {
			role := puzzle.Set + puzzle.Role(i-1)
			p.Cells = append(p.Cells, puzzle.CellRole{Cell: e.targets[i-1], Role: role})
			p.Cands = addRole(p.Cands, b.within(puzzle.CellsOf(e.targets[i-1]), left), role)
		}
		p.Cands = addRole(p.Cands, b.orPlaced(h.Set().Without(band), e.digits), puzzle.Cover)
	}
	p.Cands = addRole(p.Cands, b.within(e.base, left), puzzle.Base)
	return eliminate(out, p)
}
