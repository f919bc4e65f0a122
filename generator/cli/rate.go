package cli

import (
	"context"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// The scales of the verb rate.
const (
	byHoDoKu    = "hodoku"
	byExplainer = "se"
	byBoth      = "both"
)

// asSerate is the form of the program serate: ER, EP and ED with slashes between.
const asSerate = "serate"

// rate is the verb that writes each puzzle with its rating.
func rate(c *call, cmd *cobra.Command) job {
	var r rateOptions
	r.form, r.scale = asTSV, byHoDoKu
	scales, rateForms := []string{byHoDoKu, byExplainer, byBoth}, append(slices.Clone(forms), asSerate)
	c.usage(cmd.Flags().VarPF(choice{&r.scale, "SCALE", scales}, "scale", "", ""), "cli.flag.scale", "default", byHoDoKu)
	c.usage(cmd.Flags().VarPF(choice{&r.form, "F", rateForms}, "format", "", ""), "cli.flag.rateform", "default", asTSV)
	unique := c.uniqueOption(cmd)
	_ = cmd.RegisterFlagCompletionFunc("scale", completeFrom(scales))
	_ = cmd.RegisterFlagCompletionFunc("format", completeFrom(rateForms))
	with := c.profileOption(cmd, &logic.HoDoKu)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		if r.form == asSerate && !cmd.Flags().Changed("scale") {
			r.scale = byExplainer
		}
		switch {
		case r.form == asSerate && r.scale != byExplainer:
			return newUsageError(cmd, "cli.exclude", "one", "--format serate", "other", "--scale "+r.scale)
		case r.scale == byExplainer && cmd.Flags().Changed("profile"):
			return newUsageError(cmd, "cli.exclude", "one", "--scale se", "other", "--profile")
		case r.scale == byHoDoKu && !*unique:
			return newUsageError(cmd, "cli.needsoption", "option", "--unique=false", "with", "--scale se")
		}
		r.with, r.unique, r.profile = *with, *unique, cmd.Flags().Changed("profile")
		most := ratingChunk
		if r.scale != byHoDoKu {
			most = explainerChunk
		}
		return c.streamBatches(ctx, names, most, r.batchAnswerer)
	}
}

// rateOptions are the options of the verb rate.
type rateOptions struct {
	with    *logic.Profile
	form    string
	scale   string // HoDoKu's if empty
	profile bool   // with was asked for
	unique  bool   // with the rules of Sudoku Explainer that rest on there being one solution
}

// uniqueOption declares the option --unique of verbs with the rules of Sudoku Explainer.
func (c *call) uniqueOption(cmd *cobra.Command) *bool {
	on := cmd.Flags().Bool("unique", true, "")
	c.usage(cmd.Flags().Lookup("unique"), "cli.flag.uniqueness")
	return on
}

// raters rate puzzles in the same space.
type raters struct {
	hodoku logic.Rater
	se     se.Rater
}

// rate rates a puzzle that has so many solutions on the scales that are asked for.
func (r rateOptions) rate(ctx context.Context, by *raters, g *puzzle.Grid, solutions int) (found ratings, err error) {
	if err := checkCount(g, solutions); err != nil {
		return found, err
	}
	if g.Filled() == puzzle.AllCells {
		return found, words.Error("cli.full")
	}
	if r.scale != byHoDoKu && r.scale != "" {
		er, err := by.se.Rate(ctx, g)
		if err != nil {
			return found, err
		}
		found.se = &er
	}
	if r.scale != byExplainer {
		level, err := by.hodoku.Rate(ctx, g, r.with.Techniques)
		if err != nil {
			return found, err
		}
		found.hodoku, found.with = &level, r.with
	}
	return found, nil
}

// rateOne rates grid i of a batch. A Sukaku has no rating on HoDoKu's scale.
func (r rateOptions) rateOne(ctx context.Context, by *raters, q *gridBatch, i int, it *item) (found ratings, err error) {
	s := q.startOf(i)
	if s != nil && s.Shape != nil {
		return r.rateBoard(ctx, by, q, s)
	}
	switch {
	case s == nil || s.digits == 1 && q.counts[i] == 1:
		return r.rate(ctx, by, &q.grids[i], q.counts[i])
	case q.counts[i] == 0:
		return found, q.whyNone(i)
	case q.counts[i] > 1:
		return found, words.Error("cli.many")
	}
	if r.scale == byExplainer || r.scale == byBoth {
		p := it.written()
		er, err := by.se.RateFrom(ctx, &p)
		if err != nil {
			return found, err
		}
		found.se = &er
	}
	if r.scale != byExplainer {
		err = words.Error("cli.sukaku.level")
	}
	return found, err
}

// rateBoard rates a puzzle on a board with other rules, by the techniques of that board.
func (r rateOptions) rateBoard(ctx context.Context, by *raters, q *gridBatch, s *start) (found ratings, err error) {
	switch n := q.counts[s.at]; {
	case r.scale == byExplainer || r.scale == byBoth:
		return found, notOn(s.Shape, "--scale "+r.scale)
	case r.profile:
		return found, notOn(s.Shape, "--profile")
	case n == 0:
		return found, whyNoneOn(s.Shape, &s.Grid)
	case n > 1:
		return found, words.Error("cli.many")
	case s.Grid.Filled() == s.Shape.Cells():
		return found, words.Error("cli.full")
	}
	with := logic.For(s.Shape)
	level, err := by.hodoku.RateShape(ctx, s.Shape, &s.Grid, with.Techniques, 0, nil)
	if err != nil {
		return found, err
	}
	found.hodoku, found.with = &level, with
	return found, nil
}

// batchAnswerer rates each puzzle.
func (r rateOptions) batchAnswerer(ctx context.Context) batchAnswerer {
	var (
		batch solver.Batch
		by    raters
	)
	by.se.WithoutUniqueness = !r.unique
	return func(q *gridBatch, to *answer) {
		if q.solve(ctx, &batch, 2, nil) != nil {
			return
		}
		for i, it := range q.all() {
			if !to.more() {
				return
			}
			if it != nil && it.err != nil {
				to.fail(it, it.err)
				if !it.unread {
					r.write(to, nil, ratings{})
				}
				continue
			}
			found, err := r.rateOne(ctx, &by, q, i, it)
			if err == nil {
				r.write(to, q.shown(i, it), found)
				continue
			}
			if it == nil {
				it = q.item(i)
			}
			to.fail(it, err)
			r.write(to, q.shown(i, it), found)
		}
	}
}

// ratings are those of a puzzle; what is not asked for or not known is nil.
type ratings struct {
	hodoku *logic.Rating
	with   *logic.Profile // of hodoku
	se     *se.Rating
}

// write writes the line of a puzzle, which is nil if unknown.
func (r rateOptions) write(to *answer, p *shownPuzzle, found ratings) {
	line := rated{Puzzle: p}
	if line.of = found.hodoku; r.form == asJSON {
		line.rating = newRating(found.hodoku)
	}
	if found.with != nil {
		line.by = byProfile(found.with)
	}
	explainer := newExplainerRating(found.se)
	switch {
	case r.form == asSerate && found.se == nil:
		to.record(asTSV, serateLine{})
	case r.form == asSerate:
		to.record(asTSV, serateLine(*found.se))
	case r.scale == byExplainer:
		to.record(r.form, &ratedByExplainer{line.Puzzle, explainer})
	case r.scale == byBoth:
		to.record(r.form, &ratedByBoth{line, explainer})
	default:
		to.record(r.form, &line)
	}
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
