// Package typo finds what was mistyped in a puzzle: the edits that take one slip
// back and leave exactly one solution, likeliest first.
//
// The order is Bayes's: how likely people are to make the slip (slip.go), times how
// likely a puzzle such as the edit leaves is to have been printed (printed.go).
package typo

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver"
)

// A Kind is a slip that people make when they type a puzzle in.
type Kind uint8

const (
	Wrong   Kind = iota // another digit is printed there
	Extra               // nothing is printed there
	Missing             // a digit is printed there
	Moved               // a digit stands one cell away from where it is printed
	Shifted             // part of a line, or of all, stands one cell away from where it is printed
	Swapped             // two neighbours changed places
)

// An Edit takes one slip back, or two.
type Edit struct {
	Kind  Kind          // of the first slip
	Grid  puzzle.Grid   // after it
	Cells []puzzle.Cell // those that differ, first the one that the edit names

	slip   slip
	second *slip // the other one of two
}

// Find lists the edits of one slip that leave exactly one solution, likeliest first;
// with a limit of zero or less all of them. Of a grid that has exactly one solution
// there are none. Find ends soon after ctx is done, with ctx's error.
func Find(ctx context.Context, g puzzle.Grid, limit int) ([]Edit, error) {
	var f Finder
	return f.Find(ctx, g, limit)
}

// A Finder is scratch space for finding the edits of many grids one after another.
// The zero Finder is ready. One goroutine may use it at a time.
type Finder struct {
	batch  solver.Batch
	slips  slips
	grids  []puzzle.Grid
	counts []int
}

// Find is [Find].
func (f *Finder) Find(ctx context.Context, g puzzle.Grid, limit int) ([]Edit, error) {
	if n, err := f.solutions(ctx, []puzzle.Grid{g}); err != nil || n[0] == 1 {
		return nil, err
	}
	f.slips.list(g)
	return f.mended(ctx, &g, limit)
}

// mended returns the edits of the listed slips that leave exactly one solution, likeliest
// first.
func (f *Finder) mended(ctx context.Context, typed *puzzle.Grid, limit int) ([]Edit, error) {
	f.slips.keep(func(i int) bool { return mayBeUnique(&f.slips.grids[i]) })
	n, err := f.solutions(ctx, f.slips.grids)
	if err != nil {
		return nil, err
	}
	f.slips.keep(func(i int) bool { return n[i] == 1 })
	for i := range f.slips.grids {
		w, err := f.likelihood(ctx, &f.slips.grids[i])
		if err != nil {
			return nil, err
		}
		f.slips.weights[i] *= w
	}
	order := f.slips.order()
	if limit > 0 {
		order = order[:min(limit, len(order))]
	}
	edits := make([]Edit, len(order))
	for i, j := range order {
		edits[i] = newEdit(typed, &f.slips.grids[j], f.slips.slips[j])
	}
	return edits, nil
}

// mayBeUnique reports whether a grid can have exactly one solution: with fewer than 17
// givens none has, nor where two digits are nowhere and can change places. Such grids
// would take the longest to search.
func mayBeUnique(g *puzzle.Grid) bool {
	var digits puzzle.DigitSet
	for _, d := range g {
		if d != 0 {
			digits |= d.Set()
		}
	}
	return digits.Len() >= 8 && g.Filled().Len() >= 17
}

// Solutions counts the solutions of a grid up to two.
func (f *Finder) Solutions(ctx context.Context, g puzzle.Grid) (int, error) {
	n, err := f.solutions(ctx, []puzzle.Grid{g})
	return n[0], err
}

// solutions counts the solutions of each grid up to two.
func (f *Finder) solutions(ctx context.Context, grids []puzzle.Grid) ([]int, error) {
	f.counts = slices.Grow(f.counts[:0], len(grids))[:len(grids)]
	return f.counts, f.batch.Count(ctx, grids, 2, f.counts)
}

// Two reports whether the edit takes two slips back.
func (e *Edit) Two() bool { return e.second != nil }

func newEdit(from, to *puzzle.Grid, s slip) Edit {
	e := Edit{Kind: s.form.kind(), Grid: *to, slip: s}
	for c := range from {
		if from[c] != to[c] {
			e.Cells = append(e.Cells, puzzle.Cell(c))
		}
	}
	if i := slices.Index(e.Cells, s.at); i > 0 {
		e.Cells = slices.Insert(slices.Delete(e.Cells, i, i+1), 0, s.at)
	}
	return e
}
