// Package typo finds what was mistyped in a puzzle: the edits that take one typo
// back and leave exactly one solution, likeliest first.
//
// The order is Bayes's: how likely people are to make the typo (form.go), times how
// likely a puzzle such as the edit leaves is to have been printed (printed.go).
package typo

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver"
)

// A Kind is a typo that people make when they type a puzzle in.
type Kind uint8

const (
	Wrong   Kind = iota // another digit is printed there
	Extra               // nothing is printed there
	Missing             // a digit is printed there
	Moved               // a digit stands one cell away from where it is printed
	Shifted             // part of a line, or of all, stands one cell away from where it is printed
	Swapped             // two neighbours changed places
)

// An Edit takes one typo back, or two.
type Edit struct {
	Kind  Kind          // of the first typo
	Grid  puzzle.Grid   // after it
	Cells []puzzle.Cell // those that differ, first the one that the edit names

	typo   typo
	second *typo // the other one of two
}

// A Finder is scratch space for finding the edits of many grids one after another.
// The zero Finder is ready. One goroutine may use it at a time.
type Finder struct {
	// Cut says whether the last search was cut short, since it took too much work: then it
	// tried the likeliest typos, but not all.
	Cut bool

	batch  solver.Batch
	budget int // of batch, for this part of the search
	typos  typos
	grids  []puzzle.Grid
	counts []int
}

// How much work a search may take to find edits that leave one solution, and then to weigh
// them, in guesses: about a second, and a part of one. Few searches for one typo take a
// hundredth of it.
const (
	findBudget  = 1_000_000
	weighBudget = 300_000
)

// portion is how many edits are counted at once.
const portion = 512

// Find lists the edits of one typo that leave exactly one solution, likeliest first;
// with a limit of zero or less all of them. Of a grid that has exactly one solution
// there are none. A search that takes too much work is cut short; see [Finder]. Find ends
// soon after ctx is done, with ctx's error.
func (f *Finder) Find(ctx context.Context, g puzzle.Grid, limit int) ([]Edit, error) {
	f.begin()
	if n, err := f.solutions(ctx, []puzzle.Grid{g}); err != nil || n[0] == 1 {
		return nil, err
	}
	f.typos.list(g)
	return f.mended(ctx, &g, limit)
}

// mended returns the edits of the listed typos that leave exactly one solution, likeliest
// first.
func (f *Finder) mended(ctx context.Context, typed *puzzle.Grid, limit int) ([]Edit, error) {
	f.typos.keep(func(i int) bool { return mayBeUnique(&f.typos.grids[i]) })
	for _, part := range []func(context.Context) ([]bool, error){f.unique, f.weigh} {
		wanted, err := part(ctx)
		if err != nil {
			return nil, err
		}
		f.typos.keep(func(i int) bool { return wanted[i] })
	}
	order := f.typos.order()
	if limit > 0 {
		order = order[:min(limit, len(order))]
	}
	edits := make([]Edit, len(order))
	for i, j := range order {
		edits[i] = newEdit(typed, &f.typos.grids[j], f.typos.typos[j])
	}
	return edits, nil
}

// begin begins a search.
func (f *Finder) begin() { f.Cut, f.budget = false, findBudget }

// unique reports which of the listed typos leave exactly one solution, the likeliest first,
// as far as the budget goes.
func (f *Finder) unique(ctx context.Context) ([]bool, error) {
	unique := make([]bool, len(f.typos.grids))
	for part := range slices.Chunk(f.typos.order(), portion) {
		f.grids = f.grids[:0]
		for _, i := range part {
			f.grids = append(f.grids, f.typos.grids[i])
		}
		n, err := f.within(ctx, f.grids)
		if err != nil {
			return nil, err
		}
		for k, i := range part {
			unique[i] = n[k] == 1
		}
	}
	return unique, nil
}

// weigh multiplies the weights of the listed typos by how likely the puzzles are. It reports
// which it weighed, the likeliest typos first, as far as the budget goes.
func (f *Finder) weigh(ctx context.Context) ([]bool, error) {
	f.budget = weighBudget
	weighed := make([]bool, len(f.typos.grids))
	for _, i := range f.typos.order() {
		w, err := f.likelihood(ctx, &f.typos.grids[i])
		if err != nil {
			return nil, err
		}
		f.typos.weights[i] *= w
		weighed[i] = !f.spent()
	}
	return weighed, nil
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

// within is solutions as far as the budget goes. Counts that it doesn't know are -1.
func (f *Finder) within(ctx context.Context, grids []puzzle.Grid) ([]int, error) {
	f.counts = slices.Grow(f.counts[:0], len(grids))[:len(grids)]
	err := f.batch.CountWithin(ctx, grids, 2, f.counts, &f.budget)
	f.Cut = f.Cut || slices.Contains(f.counts, solver.Unknown)
	return f.counts, err
}

// spent reports whether the budget is used up, so that the search is cut short.
func (f *Finder) spent() bool {
	f.Cut = f.Cut || f.budget <= 0
	return f.budget <= 0
}

// Two reports whether the edit takes two typos back.
func (e *Edit) Two() bool { return e.second != nil }

func newEdit(from, to *puzzle.Grid, s typo) Edit {
	e := Edit{Kind: s.form.kind(), Grid: *to, typo: s}
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
