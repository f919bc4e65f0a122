package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// printVerb is the verb that prints puzzles to a file.
func printVerb(c *call, cmd *cobra.Command) job {
	o := newPrintOptions(c, cmd)
	return func(ctx context.Context, names []string) error {
		to, err := o.target(ctx, cmd)
		if err != nil {
			return err
		}
		if o.set != "" {
			return o.printSet(ctx, c, cmd, to, names)
		}
		sheet, err := o.sheet(c, cmd)
		if err != nil {
			return err
		}
		items, some := o.keeps().items(ctx, c, o.files(names))
		if some != nil && some != errSomeFailed {
			return some
		}
		items.rated = o.rated(cmd)
		items.lang = c.lang
		sheet.Items = items
		sheet.Steps = hint.PrintedSteps(ctx, c.lang)
		sayLacking(c, &sheet, o.Labels)
		if err := o.printSheet(ctx, c, &sheet, to); err != nil {
			return err
		}
		return some
	}
}

// sayLacking says which of the labels that were asked for have nothing to print.
func sayLacking(c *call, sheet *print.Sheet, asked print.Labels) {
	for _, name := range print.LabelNames {
		label, _ := print.ParseLabels(name)
		if n := sheet.Lacking(label & asked); n > 0 {
			c.say(words.Error("cli.unlabelled", "name", name, "n", n, "of", sheet.Items.Len()))
		}
	}
}

// items reads all puzzles to print, and solves and rates them on all cores. All are needed
// at once, because each page has the number of pages. The error is errSome if some puzzle
// or file failed.
func (k keeping) items(ctx context.Context, c *call, names []string) (*sheetItems, error) {
	var all itemCollector
	if names == nil && k.nothing {
		return all.items(), nil
	}
	err := c.streamChunks(ctx, names, chunkSize{items: 16}, answererFunc(func(ctx context.Context) answerer {
		var (
			search    searcher
			rater     logic.Rater
			explainer se.Rater
		)
		return func(it *item, to *answer) {
			if it.err != nil {
				to.fail(it, it.err)
				return
			}
			if it.isSukaku(&search.Searcher) {
				to.fail(it, errSukaku)
				return
			}
			var p sheetItem
			g := gridToSolve(&it.Puzzle)
			p.givens.pack(&g)
			if it.Puzzle.Shape != nil {
				if err := k.board(ctx, it, &p, &search, &rater); err != nil {
					to.fail(it, err)
				}
			} else if err := checkUnique(ctx, &search.Searcher, &g); err != nil {
				to.fail(it, err)
			} else {
				solution, _ := search.First(&g)
				p.solution.pack(&solution)
				p.level, p.score = level(ctx, &rater, &g)
				if k.explainer {
					r, _ := explainer.Rate(ctx, &g) // no value where it can't be rated
					p.explainer = r.ER
				}
			}
			k.keep(&p, it)
			all.add(to.turn, p)
		}
	}).chunkAnswerer)
	return all.items(), err
}

// board fills in the item of a puzzle on a board with other rules. The error says why it has not
// one solution.
func (k keeping) board(ctx context.Context, it *item, p *sheetItem, search *searcher, rater *logic.Rater) error {
	pos, err := it.boardPosition(ctx, search)
	if err != nil {
		return err
	}
	p.solution.pack(&pos.solution)
	r, err := rater.RateShape(ctx, pos.Shape, &pos.Grid, logic.For(pos.Shape).Techniques, 0, nil)
	if err == nil {
		p.level, p.score = r.Level, r.Score
	}
	if ease, ok := generator.EaseOf(&puzzle.Puzzle{Shape: pos.Shape, Givens: pos.Grid}); ok && k.ease {
		p.score = ease.Points()
	}
	return nil
}

// level returns a puzzle's level and score, Unrated if it can't be rated.
func level(ctx context.Context, rater *logic.Rater, g *puzzle.Grid) (puzzle.Level, int) {
	r, err := rater.Rate(ctx, g, logic.HoDoKu.Techniques)
	if err != nil {
		return puzzle.Unrated, 0
	}
	return r.Level, r.Score
}

// makeFile is store.WriteFile, with the file's name in the error.
func makeFile(ctx context.Context, name string, write func(io.Writer) error) error {
	err := store.WriteFile(name, 0o666, write)
	if err == nil || ctx.Err() != nil {
		return err
	}
	return notWritten(name, err)
}

// notWritten puts the name of a file that could not be written into the error.
func notWritten(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		err = words.Error("cli.nofolder")
	}
	return words.Error("cli.file", "file", quoted(name), "what", errorText{withoutPath(err)})
}
