package menu

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
)

// TestNative: the system's bar has the lines of ours, and shows what can't be done now. Of actions that
// share a key the one runs that can.
func TestNative(t *testing.T) {
	ran, can, k := "", "two", key.Key{Name: fyne.KeyN, Mod: key.Ctrl}
	action := func(id string) *Action {
		return &Action{ID: id, Keys: []key.Key{k}, Run: func() { ran = id }, Enabled: func() bool { return can == id }}
	}
	one, two := action("one"), action("two")
	b := newBar(t, 1000, New("game", one, Line{}, New("print", two), &Action{ID: "apart", Apart: true}, &Action{ID: "quit"}))
	b.native = newNative(b)
	b.BindKeys()
	game := b.Window.MainMenu().Items[0]
	if len(game.Items) != 4 || !game.Items[1].IsSeparator || !game.Items[3].IsQuit || len(game.Items[2].ChildMenu.Items) != 1 {
		t.Fatalf("got %+v", game.Items)
	}
	first, second := game.Items[0], game.Items[2].ChildMenu.Items[0]
	if first.Shortcut == nil || !first.Disabled || second.Disabled {
		t.Errorf("one: %+v, two: %+v", first, second)
	}
	if second.Action(); ran != "two" {
		t.Errorf("%q ran, want two", ran)
	}
	can = "one"
	if b.Sync(); first.Disabled || !second.Disabled {
		t.Error("what can be done now isn't shown")
	}
}
