package cli

import (
	"context"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// rate is the verb that writes each puzzle with its rating.
func rate(c *call, cmd *cobra.Command) job {
	form := c.tableOption(cmd, asTSV, asJSON)
	with := c.profileOption(cmd, &logic.HoDoKu)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		r := rateOptions{with: (*with).Techniques, json: *form == asJSON}
		return c.streamBatches(ctx, names, ratingChunk, r.batchAnswerer)
	}
}

// rateOptions are the options of the verb rate.
type rateOptions struct {
	with []*logic.Technique
	json bool
}

// batchAnswerer rates each puzzle.
func (r rateOptions) batchAnswerer(ctx context.Context) batchAnswerer {
	var (
		batch solver.Batch
		rater logic.Rater
	)
	of := func(g *puzzle.Grid, solutions int) (logic.Rating, error) {
		if err := checkCount(g, solutions); err != nil {
			return logic.Rating{}, err
		}
		found, err := rater.Rate(ctx, g, r.with)
		if err == nil && found.Hardest == nil {
			err = words.Error("cli.full")
		}
		return found, err
	}
	return func(q *gridBatch, to *answer) {
		if batch.Count(ctx, q.grids, 2, q.counts) != nil {
			return
		}
		for i, it := range q.all() {
			if !to.more() {
				return
			}
			if it != nil && it.err != nil {
				to.fail(it, it.err)
				if !it.unread {
					r.write(to, nil, nil)
				}
				continue
			}
			found, err := of(&q.grids[i], q.counts[i])
			if err == nil {
				r.write(to, &q.grids[i], &found)
				continue
			}
			if it == nil {
				it = q.item(i)
			}
			to.fail(it, err)
			r.write(to, &q.grids[i], nil)
		}
	}
}

// write writes the line of a grid; g and found are nil if unknown.
func (r rateOptions) write(to *answer, g *puzzle.Grid, found *logic.Rating) {
	if r.json {
		to.object(newRatingLine(g, found))
		return
	}
	if g == nil {
		to.out = append(to.out, '-')
	} else {
		to.out = append(to.out, g.String()...)
	}
	if found == nil {
		to.out = append(to.out, "\t-\t-\t-\t-\n"...)
		return
	}
	to.out = append(append(to.out, '\t'), found.Level.String()...)
	to.out = strconv.AppendInt(append(to.out, '\t'), int64(found.Score), 10)
	to.out = append(append(to.out, '\t'), found.Hardest.ID...)
	to.out = append(strconv.AppendInt(append(to.out, '\t'), int64(found.Steps), 10), '\n')
}

// A ratingLine is the JSON of a line.
type ratingLine struct {
	Puzzle  *string `json:"puzzle"`
	Level   *string `json:"level"`
	Score   *int    `json:"score"`
	Hardest *string `json:"hardest"`
	Steps   *int    `json:"steps"`
}

func newRatingLine(g *puzzle.Grid, found *logic.Rating) (l ratingLine) {
	if g != nil {
		text := g.String()
		l.Puzzle = &text
	}
	if found != nil {
		level := found.Level.String()
		l.Level, l.Score, l.Hardest, l.Steps = &level, &found.Score, &found.Hardest.ID, &found.Steps
	}
	return l
}

// checkUnique returns an error unless a grid has exactly one solution. Logic can't rate
// other grids.
func checkUnique(ctx context.Context, search *solver.Searcher, g *puzzle.Grid) error {
	n, err := search.CountContext(ctx, g, 2)
	if err != nil {
		return err
	}
	return checkCount(g, n)
}

// checkCount is checkUnique for a grid that has n solutions.
func checkCount(g *puzzle.Grid, n int) error {
	switch {
	case n == 0:
		return whyNone(g)
	case n > 1:
		return words.Error("cli.many")
	}
	return nil
}
