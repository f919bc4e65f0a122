package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"strconv"
	"strings"
	"sync"

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
		if some != nil && some != errSome {
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

// items reads every puzzle to print, and solves and rates them on all cores. A sheet
// says how many pages it has, so it all has to be there; the error is errSome when a
// part of the input was no puzzle.
func (c *call) items(ctx context.Context, names []string) ([]print.Item, error) {
	var all gathered
	err := c.streamChunks(ctx, names, portion{items: 16}, answering(func(ctx context.Context) answerer {
		var (
			search solver.Searcher
			rater  logic.Rater
		)
		return func(it *item, to *answer) {
			if it.err != nil {
				to.fail(it, it.err)
				return
			}
			p := print.Item{Puzzle: it.Puzzle}
			p.Puzzle.Givens = question(&it.Puzzle)
			if err := onlyOne(ctx, &search, &p.Puzzle.Givens); err != nil {
				to.fail(it, err)
			} else {
				p.Solution, _ = search.First(&p.Puzzle.Givens)
				p.Level = level(ctx, &rater, &p.Puzzle.Givens)
			}
			all.add(to.turn, p)
		}
	}).work)
	return all.items(), err
}

// gathered are items that workers bring, in the order of the input.
type gathered struct {
	mu    sync.Mutex
	parts [][]print.Item // by the turn of their chunk
}

func (g *gathered) add(turn int, p print.Item) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for len(g.parts) <= turn {
		g.parts = append(g.parts, nil)
	}
	g.parts[turn] = append(g.parts[turn], p)
}

// items returns all, and lets go of the parts: there may be hundreds of thousands.
func (g *gathered) items() []print.Item {
	n := 0
	for _, part := range g.parts {
		n += len(part)
	}
	items := make([]print.Item, 0, n)
	for i, part := range g.parts {
		items = append(items, part...)
		g.parts[i] = nil
	}
	return items
}

// level names how hard a puzzle is, with nothing where nobody knows.
func level(ctx context.Context, rater *logic.Rater, g *puzzle.Grid) words.Text {
	r, err := rater.Rate(ctx, g, logic.HoDoKu.Techniques)
	if err != nil || r.Level == logic.Unrated {
		return words.Text{}
	}
	return r.Level.Text()
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
