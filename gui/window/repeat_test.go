package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// hold presses a key of the board, which repeats three times before its release.
func (d *desk) hold(name fyne.KeyName, r rune) {
	key := func() *fyne.KeyEvent {
		return &fyne.KeyEvent{Name: name, Physical: fyne.HardwareKey{ScanCode: 10 + int(name[0])%40}}
	}
	press := key()
	for i := range 4 {
		e := press
		if i > 0 {
			e = key()
		}
		f, ok := d.win.Canvas().Focused().(interface {
			fyne.Focusable
			KeyDown(*fyne.KeyEvent)
		})
		if !ok {
			d.t.Fatalf("%T has the focus", d.win.Canvas().Focused())
		}
		if i == 0 {
			f.KeyDown(e)
		}
		if f.TypedKey(e); r != 0 {
			f.TypedRune(r)
		}
	}
	d.board.KeyUp(key())
}

// TestHeldKey: what a key does is done once while it is held, except for moving.
func TestHeldKey(t *testing.T) {
	for _, c := range []struct {
		key  string
		r    rune
		was  func(*desk) any
		want any
	}{
		{"5", '5', func(d *desk) any { return d.app.Session().Game.State().Grid[1] }, puzzle.Digit(5)},
		{"Right", 0, func(d *desk) any { return d.app.Session().UI.Cursor }, puzzle.Cell(5)},
		{"Space", ' ', func(d *desk) any { return d.app.Session().UI.Mode }, game.CornerMode},
		{"P", 'p', func(d *desk) any { return d.app.Session().Game.Clock.Paused() }, true},
		{"/", '?', func(d *desk) any { return len(d.app.Screens()) }, 2},
		{"F1", 0, func(d *desk) any { return len(d.app.Screens()) }, 2},
	} {
		d := play(t)
		d.keys("right") // r1c2
		d.hold(fyne.KeyName(c.key), c.r)
		if got := c.was(d); got != c.want {
			t.Errorf("%s held: %v, want %v", c.key, got, c.want)
		}
		if len(d.app.Screens()) == 2 {
			continue
		}
		d.hold(fyne.KeyName(c.key), c.r) // pressed again it counts again
		if got := c.was(d); got == c.want {
			t.Errorf("%s pressed again: still %v", c.key, got)
		}
	}
}

// TestHeldShortcut: a shortcut that is held runs once, undo as long as it is held.
func TestHeldShortcut(t *testing.T) {
	d := play(t)
	d.keys("right 4 right 9 right right 6")
	press := func(name fyne.KeyName, s fyne.Shortcut) {
		d.board.KeyDown(&fyne.KeyEvent{Name: name})
		for range 3 {
			d.board.TypedShortcut(s)
		}
		d.board.KeyUp(&fyne.KeyEvent{Name: name})
	}
	press(fyne.KeyB, key.Key{Name: fyne.KeyB, Mod: key.Ctrl}.Shortcut(nil))
	if d.app.Prefs().On(screen.PrefPanel) {
		t.Error("Ctrl+B held folds the panel and unfolds it")
	}
	was, _ := d.app.Session().Game.MoveNumber()
	press(fyne.KeyZ, &fyne.ShortcutUndo{})
	if at, _ := d.app.Session().Game.MoveNumber(); at != max(was-3, 0) || was < 2 {
		t.Errorf("Ctrl+Z held goes from move %d to %d", was, at)
	}
}
