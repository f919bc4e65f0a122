package cli

import (
	"context"
	"math"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// solve is the verb that writes solutions, in the layout of the puzzle.
func solve(c *call, cmd *cobra.Command) job {
	s := solveOptions{all: 1}
	unique := c.boolOption(cmd, "unique")
	c.option(cmd, number{&s.all, "N", 1, math.MaxInt}, "all", "")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		s.unique, s.several = *unique, cmd.Flags().Changed("all")
		if s.unique && s.several {
			return newUsageError(cmd, "cli.exclude", "one", "--unique", "other", "--all")
		}
		if s.several {
			return c.stream(ctx, names, s.answerer)
		}
		return c.streamBatches(ctx, names, linesChunk, s.batchAnswerer)
	}
}

// solveOptions are the options of the verb solve.
type solveOptions struct {
	unique  bool // write no solution of a puzzle that has several
	several bool // write several solutions, up to all
	all     int
}

// batchAnswerer writes one solution of each puzzle.
func (s solveOptions) batchAnswerer(ctx context.Context) batchAnswerer {
	var batch solver.Batch
	return func(q *gridBatch, to *answer) {
		if batch.Solve(ctx, q.grids, 2, q.counts, q.solutions) != nil {
			return
		}
		to.out = slices.Grow(to.out, (81+len("\n"))*len(q.grids))
		for i, it := range q.all() {
			switch {
			case it == nil && q.counts[i] == 1:
				to.out = format.AppendSolution(to.out, &q.solutions[i])
			case it == nil:
				s.one(q, i, q.item(i), to)
			case it.err != nil:
				to.noAnswer(it, it.err)
			default:
				s.one(q, i, it, to)
			}
		}
	}
}

// one writes the result for grid i, which is an item's.
func (s solveOptions) one(q *gridBatch, i int, it *item, to *answer) {
	switch n := q.counts[i]; {
	case n == 0:
		to.noAnswer(it, whyNone(&q.grids[i]))
	case n > 1 && s.unique:
		to.noAnswer(it, words.Error("cli.many"))
	case n > 1:
		to.fail(it, words.Error("cli.manyone"))
		fallthrough
	default:
		to.answers(it, q.solutions[i])
	}
}

// answerer writes several solutions of each puzzle.
func (s solveOptions) answerer(context.Context) answerer {
	var search solver.Searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			to.noAnswer(it, it.err)
			return
		}
		grid, n := gridToSolve(&it.Puzzle), 0
		search.Search(&grid, func(g *puzzle.Grid) bool {
			to.answers(it, *g)
			n++
			return n < s.all && to.more()
		})
		if n == 0 {
			to.noAnswer(it, whyNone(&grid))
		}
	}
}

// gridToSolve returns the givens or, if there are none, the entries: then the input does
// not tell givens from entries.
func gridToSolve(p *puzzle.Puzzle) puzzle.Grid {
	if p.Givens != (puzzle.Grid{}) {
		return p.Givens
	}
	return p.Entries
}

// whyNone returns the reason why a grid has no solution.
func whyNone(g *puzzle.Grid) error {
	conflicts := g.ConflictList()
	if len(conflicts) == 0 {
		return words.Error("cli.none")
	}
	k := conflicts[0]
	return words.Error("cli.clash", "digit", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All()))
}
