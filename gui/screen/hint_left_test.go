package screen

import (
	"testing"

	"sudoku/puzzle/game"
	"sudoku/solver/hint"
)

func TestAloneHint(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"hint": func(d *Desk) {
			FindHint(d.App)
			d.Settle()
		},
		"steps": func(d *Desk) { ListSteps(d.App, AllSteps, d.Shown()) },
	})
}

// TestHintEnds: a move closes a hint.
func TestHintEnds(t *testing.T) {
	d := NewDesk(t, Easy)
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
