package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// digitOptions are the options of generate that choose digits of the solution or of givens.
type digitOptions struct {
	rows puzzle.Grid
	text [][]puzzle.Digit
}

// newDigitOptions declares them.
func newDigitOptions(c *call, cmd *cobra.Command) *digitOptions {
	d := &digitOptions{}
	c.option(cmd, rowsValue{&d.rows}, "row", "")
	c.option(cmd, textValue{&d.text}, "text", "")
	return d
}

// apply puts them into an order whose symmetry is set.
func (d *digitOptions) apply(cmd *cobra.Command, o *generator.Order) (err error) {
	if o.Solution = d.rows; d.text == nil {
		return nil
	}
	for _, other := range []string{"pattern", "pattern-from", "like"} {
		if err := exclude(cmd, "text", other); err != nil {
			return err
		}
	}
	if o.Pattern, err = o.TextPattern(d.text); err != nil {
		return newUsageError(cmd, "cli.noplace")
	}
	return nil
}

// exclude returns the usage error if two options are given that exclude each other.
func exclude(cmd *cobra.Command, one, other string) error {
	if cmd.Flags().Changed(one) && cmd.Flags().Changed(other) {
		return newUsageError(cmd, "cli.exclude", "one", "--"+one, "other", "--"+other)
	}
	return nil
}

// rowsValue is the value of an option that takes rows of a solution.
type rowsValue struct{ *puzzle.Grid }

func (v rowsValue) String() string { return "" }
func (v rowsValue) Type() string   { return "N=DIGITS" }

func (v rowsValue) Set(s string) (err error) {
	*v.Grid, err = generator.ParseRows(s)
	return digitError(err, "cli.wantrows", "cli.twicerow")
}

// textValue is the value of an option that takes a text of digits.
type textValue struct{ parts *[][]puzzle.Digit }

func (v textValue) String() string { return "" }
func (v textValue) Type() string   { return "DIGITS" }

func (v textValue) Set(s string) (err error) {
	*v.parts, err = generator.ParseText(s)
	return digitError(err, "cli.wanttext", "cli.twicetext")
}

// digitError says why digits can't be taken: want what the option takes, twice that one comes again.
func digitError(err error, want, twice string) error {
	var again *generator.RepeatError
	switch {
	case errors.As(err, &again):
		return words.Error(twice, "digit", int(again.Digit))
	case err != nil:
		return words.Error(want)
	}
	return nil
}
