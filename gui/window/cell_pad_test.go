package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// pad opens the pad over a cell, by the secondary button at its place on the screen.
func (d *desk) pad(c puzzle.Cell, at fyne.Position) *widget.Control {
	d.t.Helper()
	d.cellPad.Show(c, at)
	if !d.cellPad.Shown() {
		d.t.Fatal("no pad")
	}
	return d.cellPad.Control()
}

// TestPadOverTheCell: it enters digits, colours, erases and gives a hint, for the cell
// that was pressed.
func TestPadOverTheCell(t *testing.T) {
	d := play(t)
	at := fyne.NewPos(100, 100)
	d.pad(1, at).Press(3)
	if got := holds(d.app.Session().Game.State(), 1); got != "4" {
		t.Errorf("r1c2 holds %q", got)
	}
	d.pad(3, at).Press(9 + 4)
	if got := holds(d.app.Session().Game.State(), 3); got != "f5" {
		t.Errorf("r1c4 holds %q", got)
	}
	d.pad(1, at).Press(18)
	if got := holds(d.app.Session().Game.State(), 1); got != "-" {
		t.Errorf("r1c2 holds %q", got)
	}
	d.pad(1, at).Press(19)
	d.until(func() bool { return !d.app.Session().FindingHint() })
	if d.hint() == nil {
		t.Error("no hint for the cell")
	}
	d.pad(1, at)
	d.cellPad.Key("4")
	if got := holds(d.app.Session().Game.State(), 1); got != "4" || d.cellPad.Shown() {
		t.Errorf("typed on the pad, r1c2 holds %q", got)
	}
	d.pad(3, at)
	d.win.Canvas().Unfocus() // as the toolkit does
	d.keyboard.typedUnfocused(&fyne.KeyEvent{Name: fyne.KeyRight})
	d.keyboard.typedOutsideBoard(&fyne.KeyEvent{Name: "6"})
	if got := holds(d.app.Session().Game.State(), 3); got != "6 f5" {
		t.Errorf("typed without the focus, r1c4 holds %q", got)
	}
	d.pad(1, at)
	if d.cellPad.Key(fyne.KeyEscape); d.cellPad.Shown() || d.win.Canvas().Focused() != fyne.Focusable(d.board) {
		t.Error("Escape does not close it")
	}
}

// TestPadSpoilsNothing: opening it enters nothing, keeps several selected cells, and does
// not resume a paused game.
func TestPadSpoilsNothing(t *testing.T) {
	d := play(t)
	d.app.Prefs().SetBool(screen.PrefFirst, true)
	d.ApplySettings()
	d.keys("6")
	before := d.app.Session().Game.State()
	d.pad(10, fyne.NewPos(100, 100))
	if d.cellPad.Key(fyne.KeyEscape); d.app.Session().Game.State() != before {
		t.Error("it entered the chosen digit")
	}
	d.app.Prefs().SetBool(screen.PrefFirst, false)
	d.ApplySettings()
	d.app.Session().UI.Selected, d.app.Session().UI.Cursor = puzzle.CellsOf(1, 3, 10), 1
	d.pad(3, fyne.NewPos(100, 100)).Press(9)
	if s := d.app.Session().Game.State(); s.Colours[1] == 0 || s.Colours[3] == 0 || s.Colours[10] == 0 {
		t.Error("the selection is lost")
	}
	d.app.Play().TogglePause()
	if d.cellPad.Show(1, fyne.NewPos(100, 100)); d.cellPad.Shown() || !d.app.Play().Paused() {
		t.Error("it opens over a paused game")
	}
}

// TestPadInsideTheWindow: wherever it is opened, and at every size of text.
func TestPadInsideTheWindow(t *testing.T) {
	d := play(t)
	for _, text := range []float64{1, 2} {
		d.app.Prefs().SetFloat(screen.PrefText, text)
		d.rebuild()
		d.win.Resize(fyne.NewSize(360, 480))
		all := d.win.Canvas().Size()
		for _, at := range []fyne.Position{{X: 5, Y: 5}, {X: 350, Y: 470}, {X: 200, Y: 470}} {
			p := d.pad(40, at)
			if pos, size := d.toolkit.Driver().AbsolutePositionForObject(p), p.Size(); pos.X < 0 || pos.Y < 0 || pos.X+size.Width > all.Width || pos.Y+size.Height > all.Height {
				t.Errorf("text %v: at %v it is at %v, %v large", text, at, pos, size)
			}
			d.cellPad.Key(fyne.KeyEscape)
		}
	}
}

// TestPadInTheModeOfTheMoment: a digit is a corner mark where keys write corner marks.
func TestPadInTheModeOfTheMoment(t *testing.T) {
	d := play(t)
	d.app.Input(game.Input{Kind: game.SetMode, Mode: game.CornerMode})
	d.pad(1, fyne.NewPos(100, 100)).Press(3)
	if got := holds(d.app.Session().Game.State(), 1); got != "k4" {
		t.Errorf("r1c2 holds %q", got)
	}
}
