package cli

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// A position is what logic works on: of candidates, those that the input gave.
type position struct {
	puzzle.Position
	solution puzzle.Grid // if there is exactly one
	one      bool
}

// marked reports whether the item comes with candidates. What a saved game holds are
// a player's marks, which may be anything.
func (it *item) marked() bool {
	return it.Layout != nil && it.Layout.Candidates && it.Puzzle.Centre != [81]puzzle.DigitSet{}
}

// position makes the position of an item, with what has been entered. The error says
// why it has no solution.
func (it *item) position(ctx context.Context, search *solver.Searcher) (p position, err error) {
	grid := it.Puzzle.Grid()
	p.Position = puzzle.NewPosition(grid)
	p.Given = it.Puzzle.Givens.Filled()
	if it.marked() {
		for c, marks := range it.Puzzle.Centre {
			if marks != 0 {
				p.Cands[c] &= marks
			}
		}
	}
	n, err := search.CountContext(ctx, &grid, 2)
	switch {
	case err != nil:
		return p, err
	case n == 0:
		return p, whyNone(&grid)
	}
	p.one = n == 1
	p.solution, _ = search.First(&grid)
	return p, nil
}

// lost returns a candidate that the solution needs and the input doesn't give.
func (p *position) lost() error {
	for c, d := range p.solution {
		if k := puzzle.Cand(puzzle.Cell(c), d); p.one && p.Grid[c] == 0 && !p.Has(k) {
			return words.Error("cli.lost", "digit", d, "cell", k.Cell())
		}
	}
	return nil
}

// usable returns the techniques that hold here.
func (p *position) usable(techs []*logic.Technique) []*logic.Technique {
	return logic.Applicable(techs, p.one)
}
