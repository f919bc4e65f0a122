package cli

import (
	"context"
	"math"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/puzzle/game"
	"sudoku/solver"
)

// fewSolutions is how many solutions of a puzzle are counted fast. With a higher limit a
// large chunk could take too long, and delay its output.
const fewSolutions = 100

// count is the verb that writes how many solutions each puzzle has.
func count(c *call, cmd *cobra.Command) job {
	limit := 2
	c.option(cmd, number{&limit, "N", 1, math.MaxInt}, "limit", "")
	form := c.formOption(cmd, asText)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		most := linesChunk
		if limit > fewSolutions {
			most = defaultChunk
		}
		return c.streamBatches(ctx, names, most, func(ctx context.Context) batchAnswerer {
			var batch solver.Batch
			return func(q *gridBatch, to *answer) {
				if q.solve(ctx, &batch, limit, nil) != nil {
					return
				}
				for i, it := range q.all() {
					if totals := game.WrongTotals(q.boardOf(i)); totals != nil && it != nil && it.err == nil {
						to.note(it, totals)
					}
					switch {
					case it != nil && it.err != nil:
						to.fail(it, it.err)
						if !it.unread {
							to.record(*form, &counted{place: it.at()})
						}
					case *form == asText:
						to.out = append(strconv.AppendInt(to.out, int64(q.counts[i]), 10), '\n')
					default:
						to.record(*form, &counted{q.at(i, it), q.shown(i, it), &q.counts[i]})
					}
				}
			}
		})
	}
}

// A counted is the answer of count; what is unknown is nil.
type counted struct {
	place
	Puzzle *shownPuzzle `json:"puzzle"`
	Count  *int         `json:"count"`
}

func (r *counted) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, r.place.column(), r.Puzzle.column(), numberColumn(r.Count))
}

func (r *counted) text(dst []byte, _ pen) []byte { return append(dst, numberColumn(r.Count)...) }
