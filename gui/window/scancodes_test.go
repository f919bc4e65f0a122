package window

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestLatin: system, scan code, and the letter at that position; - for none.
func TestLatin(t *testing.T) {
	for _, c := range []struct {
		system system
		scan   int
		want   fyne.KeyName
	}{
		{x11, 52, "Z"}, {x11, 53, "X"}, {x11, 54, "C"}, {x11, 55, "V"}, {x11, 43, "H"}, {x11, 33, "P"}, {x11, 24, "Q"}, {x11, 58, "M"},
		{evdev, 44, "Z"}, {evdev, 45, "X"}, {evdev, 46, "C"}, {evdev, 47, "V"}, {evdev, 35, "H"}, {evdev, 25, "P"},
		{darwin, 6, "Z"}, {darwin, 7, "X"}, {darwin, 8, "C"}, {darwin, 9, "V"}, {darwin, 4, "H"}, {darwin, 35, "P"}, {darwin, 0, "A"}, {darwin, 46, "M"},
		{x11, 61, ""}, {evdev, 39, ""}, {darwin, 10, ""}, {darwin, 41, ""}, {x11, 0, ""},
	} {
		if got := latin(c.scan, c.system); got != c.want {
			t.Errorf("%d, %d: %q, want %q", c.system, c.scan, got, c.want)
		}
	}
}

// TestKeypadByScanCode: the same names are used on the main row and on the keypad.
func TestKeypadByScanCode(t *testing.T) {
	for _, c := range []struct {
		system      string
		row, pad    []int // of 1 to 9 and 0
		signs, main map[fyne.KeyName]int
	}{
		{"x11", []int{10, 11, 12, 13, 14, 15, 16, 17, 18, 19}, []int{87, 88, 89, 83, 84, 85, 79, 80, 81, 90},
			map[fyne.KeyName]int{"*": 63, "/": 106, "-": 82, "+": 86, ".": 91}, map[fyne.KeyName]int{"-": 20, "/": 61, ".": 60, "+": 35}},
		{"wayland", []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, []int{79, 80, 81, 75, 76, 77, 71, 72, 73, 82},
			map[fyne.KeyName]int{"*": 55, "/": 98, "-": 74, "+": 78, ".": 83}, map[fyne.KeyName]int{"-": 12, "/": 53, ".": 52, "*": 43}},
		{"windows", []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, []int{79, 80, 81, 75, 76, 77, 71, 72, 73, 82},
			map[fyne.KeyName]int{"*": 55, "/": 309, "-": 74, "+": 78, ".": 83}, map[fyne.KeyName]int{"-": 12, "/": 53, ".": 52}},
		{"darwin", []int{18, 19, 20, 21, 23, 22, 26, 28, 25, 29}, []int{83, 84, 85, 86, 87, 88, 89, 91, 92, 82},
			map[fyne.KeyName]int{"*": 67, "/": 75, "-": 78, "+": 69, ".": 65}, map[fyne.KeyName]int{"-": 27, "/": 44, ".": 47}},
	} {
		for i := range 10 {
			name := fyne.KeyName(rune('0' + (i+1)%10))
			if keypad(name, c.row[i]) || !keypad(name, c.pad[i]) {
				t.Errorf("%s: %s is told to lie elsewhere", c.system, name)
			}
		}
		for name, scan := range c.signs {
			if !keypad(name, scan) {
				t.Errorf("%s: %s of the keypad lies elsewhere", c.system, name)
			}
		}
		for name, scan := range c.main {
			if keypad(name, scan) {
				t.Errorf("%s: %s lies on the keypad", c.system, name)
			}
		}
	}
}

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
	d.board.TypedShortcut(Key{fyne.Key4, ctrl}.shortcut(nil))
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
