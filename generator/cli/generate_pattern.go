package cli

import (
	"context"
	"os"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// patternOptions are the options of generate that say where givens are.
type patternOptions struct {
	pattern *generator.Pattern
	within  *bool
	like    *puzzle.Grid
}

// newPatternOptions declares them.
func newPatternOptions(c *call, cmd *cobra.Command) *patternOptions {
	p := &patternOptions{}
	c.option(cmd, patternValue{&p.pattern}, "pattern", "")
	c.option(cmd, pictureValue{&p.pattern}, "pattern-from", "")
	p.within = c.boolOption(cmd, "within")
	c.option(cmd, likeValue{&p.like}, "like", "")
	return p
}

// apply puts them into an order.
func (p *patternOptions) apply(ctx context.Context, cmd *cobra.Command, o *generator.Order) error {
	if err := exclude(cmd, "pattern", "pattern-from"); err != nil {
		return err
	}
	switch {
	case p.like != nil && (p.pattern != nil || o.Level != puzzle.Unrated):
		other := "--pattern"
		if p.pattern == nil {
			other = "--difficulty"
		}
		return newUsageError(cmd, "cli.likeonly", "name", other)
	case *p.within && p.pattern == nil:
		return newUsageError(cmd, "cli.needspattern")
	case p.like != nil:
		rating, err := logic.Rate(ctx, *p.like, logic.HoDoKu.Techniques)
		if err != nil {
			return err
		}
		o.Level = rating.Level
		o.Pattern = &generator.Pattern{Cells: p.like.Filled()}
	case p.pattern != nil:
		p.pattern.Within = *p.within
		o.Pattern = p.pattern
	}
	return nil
}

// maxPatternFile is how many bytes are read of a file with a pattern or a puzzle.
const maxPatternFile = 1 << 16

// textOrFile returns the text that an option names: what is in the file s if there is
// one, else s itself.
func textOrFile(s string) string {
	f, err := os.Open(s)
	if err != nil {
		return s
	}
	defer f.Close()
	b := make([]byte, maxPatternFile)
	n, _ := f.Read(b)
	return string(b[:n])
}

// patternValue is the value of an option that takes a pattern or a file with one.
type patternValue struct{ p **generator.Pattern }

func (v patternValue) String() string { return "" }
func (v patternValue) Type() string   { return "X" }

func (v patternValue) Set(s string) error {
	p, err := generator.ParsePattern(textOrFile(s))
	if err != nil {
		return words.Error("cli.wantpattern")
	}
	*v.p = p
	return nil
}

// likeValue is the value of an option that takes a puzzle with one solution, or a file
// with one in any layout.
type likeValue struct{ g **puzzle.Grid }

func (v likeValue) String() string { return "" }
func (v likeValue) Type() string   { return "PUZZLE" }

func (v likeValue) Set(s string) error {
	list, err := format.Parse(textOrFile(s))
	if err != nil || len(list) != 1 || solver.Count(list[0].Givens, 2) != 1 || list[0].Givens.Filled() == puzzle.AllCells {
		return words.Error("cli.wantlike")
	}
	*v.g = &list[0].Givens
	return nil
}
