package batch

import (
	"context"
	"math"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/solver"
)

// count is the verb that writes how many solutions each puzzle has.
func count(c *call, cmd *cobra.Command) job {
	limit := 2
	c.option(cmd, number{&limit, "N", 1, math.MaxInt}, "limit", "")
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
				n, err := search.CountContext(ctx, &grid, limit)
				if err == nil {
					to.out = append(strconv.AppendInt(to.out, int64(n), 10), '\n')
				}
			}
		})
	}
}

// dash stands for the answer about an item that is no puzzle.
func (a *answer) dash(it *item) {
	a.fail(it, it.err)
	if !it.unread {
		a.out = append(a.out, "-\n"...)
	}
}
