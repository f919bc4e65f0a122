package cli

import (
	"context"
	"iter"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver"
)

// distinctOptions declares the options that leave out copies. What it returns is what is
// known of them when the command line has been read; nil to leave out none.
func distinctOptions(c *call, cmd *cobra.Command) func(context.Context, *generator.Order, int) (*distinctRun, error) {
	var kinds []string
	file := ""
	f := cmd.Flags().VarPF(distinctValue{&kinds}, "distinct", "", "")
	f.NoOptDefVal = sameCopies
	c.usage(f, "cli.flag.distinct.generate")
	_ = cmd.RegisterFlagCompletionFunc("distinct", completeLast(func() []string { return distinctKinds }, ""))
	c.option(cmd, text{&file, "FILE"}, "distinct-from", "")
	return func(ctx context.Context, o *generator.Order, n int) (*distinctRun, error) {
		if kinds == nil && file == "" {
			return nil, nil
		}
		if n > 1 && o.Pattern != nil && !o.Pattern.Within && slices.Contains(kinds, samePattern) {
			return nil, newUsageError(cmd, "cli.onepattern")
		}
		d := newDistinctRun(kinds)
		if file == "" {
			return d, nil
		}
		return d, readWhole(ctx, c, cmd, "--distinct-from", file, d.note)
	}
}

// readWhole reads the file of an option. A puzzle that can't be read is an error: it may be
// the one that must not come again.
func readWhole(ctx context.Context, c *call, cmd *cobra.Command, option, file string, each func(*puzzle.Puzzle)) (err error) {
	defer c.working.start(c)()
	var search solver.Searcher
	c.source([]string{file}).readUntil(ctx, func(it item) bool {
		if it.err == nil && it.isSukaku(&search) {
			it.err = errSukaku
		}
		if it.err != nil {
			err = newUsageError(cmd, "cli.badvalue", "name", option, "value", quoted(file), "want", errorText{it.place(it.err)})
			return false
		}
		each(&it.Puzzle)
		c.working.add(1)
		return true
	})
	if err == nil {
		err = ctx.Err()
	}
	return err
}

// stream yields the puzzles with the numbers from first up to end.
func (m *generateOptions) stream(ctx context.Context, first, end, workers int, report func(generator.Progress)) iter.Seq2[generator.Result, error] {
	if m.seen == nil {
		return generator.StreamPart(ctx, m.order, generator.Part{First: first, End: end, Before: m.part.skip.before, Rising: m.rises()}, workers, report)
	}
	for _, g := range m.part.skip.before {
		m.seen.note(&puzzle.Puzzle{Givens: g})
	}
	var before, sofar generator.Progress // in earlier parts, and in all
	add := report
	if report != nil {
		add = func(so generator.Progress) {
			sofar = so
			sofar.Made, sofar.Attempts = before.Made+so.Made, before.Attempts+so.Attempts
			report(sofar)
		}
	}
	of := func(first, end int) iter.Seq2[generator.Result, error] {
		before = sofar
		return generator.StreamPart(ctx, m.order, generator.Part{First: first, End: end, Rising: m.rises()}, workers, add)
	}
	if m.rising {
		return m.distinctRising(first, end, of)
	}
	return m.seen.part(first, end, m.order.Attempts, of)
}

// part yields the puzzles with the numbers from first up to end that are new. For each other
// one it takes one more number; after as many in a row as there may be tries it gives up.
func (d *distinctRun) part(first, end, tries int, of func(first, end int) iter.Seq2[generator.Result, error]) iter.Seq2[generator.Result, error] {
	return func(yield func(generator.Result, error) bool) {
		inRow := 0
		for first < end {
			again := 0
			for r, err := range of(first, end) {
				if err == nil && !d.isNew(&r.Puzzle, &r.Solution) {
					again++
					if inRow++; inRow < tries {
						continue
					}
					r, err = generator.Result{}, generator.ErrNoneFound
				}
				inRow = 0
				if !yield(r, err) || err != nil {
					return
				}
			}
			first, end = end, end+again
		}
	}
}
