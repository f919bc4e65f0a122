package hint

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// PrintedSteps returns a func for [print.Sheet]: it returns the solution path of a puzzle
// that has one solution, as far as it is found before ctx is done. Each call looks for the
// path anew, which takes some milliseconds for an easy puzzle and seconds for the hardest.
func PrintedSteps(ctx context.Context, l words.Lang) func(*print.Item) []print.Step {
	return func(it *print.Item) (list []print.Step) {
		if it.Solution == (puzzle.Grid{}) {
			return nil
		}
		pos := puzzle.NewPosition(it.Puzzle.Givens)
		steps, _, _ := logic.PathFrom(ctx, &pos, logic.Full.Techniques)
		for _, s := range steps {
			list = append(list, print.Step{Title: s.Notation(l), Text: s.Why(l), Single: len(s.Place) > 0,
				Position: pos, Diagram: s.Diagram})
			s.Apply(&pos)
		}
		return list
	}
}
