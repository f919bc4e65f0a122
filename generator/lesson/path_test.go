package lesson

import (
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestPath: every technique has its lesson, from the easiest on, those of other boards last, and
// the first twenty have texts of their own.
func TestPath(t *testing.T) {
	path := Path()
	seen := map[string]int{}
	level := puzzle.Easy
	boards := false
	for i, l := range path {
		if l.OfBoard() && !boards {
			boards, level = true, puzzle.Easy
		}
		if l.OfBoard() != boards {
			t.Errorf("%s comes after the lessons of other boards", l.Technique.ID)
		}
		if seen[l.Technique.ID]++; l.Number != i+1 || l.Technique.Level < level {
			t.Errorf("%s stands at %d", l.Technique.ID, l.Number)
		}
		level = l.Technique.Level
		for _, in := range words.Langs {
			if own := in.Has("lesson.look." + l.Technique.ID); i < 20 && !own {
				t.Errorf("%d: %s has no text in %s", l.Number, l.Technique.ID, in.Code())
			}
			if says := l.Paragraphs(in); len(says) == 0 || len(says) > 2 || slices.Contains(says, "") {
				t.Errorf("%s says %q", l.Technique.ID, says)
			}
		}
		if m := l.Mixed(path); m[len(m)-1] != l.Technique || len(m) > mixed {
			t.Errorf("%s is mixed with %d", l.Technique.ID, len(m))
		}
	}
	for _, tech := range logic.Techniques() {
		if want := tech.Family() != logic.Trial; (seen[tech.ID] == 1) != want {
			t.Errorf("%s has %d lessons", tech.ID, seen[tech.ID])
		}
	}
	for _, tech := range logic.ShapeTechniques() {
		if want := tech.Family() != logic.Forcing; (seen[tech.ID] == 1) != want {
			t.Errorf("%s has %d lessons", tech.ID, seen[tech.ID])
		}
	}
}
