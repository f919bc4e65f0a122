package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// printVerb is the verb that prints puzzles to a PDF file.
func printVerb(c *call, cmd *cobra.Command) job {
	out, title, perPage, paper := "", "", "4", "a4"
	cmd.Flags().VarP(text{&out, "PDF"}, "output", "o", c.T("cli.flag.output.print"))
	c.option(cmd, choice{&perPage, "N", counts()}, "per-page", "")
	c.option(cmd, choice{&paper, "P", papers()}, "paper", "")
	c.option(cmd, text{&title, "T"}, "title", "")
	solutions := c.boolOption(cmd, "solutions")
	return func(ctx context.Context, names []string) error {
		if out == "" {
			return newUsageError(cmd, "cli.needsoutput")
		}
		sheet := print.Sheet{Title: title, Labels: print.DefaultLabels, Lang: c.Lang}
		sheet.PerPage, _ = strconv.Atoi(perPage)
		sheet.Paper, _ = print.ParsePaper(paper)
		if *solutions {
			sheet.Solutions = print.AtFoot
		}
		items, some := c.items(ctx, names)
		if some != nil && some != errSomeFailed {
			return some
		}
		sheet.Items = items
		if err := c.writePDF(ctx, out, sheet); err != nil {
			return err
		}
		return some
	}
}

func counts() (names []string) {
	for _, n := range print.Counts {
		names = append(names, strconv.Itoa(n))
	}
	return names
}

func papers() (names []string) {
	for _, p := range print.Papers {
		names = append(names, strings.ToLower(p.Name()))
	}
	return names
}

// items reads all puzzles to print, and solves and rates them on all cores. All are needed
// at once, because each page has the number of pages. The error is errSome if some puzzle
// or file failed.
func (c *call) items(ctx context.Context, names []string) (print.Items, error) {
	var all itemCollector
	err := c.streamChunks(ctx, names, chunkSize{items: 16}, answererFunc(func(ctx context.Context) answerer {
		var (
			search solver.Searcher
			rater  logic.Rater
		)
		return func(it *item, to *answer) {
			if it.err != nil {
				to.fail(it, it.err)
				return
			}
			var p sheetItem
			g := gridToSolve(&it.Puzzle)
			p.givens.pack(&g)
			if err := checkUnique(ctx, &search, &g); err != nil {
				to.fail(it, err)
			} else {
				solution, _ := search.First(&g)
				p.solution.pack(&solution)
				p.level = level(ctx, &rater, &g)
			}
			all.add(to.turn, p)
		}
	}).chunkAnswerer)
	return all.items(), err
}

// level returns a puzzle's level, Unrated if it can't be rated.
func level(ctx context.Context, rater *logic.Rater, g *puzzle.Grid) logic.Level {
	r, err := rater.Rate(ctx, g, logic.HoDoKu.Techniques)
	if err != nil {
		return logic.Unrated
	}
	return r.Level
}

// writePDF writes the file, or to standard output if the name is "-".
func (c *call) writePDF(ctx context.Context, name string, sheet print.Sheet) error {
	write := func(w io.Writer) error { return print.PDF(ctx, w, sheet) }
	if err := sheet.Check(); err != nil {
		return err
	}
	if name == stdin {
		return write(results{c})
	}
	return c.makeFile(ctx, name, write)
}

// makeFile is store.WriteFile, with the file's name in the error.
func (c *call) makeFile(ctx context.Context, name string, write func(io.Writer) error) error {
	err := store.WriteFile(name, 0o666, write)
	switch {
	case err == nil || ctx.Err() != nil:
		return err
	case errors.Is(err, fs.ErrNotExist):
		err = words.Error("cli.nofolder")
	}
	return words.Error("cli.file", "file", name, "what", errorText{withoutPath(err)})
}
