package cli

import (
	"context"
	"math"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/solver"
)

// fewSolutions is how many solutions of a puzzle are counted fast. With a higher limit a
// large chunk could take too long, and delay its output.
const fewSolutions = 100

// count is the verb that writes how many solutions each puzzle has.
func count(c *call, cmd *cobra.Command) job {
	limit := 2
	c.option(cmd, number{&limit, "N", 1, math.MaxInt}, "limit", "")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		most := linesChunk
		if limit > fewSolutions {
			most = defaultChunk
		}
		return c.streamBatches(ctx, names, most, func(ctx context.Context) batchAnswerer {
			var batch solver.Batch
			return func(q *gridBatch, to *answer) {
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

// dash writes the error of an invalid item, and a dash as its result.
func (a *answer) dash(it *item) {
	a.fail(it, it.err)
	if !it.unread {
		a.out = append(a.out, "-\n"...)
	}
}
