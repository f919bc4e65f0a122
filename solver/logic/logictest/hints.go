package logictest

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A Page is what a page speaks of beside a step: what the player does there, and the solution.
type Page struct {
	Solution puzzle.Grid // all empty if there are several
	Cell     puzzle.Cell // that is asked about, pressed, answered, or where something is wrong
	Digit    puzzle.Digit
	Place    bool                // the answer is that the digit goes there, not that it can't
	Shown    puzzle.Diagram      // on the board, which a legend explains
	Lit      puzzle.Diagram      // what of it is spoken of just now
	Marks    [81]puzzle.DigitSet // the candidates that the player keeps
	Lesson   *logic.Technique    // what is to be found
	Steps    []logic.Step        // any of which will do
	Patterns []puzzle.CellSet    // the cells of each
	Larger   []puzzle.CellSet    // those of patterns of more cells than are asked for
	Found    puzzle.CellSet      // those that are found
}

// asked(cell): it is the one that the page is about.
func asked(p *Proof, a []Value) error {
	if a[0].Cells != puzzle.CellsOf(p.Page.Cell) {
		return says("it is about %v", p.Page.Cell)
	}
	return nil
}

// stands(cell, digit): the cell has it.
func stands(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		if d := p.Pos.Grid[c]; d == 0 || a[1].Digits != d.Set() {
			return says("%v has %d", c, d)
		}
	}
	return nil
}

// solved(cell, digit): the solution has it there.
func solved(p *Proof, a []Value) error {
	for c := range a[0].Cells.All() {
		if d := p.Page.Solution[c]; d == 0 || a[1].Digits != d.Set() {
			return says("the solution has %d in %v", d, c)
		}
	}
	return nil
}

// wrongAt(cell): it is that of the wrong entry.
func wrongAt(p *Proof, a []Value) error {
	c := p.Page.Cell
	if p.Pos.Grid[c] == 0 || p.Pos.Given.Has(c) || p.Pos.Grid[c] == p.Page.Solution[c] {
		return says("%v isn't wrong", c)
	}
	return asked(p, a)
}

// wrongEntry(cell, digit): so is the cell, and the digit is the entry.
func wrongEntry(p *Proof, a []Value) error {
	if err := wrongAt(p, a); err != nil {
		return err
	}
	return stands(p, a)
}

// wrongWithin(house): the wrong entry is in it.
func wrongWithin(p *Proof, a []Value) error {
	at := Value{Cells: puzzle.CellsOf(p.Page.Cell)}
	if err := wrongAt(p, []Value{at}); err != nil {
		return err
	}
	return inside(p, []Value{at, a[0]})
}

// withWrong returns what the rules leave beside the digits that are right and the wrong entry.
// Where there are several solutions, all digits count as right.
func (p *Proof) withWrong() puzzle.Position {
	g := p.Pos.Grid
	for c, d := range g {
		if own := p.Page.Solution[c]; own != 0 && d != own && puzzle.Cell(c) != p.Page.Cell {
			g[c] = 0
		}
	}
	return p.Pos.Shape.NewPosition(g)
}

// standsAlready(cell, digit, house): the digit of the wrong entry stands there already, in a house of both.
func standsAlready(p *Proof, a []Value) error {
	with, by, d := p.withWrong(), a[0].Cells, p.Pos.Grid[p.Page.Cell]
	if d == 0 {
		d = p.Page.Digit
	}
	if by == puzzle.CellsOf(p.Page.Cell) || a[1].Digits != d.Set() || with.Grid[by.First()].Set() != a[1].Digits {
		return says("it doesn't")
	}
	by.Add(p.Page.Cell)
	return inside(p, []Value{{Cells: by}, a[2]})
}

// emptiedBy(cell): it is empty, and with the wrong entry no digit is left for it.
func emptiedBy(p *Proof, a []Value) error {
	with, c := p.withWrong(), a[0].Cells.First()
	if p.Pos.Grid[c] != 0 || with.Cands[c] != 0 {
		return says("it has %d, it can take %v", p.Pos.Grid[c], with.Cands[c])
	}
	return nil
}

// closedBy(house, digit): the house hasn't the digit, and with the wrong entry no place is left for it.
func closedBy(p *Proof, a []Value) error {
	with, d := p.withWrong(), a[1].Digits.Min()
	for c := range p.cells(a[0]).All() {
		if p.Pos.Grid[c] == d || with.Grid[c] == d || with.Cands[c].Has(d) {
			return says("%v can be %d", c, d)
		}
	}
	return nil
}

// noHouseShows(): nothing of this is so in any house, and no cage beside shows it.
func noHouseShows(p *Proof, _ []Value) error {
	with, d := p.withWrong(), p.Pos.Grid[p.Page.Cell]
	for c := range p.Pos.Shape.Peers(p.Page.Cell).All() {
		if with.Grid[c] == d || p.Pos.Grid[c] == 0 && with.Cands[c] == 0 {
			return says("%v shows it", c)
		}
	}
	for _, h := range p.Pos.Shape.Houses() {
		for d := range p.Pos.Shape.Digits().All() {
			if closedBy(p, []Value{{Houses: []puzzle.House{h}}, {Digits: d.Set()}}) == nil {
				return says("%v shows it: %d", h, d)
			}
		}
	}
	return nil
}

// cageWith returns the cage that a text names, what its digits make with the wrong entry, and
// its cells that are open then.
func (p *Proof) cageWith(v Value) (cage puzzle.Cage, made int, open puzzle.CellSet, err error) {
	cage, err = p.cageAt(v.Said[0])
	with := p.withWrong()
	for c := range cage.Cells.All() {
		if made += int(with.Grid[c]); with.Grid[c] == 0 {
			open.Add(c)
		}
	}
	return cage, made, open, err
}

// fullOf(cage, n): the cage is full and makes n, which isn't its sum.
func fullOf(p *Proof, a []Value) error {
	if cage, made, open, err := p.cageWith(a[0]); err != nil || !open.Empty() || made != a[1].Number || made == cage.Sum {
		return says("it makes %d, %s is open: %v", made, open.Notation(), err)
	}
	return nil
}

// tooMuch(cage, n): some of its cells are open, and its digits make n, its sum or more.
func tooMuch(p *Proof, a []Value) error {
	if cage, made, open, err := p.cageWith(a[0]); err != nil || open.Empty() || made != a[1].Number || made < cage.Sum {
		return says("it makes %d, %s is open: %v", made, open.Notation(), err)
	}
	return nil
}

// noSumOf(cage): no digits that its cells can take with the wrong entry, or the digit that is asked for, make
// its sum.
func noSumOf(p *Proof, a []Value) error {
	with := p.withWrong()
	if with.Grid[p.Page.Cell] == 0 && p.Page.Digit != 0 {
		with.Place(puzzle.Cand(p.Page.Cell, p.Page.Digit))
	}
	cage, err := p.cageAt(a[0].Said[0])
	if err != nil || (&reasoning{on: &with}).fills(cage, func(puzzle.Cell, puzzle.Digit) bool { return true }) {
		return says("some do: %v", err)
	}
	return nil
}

// lacksMark(cell or house): a mark that is needed is missing in the cell at hand, which it is or which is in it.
func lacksMark(p *Proof, a []Value) error {
	c := p.Page.Cell
	if p.Pos.Grid[c] != 0 || p.Page.Marks[c].Has(p.Page.Solution[c]) || !p.cells(a[0]).Has(c) || a[0].Cells.Len() > 1 {
		return says("%v has %v", c, p.Page.Marks[c])
	}
	return nil
}

// marksLack(cell, digits): these are what the rules leave there and the marks leave out; one is needed.
func marksLack(p *Proof, a []Value) error {
	pos := p.Pos.Shape.NewPosition(p.Pos.Grid)
	if lack := pos.Cands[p.Page.Cell] &^ p.Page.Marks[p.Page.Cell]; a[1].Digits != lack {
		return says("they leave out %v", lack)
	}
	return lacksMark(p, a[:1])
}

// fewest(cell): no empty cell has fewer candidates.
func fewest(p *Proof, a []Value) error {
	least := p.Pos.Cands[a[0].Cells.First()].Len()
	for c := range p.Pos.Shape.Cells().All() {
		if p.Pos.Grid[c] == 0 && p.Pos.Cands[c].Len() < least {
			return says("%v has %v", c, p.Pos.Cands[c])
		}
	}
	return nil
}

// clashIn(digit, house, cells): these are all the givens of the house with the digit, two or more.
func clashIn(p *Proof, a []Value) error {
	var cells puzzle.CellSet
	for c := range p.cells(a[1]).And(p.Pos.Given).All() {
		if p.Pos.Grid[c] != 0 && a[0].Digits == p.Pos.Grid[c].Set() {
			cells.Add(c)
		}
	}
	if cells != a[2].Cells || cells.Len() < 2 {
		return says("it stands in %s", cells.Notation())
	}
	return nil
}

// marked reports whether the player says that of a candidate.
func (pg *Page) marked(a []Value) bool {
	return a[0].Cells == puzzle.CellsOf(pg.Cell) && a[1].Digits == pg.Digit.Set()
}

// does reports whether a step has the answer.
func (pg *Page) does(s *logic.Step) bool {
	in := s.Eliminate
	if pg.Place {
		in = s.Place
	}
	return slices.Contains(in, puzzle.Cand(pg.Cell, pg.Digit))
}
