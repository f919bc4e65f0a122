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
	Wrong    Kind = iota // another digit is printed there
	Extra                // nothing is printed there
	Missing              // a digit is printed there
	Moved                // a digit stands one cell away from where it is printed
	Shifted              // part of a line, or of all, stands one cell away from where it is printed
	Swapped              // two neighbours changed places
	WrongSum             // another sum is printed in a cage
)

// An Edit takes one typo back, or two.
type Edit struct {
	Kind  Kind          // of the first typo
	Shape *puzzle.Shape // after it: of a wrong sum not the board that was typed
	Grid  puzzle.Grid   // after it
	Cells []puzzle.Cell // those that differ, first the one that the edit names; of a wrong sum the cage

	typo   typo
	second *typo // the other one of two
}

// A Finder is scratch space for finding the edits of many grids one after another.
// The zero Finder is ready for the classic board. One goroutine may use it at a time.
type Finder struct {
	// Cut says whether the last search was cut short, since it took too much work: then it
	// tried the likeliest typos, but not all.
	Cut bool

	// Count counts the solutions of grids on boards that are not the classic one, as
	// [solver/variant.Searcher.CountWithin] does.
	Count func(ctx context.Context, board *puzzle.Shape, g *puzzle.Grid, limit int, budget *int) (int, error)

	batch  solver.Batch
	budget int // of batch, for this part of the search
	typos  typos
	grids  []puzzle.Grid
	counts []int
}

// How much work a search may take to find edits that leave one solution, and then to weigh
// them, in guesses: about a second, and a part of one. Few searches for one typo take a
// hundredth of it on the classic board; on others, which are searched plainly, they may take
// some times as long.
const (
	findBudget  = 1_000_000
	weighBudget = 300_000
	boardFactor = 3
)

// portion is how many edits are counted at once.
const portion = 512

// Find lists the edits of one typo that leave exactly one solution on a board, likeliest
// first; with a limit of zero or less all of them. Of a grid that has exactly one solution
// there are none. A search that takes too much work is cut short; see [Finder]. Find ends
// soon after ctx is done, with ctx's error.
func (f *Finder) Find(ctx context.Context, board *puzzle.Shape, g puzzle.Grid, limit int) ([]Edit, error) {
	f.begin(board)
	if n, err := f.solutions(ctx, board, []puzzle.Grid{g}); err != nil || n[0] == 1 {
		return nil, err
	}
	f.typos.list(board, g)
	return f.mended(ctx, limit)
}

// mended returns the edits of the listed typos that leave exactly one solution, likeliest
// first.
func (f *Finder) mended(ctx context.Context, limit int) ([]Edit, error) {
	f.typos.keep(func(i int) bool { return mayBeUnique(f.typos.board, &f.typos.grids[i]) })
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
		edits[i] = f.typos.edit(&f.typos.grids[j], f.typos.typos[j])
	}
	return edits, nil
}

// begin begins a search on a board.
func (f *Finder) begin(board *puzzle.Shape) { f.Cut, f.budget = false, budgetFor(board, findBudget) }

func budgetFor(board *puzzle.Shape, classic int) int {
	if board != nil {
		return boardFactor * classic
	}
	return classic
}

// unique reports which of the listed typos leave exactly one solution, the likeliest first,
// as far as the budget goes.
func (f *Finder) unique(ctx context.Context) ([]bool, error) {
	unique := make([]bool, len(f.typos.grids))
	size := portion
	if f.typos.board != nil {
		size = 1 // each may be on a board of its own
	}
	for part := range slices.Chunk(f.typos.order(), size) {
		f.grids = f.grids[:0]
		for _, i := range part {
			f.grids = append(f.grids, f.typos.grids[i])
		}
		n, err := f.within(ctx, f.typos.boardOf(part[0]), f.grids)
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
	f.budget = budgetFor(f.typos.board, weighBudget)
	weighed := make([]bool, len(f.typos.grids))
	for _, i := range f.typos.order() {
		w, err := f.likelihood(ctx, f.typos.boardOf(i), &f.typos.grids[i])
		if err != nil {
			return nil, err
		}
		f.typos.weights[i] *= w
		weighed[i] = !f.spent()
	}
	return weighed, nil
}

// mayBeUnique reports whether a grid can have exactly one solution: with fewer than 17
// givens none has on the classic board, nor on any without cages where two digits are nowhere
// and can change places. Such grids would take the longest to search.
func mayBeUnique(board *puzzle.Shape, g *puzzle.Grid) bool {
	if len(board.Cages()) > 0 {
		return true
	}
	var digits puzzle.DigitSet
	for _, d := range g {
		if d != 0 {
			digits |= d.Set()
		}
	}
	return digits.Len() >= board.Size()-1 && (board != nil || g.Count() >= 17)
}

// Solutions counts the solutions of a grid up to two; [solver.Unknown] says that it took too
// much work.
func (f *Finder) Solutions(ctx context.Context, board *puzzle.Shape, g puzzle.Grid) (int, error) {
	f.begin(board)
	n, err := f.solutions(ctx, board, []puzzle.Grid{g})
	return n[0], err
}

// solutions counts the solutions of each grid up to two. On the classic board it does so
// whatever the work.
func (f *Finder) solutions(ctx context.Context, board *puzzle.Shape, grids []puzzle.Grid) ([]int, error) {
	if board != nil {
		return f.within(ctx, board, grids)
	}
	f.counts = slices.Grow(f.counts[:0], len(grids))[:len(grids)]
	return f.counts, f.batch.Count(ctx, grids, 2, f.counts)
}

// within is solutions as far as the budget goes. Counts that it doesn't know are -1.
func (f *Finder) within(ctx context.Context, board *puzzle.Shape, grids []puzzle.Grid) (counts []int, err error) {
	f.counts = slices.Grow(f.counts[:0], len(grids))[:len(grids)]
	if board == nil {
		err = f.batch.CountWithin(ctx, grids, 2, f.counts, &f.budget)
	}
	for i := range grids {
		if board != nil && err == nil {
			f.counts[i], err = f.Count(ctx, board, &grids[i], 2, &f.budget)
		}
	}
	f.Cut = f.Cut || slices.Contains(f.counts, solver.Unknown)
	return f.counts, err
}

// spent reports whether the budget is used up, so that the search is cut short.
func (f *Finder) spent() bool {
	f.Cut = f.Cut || f.budget <= 0
	return f.budget <= 0
}

// Sums returns the sum that is printed in the cage, and that which was typed there.
func (e *Edit) Sums() (printed, typed int) { return e.typo.sum, e.typo.typedSum }

// Two reports whether the edit takes two typos back.
func (e *Edit) Two() bool { return e.second != nil }

// edit returns the edit that takes a typo back and leaves a grid.
func (l *typos) edit(to *puzzle.Grid, s typo) Edit {
	e := Edit{Kind: s.form.kind(), Shape: l.boardWithout(s), Grid: *to, typo: s}
	if e.Kind == WrongSum {
		cage, _ := l.board.CageOf(s.at)
		e.Cells = slices.Collect(cage.Cells.All())
		return e
	}
	for c := range l.typed {
		if l.typed[c] != to[c] {
			e.Cells = append(e.Cells, puzzle.Cell(c))
		}
	}
	if i := slices.Index(e.Cells, s.at); i > 0 {
		e.Cells = slices.Insert(slices.Delete(e.Cells, i, i+1), 0, s.at)
	}
	return e
}
