package batch

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"sudoku/solver"
	"sudoku/solver/logic"
)

// explain is the verb that solves each puzzle as people do, and says how.
func explain(c *call, cmd *cobra.Command) job {
	brief := c.yes(cmd, "brief")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		return c.stream(ctx, names, func(ctx context.Context) answerer {
			var search solver.Searcher
			return func(it *item, to *answer) {
				if it.err != nil {
					to.fail(it, it.err)
					return
				}
				grid := question(&it.Puzzle)
				if err := onlyOne(ctx, &search, &grid); err != nil {
					to.fail(it, err)
					return
				}
				steps, r, err := logic.Path(ctx, grid, logic.Full.Techniques)
				if err != nil && !errors.Is(err, logic.ErrStuck) {
					return // interrupted
				}
				to.out = fmt.Appendln(to.out, grid)
				to.steps(steps, *brief)
				to.verdict(r, err == nil)
			}
		})
	}
}

// steps writes each step in one line and, unless brief, the argument under it.
func (a *answer) steps(steps []logic.Step, brief bool) {
	for i, s := range steps {
		a.out = fmt.Appendf(a.out, "%4d. %s\n", i+1, s.Notation(a.Lang))
		if brief {
			continue
		}
		for _, why := range s.Why(a.Lang) {
			a.out = fmt.Appendf(a.out, "      %s\n", why)
		}
	}
}

// verdict says how hard it was, or that no technique goes on from there.
func (a *answer) verdict(r logic.Rating, solved bool) {
	key := "batch.stuck"
	if solved {
		key = "batch.rated"
	}
	a.out = fmt.Appendf(a.out, "      %s\n", a.T(key, "level", r.Level.Text(), "score", r.Score, "n", r.Steps))
}
