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

// printOut is the verb that puts puzzles on paper.
func printOut(c *call, cmd *cobra.Command) job {
	out, title, perPage, paper := "", "", "4", "a4"
	c.option(cmd, text{&out, "PDF"}, "output", "o")
	c.option(cmd, choice{&perPage, "N", counts()}, "per-page", "")
	c.option(cmd, choice{&paper, "P", papers()}, "paper", "")
	c.option(cmd, text{&title, "T"}, "title", "")
	solutions := c.yes(cmd, "solutions")
	return func(ctx context.Context, names []string) error {
		if out == "" {
			return newUsageError(cmd, "cli.needsoutput")
		}
		sheet := print.Sheet{Title: title, Show: print.Usual, Lang: c.Lang}
		sheet.PerPage, _ = strconv.Atoi(perPage)
		sheet.Paper, _ = print.ParsePaper(paper)
		if *solutions {
			sheet.Solutions = print.AtFoot
		}
		items, some := c.items(ctx, names)
		if ctx.Err() != nil {
			return ctx.Err()
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

// items reads every puzzle to print. A sheet is laid out as a whole, so it all
// has to be there; the error is errSome when a part of the input was no puzzle.
func (c *call) items(ctx context.Context, names []string) (items []print.Item, some error) {
	var search solver.Searcher
	src := source{in: c.in, names: names}
	src.read(func(it item) bool {
		if it.err != nil {
			c.say(it.place(it.err))
			some = errSome
			return ctx.Err() == nil
		}
		p := print.Item{Puzzle: it.Puzzle}
		p.Puzzle.Givens = question(&it.Puzzle)
		if err := onlyOne(ctx, &search, &p.Puzzle.Givens); err != nil {
			c.say(it.place(err))
			some = errSome
		} else {
			p.Solution, p.Level = solved(ctx, &search, p.Puzzle.Givens)
		}
		items = append(items, p)
		return ctx.Err() == nil
	})
	return items, some
}

func solved(ctx context.Context, search *solver.Searcher, g puzzle.Grid) (puzzle.Grid, words.Text) {
	solution, _ := search.First(&g)
	r, err := logic.Rate(ctx, g, logic.HoDoKu.Techniques)
	if err != nil || r.Level == logic.Unrated {
		return solution, words.Text{}
	}
	return solution, r.Level.Text()
}

// writePDF writes the file, or standard output when that is named "-".
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

// makeFile is store.WriteFile, its error told with the file's name.
func (c *call) makeFile(ctx context.Context, name string, write func(io.Writer) error) error {
	err := store.WriteFile(name, 0o666, write)
	switch {
	case err == nil || ctx.Err() != nil:
		return err
	case errors.Is(err, fs.ErrNotExist):
		err = words.Error("cli.nofolder")
	}
	return words.Error("cli.file", "file", name, "what", sayer{bare(err)})
}
