package cli

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// orders are the names of the orders in which steps are written.
var orders = []string{logic.ByTechnique: "technique", logic.ByEffect: "effect", logic.ByUnlocks: "unlocks"}

// stepsOptions are the options of the verb steps.
type stepsOptions struct {
	form      string
	order     logic.Order
	with      []*logic.Technique
	timed     bool
	backdoors int
	depth     int // as of a hint; 0 for the notation
}

// steps is the verb that writes all steps that are possible in each position.
func steps(c *call, cmd *cobra.Command) job {
	form := c.formOption(cmd, asText)
	var names []string
	c.option(cmd, techniqueList{&names}, "technique", "")
	_ = cmd.RegisterFlagCompletionFunc("technique", completeList)
	order := orders[logic.ByTechnique]
	c.option(cmd, choice{&order, "O", orders}, "sort", "")
	backdoors := 0
	c.option(cmd, number{&backdoors, "N", 1, logic.MaxBackdoors}, "backdoors", "")
	with := c.profileOption(cmd, &logic.Full)
	timed := c.boolOption(cmd, "time")
	depth := 0
	c.option(cmd, number{&depth, "N", hint.Where, hint.Done}, "depth", "")
	c.workersOption(cmd)
	return func(ctx context.Context, files []string) error {
		if backdoors > 0 && depth > 0 {
			return newUsageError(cmd, "cli.exclude", "one", "--backdoors", "other", "--depth")
		}
		l := stepsOptions{form: *form, timed: *timed, backdoors: backdoors, depth: depth, order: logic.Order(slices.Index(orders, order))}
		chosen := cmd.Flags().Changed("profile") || len(names) > 0
		if l.backdoors == 0 || chosen {
			l.with = chosenTechniques(names, *with)
		}
		return c.streamSlow(ctx, files, l.answerer)
	}
}

// chosenTechniques returns the techniques with some names in the order of the profile,
// or those of the profile if there are no names. Those of the profile full are in their
// widest forms.
func chosenTechniques(names []string, p *logic.Profile) []*logic.Technique {
	list, all := p.Techniques, p.Techniques
	if p == &logic.Full {
		list, all = logic.StepTechniques(true), logic.StepTechniques(false)
	}
	switch {
	case len(names) == 0:
		return all
	case slices.Contains(names, everyTechnique):
		return logic.StepTechniques(true)
	}
	var chosen, others []*logic.Technique
	for _, name := range names {
		for _, t := range techniquesNamed(name, list) {
			if slices.Contains(list, t) {
				chosen = append(chosen, t)
			} else if !slices.Contains(others, t) {
				others = append(others, t)
			}
		}
	}
	in := slices.DeleteFunc(slices.Clone(list), func(t *logic.Technique) bool { return !slices.Contains(chosen, t) })
	return append(in, others...)
}

func (l *stepsOptions) answerer(ctx context.Context) answerer {
	var search solver.Searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			return
		}
		began := time.Now()
		pos, err := it.position(ctx, &search)
		if err != nil {
			to.fail(it, err)
			return
		}
		if err := pos.checkCandidates(); err != nil {
			to.fail(it, err)
		}
		if l.form == asText {
			to.out = pos.append(to.out, it, &pos.Position)
		}
		n := 0
		if l.backdoors > 0 {
			n = l.writeBackdoors(it, &pos, to)
		} else {
			n = l.write(it, &pos, to)
		}
		if l.timed {
			took := float64(time.Since(began).Microseconds()) / 1000
			to.note(it, words.Error("cli.time", "n", n, "ms", fmt.Sprintf("%.1f", took)))
		}
	}
}

// write writes the steps of a position, and returns their number.
func (l *stepsOptions) write(it *item, pos *position, to *answer) int {
	found, err := l.find(to.ctx, pos)
	if err != nil {
		return 0 // interrupted
	}
	for i, f := range found {
		switch l.form {
		case asText:
			to.numbered(i+1, l.lines(f.Step, to.Lang))
		default:
			line := listedStep{stepLine: newStepLine(it, f.Step, to.Lang)}
			if l.depth > 0 {
				line.Text = l.lines(f.Step, to.Lang)
			}
			to.record(l.form, &line)
		}
		if !to.more() {
			break
		}
	}
	return len(found)
}

// lines returns what is written of a step: its notation, or the text of a hint up to a depth.
func (l *stepsOptions) lines(s logic.Step, lang words.Lang) []string {
	if l.depth == 0 {
		return []string{s.Notation()}
	}
	return hintLines(s, l.depth, lang)
}

// find finds the steps and sorts them. What they unlock takes longer than finding them, so
// it is computed only for sorting by it.
func (l *stepsOptions) find(ctx context.Context, pos *position) (found []logic.Found, err error) {
	with := pos.usable(l.with)
	switch l.order {
	case logic.ByUnlocks:
		err = logic.EachFound(ctx, &pos.Position, with, func(f logic.Found) { found = append(found, f) })
	default:
		var all []logic.Step
		all, err = logic.AllContext(ctx, &pos.Position, with)
		for _, s := range all {
			found = append(found, logic.Found{Step: s})
		}
	}
	if l.order != logic.ByTechnique { // they are found in that order
		logic.SortSteps(found, l.order)
	}
	return found, err
}
