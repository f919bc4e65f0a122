package screen

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// pathSteps returns a func that returns the solution path of a puzzle, as far as it is found
// before ctx is done.
func pathSteps(ctx context.Context, lang words.Lang) func(*print.Item) []print.Step {
	return func(it *print.Item) (list []print.Step) {
		if it.Solution == (puzzle.Grid{}) {
			return nil
		}
		pos := puzzle.NewPosition(it.Puzzle.Givens)
		steps, _, _ := logic.PathFrom(ctx, &pos, logic.Full.Techniques)
		for _, step := range steps {
			list = append(list, print.Step{Title: step.Notation(lang), Text: step.Why(lang), Single: len(step.Place) > 0,
				Position: pos, Diagram: step.Diagram})
			step.Apply(&pos)
		}
		return list
	}
}
