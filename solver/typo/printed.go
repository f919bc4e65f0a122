package typo

import (
	"context"
	"math"

	"sudoku/puzzle"
)

// likelihood returns how likely a grid is to have been printed on a board.
func (f *Finder) likelihood(ctx context.Context, board *puzzle.Shape, g *puzzle.Grid) (float64, error) {
	m := mirrorOf(board, g)
	spare, err := f.spareGivens(ctx, board, g, m)
	w := printedLikelihood(spare, m != nil)
	if board == nil {
		w *= fewGivens(g.Count(), spare)
	}
	return w, err
}

// spareGivens counts the givens that a puzzle could do without, where it is symmetric
// together with their images.
func (f *Finder) spareGivens(ctx context.Context, board *puzzle.Shape, g *puzzle.Grid, m mirror) (n int, err error) {
	f.grids = f.grids[:0]
	for c := range board.Cells().All() {
		image := c
		if m != nil {
			image = m.of(board, c)
		}
		if g[c] == 0 || image < c {
			continue
		}
		less := *g
		less[c], less[image] = 0, 0
		f.grids = append(f.grids, less)
	}
	counts, err := f.within(ctx, board, f.grids)
	for _, k := range counts {
		if k == 1 {
			n++
		}
	}
	return n, err
}

// printedLikelihood compares puzzles that differ by a typo. What people print has few
// givens to spare, often none, whereas a grid that has one solution by accident has
// more; and it is symmetric or not at all, whereas an accident breaks the symmetry. The
// numbers were fitted to typos in puzzles of many kinds on the classic board.
func printedLikelihood(spare int, symmetric bool) float64 {
	w := math.Pow(1+float64(spare), -2.6) * math.Pow(1+float64(min(spare, 3)), -0.6) // the first few say most
	if symmetric {
		w *= 500
	}
	return w
}

// fewGivens is how much likelier a classic puzzle with none to spare is the fewer givens it
// has: the fewer grids do without any.
func fewGivens(givens, spare int) float64 {
	switch {
	case spare > 0 || givens > 25:
		return 1
	case givens <= 22:
		return 30
	}
	return [...]float64{5, 2.7, 2}[givens-23]
}

// A mirror is a symmetry: to which row and column it takes those of a cell, on a board whose
// last row is n.
type mirror func(r, c, n int) (int, int)

// mirrors are the symmetries that printed puzzles have.
var mirrors = [...]mirror{
	func(r, c, n int) (int, int) { return n - r, n - c },
	func(r, c, n int) (int, int) { return n - r, c },
	func(r, c, n int) (int, int) { return r, n - c },
	func(r, c, n int) (int, int) { return c, r },
	func(r, c, n int) (int, int) { return n - c, n - r },
}

func (m mirror) of(board *puzzle.Shape, c puzzle.Cell) puzzle.Cell {
	return puzzle.CellAt(m(c.Row(), c.Col(), board.Size()-1))
}

// mirrorOf returns a symmetry of the pattern of givens, nil when it has none.
func mirrorOf(board *puzzle.Shape, g *puzzle.Grid) mirror {
	for _, m := range mirrors {
		same := true
		for c := range board.Cells().All() {
			same = same && (g[c] == 0) == (g[m.of(board, c)] == 0)
		}
		if same {
			return m
		}
	}
	return nil
}
