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

// solve is the verb that writes solutions, in the layout of the question.
func solve(c *call, cmd *cobra.Command) job {
	s := solving{all: 1}
	unique := c.yes(cmd, "unique")
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
		return c.streamMany(ctx, names, linesPortion, s.ask)
	}
}

// solving is how solve was asked for.
type solving struct {
	unique  bool // a puzzle with several solutions gets none
	several bool // several solutions are wanted, up to all
	all     int
}

// ask answers each puzzle once.
func (s solving) ask(ctx context.Context) ask {
	var batch solver.Batch
	return func(q *questions, to *answer) {
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
				to.nothing(it, it.err)
			default:
				s.one(q, i, it, to)
			}
		}
	}
}

// one answers question i, which is an item's.
func (s solving) one(q *questions, i int, it *item, to *answer) {
	switch n := q.counts[i]; {
	case n == 0:
		to.nothing(it, whyNone(&q.grids[i]))
	case n > 1 && s.unique:
		to.nothing(it, words.Error("cli.many"))
	case n > 1:
		to.fail(it, words.Error("cli.manyone"))
		fallthrough
	default:
		to.answers(it, q.solutions[i])
	}
}

// answerer answers each puzzle with as many solutions as are wanted.
func (s solving) answerer(context.Context) answerer {
	var search solver.Searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			to.nothing(it, it.err)
			return
		}
		grid, n := question(&it.Puzzle), 0
		search.Search(&grid, func(g *puzzle.Grid) bool {
			to.answers(it, *g)
			n++
			return n < s.all && to.more()
		})
		if n == 0 {
			to.nothing(it, whyNone(&grid))
		}
	}
}

// question returns the grid to solve: the givens, or where nobody told them from
// entries, every digit.
func question(p *puzzle.Puzzle) puzzle.Grid {
	if p.Givens != (puzzle.Grid{}) {
		return p.Givens
	}
	return p.Entries
}

// whyNone says why a grid has no solution.
func whyNone(g *puzzle.Grid) error {
	clashes := g.ConflictList()
	if len(clashes) == 0 {
		return words.Error("cli.none")
	}
	k := clashes[0]
	return words.Error("cli.clash", "digit", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All()))
}
