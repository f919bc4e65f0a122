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
	"sudoku/solver/typo"
)

// check is the verb that reports whether each puzzle has exactly one solution, and with
// --typos which edits would mend those that don't.
func check(c *call, cmd *cobra.Command) job {
	typos := 0
	c.option(cmd, number{&typos, "N", 1, math.MaxInt}, "typos", "")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		if typos > 0 {
			return c.stream(ctx, names, maxEdits(typos).answerer)
		}
		return c.stream(ctx, names, judge)
	}
}

// judge writes a line for each puzzle: its number, "none", "one" or "many", the number of
// solutions, and the conflicts.
func judge(ctx context.Context) answerer {
	var search solver.Searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			return
		}
		g := gridToSolve(&it.Puzzle)
		v, err := search.Judge(ctx, &g)
		if err != nil {
			return
		}
		to.row(strconv.Itoa(it.number), [...]string{"none", "one", "many"}[min(v.Solutions, 2)],
			strconv.Itoa(min(v.Solutions, solver.MaxCounted)), to.conflicts(v.Conflicts))
	}
}

// conflicts returns such as "5 in row 1: r1c1 and r1c2; 7 in box 3: r1c7 and r2c9".
func (a *answer) conflicts(all []puzzle.Conflict) string {
	if len(all) == 0 {
		return "-"
	}
	said := make([]string, len(all))
	for i, k := range all {
		said[i] = a.T("cli.clashing", "digit", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All()))
	}
	return strings.Join(said, "; ")
}

// maxEdits is how many edits are written for each puzzle at most.
type maxEdits int

// answerer writes a line for each edit: the puzzle's number, the edit's rank, what to
// change, and the mended puzzle.
func (m maxEdits) answerer(ctx context.Context) answerer {
	var find typo.Finder
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			return
		}
		edits, err := find.Find(ctx, gridToSolve(&it.Puzzle), int(m))
		if err != nil {
			return
		}
		for i, e := range edits {
			to.row(strconv.Itoa(it.number), strconv.Itoa(i+1), e.In(to.Lang), e.Grid.String())
		}
	}
}
