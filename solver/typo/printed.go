package typo

import (
	"context"
	"math"

	"sudoku/puzzle"
)

// likelihood returns how likely a grid is to have been printed.
func (f *Finder) likelihood(ctx context.Context, g *puzzle.Grid) (float64, error) {
	m := mirrorOf(g)
	spare, err := f.spareGivens(ctx, g, m)
	return printedLikelihood(g.Filled().Len(), spare, m != nil), err
}

// spareGivens counts the givens that a puzzle could do without, where it is symmetric
// together with their images.
func (f *Finder) spareGivens(ctx context.Context, g *puzzle.Grid, m mirror) (n int, err error) {
	f.grids = f.grids[:0]
	for c := range puzzle.Cell(81) {
		image := c
		if m != nil {
			image = m.of(c)
		}
		if g[c] == 0 || image < c {
			continue
		}
		less := *g
		less[c], less[image] = 0, 0
		f.grids = append(f.grids, less)
	}
	counts, err := f.within(ctx, f.grids)
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
// numbers were fitted to typos in puzzles of many kinds.
func printedLikelihood(givens, spare int, symmetric bool) float64 {
	w := math.Pow(1+float64(spare), -2.6) * math.Pow(1+float64(min(spare, 3)), -0.6) // the first few say most
	if symmetric {
		w *= 500
	}
	if spare > 0 {
		return w
	}
	switch { // the fewer givens, the fewer grids do without none
	case givens <= 22:
		return 30 * w
	case givens <= 25:
		return [...]float64{5, 2.7, 2}[givens-23] * w
	}
	return w
}

// A mirror is a symmetry: to which row and column it takes those of a cell.
type mirror func(r, c int) (int, int)

// mirrors are the symmetries that printed puzzles have.
var mirrors = [...]mirror{
	func(r, c int) (int, int) { return 8 - r, 8 - c },
	func(r, c int) (int, int) { return 8 - r, c },
	func(r, c int) (int, int) { return r, 8 - c },
	func(r, c int) (int, int) { return c, r },
	func(r, c int) (int, int) { return 8 - c, 8 - r },
}

func (m mirror) of(c puzzle.Cell) puzzle.Cell { return puzzle.CellAt(m(c.Row(), c.Col())) }

// mirrorOf returns a symmetry of the pattern of givens, nil when it has none.
func mirrorOf(g *puzzle.Grid) mirror {
	for _, m := range mirrors {
		same := true
		for c := range puzzle.Cell(81) {
			same = same && (g[c] == 0) == (g[m.of(c)] == 0)
		}
		if same {
			return m
		}
	}
	return nil
}
