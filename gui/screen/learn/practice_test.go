package learn

import (
	"strings"
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// exercise starts an exercise in a technique and returns the step that is due.
func exercise(d *screentest.Desk, id string) logic.Step {
	d.T.Helper()
	g := guideAt(d, id)
	g.practise()
	d.Settle()
	d.Session().LoadFacts(func() {})
	d.Settle()
	s := d.Session().Game.State()
	pos := puzzle.Position{Grid: s.Grid, Cands: s.Centre, Given: d.Session().Game.Givens()}
	tech, _ := logic.ByID(id)
	step, ok := logic.Next(&pos, []*logic.Technique{tech})
	if !ok || d.Shown() != nil {
		d.T.Fatal("no exercise came")
	}
	return step
}

// unmark removes a candidate as a player does.
func unmark(d *screentest.Desk, k puzzle.Candidate) {
	d.Play().Move(game.Move{Action: game.Centre, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell())})
	d.Settle()
}

// TestPracticeNotices: as soon as all is removed that the technique removes, it is said
// and counted; another exercise is in the same technique.
func TestPracticeNotices(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	for n := 1; n <= 2; n++ {
		step := exercise(d, "x-wing")
		for i, k := range step.Eliminate {
			d.Said = ""
			unmark(d, k)
			if got := d.Said != ""; got != (i == len(step.Eliminate)-1) {
				t.Errorf("after %d of %d: %q", i+1, len(step.Eliminate), d.Said)
			}
		}
		if want := words.English.T("practice.applied", "technique", "X-wing", "n", n); d.Said != want {
			t.Errorf("%q, want %q", d.Said, want)
		}
	}
	tech, _ := logic.ByID("x-wing")
	Practise(d.App, tech)
	if g, ok := d.Shown().(*Guide); !ok || g.tried == 0 || g.list[g.chosen].ID != "x-wing" {
		t.Errorf("%T", d.Shown())
	}
}

// TestPracticeAnswersAMistake: a candidate that the solution needs can't be removed
// unnoticed; one that is neither is left to the player.
func TestPracticeAnswersAMistake(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	step := exercise(d, "x-wing")
	solution, _ := d.Session().Solution()
	s := d.Session().Game.State()
	for c, d1 := range solution {
		if s.Grid[c] == 0 && s.Candidates()[c].Has(d1) {
			k := puzzle.Cand(puzzle.Cell(c), d1)
			unmark(d, k)
			if !strings.Contains(d.Said, "can't be removed from "+k.Cell().String()) {
				t.Errorf("%v: %q", k, d.Said)
			}
			break
		}
	}
	d.Session().Game.Undo()
	d.Said = ""
	d.Play().Move(game.Move{Action: game.Fill, Cands: step.Eliminate, Hint: true})
	d.Settle()
	if strings.Contains(d.Said, "applied") {
		t.Error("what a hint applied is counted:", d.Said)
	}
}

// TestNoPracticeInAGame: nothing is said about techniques in a game like any other.
func TestNoPracticeInAGame(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Session().LoadFacts(func() {})
	d.Settle()
	d.Play().Move(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)})
	d.Settle()
	if d.Said != "" {
		t.Errorf("got %q, want %q", d.Said, "")
	}
}
