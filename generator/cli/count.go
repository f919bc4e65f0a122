package cli

import (
	"context"
	"math"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/solver"
)

// fewSolutions is up to how many solutions are counted in no time. With more, a
// chunk of lines could keep its answers back for long.
const fewSolutions = 100

// count is the verb that writes how many solutions each puzzle has.
func count(c *call, cmd *cobra.Command) job {
	limit := 2
	c.option(cmd, number{&limit, "N", 1, math.MaxInt}, "limit", "")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		most := linesPortion
		if limit > fewSolutions {
			most = usualPortion
		}
		return c.streamMany(ctx, names, most, func(ctx context.Context) ask {
			var batch solver.Batch
			return func(q *questions, to *answer) {
				if batch.Count(ctx, q.grids, limit, q.counts) != nil {
					return
				}
				for i, it := range q.all() {
					if it != nil && it.err != nil {
						to.dash(it)
					} else {
						to.out = append(strconv.AppendInt(to.out, int64(q.counts[i]), 10), '\n')
					}
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
