package batch

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// rate is the verb that writes each puzzle and its level.
func rate(c *call, cmd *cobra.Command) job {
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		return c.stream(ctx, names, func(ctx context.Context) answerer {
			var search solver.Searcher
			return func(it *item, to *answer) {
				if it.err != nil {
					to.dash(it)
					return
				}
				grid := question(&it.Puzzle)
				level := "-"
				if err := onlyOne(ctx, &search, &grid); err != nil {
					to.fail(it, err)
				} else if r, err := logic.Rate(ctx, grid, logic.HoDoKu.Techniques); err == nil || errors.Is(err, logic.ErrStuck) {
					level = r.Level.Name()
				}
				to.out = append(to.out, grid.String()+"\t"+level+"\n"...)
			}
		})
	}
}

// onlyOne returns why a grid has not exactly one solution. Logic can say nothing
// about the others.
func onlyOne(ctx context.Context, search *solver.Searcher, g *puzzle.Grid) error {
	switch n, err := search.CountContext(ctx, g, 2); {
	case err != nil:
		return err
	case n == 0:
		return whyNone(g)
	case n > 1:
		return words.Error("batch.many")
	}
	return nil
}
