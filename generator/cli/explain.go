package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// explainOptions are the options of the verb explain.
type explainOptions struct {
	brief   bool // only the notation
	depth   int  // as of a hint; 0 for the notation and the reasons
	upTo    string
	profile *logic.Profile
	own     bool // the profile was asked for
	se      bool // the path of Sudoku Explainer
	unique  bool // with those of its rules that rest on there being one solution
	form    string
}

// explain is the verb that solves each puzzle by logic and explains the steps.
func explain(c *call, cmd *cobra.Command) job {
	var e explainOptions
	c.option(cmd, number{&e.depth, "N", hint.Where, hint.Done}, "depth", "")
	brief := c.boolOption(cmd, "brief")
	c.option(cmd, techniqueName{&e.upTo}, "up-to", "")
	_ = cmd.RegisterFlagCompletionFunc("up-to", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return techniqueNames(), cobra.ShellCompDirectiveNoFileComp
	})
	e.profile = &logic.Full
	with := profileOrExplainer{profile{&e.profile}, &e.se}
	c.usage(cmd.Flags().VarPF(with, "profile", "", ""), "cli.flag.explainprofile", "default", e.profile.Name)
	_ = cmd.RegisterFlagCompletionFunc("profile",
		cobra.FixedCompletions(append(profileNames(), byExplainer), cobra.ShellCompDirectiveDefault)) // or a file
	unique := c.uniqueOption(cmd)
	form := c.formOption(cmd, asText)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		e.brief, e.unique, e.form = *brief, *unique, *form
		e.own = cmd.Flags().Changed("profile")
		if e.se {
			for _, other := range []string{"depth", "up-to"} {
				if cmd.Flags().Changed(other) {
					return newUsageError(cmd, "cli.exclude", "one", "--profile se", "other", "--"+other)
				}
			}
		}
		if !e.se && !e.unique {
			return newUsageError(cmd, "cli.needsoption", "option", "--unique=false", "with", "--profile se")
		}
		if e.brief && e.depth > 0 {
			return newUsageError(cmd, "cli.exclude", "one", "--brief", "other", "--depth")
		}
		return c.streamSlow(ctx, names, e.answerer)
	}
}

func (e *explainOptions) answerer(ctx context.Context) answerer {
	var search searcher
	rater := se.Rater{WithoutUniqueness: !e.unique}
	return func(it *item, to *answer) {
		var pos position
		err := it.err
		if err == nil {
			pos, err = it.startPosition(ctx, &search)
		}
		if err == nil && pos.Shape != nil {
			err = e.checkBoard(pos.Shape)
		}
		switch {
		case err != nil:
		case e.se:
			err = e.explainer(it, &pos, &rater, to)
		default:
			err = e.explain(it, &pos, to)
		}
		if err == nil || ctx.Err() != nil {
			return
		}
		to.fail(it, err)
		if e.form == asJSON && !it.unread {
			to.record(e.form, e.unexplained(it))
		}
	}
}

// checkBoard returns an error if an option says nothing for a board with other rules.
func (e *explainOptions) checkBoard(shape *puzzle.Shape) error {
	switch {
	case e.se:
		return notOn(shape, "--profile se")
	case e.own:
		return notOn(shape, "--profile")
	}
	return nil
}

// used returns the profile by which a position is explained.
func (e *explainOptions) used(pos *position) *logic.Profile {
	if pos.Shape != nil {
		return logic.For(pos.Shape)
	}
	return e.profile
}

// techniques returns those that are sound in a position.
func (e *explainOptions) techniques(pos *position) []*logic.Technique {
	if pos.Shape != nil {
		return logic.For(pos.Shape).Techniques
	}
	return pos.usable(e.profile.Techniques)
}

// explain writes the path from a position.
func (e *explainOptions) explain(it *item, pos *position, to *answer) error {
	var (
		with  = e.techniques(pos)
		steps []logic.Step
		r     *logic.Rating
		err   error
	)
	if e.upTo != "" {
		steps, err = logic.UpTo(to.ctx, &pos.Position, with, techniquesNamed(e.upTo, with)[0])
	} else {
		var whole logic.Rating
		steps, whole, err = logic.PathFrom(to.ctx, &pos.Position, with)
		r = &whole
	}
	solved := err == nil && e.upTo == ""
	if err != nil && (e.upTo != "" || !errors.Is(err, logic.ErrStuck)) {
		return err
	}
	switch e.form {
	case asJSON:
		to.record(e.form, e.explained(it, pos, steps, r, solved, to.pen))
	case asTSV:
		for i, s := range steps {
			to.record(e.form, &pathLine{newStepLine(it, s, to.Lang), i + 1, ""})
		}
	default:
		to.out = pos.append(to.out, it, &pos.Position)
		e.text(pos, steps, r, solved, to)
	}
	return nil
}

// text writes the path as text: the steps, and the rating, or where the path stops before
// its end the candidates that are left.
func (e *explainOptions) text(pos *position, steps []logic.Step, r *logic.Rating, solved bool, to *answer) {
	e.steps(steps, to)
	if r != nil {
		to.verdict(r, solved, e.used(pos))
		return
	}
	left := pos.after(steps)
	to.out = append(to.out, '\n')
	if left.Shape != nil {
		to.out = appendBoard(to.out, &left, true)
		return
	}
	to.out = format.Pencilmarks.Append(to.out, &puzzle.Puzzle{Givens: left.Grid, Centre: left.Cands})
	to.out = append(to.out, '\n')
}

// startPosition returns the position where the path begins: the item's position if it
// has candidates, else the givens alone.
func (it *item) startPosition(ctx context.Context, search *searcher) (p position, err error) {
	if it.Puzzle.Shape != nil {
		return it.boardPosition(ctx, search)
	}
	if !it.hasCandidates() {
		bare := item{Item: it.Item}
		bare.Puzzle = puzzle.Puzzle{Givens: gridToSolve(&it.Puzzle)}
		if p, err = bare.position(ctx, &search.Searcher); err == nil && !p.unique {
			err = words.Error("cli.many")
		}
		return p, err
	}
	if p, err = it.position(ctx, &search.Searcher); err == nil {
		err = p.checkCandidates()
	}
	return p, err
}

// steps writes the steps, numbered.
func (e *explainOptions) steps(steps []logic.Step, to *answer) {
	for i, s := range steps {
		to.numbered(i+1, e.lines(s, to.Lang))
		to.more()
	}
}

// numbered writes the lines of the n-th step.
func (a *answer) numbered(n int, lines []string) {
	for i, line := range lines {
		if i == 0 {
			a.out = fmt.Appendf(a.out, "%4d. %s\n", n, line)
		} else {
			a.out = fmt.Appendf(a.out, "      %s\n", line)
		}
	}
}

// lines returns the explanation of a step: its notation and the reason, or the text of a
// hint up to a depth.
func (e *explainOptions) lines(s logic.Step, l words.Lang) []string {
	switch {
	case e.brief:
		return []string{s.Notation()}
	case e.depth == 0:
		return append([]string{s.Notation()}, s.Why(l)...)
	}
	return hintLines(s, e.depth, l)
}

// hintLines returns the text of a hint of a step, up to a depth.
func hintLines(s logic.Step, depth int, l words.Lang) []string {
	lines := []string{s.Where(l)}
	if depth >= hint.What {
		lines = append(lines, s.What(l))
	}
	if pattern := s.Pattern(l); depth >= hint.Pattern && pattern != s.What(l) && (depth < hint.Why || !argued(s)) {
		lines = append(lines, pattern)
	}
	if depth >= hint.Why {
		lines = append(lines, s.Why(l)...)
	}
	if depth >= hint.Done {
		if len(s.Place) == 0 { // of a digit to place the argument has said where it goes
			lines = append(lines, s.Done(l))
		}
		lines = append(lines, s.Notation())
	}
	return lines
}

// argued reports whether the argument says all that the pattern does.
func argued(s logic.Step) bool {
	all := map[string]bool{"it": true, "is": true, "the": true, "are": true, "their": true, "digits": true}
	split := func(text string) []string {
		return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	}
	for _, word := range split(strings.Join(s.Why(words.English), " ")) {
		all[word] = true
	}
	return !slices.ContainsFunc(split(s.Pattern(words.English)), func(word string) bool { return !all[word] })
}

// verdict writes the rating, and if the puzzle isn't solved that no technique applies.
func (a *answer) verdict(r *logic.Rating, solved bool, by *logic.Profile) {
	key := "cli.stuck"
	if solved {
		key = "cli.rated"
	}
	a.out = fmt.Appendf(a.out, "      %s\n", a.T(key, "level", told(a.level(r.Level, a.Level(r.Level.Name()))), "score", r.Score, "n", r.Steps, "profile", words.Visible(quoted(by.Name))))
}
