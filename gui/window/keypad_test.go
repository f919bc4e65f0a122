package window

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A pressed is a key press as the toolkit reports it: name, scan code and rune, none
// with Num Lock off.
type pressed struct {
	name fyne.KeyName
	scan int
	char rune
}

var presses = map[string]pressed{
	"4": {"4", 13, '4'}, "'": {"4", 13, '\''}, "pad4": {"4", 83, '4'}, "off4": {"4", 83, 0}, "off6": {"6", 85, 0}, "off.": {".", 91, 0},
	"pad.": {".", 91, '.'}, "pad+": {"+", 86, '+'}, "padenter": {fyne.KeyEnter, 104, 0}, "я": {"", 44, 'я'}, "ч": {"", 45, 'ч'}, "?": {"", 20, '?'},
	"off5": {"5", 84, 0}, ".": {".", 60, '.'},
}

// TestPresses types by key positions, letters numbered as by evdev; then the first cells
// of the game, as in TestTyping, and the cursor.
func TestPresses(t *testing.T) {
	for line := range strings.Lines(`
off6 4                | r1c2 4 | r1c2
off6 '                | r1c2 4 | r1c2
off6 pad4             | r1c2 4 | r1c2
off6 pad4 off4        | r1c2 4 | r1c1
off6 pad4 off.        | r1c2 - | r1c2
off6 pad4 pad.        | r1c2 - | r1c2
off6 off5 pad+ pad4   | r1c2 k4 | r1c2
padenter 4            | r1c2 4 | r1c2
off6 ч 4 я            | r1c2 k4 | r1c2
off6 . 4              | r1c2 4 | r1c2
`) {
		f := strings.Split(strings.TrimSpace(line), "|")
		if len(f) < 3 {
			continue
		}
		d := play(t)
		d.home()
		for name := range strings.FieldsSeq(f[0]) {
			d.physical(presses[name])
		}
		want := strings.Fields(f[1])
		c, _ := puzzle.ParseCell(want[0])
		if got := holds(d.app.Session().Game.State(), c); got != want[1] || d.app.Session().UI.Cursor.String() != strings.TrimSpace(f[2]) {
			t.Errorf("%s: %v holds %q, the cursor is at %v", f[0], c, got, d.app.Session().UI.Cursor)
		}
	}
}

// physical does what the toolkit does: the key, its rune, then the deferred funcs.
func (d *desk) physical(k pressed) {
	d.keyboard.typedKey(&fyne.KeyEvent{Name: k.name, Physical: fyne.HardwareKey{ScanCode: k.scan}})
	if k.char != 0 {
		d.keyboard.typedRune(k.char)
	}
	d.work()
}

// TestKeypadMovesFirst: a key pressed right after a delayed key of the keypad acts after
// the move of that key.
func TestKeypadMovesFirst(t *testing.T) {
	off6 := &fyne.KeyEvent{Name: "6", Physical: fyne.HardwareKey{ScanCode: 85}}
	d := play(t)
	d.home()
	d.keyboard.typedKey(off6)
	d.board.KeyDown(&fyne.KeyEvent{Name: fyne.Key4})
	d.board.TypedShortcut(key.Key{Name: fyne.Key4, Mod: key.Ctrl}.Shortcut(nil))
	if got := holds(d.app.Session().Game.State(), 1); got != "c4" {
		t.Errorf("r1c2 holds %q", got)
	}
	d.keyboard.typedKey(off6)
	d.board.OnInput(game.Input{Kind: game.Tap, Cell: 60})
	if d.work(); d.app.Session().UI.Cursor != 60 {
		t.Errorf("the cursor is at: got %v, want %v", d.app.Session().UI.Cursor, 60)
	}
}

// TestQuestionMark opens the key sheet, except if its key entered a mark.
func TestQuestionMark(t *testing.T) {
	d := play(t)
	d.keys("right shift+7") // on a Russian keyboard this is ?
	d.keyboard.handled = true
	d.keyboard.typedRune('?')
	if d.app.Play().Open() != true {
		t.Error("a mark opened the keys")
	}
	d.physical(presses["?"])
	if d.app.Play().Open() {
		t.Error("? does not open the keys")
	}
}
