package hint

import (
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
)

func TestAloneHint(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"hint": func(d *screentest.Desk) {
			FindHint(d.App)
			d.Settle()
		},
		"steps": func(d *screentest.Desk) { ListSteps(d.App, AllSteps, d.Shown()) },
	})
}

// TestHintEnds: a move closes a hint.
func TestHintEnds(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	FindHint(d.App)
	d.Settle()
	h, ok := d.Shown().(*Hint)
	if !ok {
		t.Fatalf("%T", d.Shown())
	}
	for range hint.Done {
		h.Deeper()
	}
	if d.Shown() != nil || d.Session().Game.Moves()[0].Action != game.Enter {
		t.Error("the deepest does not make the move, or the hint stays")
	}
}
