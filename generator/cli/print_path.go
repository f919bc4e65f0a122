package cli

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/solver/logic"
)

// steps returns a func that returns the solution path of a puzzle, as far as it is found.
func (c *call) steps(ctx context.Context) func(*print.Item) []print.Step {
	return func(it *print.Item) (list []print.Step) {
		if it.Solution == (puzzle.Grid{}) {
			return nil
		}
		pos := puzzle.NewPosition(it.Puzzle.Givens)
		steps, _, _ := logic.PathFrom(ctx, &pos, logic.Full.Techniques)
		for _, s := range steps {
			list = append(list, print.Step{Title: s.Notation(c.Lang), Text: s.Why(c.Lang), Single: len(s.Place) > 0,
				Position: pos, Diagram: s.Diagram})
			s.Apply(&pos)
		}
		return list
	}
}
