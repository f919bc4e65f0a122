package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// TestTextGrowsWithTheWindow: text is as large as the player wants it in usual windows, if
// they have room for it, and larger in large ones, where larger text is still larger. The panel keeps a readable
// width, and the board is what it would be beside the usual panel, or nearly.
func TestTextGrowsWithTheWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for _, tt := range []struct {
		w, h, least, most float64
	}{
		{360, 480, 1, 1}, {390, 800, 1, 1}, {1000, 750, 1, 1}, {1100, 780, 1, 1}, {1280, 800, 1, 1},
		{1920, 1080, 1.2, 1.4}, {1200, 1600, 1.5, 2}, {2560, 1440, 1.6, 1.9}, {3840, 2160, 2, 2}, {8000, 4000, 2, 2},
	} {
		before := 0.
		for _, text := range []float64{.85, 1, 1.1, 1.5, 1.9, 2} {
			d.app.Prefs().SetFloat(screen.PrefText, text)
			d.rebuild()
			d.win.Resize(fyne.NewSize(float32(tt.w), float32(tt.h)))
			d.work()
			got := d.kit.TextScale
			if text == 1 && (got < tt.least || got > tt.most) {
				t.Errorf("%v: text is %v times as large", tt, got)
			}
			room := mostText(fyne.NewSize(float32(tt.w), float32(tt.h)))
			if got < min(text, room) || got < before+.04 && text < room || got > 2.7 {
				t.Errorf("%v: text of %v has %v, after %v", tt, text, got, before)
			}
			before = got
			if w := d.app.Play().Objects()[0].Size().Width; wide(tt.w, tt.h) && text == 1 && float64(w) > 360*got+30 {
				t.Errorf("%v: the panel is %v wide", tt, w)
			}
			if wide(tt.w, tt.h) && text <= 1 && d.side() < min(tt.w*.53, tt.h*.8) {
				t.Errorf("%v: the board is %v wide", tt, d.side())
			}
		}
	}
}

// TestMenuBarFits: the words of the menu bar have room in every window, at every size of
// text, in every language; where they are long the last menus are in one, and come out of it.
func TestMenuBarFits(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for _, l := range words.Langs {
		d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
		d.app.Prefs().SetFloat(screen.PrefText, 2)
		for _, size := range append(sizes, fyne.NewSize(480, 720), fyne.NewSize(360, 480), fyne.NewSize(360, 900)) {
			d.win.Resize(size)
			d.work()
			d.rebuild()
			n := 0
			d.menus.Words.Each(func(_ int, word string, x, wide float64) {
				if n++; x+wide+2 > float64(size.Width) {
					t.Errorf("%s at %v: %s ends at %v", l.Code(), size, word, x+wide)
				}
			})
			if l == words.English && n != len(d.menus.Lists().Menus) {
				t.Errorf("at %v menus are folded: the text is too large", size)
			}
		}
	}
}

// TestMenuBarFolds: menus go into the last one when the window becomes narrow, and come back.
func TestMenuBarFolds(t *testing.T) {
	d := play(t)
	d.app.Prefs().SetString(screen.PrefLanguage, "it")
	d.rebuild()
	for _, width := range []float32{1100, 420, 360, 1100, 400} {
		d.win.Resize(fyne.NewSize(width, 760))
		d.work()
		n := 0
		d.menus.Words.Each(func(int, string, float64, float64) { n++ })
		if (n == len(d.menus.Lists().Menus)) != (width > 500) {
			t.Errorf("at %v the bar has %d menus of %d", width, n, len(d.menus.Lists().Menus))
		}
	}
}

// TestGrowthIsStable: a window that is resized to and fro is built again only where its
// text changes, and then once.
func TestGrowthIsStable(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1600, 1100))
	d.work()
	built := d.board
	for range 3 {
		for _, width := range []float32{1600, 1610, 1620} {
			d.win.Resize(fyne.NewSize(width, 1100))
			d.work()
		}
	}
	if d.board != built {
		t.Error("it was built again for nothing")
	}
	d.win.Resize(fyne.NewSize(1100, 780))
	if d.work(); d.board == built || d.kit.TextScale != 1 {
		t.Error("text stays at", d.kit.TextScale)
	}
}

// TestNoRoomForLargerText: where a window has no room for larger text, asking for it says
// so, and a larger window shows it.
func TestNoRoomForLargerText(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	d.win.Resize(fyne.NewSize(760, 500))
	for range 12 {
		d.actions.zoom(1)
		d.work()
	}
	if got := d.status.label.Text(); got != d.T("text.most") || d.kit.TextScale > 1.3 {
		t.Errorf("text of %v: %q", d.kit.TextScale, got)
	}
	d.win.Resize(fyne.NewSize(1100, 780))
	d.work()
	if d.kit.TextScale != 2 {
		t.Errorf("in a larger window text has: got %v, want %v", d.kit.TextScale, 2)
	}
}
