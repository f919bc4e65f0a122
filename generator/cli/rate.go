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
	form := c.formOption(cmd, asTSV)
	with := c.profileOption(cmd, &logic.HoDoKu)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		r := rateOptions{with: (*with).Techniques, form: *form}
		return c.streamBatches(ctx, names, ratingChunk, r.batchAnswerer)
	}
}

// rateOptions are the options of the verb rate.
type rateOptions struct {
	with []*logic.Technique
	form string
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
	line := rated{Puzzle: (*cells)(g)}
	if line.of = found; r.form == asJSON {
		line.rating = newRating(found)
	}
	to.record(r.form, &line)
}

// A rated is the answer of rate; what is unknown is nil.
type rated struct {
	Puzzle *cells `json:"puzzle"`
	rating
}

// A rating is the part of a record that says how hard a puzzle is.
type rating struct {
	Level   *string `json:"level"`
	Score   *int    `json:"score"`
	Hardest *string `json:"hardest"`
	Steps   *int    `json:"steps"`

	of *logic.Rating
}

func newRating(r *logic.Rating) rating {
	if r == nil {
		return rating{}
	}
	level := r.Level.String()
	return rating{&level, &r.Score, &r.Hardest.ID, &r.Steps, r}
}

func (r *rated) columns(dst []byte, p pen) []byte {
	return r.rating.columns(append(append(dst, r.Puzzle.column()...), '\t'), p)
}

// columns appends the columns of a rating.
func (r *rating) columns(dst []byte, p pen) []byte {
	if r.of == nil {
		return append(dst, "-\t-\t-\t-"...)
	}
	dst = append(append(dst, p.level(r.of.Level, r.of.Level.String())...), '\t')
	dst = append(strconv.AppendInt(dst, int64(r.of.Score), 10), '\t')
	dst = append(append(dst, r.of.Hardest.ID...), '\t')
	return strconv.AppendInt(dst, int64(r.of.Steps), 10)
}

func (r *rated) text(dst []byte, p pen) []byte {
	return r.rating.text(append(append(dst, r.Puzzle.column()...), "  "...), p)
}

// text appends a rating as a sentence.
func (r *rating) text(dst []byte, p pen) []byte {
	if r.of == nil {
		return append(dst, p.T("cli.unrated")...)
	}
	return append(dst, p.T("cli.ratedby", "level", told(p.level(r.of.Level, p.Say(r.of.Level.Text()))), "score", r.of.Score,
		"n", r.of.Steps, "technique", r.of.Hardest.Name)...)
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
