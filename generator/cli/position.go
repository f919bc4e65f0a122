package cli

import (
	"context"
	"fmt"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// A position is what logic works on, with the candidates of the input.
type position struct {
	puzzle.Position
	solution puzzle.Grid // that keeps to the candidates, if there is exactly one
	unique   bool        // its digits alone have exactly one
	several  bool        // there are several that keep to the candidates
}

// hasCandidates reports whether the item comes with candidates. The marks of a saved game
// don't count: they may be anything.
func (it *item) hasCandidates() bool {
	return it.Layout != nil && it.Layout.Candidates && it.Puzzle.Centre != [81]puzzle.DigitSet{}
}

// position returns the position of an item, including entries. The error says why it has
// no solution.
func (it *item) position(ctx context.Context, search *solver.Searcher) (p position, err error) {
	grid := it.Puzzle.Grid()
	p.Position = puzzle.NewPosition(grid)
	p.Given = it.Puzzle.Givens.Filled()
	if it.hasCandidates() {
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
	if p.unique = n == 1; p.unique {
		p.solution, _ = search.First(&grid)
		return p, nil
	}
	if n, err = search.CountFrom(ctx, &p.Position, 2); err == nil && n == 0 {
		err = words.Error("cli.none.candidates")
	}
	p.several = n > 1
	p.solution, _ = search.FirstFrom(&p.Position)
	return p, err
}

// checkCandidates returns an error if a candidate of the solution is missing.
func (p *position) checkCandidates() error {
	for c, d := range p.solution {
		if k := puzzle.Cand(puzzle.Cell(c), d); p.unique && p.Grid[c] == 0 && !p.Has(k) {
			return words.Error("cli.lost", "digit", d, "cell", k.Cell())
		}
	}
	return nil
}

// shown returns the puzzle that an item is.
func (p *position) shown(it *item) *shownPuzzle {
	if p.Shape != nil {
		return showOn(p.Shape, &p.Grid)
	}
	if p.sukaku(it) {
		return it.shown()
	}
	return show(&p.Grid)
}

// sukaku reports whether the candidates are part of the puzzle.
func (p *position) sukaku(it *item) bool { return !p.unique && it.hasCandidates() }

// append appends the grid, of a Sukaku with the candidates from which a path begins.
func (p *position) append(dst []byte, it *item, from *puzzle.Position) []byte {
	if from.Shape != nil {
		return appendBoard(dst, from, false)
	}
	if p.sukaku(it) {
		return format.Pencilmarks.Append(dst, &puzzle.Puzzle{Givens: from.Grid, Centre: from.Cands})
	}
	return fmt.Appendln(dst, p.Grid)
}

// usable returns the techniques that are sound here.
func (p *position) usable(techs []*logic.Technique) []*logic.Technique {
	return logic.Applicable(techs, p.unique)
}
