package logictest

import "sudoku/puzzle"

// noSumLeft(cage): no digits that its cells can have make its sum.
func noSumLeft(p *Proof, a []Value) error {
	r, err := p.cases.together(func(statement) bool { return true })
	if err != nil {
		return err
	}
	cage, err := p.cageAt(a[0].Said[0])
	if err != nil {
		return err
	}
	if r.fills(cage, func(puzzle.Cell, puzzle.Digit) bool { return true }) {
		return says("some do after %v", r.said)
	}
	p.cases.clash = true
	return nil
}

// cageAt returns the cage that a text names by its sum and its first cell.
func (p *Proof) cageAt(s *Sentence) (puzzle.Cage, error) {
	cage, ok := p.Pos.Shape.CageOf(s.Args["cell"].Cells.First())
	if !ok || cage.Sum != s.Args["sum"].Number || cage.Cells.First() != s.Args["cell"].Cells.First() {
		return cage, says("no such cage: %v", s)
	}
	return cage, nil
}

// needed returns why a house needn't have a digit, as cages.
func (r *reasoning) needed(h puzzle.House, d puzzle.Digit) error {
	if h < puzzle.FirstCage {
		return nil
	}
	cage, _ := r.on.Shape.CageOf(puzzle.Cell(h - puzzle.FirstCage))
	base := reasoning{on: r.on}
	if base.fills(cage, func(_ puzzle.Cell, of puzzle.Digit) bool { return of != d }) {
		return says("the cage needn't have it")
	}
	return nil
}

// fills reports whether different digits that the cells can have make the sum of a cage.
func (r *reasoning) fills(cage puzzle.Cage, may func(puzzle.Cell, puzzle.Digit) bool) bool {
	return r.fillsRest(cage.Cells, cage.Sum, 0, may)
}

func (r *reasoning) fillsRest(cells puzzle.CellSet, sum int, used puzzle.DigitSet, may func(puzzle.Cell, puzzle.Digit) bool) bool {
	if cells.Empty() {
		return sum == 0
	}
	c := cells.First()
	cells.Remove(c)
	for d := range (r.on.Shape.Digits() &^ used).All() {
		if int(d) <= sum && r.can(c, d, anyReason) && may(c, d) && r.fillsRest(cells, sum-int(d), used|d.Set(), may) {
			return true
		}
	}
	return false
}
