package window

import (
	"sudoku/gui/screen/results"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// reasoned is a puzzle whose first cell shows only by four steps, a chain among them, that it isn't 4.
const reasoned = ".5....37..297...51.6.2.1........8.....63......15.79..87.....4.........85....4...."

// TestReviewOfReasonFits opens the review of a wrong digit with a long reason, part by part, in
// every language at two sizes of the window.
func TestReviewOfReasonFits(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := openDesk(t, t.TempDir(), "")
	d.pasteText(reasoned)
	screen.HasBegun(d.app)
	d.home()
	d.keys("4")
	for _, l := range words.Langs {
		d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
		d.app.ShowPlay()
		d.rebuild()
		results.OpenReview(d.app)
		s := d.app.Top().(*results.Review)
		d.until(s.Ready)
		d.work()
		for part := 1; ; part++ {
			for _, size := range []fyne.Size{{Width: 1100, Height: 744}, {Width: 700, Height: 524}} {
				d.fitsAt("the reason in "+l.Code(), size)
			}
			if s.Step(1); part == 4 {
				break
			}
		}
		d.kit.Tight, d.kit.Cut, d.kit.Written = nil, nil, nil
	}
}

// TestReviewScrollsByKeys: arrows up and down show what of a reason has no room, wherever the focus is.
func TestReviewScrollsByKeys(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	d.pasteText(reasoned)
	screen.HasBegun(d.app)
	d.home()
	d.keys("4")
	results.OpenReview(d.app)
	d.until(d.app.Top().(*results.Review).Ready)
	d.work()
	d.win.Resize(fyne.NewSize(700, 400))
	at := func() float32 { return offset(d.page().Objects()) }
	if d.keys("down"); at() == 0 {
		t.Error("Down on the board scrolls nothing")
	}
	if d.keys("up up"); at() != 0 {
		t.Error("Up leads to", at())
	}
	d.app.FocusPage()
	d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if at() == 0 {
		t.Error("Down on the line of the game scrolls nothing")
	}
}
