package cli

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// checkOptions are the options of the verb check.
type checkOptions struct {
	form  string
	typos int  // how many edits are written for each puzzle at most; 0 to write verdicts
	pairs bool // they take back two typos at once, too
}

// checkChunk is small enough that puzzles with many solutions don't delay the output.
var checkChunk = chunkSize{items: 128, lines: 512}

// fewTypos is how many edits are written with --pairs alone.
const fewTypos = 3

// check is the verb that reports whether each puzzle has exactly one solution, and with
// --typos which edits would mend those that don't.
func check(c *call, cmd *cobra.Command) job {
	var k checkOptions
	c.option(cmd, number{&k.typos, "N", 1, math.MaxInt}, "typos", "")
	c.boolVar(cmd, &k.pairs, "pairs")
	form := c.formOption(cmd, asTSV)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		k.form = *form
		if k.pairs && k.typos == 0 {
			k.typos = fewTypos
		}
		if k.typos > 0 {
			return c.stream(ctx, names, k.mender)
		}
		return c.streamBatches(ctx, names, checkChunk, k.batchJudge)
	}
}

// batchJudge writes a verdict for each puzzle.
func (k checkOptions) batchJudge(ctx context.Context) batchAnswerer {
	var (
		count verdictCounter
		r     judged
	)
	return func(q *gridBatch, to *answer) {
		first, err := q.number(ctx)
		if err != nil || count.run(ctx, q) != nil {
			return
		}
		for i, it := range q.all() {
			if it != nil && it.err != nil {
				to.fail(it, it.err)
				if k.form == asJSON && !it.unread {
					to.record(k.form, &judged{place: it.at()})
				}
				continue
			}
			if q.counts[i] != 1 {
				to.failed.Store(true)
			}
			r = judged{number: first + i, solutions: q.counts[i]}
			if r.solutions == 0 {
				r.conflicts, r.totals = q.conflicts(i), game.WrongTotals(q.boardOf(i))
			}
			if k.form == asJSON {
				r.fill(q.at(i, it), q.shown(i, it))
				r.Totals = wrongTotalsOf(q.boardOf(i))
			}
			to.record(k.form, &r)
		}
	}
}

// A verdictCounter counts solutions up to one more than solver.MaxCounted.
type verdictCounter struct {
	batch   solver.Batch
	several []int // the indexes of grids with several solutions
	grids   []puzzle.Grid
	counts  []int
}

// run counts up to two first: few grids have more.
func (v *verdictCounter) run(ctx context.Context, q *gridBatch) error {
	if err := q.solve(ctx, &v.batch, 2, nil); err != nil {
		return err
	}
	v.several, v.grids = v.several[:0], v.grids[:0]
	for i, n := range q.counts {
		if n > 1 && q.startOf(i) == nil {
			v.several, v.grids = append(v.several, i), append(v.grids, q.grids[i])
		}
	}
	v.counts = slices.Grow(v.counts[:0], len(v.grids))[:len(v.grids)]
	err := v.batch.Count(ctx, v.grids, solver.MaxCounted+1, v.counts)
	for i, j := range v.several {
		q.counts[j] = v.counts[i]
	}
	for i := range q.starts {
		if s := &q.starts[i]; err == nil && q.counts[s.at] > 1 {
			q.counts[s.at], err = q.countFrom(ctx, s, solver.MaxCounted+1)
		}
	}
	return err
}

// A judged is the answer of check; what is unknown is nil.
type judged struct {
	place
	Number    *int         `json:"number"`
	Puzzle    *shownPuzzle `json:"puzzle"`
	Result    *string      `json:"result"`
	Count     *int         `json:"count"` // up to solver.MaxCounted
	Conflicts []conflict   `json:"conflicts"`
	Totals    []wrongTotal `json:"totals,omitempty"`

	number    int
	solutions int // solver.MaxCounted + 1 for more
	conflicts []puzzle.Conflict
	totals    words.Messages
}

// A conflict is a digit that a house has more than once, or with the digit 0 a cage that can't make
// its sum.
type conflict struct {
	Digit puzzle.Digit `json:"digit"`
	House string       `json:"house"` // such as r1, c2 or b3
	Cells []string     `json:"cells"`
}

// A wrongTotal is a house, or with "all" the whole board, whose cages make another sum than its
// cells.
type wrongTotal struct {
	House string `json:"house"`
	Sum   int    `json:"sum"`
	Want  int    `json:"want"`
}

// wrongTotalsOf lists those of a board.
func wrongTotalsOf(s *puzzle.Shape) (list []wrongTotal) {
	for _, w := range s.WrongTotals() {
		house := w.House.String()
		if w.All {
			house = "all"
		}
		list = append(list, wrongTotal{house, w.Sum, w.Want})
	}
	return list
}

// fill sets the fields of json.
func (r *judged) fill(at place, p *shownPuzzle) {
	count := r.count()
	r.place, r.Number, r.Puzzle, r.Result, r.Count = at, &r.number, p, result(r.solutions), &count
	r.Conflicts = []conflict{}
	for _, k := range r.conflicts {
		at := []string{}
		for c := range k.Cells.All() {
			at = append(at, c.String())
		}
		r.Conflicts = append(r.Conflicts, conflict{k.Digit, k.House.String(), at})
	}
}

func (r *judged) count() int { return min(r.solutions, solver.MaxCounted) }

var resultNames = [...]string{"none", "one", "many"}

// result says whether there is no, one or more than one solution.
func result(solutions int) *string {
	return &resultNames[min(solutions, 2)]
}

// columns are the number of the puzzle, the result, the number of solutions, and the
// conflicts.
func (r *judged) columns(dst []byte, p pen) []byte {
	is := *result(r.solutions)
	dst = append(strconv.AppendInt(dst, int64(r.number), 10), '\t')
	dst = append(append(dst, p.paint(resultColours[is], is)...), '\t')
	dst = append(strconv.AppendInt(dst, int64(r.count()), 10), '\t')
	switch {
	case len(r.conflicts) > 0:
		return append(dst, p.conflicts(r.conflicts)...)
	case r.totals != nil:
		return append(dst, r.totals.In(p.Lang)...)
	}
	return append(dst, '-')
}

var resultColours = map[string]string{"none": red, "one": green, "many": yellow}

func (r *judged) text(dst []byte, p pen) []byte {
	if r.solutions > solver.MaxCounted {
		return append(dst, p.T("cli.judged.over", "number", r.number, "n", r.count())...)
	}
	text := p.T("cli.judged."+*result(r.solutions), "number", r.number, "n", r.count())
	if len(r.conflicts) > 0 {
		text = p.Sentences(text, p.T("cli.because", "conflicts", told(p.conflicts(r.conflicts))))
	} else if r.totals != nil {
		text = p.Sentences(text, r.totals.In(p.Lang))
	}
	return append(dst, text...)
}

// conflicts returns such as "5 in row 1: r1c1 and r1c2; 7 in box 3: r1c7 and r2c9".
func (p pen) conflicts(all []puzzle.Conflict) string {
	said := make([]string, len(all))
	for i, k := range all {
		if k.Digit == 0 {
			said[i] = p.paint(red, p.T("cli.clashing.sum", "house", words.House(k.House), "sum", k.Sum))
			continue
		}
		said[i] = p.paint(red, p.T("cli.clashing", "digit", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All())))
	}
	return strings.Join(said, "; ")
}
