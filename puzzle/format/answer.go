package format

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// checkAnswer returns an error if the solution that stands beside a puzzle has another digit in
// a cell with a given. Cells that the solution leaves empty are not compared.
func checkAnswer(givens, answer *puzzle.Grid) error {
	for c, d := range givens {
		if d != 0 && answer[c] != 0 && answer[c] != d {
			return words.Error("format.answer", "cell", puzzle.Cell(c).String(), "given", int(d), "answer", int(answer[c]))
		}
	}
	return nil
}
