package hint

import (
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestRoundOfSingles: one press fills in what is single now, and no more; one undo takes it back.
// Rounds go as far as singles do.
func TestRoundOfSingles(t *testing.T) {
	l := words.English
	d := screentest.NewDesk(t, screentest.Harder)
	before := d.Session().Game.State()
	pos := puzzle.NewPosition(before.Grid)
	open := puzzle.CellSet{}
	for _, step := range logic.All(&pos, easySteps(d)) {
		open.Add(step.Place[0].Cell())
	}
	RoundOfSingles(d.App)
	after := d.Session().Game.State()
	if got := after.Since(&before); got != open || open.Len() < 2 || d.Said != l.T("singles.done", "n", open.Len()) {
		t.Errorf("%v filled in, %v were open, %q", got, open, d.Said)
	}
	if d.Session().Game.Undo(); d.Session().Game.State() != before {
		t.Error("it takes more than one undo")
	}
	for range 81 {
		RoundOfSingles(d.App)
	}
	state := d.Session().Game.State()
	if pos = puzzle.NewPosition(state.Grid); d.Said != l.T("singles.none") {
		t.Error(d.Said)
	}
	if step, ok := logic.Next(&pos, easySteps(d)); ok {
		t.Error("a single is left:", step.Notation())
	}
}

// TestRoundsFinish an easy puzzle, each with fewer digits than half; it is not counted among
// those solved.
func TestRoundsFinish(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	finished := 0
	d.Pages.Finish = func() { finished++ }
	g := d.Session().Game
	rounds := 0
	for ; !g.Finished() && rounds < 81; rounds++ {
		was, state := g.State(), puzzle.CellSet{}
		RoundOfSingles(d.App)
		now := g.State()
		if state = now.Since(&was); 2*state.Len() > 51 {
			t.Fatal("a round is more than half:", state)
		}
	}
	if rounds < 3 {
		t.Error("rounds:", rounds)
	}
	if finished != 1 || !d.Session().Game.Finished() || !d.Session().Game.Outcome().ByProgram {
		t.Errorf("%d, %v", finished, d.Session().Game.Finished())
	}
}

// TestSinglesOfAMistake: nothing is filled in on a wrong board; the mistake is told.
func TestSinglesOfAMistake(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Play().Move(game.Move{Action: game.Enter, Digit: 8, Cells: puzzle.CellsOf(1)})
	before := d.Session().Game.State()
	RoundOfSingles(d.App)
	if _, ok := d.Shown().(*Hint); !ok || d.Session().Game.State() != before {
		t.Errorf("%T", d.Shown())
	}
}
