package window

import (
	"strings"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// TestFieldEdits: while a field has the focus, the menu Edit acts on it.
func TestFieldEdits(t *testing.T) {
	d := play(t)
	was := d.app.Session().Game.State()
	screen.SaveFile(d.app)
	d.work()
	field := d.win.Canvas().Focused()
	text := func() string {
		d.toolkit.Clipboard().SetContent("nothing")
		d.menus.Run(d.action("all"))
		d.menus.Run(d.action("copy"))
		return d.toolkit.Clipboard().Content()
	}
	path := text()
	if path == "nothing" {
		t.Fatal("nothing is copied")
	}
	d.toolkit.Clipboard().SetContent("/home/x")
	d.menus.Run(d.action("paste"))
	if got := text(); got != "/home/x" {
		t.Errorf("pasted: %q", got)
	}
	for _, id := range []string{"undo", "redo", "copy", "paste", "all"} {
		if d.lines()[id].Off {
			t.Error(id, "is off")
		}
	}
	d.menus.Run(d.action("undo")) // of what was pasted, and of what that replaced
	d.menus.Run(d.action("undo"))
	if got := text(); got != path {
		t.Errorf("taken back: %q, want %q", got, path)
	}
	if d.app.Session().Game.State() != was || d.win.Canvas().Focused() != field {
		t.Error("the game heard of it")
	}
	d.app.FocusBoard()
	d.work()
	if !d.lines()["redo"].Off {
		t.Error("redo is on, with the keys on the board")
	}
}

// mixed is text that is dear to draw: each character is of another script than the one
// before.
func mixed(n int) string { return strings.Repeat("a数бγ", n/4) }

// TestFieldsHold: no field of the window shows more than it holds, whatever is pasted or
// was in the puzzle that was opened, whose words stay whole.
func TestFieldsHold(t *testing.T) {
	const most = 2000 // of a note, the longest
	d := play(t)
	long := d.app.Session().Game.Puzzle()
	long.Title, long.Author, long.Source, long.Date, long.Note = mixed(10000), mixed(10000), mixed(10000), mixed(10000), mixed(10000)
	d.app.Session().Game.Describe(long)
	long = d.app.Session().Game.Puzzle()
	for name, least := range map[string]int{"save": 1, "details": 5, "enter": 3, "guide": 1, "picker": 1, "orders": 1, "printset": 1, "library": 1, "libraryform": 2} {
		d.app.ShowPlay()
		d.pages()[name]()
		fields := 0
		walk([]fyne.CanvasObject{d.win.Content()}, func(o fyne.CanvasObject) {
			field, ok := o.(interface {
				fyne.Shortcutable
				SelectedText() string
				Undo()
			})
			if !ok {
				return
			}
			fields++
			chosen := func() int {
				field.TypedShortcut(&fyne.ShortcutSelectAll{})
				return utf8.RuneCountInString(field.SelectedText())
			}
			if n := chosen(); n > most {
				t.Errorf("%s: %d characters are shown", name, n)
			}
			now := d.app.Session().Game.Puzzle()
			if now.Origin = long.Origin; now != long {
				t.Errorf("%s: the puzzle's words have changed", name)
				d.app.Session().Game.Describe(long)
			}
			d.toolkit.Clipboard().SetContent(mixed(40000))
			field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: d.toolkit.Clipboard()})
			if n := chosen(); n > most || n < 100 {
				t.Errorf("%s: %d characters after pasting 40,000", name, n)
			}
			field.Undo()
			d.app.Session().Game.Describe(long)
		})
		if fields < least {
			t.Errorf("%s: %d fields", name, fields)
		}
	}
}
