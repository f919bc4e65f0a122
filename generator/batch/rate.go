package batch

import (
	"context"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// rate is the verb that writes each puzzle and how hard it is.
func rate(c *call, cmd *cobra.Command) job {
	form := c.tableOption(cmd, asTSV, asJSON)
	with := c.profileOption(cmd, &logic.HoDoKu)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		rated := answering(func(ctx context.Context) answerer {
			r := rating{with: (*with).Techniques}
			return func(it *item, to *answer) {
				line, err := r.of(ctx, it)
				if err != nil {
					to.fail(it, err)
				}
				switch {
				case it.unread:
				case *form == asJSON:
					to.object(line)
				default:
					to.row(line.columns()...)
				}
			}
		})
		return c.streamChunks(ctx, names, ratedItems, false, rated.work)
	}
}

// A ratingLine is what is written about a puzzle. What isn't known is nil.
type ratingLine struct {
	Puzzle  *string `json:"puzzle"`
	Level   *string `json:"level"`
	Score   *int    `json:"score"`
	Hardest *string `json:"hardest"`
	Steps   *int    `json:"steps"`
}

// A rating is what a worker needs to rate puzzles.
type rating struct {
	search solver.Searcher
	rater  logic.Rater
	with   []*logic.Technique
}

func (r *rating) of(ctx context.Context, it *item) (line ratingLine, err error) {
	if it.err != nil {
		return line, it.err
	}
	grid := question(&it.Puzzle)
	text := grid.String()
	line.Puzzle = &text
	if err := onlyOne(ctx, &r.search, &grid); err != nil {
		return line, err
	}
	found, err := r.rater.Rate(ctx, &grid, r.with)
	switch {
	case err != nil:
		return line, err
	case found.Hardest == nil:
		return line, words.Error("batch.full")
	}
	level := found.Level.String()
	line.Level, line.Score, line.Hardest, line.Steps = &level, &found.Score, &found.Hardest.ID, &found.Steps
	return line, nil
}

// columns are the parts of the line, - for what isn't known.
func (l ratingLine) columns() []string {
	return []string{known(l.Puzzle), known(l.Level), knownNumber(l.Score), known(l.Hardest), knownNumber(l.Steps)}
}

func known(s *string) string {
	if s == nil {
		return "-"
	}
	return *s
}

func knownNumber(n *int) string {
	if n == nil {
		return "-"
	}
	return strconv.Itoa(*n)
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
