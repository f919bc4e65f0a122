package cli

import (
	"context"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/review"
	"sudoku/solver/variant"
)

// reviewVerb is the verb that says what each move of a saved game rested on.
func reviewVerb(c *call, cmd *cobra.Command) job {
	form := c.formOption(cmd, asText)
	return func(ctx context.Context, names []string) error {
		if len(names) == 0 {
			names = []string{stdin}
		}
		failed := false
		for i, name := range names {
			w := gameReview{c: c, form: *form, heading: len(names) > 1, first: i == 0}
			if name != stdin || i > 0 {
				w.file = &name
			}
			if err := w.write(ctx, name); isFatal(ctx, err) {
				return err
			} else if err != nil {
				failed = true
				c.say(inFile(name, err))
			}
		}
		if failed {
			return errSomeFailed
		}
		return nil
	}
}

// isFatal reports whether nothing more can be written.
func isFatal(ctx context.Context, err error) bool {
	_, unwritten := err.(writeError)
	return unwritten || ctx.Err() != nil
}

// inFile adds the name of a file to an error.
func inFile(name string, err error) error {
	if name == stdin {
		return err
	}
	return words.Error("cli.file", "file", quoted(name), "what", errorText{withoutPath(err)})
}

// A gameReview writes the review of one game.
type gameReview struct {
	c       *call
	form    string
	file    *string // nil for standard input
	heading bool    // the text begins with the name of the file
	first   bool
}

// write reads a game and writes its review. Of a damaged one it reviews what could be read.
func (w *gameReview) write(ctx context.Context, name string) error {
	g, damage, err := w.load(name)
	if err != nil {
		return err
	}
	defer w.c.working.start(w.c)()
	p := g.Puzzle()
	solution, err := solutionOf(ctx, &p)
	if err != nil {
		return review.ErrSolutions
	}
	r, err := review.Of(ctx, review.Request{History: g.History(), Solution: solution}, nil)
	if err != nil {
		return err
	}
	if err := w.c.writeApart(w.report(name, r)); err != nil {
		return err
	}
	if damage != nil {
		return damageError{damage}
	}
	return nil
}

// solutionOf returns the one solution of a puzzle on any board.
func solutionOf(ctx context.Context, p *puzzle.Puzzle) (puzzle.Grid, error) {
	if p.Shape == nil {
		return solver.Solve(p.Givens)
	}
	return variant.Solve(ctx, p.Shape, p.Givens)
}

func (w *gameReview) load(name string) (*game.Game, *game.Damage, error) {
	if name == stdin {
		return game.Load(w.c.in, time.Now)
	}
	f, err := open(name)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	return game.Load(io.Reader(f), time.Now)
}

// report is the whole answer: a record for each move, and as text the moments and a summary.
func (w *gameReview) report(name string, r *review.Review) (b []byte) {
	p := w.c.pen()
	if w.form == asText && !w.first {
		b = append(b, '\n')
	}
	if w.form == asText && w.heading {
		b = append(append(b, words.Visible(name)...), '\n')
	}
	for i := range r.Moves {
		b = appendRecord(b, w.form, w.reviewed(&r.Moves[i]), p)
	}
	if w.form != asText {
		return b
	}
	for i := range r.Moments {
		b = w.moment(append(b, '\n'), r, &r.Moments[i])
	}
	b = append(b, '\n')
	for _, sentence := range r.Summary(w.c.lang) {
		b = append(append(b, sentence...), '\n')
	}
	return b
}

// moment appends what there is to say about a moment.
func (w *gameReview) moment(b []byte, r *review.Review, m *review.Moment) []byte {
	b = append(append(b, w.c.lang.T("cli.review.moment", "n", r.Moves[m.Move].Number)...), '\n')
	for _, s := range append(r.What(m, w.c.lang), m.Why(w.c.lang)...) {
		b = append(append(append(b, "  "...), strings.ReplaceAll(s, "\n", "\n  ")...), '\n')
	}
	return b
}
