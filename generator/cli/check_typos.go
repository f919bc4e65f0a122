package cli

import (
	"context"
	"strconv"

	"sudoku/puzzle/words"
	"sudoku/solver/typo"
)

// mender writes the edits that would mend each puzzle that hasn't exactly one solution.
func (k checkOptions) mender(ctx context.Context) answerer {
	var find typo.Finder
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			return
		}
		edits, err := find.Find(ctx, gridToSolve(&it.Puzzle), k.typos)
		if err != nil {
			return
		}
		for i, e := range edits {
			to.record(k.form, &slip{it.at(), it.number, i + 1, e.In(to.Lang), cells(e.Grid)})
		}
	}
}

// A slip is what may have been mistyped in a puzzle, and the puzzle without it.
type slip struct {
	place
	Number int    `json:"number"`
	Rank   int    `json:"rank"`
	Slip   string `json:"slip"`
	Puzzle cells  `json:"puzzle"`
}

func (r *slip) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, strconv.Itoa(r.Number), strconv.Itoa(r.Rank), r.Slip, r.Puzzle.column())
}

func (r *slip) text(dst []byte, p pen) []byte {
	return append(dst, p.T("cli.slip", "number", r.Number, "slip", r.Slip)...)
}

var _ = words.Error
