package cli

import (
	"context"
	"iter"
	"os"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// A reading is what the verb read is asked for.
type reading struct {
	c               *call
	form            *string
	entries, doubts *bool
	marks           *bool
	folder          string // for straightened pictures; "" for none
}

// read is the verb that reads puzzles off pictures.
func read(c *call, cmd *cobra.Command) job {
	r := &reading{c: c, form: c.formOption(cmd, asText)}
	r.entries = c.boolOption(cmd, "entries")
	r.doubts = c.boolOption(cmd, "doubts")
	r.marks = cmd.Flags().Bool("marks", false, "")
	c.usage(cmd.Flags().Lookup("marks"), "cli.flag.noted")
	c.option(cmd, text{&r.folder, "FOLDER"}, "picture", "")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		if r.folder != "" {
			if err := os.MkdirAll(r.folder, 0o777); err != nil {
				return words.Error("cli.file", "file", quoted(r.folder), "what", errorText{withoutPath(err)})
			}
		}
		return c.streamFrom(ctx, pictures(names), func(context.Context) chunkAnswerer {
			solve := uniquely(new(solver.Searcher))
			return func(ch *chunk, to *answer) {
				to.each(ch.items, func(it *item, to *answer) { r.picture(it, solve, to) })
			}
		})
	}
}

// pictures yields each file as an item; without a name there is standard input.
func pictures(names []string) iter.Seq[*chunk] {
	if len(names) == 0 {
		names = []string{""}
	}
	return func(yield func(*chunk) bool) {
		for _, n := range names {
			ch := newChunk()
			ch.items = append(ch.items, item{file: n, unread: true})
			if !yield(ch) {
				return
			}
		}
	}
}

// uniquely is the solver as the reader of pictures needs it.
func uniquely(s *solver.Searcher) photo.Solver {
	return func(g *puzzle.Grid) (puzzle.Grid, int) {
		n := s.Count(g, 2)
		if n == 0 {
			return puzzle.Grid{}, 0
		}
		solution, _ := s.First(g)
		return solution, n
	}
}

// picture answers one picture.
func (r *reading) picture(it *item, solve photo.Solver, to *answer) {
	p, err := r.decoded(it.file)
	if err != nil {
		to.fail(it, withoutPath(err))
		return
	}
	page, err := photo.ReadPage(to.ctx, p, solve)
	switch {
	case err != nil: // interrupted
		return
	case len(page.Grids) == 0:
		to.fail(it, photo.ErrNone)
	case page.Full:
		to.note(it, words.Error("cli.read.most", "n", photo.MostGrids))
	}
	for i := range page.Grids {
		r.grid(it, p, &page.Grids[i], to)
	}
	for _, m := range page.Missed {
		to.fail(it, m.Error())
	}
}

// grid answers a grid of a picture.
func (r *reading) grid(it *item, p *photo.Picture, g *photo.Reading, to *answer) {
	a := r.answer(it.file, g)
	to.record(*r.form, a)
	clashes := g.Givens.ConflictList()
	if len(clashes) > 0 {
		to.fail(it, words.Error("cli.read.clash", "n", a.Grid, "conflicts", told(pen{Lang: to.Lang}.conflicts(clashes))))
	}
	switch {
	case g.Solutions > 1:
		to.note(it, words.Error("cli.read.many", "n", a.Grid))
	case g.Solutions == 0 && len(clashes) == 0:
		to.note(it, words.Error("cli.read.none", "n", a.Grid))
	}
	if *r.doubts && *r.form != asJSON {
		to.err = a.appendDoubts(to.err, r.c.lang)
	}
	if r.folder != "" {
		if err := a.draw(r.folder, p, g); err != nil {
			to.fail(it, err)
		}
	}
}

// decoded reads a file and decodes it.
func (r *reading) decoded(name string) (*photo.Picture, error) {
	in, size := r.c.in, int64(0)
	if name != "" && name != stdin {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		if info, err := f.Stat(); err == nil {
			size = info.Size()
		}
		in = f
	}
	b, err := photo.ReadFile(in, size)
	if err != nil {
		return nil, err
	}
	return photo.Decode(b)
}
