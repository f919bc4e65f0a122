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

// explaining is how explain was asked for.
type explaining struct {
	brief   bool // no words but the notation
	depth   int  // of words; 0 is the notation and the reasons
	upTo    string
	profile *logic.Profile
}

// explain is the verb that solves each puzzle as people do, and says how.
func explain(c *call, cmd *cobra.Command) job {
	var e explaining
	c.option(cmd, number{&e.depth, "N", hint.Where, hint.Done}, "depth", "")
	brief := c.yes(cmd, "brief")
	c.option(cmd, techniqueName{&e.upTo}, "up-to", "")
	_ = cmd.RegisterFlagCompletionFunc("up-to", only(techniqueNames()))
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

func (e *explaining) answerer(ctx context.Context) answerer {
	var search solver.Searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			return
		}
		pos, err := it.beginning(ctx, &search)
		if err != nil {
			to.fail(it, err)
			return
		}
		if e.upTo != "" {
			e.lead(it, &pos, to)
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

// beginning is where the path begins: the position if the input gives candidates, else
// the puzzle that nobody has begun.
func (it *item) beginning(ctx context.Context, search *solver.Searcher) (p position, err error) {
	if !it.marked() {
		bare := item{Item: it.Item}
		bare.Puzzle = puzzle.Puzzle{Givens: question(&it.Puzzle)}
		if p, err = bare.position(ctx, search); err == nil && !p.one {
			err = words.Error("cli.many")
		}
		return p, err
	}
	if p, err = it.position(ctx, search); err == nil {
		err = p.lost()
	}
	return p, err
}

// lead writes the steps up to a technique, and the candidates that are left there.
func (e *explaining) lead(it *item, pos *position, to *answer) {
	with := pos.usable(e.profile.Techniques)
	target := named(e.upTo, with)[0]
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

// steps writes each step with a number, as deep as was asked for.
func (e *explaining) steps(steps []logic.Step, to *answer) {
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

// lines says a step: its notation and why it holds, or what a hint says as far as a
// depth.
func (e *explaining) lines(s logic.Step, l words.Lang) []string {
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
	if pattern := s.Pattern(l); e.depth >= hint.Pattern && pattern != s.What(l) {
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

// verdict says how hard it was, or that no technique goes on from there.
func (a *answer) verdict(r logic.Rating, solved bool) {
	key := "cli.stuck"
	if solved {
		key = "cli.rated"
	}
	a.out = fmt.Appendf(a.out, "      %s\n", a.T(key, "level", r.Level.Text(), "score", r.Score, "n", r.Steps))
}
