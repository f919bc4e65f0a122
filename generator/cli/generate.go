package cli

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"strconv"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// generateOptions are the options of the verb generate.
type generateOptions struct {
	n                            int
	difficulty, symmetry, layout string
	order                        generator.Order
}

// generate is the verb that generates puzzles.
func generate(c *call, cmd *cobra.Command) job {
	m := generateOptions{n: 1, symmetry: generator.None.Name(), layout: format.Line.Name}
	c.option(cmd, number{&m.n, "N", 1, math.MaxInt}, "number", "n")
	c.option(cmd, choice{&m.difficulty, "D", levels()}, "difficulty", "")
	c.option(cmd, choice{&m.symmetry, "S", symmetries()}, "symmetry", "")
	c.option(cmd, givensRange{&m.order.MinGivens, &m.order.MaxGivens}, "clues", "")
	minimal := c.boolOption(cmd, "minimal")
	c.option(cmd, seed{&m.order.Seed}, "seed", "")
	c.option(cmd, choice{&m.layout, "F", layouts()}, "format", "")
	c.workersOption(cmd)
	return func(ctx context.Context, _ []string) error {
		m.order.Minimal = *minimal
		m.order.Symmetry, _ = generator.ParseSymmetry(m.symmetry)
		m.order.Level, _ = logic.ParseLevel(m.difficulty)
		if !cmd.Flags().Changed("seed") {
			m.order.Seed = rand.Uint64()
			c.say(words.Error("cli.seed", "seed", m.order.Seed))
		}
		err := c.generate(ctx, m)
		if errors.Is(err, generator.ErrGivens) {
			return newUsageError(cmd, "cli.noclues", "symmetry", m.symmetry)
		}
		return err
	}
}

func levels() (names []string) {
	for l := logic.Easy; l <= logic.Extreme; l++ {
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

// generate writes puzzles as soon as they are found, several at once if they are found
// at once. A layout that begins with their number is written at the end.
func (c *call) generate(ctx context.Context, m generateOptions) error {
	layout, _ := format.ByName(m.layout)
	line := c.newProgress()
	found := 0
	text := []byte(layout.Head) // not yet written
	var failed error
	for r, err := range generator.Stream(ctx, m.order, m.n, c.workers, line.reporter(m.n)) {
		if err != nil {
			failed = err
			break
		}
		if layout.Apart && found > 0 {
			text = append(text, '\n')
		}
		found++
		text = layout.Append(text, &r.Puzzle)
		if layout.Counted || r.More && len(text) < writeSize {
			continue
		}
		line.clear()
		if err := c.write(text); err != nil {
			return err
		}
		text = text[:0]
	}
	line.clear()
	switch {
	case layout.Counted && ctx.Err() != nil:
		text = nil
	case ctx.Err() == nil && layout.Foot != "":
		text = append(text, layout.Foot...)
	case layout.Counted:
		text = append(append(strconv.AppendInt(nil, int64(found), 10), '\n'), text...)
	}
	if err := c.write(text); err != nil {
		return err
	}
	if errors.Is(failed, generator.ErrNoneFound) {
		return words.Error("cli.rare", "found", found, "of", m.n, "n", generator.DefaultAttempts)
	}
	return failed
}

// reporter returns a function that shows the progress of generating n puzzles, nil if
// standard error is not a terminal.
func (p *progress) reporter(n int) func(generator.Progress) {
	if p.to == nil {
		return nil
	}
	return func(so generator.Progress) {
		p.show("cli.progress", "found", so.Made, "of", n, "n", so.Attempts)
	}
}
