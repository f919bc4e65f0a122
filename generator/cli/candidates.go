package cli

import (
	"cmp"
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// A puzzle in a layout of solvers has the candidates that come with it: a solution keeps to
// them. Where its digits alone don't have exactly one solution, they are part of the puzzle, a
// Sukaku; else they are how far somebody has come with it.

// A start is the position from which grid number at of a batch is solved.
type start struct {
	puzzle.Position
	at     int
	digits int         // how many solutions its digits alone have, 2 for more
	one    puzzle.Grid // the solution of the digits, if it is the only one
}

// start returns the position from which an item is solved. ok is false if that is on the classic
// board and has all candidates that its digits leave.
func (it *item) start() (p puzzle.Position, ok bool) {
	if it.Puzzle.Shape != nil {
		return it.Puzzle.Shape.NewPosition(gridToSolve(&it.Puzzle)), true
	}
	if !it.hasCandidates() {
		return p, false
	}
	return solver.Start(&it.Puzzle)
}

// isSukaku reports whether the candidates of an item are part of the puzzle.
func (it *item) isSukaku(search *solver.Searcher) bool {
	return it.hasCandidates() && search.IsSukaku(&it.Puzzle)
}

// written returns the position of a Sukaku with its candidates as they are written. A digit that
// a peer has as a candidate is not placed yet: it is the one candidate of its cell.
func (it *item) written() puzzle.Position {
	p, _ := solver.Start(&it.Puzzle)
	placed := p.Grid
	for c, d := range p.Grid {
		for q := range puzzle.Cell(c).Peers().All() {
			if d != 0 && it.Puzzle.Centre[q].Has(d) {
				placed[c] = 0
			}
		}
	}
	w := puzzle.NewPosition(placed)
	for c, d := range p.Grid {
		switch marks := it.Puzzle.Centre[c]; {
		case d != 0:
			w.Cands[c] &= d.Set()
		case marks != 0:
			w.Cands[c] &= marks
		}
	}
	return w
}

// shown returns a Sukaku as a line of the layout 729.
func (it *item) shown() *shownPuzzle {
	p := it.written()
	line := make([]byte, 0, 9*len(p.Grid))
	for c, given := range p.Grid {
		for d := puzzle.Digit(1); d <= 9; d++ {
			if given == d || p.Cands[c].Has(d) {
				line = append(line, '0'+byte(d))
			} else {
				line = append(line, '.')
			}
		}
	}
	s := shownPuzzle(line)
	return &s
}

// errSukaku is for what takes puzzles by their digits.
var errSukaku = words.Error("cli.sukaku")

// allows reports whether a solution keeps to the candidates.
func (s *start) allows(solution *puzzle.Grid) bool {
	for c, d := range solution {
		if s.Grid[c] == 0 && !s.Cands[c].Has(d) {
			return false
		}
	}
	return true
}

// solve counts the solutions of all grids of a batch, up to limit, and with solutions not nil
// sets one of each.
func (q *gridBatch) solve(ctx context.Context, batch *solver.Batch, limit int, solutions []puzzle.Grid) error {
	if err := q.countDigits(ctx, batch); err != nil {
		return err
	}
	for i := range q.starts {
		q.grids[q.starts[i].at] = puzzle.Grid{1, 1} // clashes, so it takes no time
	}
	var err error
	if solutions == nil {
		err = batch.Count(ctx, q.grids, limit, q.counts)
	} else {
		err = batch.Solve(ctx, q.grids, limit, q.counts, solutions)
	}
	for i := range q.starts {
		q.grids[q.starts[i].at] = q.starts[i].Grid
	}
	for i := range q.starts {
		if err != nil {
			break
		}
		s := &q.starts[i]
		if q.counts[s.at], err = q.countFrom(ctx, s, limit); solutions != nil && q.counts[s.at] > 0 {
			solutions[s.at] = q.search.firstFrom(ctx, &s.Position)
		}
	}
	return err
}

// countDigits counts the solutions of the digits of puzzles with candidates, once.
func (q *gridBatch) countDigits(ctx context.Context, batch *solver.Batch) error {
	if len(q.starts) == 0 || q.counted {
		return nil
	}
	q.counted = true
	n := len(q.starts)
	grids, counts, solutions := make([]puzzle.Grid, n), make([]int, n), make([]puzzle.Grid, n)
	for i := range q.starts {
		grids[i] = q.starts[i].Grid
	}
	err := batch.Solve(ctx, grids, 2, counts, solutions)
	for i := range q.starts {
		q.starts[i].digits, q.starts[i].one = counts[i], solutions[i]
	}
	return err
}

// countFrom counts the solutions from a start, up to limit.
func (q *gridBatch) countFrom(ctx context.Context, s *start, limit int) (int, error) {
	switch {
	case s.Shape != nil:
		return q.search.countFrom(ctx, &s.Position, limit)
	case s.digits == 0, s.digits == 1 && !s.allows(&s.one):
		return 0, nil
	case s.digits == 1:
		return min(1, limit), nil
	}
	return q.search.countFrom(ctx, &s.Position, limit)
}

// startOf returns the start of grid i, nil if it has no candidates of its own.
func (q *gridBatch) startOf(i int) *start {
	k, ok := slices.BinarySearchFunc(q.starts, i, func(s start, i int) int { return cmp.Compare(s.at, i) })
	if !ok {
		return nil
	}
	return &q.starts[k]
}

// shown returns grid i, which is an item's or, if that is nil, a simple line.
func (q *gridBatch) shown(i int, it *item) *shownPuzzle {
	switch s := q.startOf(i); {
	case s == nil:
	case s.Shape != nil:
		return showOn(s.Shape, &s.Grid)
	case s.digits != 1:
		return it.shown()
	}
	return show(&q.grids[i])
}

// whyNone returns the reason why grid i has no solution.
func (q *gridBatch) whyNone(i int) error {
	switch s := q.startOf(i); {
	case s == nil:
	case s.Shape != nil:
		return whyNoneOn(s.Shape, &s.Grid)
	case s.digits > 0:
		return words.Error("cli.none.candidates")
	}
	return whyNone(&q.grids[i])
}
