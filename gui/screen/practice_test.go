package screen

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// exercise starts an exercise in a technique and returns the step that is due.
func (d *desk) exercise(id string) logic.Step {
	d.t.Helper()
	g := d.guideAt(id)
	g.practise()
	d.settle()
	d.session.LoadFacts(func() {})
	d.settle()
	s := d.session.Game.State()
	pos := positionOf(&s, d.session.Game.Givens())
	tech, _ := logic.ByID(id)
	step, ok := logic.Next(&pos, []*logic.Technique{tech})
	if !ok || d.shown() != nil {
		d.t.Fatal("no exercise came")
	}
	return step
}

// unmark removes a candidate as a player does.
func (d *desk) unmark(k puzzle.Candidate) {
	d.Play().Move(game.Move{Action: game.Centre, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell())})
	d.settle()
}

// TestPracticeNotices: as soon as all is removed that the technique removes, it is said
// and counted; another exercise is in the same technique.
func TestPracticeNotices(t *testing.T) {
	d := newDesk(t, easy)
	for n := 1; n <= 2; n++ {
		step := d.exercise("x-wing")
		for i, k := range step.Eliminate {
			d.said = ""
			d.unmark(k)
			if got := d.said != ""; got != (i == len(step.Eliminate)-1) {
				t.Errorf("after %d of %d: %q", i+1, len(step.Eliminate), d.said)
			}
		}
		if want := words.English.T("practice.applied", "technique", "X-wing", "n", n); d.said != want {
			t.Errorf("%q, want %q", d.said, want)
		}
	}
	Another(d.App)
	if g, ok := d.shown().(*Guide); !ok || g.tried == 0 || g.list[g.chosen].ID != "x-wing" {
		t.Errorf("%T", d.shown())
	}
}

// TestPracticeAnswersAMistake: a candidate that the solution needs can't be removed
// unnoticed; one that is neither is left to the player.
func TestPracticeAnswersAMistake(t *testing.T) {
	d := newDesk(t, easy)
	step := d.exercise("x-wing")
	solution, _ := d.session.Solution()
	s := d.session.Game.State()
	for c, d1 := range solution {
		if s.Grid[c] == 0 && s.Candidates()[c].Has(d1) {
			k := puzzle.Cand(puzzle.Cell(c), d1)
			d.unmark(k)
			if !strings.Contains(d.said, "can't be removed from "+k.Cell().String()) {
				t.Errorf("%v: %q", k, d.said)
			}
			break
		}
	}
	d.session.Game.Undo()
	d.said = ""
	d.Play().Move(game.Move{Action: game.Fill, Cands: step.Eliminate, Hint: true})
	d.settle()
	if strings.Contains(d.said, "applied") {
		t.Error("what a hint applied is counted:", d.said)
	}
}

// TestNoPracticeInAGame: nothing is said about techniques in a game like any other.
func TestNoPracticeInAGame(t *testing.T) {
	d := newDesk(t, easy)
	d.session.LoadFacts(func() {})
	d.settle()
	d.Play().Move(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)})
	d.settle()
	if d.said != "" {
		t.Errorf("got %q, want %q", d.said, "")
	}
}
