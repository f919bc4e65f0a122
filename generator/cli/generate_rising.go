package cli

import (
	"errors"
	"iter"

	"github.com/spf13/cobra"

	"sudoku/generator"
)

// rises returns how many puzzles rise evenly, 0 if they don't.
func (m *generateOptions) rises() int {
	if m.rising {
		return m.n
	}
	return 0
}

// checkRising returns the usage error that says why the puzzles can't rise evenly, or nil.
func (m *generateOptions) checkRising(cmd *cobra.Command) error {
	if !m.rising {
		return nil
	}
	err := m.order.CheckRising(m.n)
	if errors.Is(err, generator.ErrRising) {
		return newUsageError(cmd, "cli.needsrange")
	}
	return impossible(cmd, &m.order, err)
}

// distinctRising yields the new ones of puzzles that rise evenly, with the numbers from first up to
// end. In the place of another one comes the puzzle of a number that is so many further on.
func (m *generateOptions) distinctRising(first, end int, of func(first, end int) iter.Seq2[generator.Result, error]) iter.Seq2[generator.Result, error] {
	return func(yield func(generator.Result, error) bool) {
		for i := first; i < end; i++ {
			for r, err := range m.seen.part(0, 1, m.order.Attempts, func(turn, _ int) iter.Seq2[generator.Result, error] {
				return of(i+turn*m.n, i+turn*m.n+1)
			}) {
				if !yield(r, err) || err != nil {
					return
				}
			}
		}
	}
}
