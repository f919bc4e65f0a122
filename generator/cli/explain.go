package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// explainOptions are the options of the verb explain.
type explainOptions struct {
	brief   bool // only the notation
	depth   int  // as of a hint; 0 for the notation and the reasons
	upTo    string
	profile *logic.Profile
}

// explain is the verb that solves each puzzle by logic and explains the steps.
func explain(c *call, cmd *cobra.Command) job {
	var e explainOptions
	c.option(cmd, number{&e.depth, "N", hint.Where, hint.Done}, "depth", "")
	brief := c.boolOption(cmd, "brief")
	c.option(cmd, techniqueName{&e.upTo}, "up-to", "")
	_ = cmd.RegisterFlagCompletionFunc("up-to", completeFrom(techniqueNames()))
	with := c.profileOption(cmd, &logic.Full)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		e.brief, e.profile = *brief, *with
		if e.brief && e.depth > 0 {
			return newUsageError(cmd, "cli.exclude", "one", "--brief", "other", "--depth")
		}
		return c.streamSlow(ctx, names, e.answerer)
	}
}

func (e *explainOptions) answerer(ctx context.Context) answerer {
	var search solver.Searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			return
		}
		pos, err := it.startPosition(ctx, &search)
		if err != nil {
			to.fail(it, err)
			return
		}
		if e.upTo != "" {
			e.writeUpTo(it, &pos, to)
			return
		}
		steps, r, err := logic.PathFrom(ctx, &pos.Position, pos.usable(e.profile.Techniques))
		if err != nil && !errors.Is(err, logic.ErrStuck) {
			return // interrupted
		}
		to.out = fmt.Appendln(to.out, pos.Grid)
		e.steps(steps, to)
		to.verdict(r, err == nil)
	}
}

// startPosition returns the position where the path begins: the item's position if it
// has candidates, else the givens alone.
func (it *item) startPosition(ctx context.Context, search *solver.Searcher) (p position, err error) {
	if !it.hasCandidates() {
		bare := item{Item: it.Item}
		bare.Puzzle = puzzle.Puzzle{Givens: gridToSolve(&it.Puzzle)}
		if p, err = bare.position(ctx, search); err == nil && !p.unique {
			err = words.Error("cli.many")
		}
		return p, err
	}
	if p, err = it.position(ctx, search); err == nil {
		err = p.checkCandidates()
	}
	return p, err
}

// writeUpTo writes the steps up to the first of a technique, and the candidates there.
func (e *explainOptions) writeUpTo(it *item, pos *position, to *answer) {
	with := pos.usable(e.profile.Techniques)
	target := techniquesNamed(e.upTo, with)[0]
	steps, err := logic.UpTo(to.ctx, &pos.Position, with, target)
	if err != nil {
		to.fail(it, err)
		return
	}
	to.out = fmt.Appendln(to.out, pos.Grid)
	e.steps(steps, to)
	for _, s := range steps {
		s.Apply(&pos.Position)
	}
	to.out = append(to.out, '\n')
	to.out = format.Pencilmarks.Append(to.out, &puzzle.Puzzle{Givens: pos.Grid, Centre: pos.Cands})
	to.out = append(to.out, '\n')
}

// steps writes the steps, numbered.
func (e *explainOptions) steps(steps []logic.Step, to *answer) {
	for i, s := range steps {
		for j, line := range e.lines(s, to.Lang) {
			if j == 0 {
				to.out = fmt.Appendf(to.out, "%4d. %s\n", i+1, line)
			} else {
				to.out = fmt.Appendf(to.out, "      %s\n", line)
			}
		}
		to.more()
	}
}

// lines returns the explanation of a step: its notation and the reason, or the text of a
// hint up to a depth.
func (e *explainOptions) lines(s logic.Step, l words.Lang) []string {
	switch {
	case e.brief:
		return []string{s.Notation(l)}
	case e.depth == 0:
		return append([]string{s.Notation(l)}, s.Why(l)...)
	}
	lines := []string{s.Where(l)}
	if e.depth >= hint.What {
		lines = append(lines, s.What(l))
	}
	if pattern := s.Pattern(l); e.depth >= hint.Pattern && pattern != s.What(l) && (e.depth < hint.Why || s.Why(l)[0] != pattern) {
		lines = append(lines, pattern)
	}
	if e.depth >= hint.Why {
		lines = append(lines, s.Why(l)...)
	}
	if e.depth >= hint.Done {
		lines = append(lines, s.Done(l), s.Notation(l))
	}
	return lines
}

// verdict writes the rating, and if the puzzle isn't solved that no technique applies.
func (a *answer) verdict(r logic.Rating, solved bool) {
	key := "cli.stuck"
	if solved {
		key = "cli.rated"
	}
	a.out = fmt.Appendf(a.out, "      %s\n", a.T(key, "level", r.Level.Text(), "score", r.Score, "n", r.Steps))
}
