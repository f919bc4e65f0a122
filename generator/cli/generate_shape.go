package cli

import (
	"slices"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// onlyClassic are the options of generate that no condition of an order stands for and that say
// nothing for other boards than the classic one.
var onlyClassic = []string{"pattern", "pattern-from", "like", "text", "distinct", "distinct-from", "rising", "skip"}

// checkShape returns the usage error for options that say nothing for the board of --shape, or
// a layout that it doesn't fit into.
func (m *generateOptions) checkShape(cmd *cobra.Command) error {
	if m.order.Kind == generator.Classic {
		return nil
	}
	for _, name := range onlyClassic {
		if cmd.Flags().Changed(name) {
			return newUsageError(cmd, "cli.shape.option", "shape", m.shape, "option", "--"+name)
		}
	}
	if m.form == asText {
		sample := puzzle.Puzzle{Shape: m.order.Kind.Shape()}
		if m.order.Kind == generator.Killer {
			sample.Shape, _ = puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0), Sum: 1}})
		}
		if err := m.format().Refuses(&sample); err != nil {
			return asUsageError(cmd, err)
		}
	}
	return nil
}

// format returns the layout that was asked for, else lines, or where these say nothing of the
// board labelled text.
func (m *generateOptions) format() *format.Format {
	if f, ok := format.ByName(m.layout); ok {
		return f
	}
	if m.order.Kind == generator.Diagonals || m.order.Kind == generator.Killer {
		return format.Text
	}
	return format.Line
}

// unsuited returns the usage error for an order whose board doesn't have what it asks for.
func unsuited(cmd *cobra.Command, e *generator.Unsuited) error {
	var has []string
	switch e.Option {
	case "difficulty":
		for _, l := range e.Kind.Levels() {
			has = append(has, l.Name())
		}
	case "symmetry":
		for _, s := range e.Kind.Symmetries() {
			has = append(has, s.Name())
		}
	}
	if has == nil {
		return newUsageError(cmd, "cli.shape.option", "shape", e.Kind.Name(), "option", "--"+e.Option)
	}
	return newUsageError(cmd, "cli.shape.values", "shape", e.Kind.Name(), "option", "--"+e.Option, "names", words.And(slices.Values(has)))
}
