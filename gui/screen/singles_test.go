package screen

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestAllSingles: one press fills in all that singles give, and no more; one undo takes
// it back.
func TestAllSingles(t *testing.T) {
	l := words.English
	d := newDesk(t, harder)
	before := d.session.Game.State()
	AllSingles(d.App)
	after := d.session.Game.State()
	pos := puzzle.NewPosition(after.Grid)
	if step, ok := logic.Next(&pos, d.easySteps()); ok {
		t.Error("a single is left:", step.Notation())
	}
	n := after.Grid.Filled().Len() - before.Grid.Filled().Len()
	if n < 2 || d.said != l.T("singles.done", "n", n) {
		t.Errorf("%d filled in, %q", n, d.said)
	}
	AllSingles(d.App)
	if d.said != l.T("singles.none") || d.session.Game.State() != after {
		t.Error(d.said)
	}
	if d.session.Game.Outcome().ByProgram {
		t.Error("some singles count as the solution")
	}
	d.session.Game.Undo()
	if d.session.Game.State() != before {
		t.Error("it takes more than one undo")
	}
}

// TestAllSinglesFinish an easy puzzle, which then is not counted among those solved.
func TestAllSinglesFinish(t *testing.T) {
	d := newDesk(t, easy)
	AllSingles(d.App)
	if _, ok := d.shown().(*Done); !ok || !d.session.Game.Finished() || !d.session.Game.Outcome().ByProgram {
		t.Errorf("%T, %v", d.shown(), d.session.Game.Finished())
	}
}

// TestAllSinglesOfAMistake: nothing is filled in on a wrong board; the mistake is told.
func TestAllSinglesOfAMistake(t *testing.T) {
	d := newDesk(t, easy)
	d.Play().Move(game.Move{Action: game.Enter, Digit: 8, Cells: puzzle.CellsOf(1)})
	before := d.session.Game.State()
	AllSingles(d.App)
	if _, ok := d.shown().(*Hint); !ok || d.session.Game.State() != before {
		t.Errorf("%T", d.shown())
	}
}
