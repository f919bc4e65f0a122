package generator

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// Check returns the error that says why no puzzle can fit o, nil if none is known: a
// *Contradiction, ErrGivens or ErrLevel.
func (o Order) Check() error {
	_, err := o.complete()
	return err
}

// Fits reports whether a puzzle, wherever it comes from, is one that o asks for; only an order for
// the classic board asks for any.
func (o Order) Fits(ctx context.Context, givens *puzzle.Grid) bool {
	o, err := o.complete()
	if err != nil || o.Kind != Classic || !o.fitsGivens(givens) {
		return false
	}
	if solution, err := solver.Solve(*givens); err != nil || !o.solves(&solution) {
		return false
	}
	if !o.rated() {
		return true
	}
	var (
		p     path
		rater logic.Rater
	)
	o.NoRating = true
	_, fits := p.rate(ctx, &rater, &o, givens)
	return fits
}

// fitsGivens reports whether givens are as many and where o asks for them.
func (o *Order) fitsGivens(g *puzzle.Grid) bool {
	cells := g.Filled()
	if n := cells.Len(); n < o.MinGivens || n > o.MaxGivens {
		return false
	}
	for c := range cells.All() {
		if !o.Symmetry.Orbit(c).In(cells) {
			return false
		}
	}
	if p := o.Pattern; p != nil {
		for c, d := range p.Digits {
			if d != 0 && g[c] != d {
				return false
			}
		}
		if !cells.In(p.Cells) || !p.Within && cells != p.Cells {
			return false
		}
	}
	return !o.Minimal || isMinimal(g)
}

// isMinimal reports whether no given can be left out.
func isMinimal(g *puzzle.Grid) bool {
	for c, d := range g {
		if d == 0 {
			continue
		}
		less := *g
		less[c] = 0
		if solver.Count(less, 2) == 1 {
			return false
		}
	}
	return true
}

// ParseRange reads A..B, or one number; the error is ErrRange.
func ParseRange(s string) (*Range, error) { return parseRange(s) }
