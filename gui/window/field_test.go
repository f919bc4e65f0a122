package window

import (
	"testing"

	"sudoku/gui/screen"
)

// TestFieldEdits: while a field has the focus, the menu Edit acts on it.
func TestFieldEdits(t *testing.T) {
	d := play(t)
	was := d.session.Game.State()
	screen.SaveFile(d)
	d.work()
	field := d.win.Canvas().Focused()
	text := func() string {
		d.App.Clipboard().SetContent("nothing")
		d.menus.fire(d.action("all"))
		d.menus.fire(d.action("copy"))
		return d.App.Clipboard().Content()
	}
	path := text()
	if path == "nothing" {
		t.Fatal("nothing is copied")
	}
	d.App.Clipboard().SetContent("/home/x")
	d.menus.fire(d.action("paste"))
	if got := text(); got != "/home/x" {
		t.Errorf("pasted: %q", got)
	}
	for _, id := range []string{"undo", "redo", "copy", "paste", "all"} {
		if d.action(id).item.Disabled {
			t.Error(id, "is off")
		}
	}
	d.menus.fire(d.action("undo")) // of what was pasted, and of what that replaced
	d.menus.fire(d.action("undo"))
	if got := text(); got != path {
		t.Errorf("taken back: %q, want %q", got, path)
	}
	if d.session.Game.State() != was || d.win.Canvas().Focused() != field {
		t.Error("the game heard of it")
	}
	d.FocusBoard()
	d.work()
	if !d.action("redo").item.Disabled {
		t.Error("redo is on, with the keys on the board")
	}
}
