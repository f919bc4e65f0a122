package cli

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// generateOptions are the options of the verb generate.
type generateOptions struct {
	n                    int
	difficulty, symmetry string
	shape                string
	layout, form         string
	order                generator.Order
	part                 part
	rising               bool
	seen                 *distinctRun // to leave out copies; nil to leave out none
	ownSeed              bool         // none was asked for
}

// generate is the verb that generates puzzles.
func generate(c *call, cmd *cobra.Command) job {
	m := generateOptions{n: 1, shape: generator.Classic.Name(), symmetry: generator.None.Name(), form: asText}
	c.option(cmd, number{&m.n, "N", 1, math.MaxInt}, "number", "n")
	c.option(cmd, choice{&m.shape, "KIND", shapeNames()}, "shape", "")
	c.option(cmd, choice{&m.difficulty, "D", levels()}, "difficulty", "")
	conditionOptions(c, cmd, &m.order)
	c.option(cmd, choice{&m.symmetry, "S", symmetries()}, "symmetry", "")
	where := newPatternOptions(c, cmd)
	digits := newDigitOptions(c, cmd)
	clues := &givensRange{}
	c.option(cmd, clues, "clues", "")
	m.order.Attempts = generator.DefaultAttempts
	c.option(cmd, number{&m.order.Attempts, "N", 1, math.MaxInt}, "tries", "")
	minimal := c.boolOption(cmd, "minimal")
	seen := distinctOptions(c, cmd)
	c.boolVar(cmd, &m.rising, "rising")
	c.option(cmd, seed{&m.order.Seed}, "seed", "")
	c.option(cmd, shardValue{&m.part.shard}, "shard", "")
	c.option(cmd, &m.part.skip, "skip", "")
	c.layoutOption(cmd, &m.layout)
	c.usage(cmd.Flags().VarPF(formOrLayout{&m.form, &m.layout}, "format", "", ""), "cli.flag.form", "default", asText)
	_ = cmd.RegisterFlagCompletionFunc("format", completeFrom(forms))
	c.workersOption(cmd)
	return func(ctx context.Context, _ []string) (err error) {
		m.order.Minimal, m.order.NoRating = *minimal, m.form == asText
		m.order.Kind, _ = generator.ParseKind(m.shape)
		m.order.Symmetry, _ = generator.ParseSymmetry(m.symmetry)
		m.order.Level, _ = puzzle.ParseLevel(m.difficulty)
		if err := m.checkShape(cmd); err != nil {
			return err
		}
		if err := clues.apply(cmd, &m.order); err != nil {
			return err
		}
		if err := where.apply(ctx, cmd, &m.order); err != nil {
			return err
		}
		if err := digits.apply(cmd, &m.order); err != nil {
			return err
		}
		if err := m.order.Check(); err != nil {
			return impossible(cmd, &m.order, err)
		}
		if err := m.checkRising(cmd); err != nil {
			return err
		}
		if m.seen, err = seen(ctx, &m.order, m.n); err != nil {
			return err
		}
		if err := m.part.skip.read(ctx, c, cmd); err != nil {
			return err
		}
		if m.ownSeed = !cmd.Flags().Changed("seed"); m.ownSeed {
			m.order.Seed = rand.Uint64()
			c.say(words.Error("cli.seed", "seed", m.order.Seed))
		}
		return m.write(ctx, c)
	}
}

func levels() (names []string) {
	for l := puzzle.Easy; l <= puzzle.Extreme; l++ {
		names = append(names, l.Name())
	}
	return names
}

func symmetries() (names []string) {
	for _, s := range generator.Symmetries {
		names = append(names, s.Name())
	}
	return names
}

// writeSize is about how many bytes of puzzles are written at once.
const writeSize = 32 << 10

// write writes puzzles as soon as they are found.
func (m *generateOptions) write(ctx context.Context, c *call) error {
	if m.form != asText {
		return m.writeBy(ctx, c, func(dst []byte, n int, r *generator.Result) []byte {
			return appendRecord(dst, m.form, newGenerated(n, r), c.pen())
		})
	}
	w := &layoutWriter{Format: m.format()}
	return w.frame(ctx, c, func(c *call) error {
		return m.writeBy(ctx, c, func(dst []byte, n int, r *generator.Result) []byte {
			if w.Apart && n > 1 {
				dst = append(dst, '\n')
			}
			w.n.Add(1)
			return w.Append(dst, &r.Puzzle)
		})
	})
}

// writeBy writes puzzles as appended to a text, several at once if they are found at
// once.
func (m *generateOptions) writeBy(ctx context.Context, c *call, appended func([]byte, int, *generator.Result) []byte) error {
	var sofar atomic.Pointer[generator.Progress]
	sofar.Store(&generator.Progress{})
	defer c.working.show(true, func(_ int, took time.Duration) string {
		return m.searching(c.lang, *sofar.Load(), took)
	})()
	var report func(generator.Progress)
	if c.working.shows() {
		report = func(so generator.Progress) { sofar.Store(&so) }
	}
	var text []byte
	first, end := m.part.of(m.n)
	number := first
	for r, err := range m.stream(ctx, first, end, c.workers, report) {
		if err != nil {
			if werr := c.writeApart(text); werr != nil {
				return werr
			}
			if ctx.Err() != nil && number > first {
				return m.unfinished(number-first, err)
			}
			switch {
			case errors.Is(err, generator.ErrNoPattern):
				err = words.Error("cli.nopattern")
			case errors.Is(err, generator.ErrNoneFound):
				err = words.Error("cli.rare", "found", number-first, "of", end-first, "n", m.order.Attempts)
			}
			return err
		}
		number++
		text = appended(text, number, &r)
		if r.More && len(text) < writeSize {
			continue
		}
		if err := c.writeApart(text); err != nil {
			return err
		}
		text = text[:0]
	}
	return c.writeApart(text)
}

// A generated is the answer of generate as tsv and json. Nothing is rated unless a
// difficulty was asked for.
type generated struct {
	Number int          `json:"number"`
	Puzzle *shownPuzzle `json:"puzzle"`
	Givens int          `json:"givens"`
	rating
}

func newGenerated(n int, r *generator.Result) *generated {
	g := &generated{Number: n, Puzzle: showOn(r.Puzzle.Shape, &r.Puzzle.Givens), Givens: r.Puzzle.Givens.Count()}
	if r.Rated {
		g.rating = newRating(&r.Rating)
	}
	return g
}

func (g *generated) columns(dst []byte, p pen) []byte {
	dst = tabbed(dst, strconv.Itoa(g.Number), g.Puzzle.column(), strconv.Itoa(g.Givens), "")
	return g.rating.columns(dst, p)
}
