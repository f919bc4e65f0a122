package caption

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// SolvedText says that the program has entered a solution, of so many.
func SolvedText(l words.Lang, solutions int) string {
	if solutions > 1 {
		return l.T("solve.one")
	}
	return l.T("solve.done")
}

func ConflictTexts(l words.Lang, s *puzzle.Shape, list []puzzle.Conflict) []string {
	texts := []string{conflictOf(l, s, list[0])}
	if n := len(list) - 1; n > 0 {
		texts = append(texts, l.T("status.conflicts", "n", n))
	}
	return texts
}
