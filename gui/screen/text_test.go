package screen_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestNoTickWithConflicts: a digit is done when its nine are placed without a conflict.
func TestNoTickWithConflicts(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	for _, tt := range []struct {
		cells string // where 9 is placed besides the three givens
		want  int
	}{
		{"", 6},
		{"r3c1 r4c2", 4},
		{"r3c1 r4c2 r5c4 r6c7 r7c8 r9c5", 0},
		{"r3c1 r4c2 r5c4 r6c7 r7c8 r9c4", screen.Uncounted}, // two in column 4
		{"r3c1 r4c2 r5c4 r6c7 r7c8 r9c5 r3c2", screen.Uncounted},
		{"r3c1 r3c2", 4},
	} {
		d.BeginWith(screentest.Easy)
		for _, name := range strings.Fields(tt.cells) {
			c, _ := puzzle.ParseCell(name)
			d.Enter([2]int{int(c), 9})
		}
		if got := screen.LeftToPlace(d.App, d.Session(), 9); got != tt.want {
			t.Errorf("with 9 in %v: %d, want %d", tt.cells, got, tt.want)
		}
	}
}

// TestExerciseIsKept: which technique a game is an exercise in is a line of its save, whatever
// it is called; games saved before that say it by their titles.
func TestExerciseIsKept(t *testing.T) {
	givens, _ := puzzle.ParseGrid(screentest.Easy)
	wing, _ := logic.ByID("xy-wing")
	for _, p := range []puzzle.Puzzle{
		{Givens: givens, Exercise: wing.ID},
		{Givens: givens, Exercise: wing.ID, Title: "Mine"},
		{Givens: givens, Title: words.English.T("guide.exercise", "technique", words.English.Say(wing.Name()))},
	} {
		var text bytes.Buffer
		if err := game.New(p, time.Now).Save(&text); err != nil {
			t.Fatal(err)
		}
		g, _, err := game.Load(&text, time.Now)
		if err != nil {
			t.Fatal(err)
		}
		if got := caption.ExerciseOf(g.Puzzle()); got != wing {
			t.Errorf("%q, titled %q: an exercise in %v", p.Exercise, p.Title, got)
		}
	}
}
