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
	var (
		search solver.Searcher
		v      solver.Verdict
		r      judged
	)
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			if k.form == asJSON && !it.unread {
				to.record(k.form, &judged{place: it.at()})
			}
			return
		}
		g := gridToSolve(&it.Puzzle)
		var err error
		if v, err = search.Judge(ctx, &g); err != nil {
			return
		}
		if v.Solutions != 1 {
			to.failed.Store(true)
		}
		r = judged{number: it.number, verdict: &v}
		if k.form == asJSON {
			r.fill(it, &g)
		}
		to.record(k.form, &r)
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

	number  int
	verdict *solver.Verdict
}

// A conflict is a digit that a house has more than once.
type conflict struct {
	Digit puzzle.Digit `json:"digit"`
	House string       `json:"house"` // such as r1, c2 or b3
	Cells []string     `json:"cells"`
}

// fill sets the fields of json.
func (r *judged) fill(it *item, g *puzzle.Grid) {
	v := r.verdict
	count := r.count()
	r.place, r.Number, r.Puzzle, r.Result, r.Count = it.at(), &r.number, (*cells)(g), result(v.Solutions), &count
	r.Conflicts = []conflict{}
	for _, k := range v.Conflicts {
		at := []string{}
		for c := range k.Cells.All() {
			at = append(at, c.String())
		}
		r.Conflicts = append(r.Conflicts, conflict{k.Digit, k.House.String(), at})
	}
}

func (r *judged) count() int { return min(r.verdict.Solutions, solver.MaxCounted) }

var resultNames = [...]string{"none", "one", "many"}

// result says whether there is no, one or more than one solution.
func result(solutions int) *string {
	return &resultNames[min(solutions, 2)]
}

// columns are the number of the puzzle, the result, the number of solutions, and the
// conflicts.
func (r *judged) columns(dst []byte, p pen) []byte {
	said := p.conflicts(r.verdict.Conflicts)
	if said == "" {
		said = "-"
	}
	is := *result(r.verdict.Solutions)
	return tabbed(dst, strconv.Itoa(r.number), p.paint(resultColours[is], is), strconv.Itoa(r.count()), said)
}

var resultColours = map[string]string{"none": red, "one": green, "many": yellow}

func (r *judged) text(dst []byte, p pen) []byte {
	v := r.verdict
	if v.Many() {
		return append(dst, p.T("cli.judged.over", "number", r.number, "n", r.count())...)
	}
	dst = append(dst, p.T("cli.judged."+*result(v.Solutions), "number", r.number, "n", r.count())...)
	if len(v.Conflicts) > 0 {
		dst = append(dst, p.T("cli.because", "conflicts", told(p.conflicts(v.Conflicts)))...)
	}
	return dst
}

// conflicts returns such as "5 in row 1: r1c1 and r1c2; 7 in box 3: r1c7 and r2c9".
func (p pen) conflicts(all []puzzle.Conflict) string {
	said := make([]string, len(all))
	for i, k := range all {
		said[i] = p.paint(red, p.T("cli.clashing", "digit", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All())))
	}
	return strings.Join(said, "; ")
}
