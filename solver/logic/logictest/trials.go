package logictest

import "sudoku/puzzle"

// ways returns all ways of placing a digit in the grid, of its places without some cells.
func (p *Proof) ways(d puzzle.Digit, without puzzle.CellSet) (all []puzzle.CellSet) {
	var place func(row int, at, seen puzzle.CellSet)
	place = func(row int, at, seen puzzle.CellSet) {
		if row == p.Pos.Shape.Size() {
			all = append(all, at)
			return
		}
		for c := range p.Pos.Shape.Set(puzzle.Row(row)).All() {
			if !p.Pos.Has(puzzle.Cand(c, d)) && p.Pos.Grid[c] != d || seen.Has(c) || without.Has(c) {
				continue
			}
			with := at
			with.Add(c)
			place(row+1, with, seen.Or(p.Pos.Shape.Peers(c)))
		}
	}
	place(0, puzzle.CellSet{}, puzzle.CellSet{})
	return all
}

// certain returns the cells that each digit takes in all its ways, of those that what other
// digits take leaves.
func (p *Proof) certain() (of [10]puzzle.CellSet) {
	for more := true; more; {
		more = false
		for d := range p.Pos.Shape.Digits().All() {
			all := p.Pos.Shape.Cells()
			for _, way := range p.ways(d, taken(of, d)) {
				all = all.And(way)
			}
			if all != of[d] {
				of[d], more = all, true
			}
		}
	}
	return of
}

// taken returns what digits take but one.
func taken(of [10]puzzle.CellSet, but puzzle.Digit) (cells puzzle.CellSet) {
	for d, at := range of {
		if d != int(but) {
			cells = cells.Or(at)
		}
	}
	return cells
}

// everyWay(digit, cells): every way of placing the digit that others leave uses these empty cells.
func everyWay(p *Proof, a []Value) error {
	if all := p.certain()[a[0].Digits.Min()]; !a[1].Cells.In(all) {
		return says("they use %s", all.Notation())
	}
	return openIn(p, []Value{a[1], a[0]})
}

// noWay(digit, cells): none uses any of these.
func noWay(p *Proof, a []Value) error {
	d := a[0].Digits.Min()
	for _, way := range p.ways(d, taken(p.certain(), d)) {
		if !a[1].Cells.And(way).Empty() {
			return says("%s", way.Notation())
		}
	}
	return openIn(p, []Value{a[1], a[0]})
}

// countWays(digit, n, text): there are n ways, without the cells that the text says are taken.
func countWays(p *Proof, a []Value) error {
	var taken puzzle.CellSet
	if len(a) > 2 {
		for _, s := range a[2].Said {
			taken = taken.Or(s.Args["cells"].Cells)
		}
	}
	if n := len(p.ways(a[0].Digits.Min(), taken)); n != a[1].Number {
		return says("there are %d", n)
	}
	return nil
}

// onlySolution(digits): only with the digit in the cell of the step is there a solution.
func onlySolution(p *Proof, a []Value) error {
	c := p.Place[0].Cell()
	for d := range p.Pos.Cands[c].All() {
		pos := *p.Pos
		pos.Place(puzzle.Cand(c, d))
		if solvable(&pos) != a[0].Digits.Has(d) {
			return says("with %d: %v", d, !a[0].Digits.Has(d))
		}
	}
	return nil
}

// solvable tries the cell with the fewest candidates.
func solvable(pos *puzzle.Position) bool {
	best, fewest := puzzle.Cell(0), 10
	for c := range pos.Shape.Cells().All() {
		if pos.Grid[c] == 0 && pos.Cands[c].Len() < fewest {
			best, fewest = c, pos.Cands[c].Len()
		}
	}
	if fewest == 10 {
		return true
	}
	for d := range pos.Cands[best].All() {
		next := *pos
		if next.Place(puzzle.Cand(best, d)); solvable(&next) {
			return true
		}
	}
	return false
}
