package menu

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/key"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/widget"
)

// newBar makes a bar of some menus in a window of a width.
func newBar(t *testing.T, width float32, menus ...*Menu) *Bar {
	app := test.NewTempApp(t)
	d := screentest.DeskOf(t, app, t.TempDir(), screentest.Easy)
	b := NewBar(Host{App: d.App, Window: app.NewWindow(""), Clipboard: app.Clipboard,
		List: func() Lists {
			return Lists{Menus: menus, Board: New("keyboard"), Reading: New("reading"), Entering: New("entering"), Photo: New("photo")}
		},
		Size:  func() fyne.Size { return fyne.NewSize(width, 700) },
		Board: func() fyne.CanvasObject { return canvas.NewRectangle(color.Black) }, Repeats: func([]key.Key) bool { return false }, Shortcut: func(fyne.Shortcut) {}})
	b.Build()
	b.Words.Place(func(fyne.CanvasObject, widget.Rect) {}, float64(width))
	return b
}

func threeMenus() []*Menu {
	return []*Menu{New("game", &Action{ID: "new"}, Line{}, &Action{ID: "quit"}), New("edit", &Action{ID: "undo"}), New("view", &Action{ID: "same"})}
}

// TestWordAt: each word of the bar is found where it stands, and none beside them.
func TestWordAt(t *testing.T) {
	b := newBar(t, 1000, threeMenus()...)
	n := 0
	end := b.Words.Each(func(i int, word string, x, wide float64) {
		for _, at := range []float64{x - 5, x, x + wide, x + wide + 5} {
			if got := b.Words.at(at, 5); got != i {
				t.Errorf("at %.0f is word %d, want %s, %d", at, got, word, i)
			}
		}
		n++
	})
	if b.Words.at(end+1, 5) != -1 || b.Words.at(20, b.Words.High()+1) != -1 || n != 3 {
		t.Errorf("got %d words, want 3, or one is found beside them", n)
	}
}

// TestFolded: where a window has no room for the words of all menus, the last ones are in one.
func TestFolded(t *testing.T) {
	for width, want := range map[float32]int{1000: 3, 120: 2, 10: 2} {
		if got := len(newBar(t, width, threeMenus()...).Words.menus()); got != want {
			t.Errorf("%v wide: got %d menus, want %d", width, got, want)
		}
	}
}

// TestSharedKey: of the actions of a key the first runs that can, also where the toolkit chose the
// item of another.
func TestSharedKey(t *testing.T) {
	ran, can, k := "", "two", key.Key{Name: fyne.KeyN, Mod: key.Ctrl}
	action := func(id string) *Action {
		return &Action{ID: id, Keys: []key.Key{k}, Run: func() { ran = id }, Enabled: func() bool { return can == id }}
	}
	b := newBar(t, 1000, New("game", action("one"), action("two")))
	if a := b.First(k); a == nil || a.ID != "two" {
		t.Fatalf("got %v, want two", a)
	}
	shortcut := &desktop.CustomShortcut{KeyName: k.Name, Modifier: k.Mod}
	if !b.RunInField(shortcut) || ran != "two" {
		t.Errorf("%q ran, want two", ran)
	}
	can = ""
	if b.First(k) != nil || b.RunInField(shortcut) {
		t.Error("an action runs that can't")
	}
}
