package caption

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestExercisesInEveryLanguage: the title of an exercise follows the language; other
// titles stay.
func TestExercisesInEveryLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, from := range words.Langs {
		for _, to := range words.Langs {
			for _, tech := range logic.Techniques() {
				want := to.T("guide.exercise", "technique", to.Say(tech.Name()))
				if got := TitleOf(to, puzzle.Puzzle{Title: exerciseTitle(from, tech)}); got != want {
					t.Errorf("%s from %s to %s: %q, want %q", tech.ID, from.Code(), to.Code(), got, want)
				}
			}
			for _, title := range []string{"Times 23", "Practice: my own", "练习"} {
				if got := TitleOf(to, puzzle.Puzzle{Title: title}); got != title {
					t.Errorf("%q became %q", title, got)
				}
			}
		}
	}
}
