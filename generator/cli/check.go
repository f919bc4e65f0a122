package cli

import (
	"context"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// checkOptions are the options of the verb check.
type checkOptions struct {
	form  string
	typos int // how many edits are written for each puzzle at most; 0 to write verdicts
	slips int // how many slips at once they take back at most
}

// fewTypos is how many edits are written with --slips alone.
const fewTypos = 3

// check is the verb that reports whether each puzzle has exactly one solution, and with
// --typos which edits would mend those that don't.
func check(c *call, cmd *cobra.Command) job {
	k := checkOptions{slips: 1}
	c.option(cmd, number{&k.typos, "N", 1, math.MaxInt}, "typos", "")
	c.option(cmd, number{&k.slips, "N", 1, 2}, "slips", "")
	form := c.formOption(cmd, asTSV)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		k.form = *form
		if cmd.Flags().Changed("slips") && k.typos == 0 {
			k.typos = fewTypos
		}
		if k.typos > 0 {
			return c.stream(ctx, names, k.mender)
		}
		return c.stream(ctx, names, k.judge)
	}
}

// judge writes a verdict for each puzzle.
func (k checkOptions) judge(ctx context.Context) answerer {
	var search solver.Searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			if k.form == asJSON && !it.unread {
				to.record(k.form, &judged{place: it.at()})
			}
			return
		}
		g := gridToSolve(&it.Puzzle)
		v, err := search.Judge(ctx, &g)
		if err != nil {
			return
		}
		if v.Solutions != 1 {
			to.failed.Store(true)
		}
		to.record(k.form, newJudged(it, &g, &v))
	}
}

// A judged is the answer of check; what is unknown is nil.
type judged struct {
	place
	Number    *int       `json:"number"`
	Puzzle    *cells     `json:"puzzle"`
	Result    *string    `json:"result"`
	Count     *int       `json:"count"` // up to solver.MaxCounted
	Conflicts []conflict `json:"conflicts"`

	verdict *solver.Verdict
}

// A conflict is a digit that a house has more than once.
type conflict struct {
	Digit puzzle.Digit `json:"digit"`
	House string       `json:"house"` // such as r1, c2 or b3
	Cells []string     `json:"cells"`
}

func newJudged(it *item, g *puzzle.Grid, v *solver.Verdict) *judged {
	r := &judged{place: it.at(), Number: &it.number, Puzzle: (*cells)(g), Result: result(v.Solutions), verdict: v}
	count := min(v.Solutions, solver.MaxCounted)
	r.Count = &count
	r.Conflicts = []conflict{}
	for _, k := range v.Conflicts {
		at := []string{}
		for c := range k.Cells.All() {
			at = append(at, c.String())
		}
		r.Conflicts = append(r.Conflicts, conflict{k.Digit, k.House.String(), at})
	}
	return r
}

// result says whether there is no, one or more than one solution.
func result(solutions int) *string {
	names := [...]string{"none", "one", "many"}
	return &names[min(solutions, 2)]
}

// columns are the number of the puzzle, the result, the number of solutions, and the
// conflicts.
func (r *judged) columns(dst []byte, p pen) []byte {
	said := p.conflicts(r.verdict.Conflicts)
	if said == "" {
		said = "-"
	}
	return tabbed(dst, strconv.Itoa(*r.Number), p.paint(resultColours[*r.Result], *r.Result), strconv.Itoa(*r.Count), said)
}

var resultColours = map[string]string{"none": red, "one": green, "many": yellow}

func (r *judged) text(dst []byte, p pen) []byte {
	why := ""
	if len(r.Conflicts) > 0 {
		why = p.T("cli.because", "conflicts", told(p.conflicts(r.verdict.Conflicts)))
	}
	if r.verdict.Many() {
		return append(dst, p.T("cli.judged.over", "number", *r.Number, "n", *r.Count)...)
	}
	return append(dst, p.T("cli.judged."+*r.Result, "number", *r.Number, "n", *r.Count)+why...)
}

// conflicts returns such as "5 in row 1: r1c1 and r1c2; 7 in box 3: r1c7 and r2c9".
func (p pen) conflicts(all []puzzle.Conflict) string {
	said := make([]string, len(all))
	for i, k := range all {
		said[i] = p.paint(red, p.T("cli.clashing", "digit", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All())))
	}
	return strings.Join(said, "; ")
}
