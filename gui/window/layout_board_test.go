package window

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// sized shows the window below the menu at a size, with text of a scale.
func (d *desk) sized(size fyne.Size, text float64) {
	if d.app.Prefs().Text() != text {
		d.app.Prefs().SetFloat(screen.PrefText, text)
		d.rebuild()
	}
	for range 2 { // in a large window the menu is higher
		d.win.Resize(size.AddWidthHeight(0, float32(d.menus.Words.High())))
		d.work()
	}
	d.Relayout()
}

// control returns the visible control with that text, nil if there is none.
func (d *desk) control(text string) *widget.Control {
	for _, o := range d.page().Objects() {
		if c, ok := o.(*widget.Control); ok && c.Visible() && c.AccessibilityLabel() == text {
			return c
		}
	}
	return nil
}

// side returns the side of the board.
func (d *desk) side() float64 { return float64(d.board.Size().Width) - 2*d.board.Margin() }

// TestFoldingNeverShrinks: without the panel the board is as large as with it, or larger,
// and title, clock, board and status line stand one below the other.
func TestFoldingNeverShrinks(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for _, text := range []float64{.85, 1, 1.3, 1.5, 2} {
		for _, size := range sizes {
			d.app.Prefs().SetBool(screen.PrefPanel, true)
			d.sized(size, text)
			with := d.side()
			d.app.Prefs().SetBool(screen.PrefPanel, false)
			d.Relayout()
			where := fmt.Sprintf("%v at %v", size, text)
			if d.side() < with {
				t.Errorf("%s: the board shrinks from %v to %v", where, with, d.side())
			}
			title, foot := d.head.title, d.status.label
			board := float64(d.board.Position().Y) + d.board.Margin()
			middle := float64(title.Position().Y + title.Size().Height/2)
			beside := title.Position().X+title.Size().Width <= d.board.Position().X
			if low, high := middle+.5*20*text, middle-.4*20*text; !beside && low > board || high < d.menus.Words.High() {
				t.Errorf("%s: the title from %v to %v, the board at %v", where, high, low, board)
			}
			if y := float64(foot.Position().Y); y < board+d.side() || y+float64(foot.Size().Height) > float64(d.win.Canvas().Size().Height)+4 {
				t.Errorf("%s: the status line is at %v", where, y)
			}
		}
	}
}

// TestTallWindowsKeepTheirTools: Undo, Redo, Erase and Hint are there in tall windows,
// and the board stays large.
func TestTallWindowsKeepTheirTools(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for _, tt := range []struct {
		w, h, least float32 // the least side of the board
	}{
		{360, 600, 330}, {390, 774, 350}, {420, 640, 380}, {480, 674, 410}, {480, 694, 420}, {500, 690, 420},
		{540, 700, 430}, {600, 714, 440}, {760, 760, 430}, {900, 900, 510}, {1000, 1300, 800}, {1200, 1600, 900},
	} {
		d.sized(fyne.NewSize(tt.w, tt.h), 1)
		for _, tool := range []string{"tool.undo", "tool.redo", "tool.erase", "tool.hint"} {
			found := false
			for _, o := range d.page().Objects() {
				c, ok := o.(*widget.Control)
				found = found || ok && c.Visible() && len(c.AccessibilityLabel()) >= len(d.T(tool)) && c.AccessibilityLabel()[:len(d.T(tool))] == d.T(tool)
			}
			if !found {
				t.Errorf("%v x %v: no %s", tt.w, tt.h, tool)
			}
		}
		if d.side() < float64(tt.least) {
			t.Errorf("%v x %v: the board has a side of %v, want %v", tt.w, tt.h, d.side(), tt.least)
		}
	}
}

// TestHintKeepsTheBoard: in a large window the board keeps its size when a hint comes; in
// the least one the hint has its depths and room for some lines.
func TestHintKeepsTheBoard(t *testing.T) {
	d := play(t)
	for _, size := range []fyne.Size{{Width: 390, Height: 774}, {Width: 480, Height: 900}, {Width: 900, Height: 1100},
		{Width: 1000, Height: 1300}, {Width: 1200, Height: 1600}, {Width: 2160, Height: 3800}} {
		d.app.ShowPlay()
		d.sized(size, 1)
		side := d.side()
		d.hinted()
		d.sized(size, 1)
		if d.side() != side {
			t.Errorf("%v: the board has a side of %v, and of %v with a hint", size, side, d.side())
		}
	}
	for _, size := range []fyne.Size{{Width: 360, Height: 444}, {Width: 390, Height: 480}} {
		d.sized(size, 1)
		if d.control("Where, Name, Cells, Why, Do it") == nil {
			t.Errorf("%v: the hint has no depths", size)
		}
		card := d.page().Objects()[1]
		if card.Size().Height < 70 {
			t.Errorf("%v: the card is %v high", size, card.Size().Height)
		}
		if last := d.page().Objects()[3]; card.Position().Y+card.Size().Height > last.Position().Y {
			t.Errorf("%v: the card lies on the buttons", size)
		}
	}
}

// TestPausedLooksPaused: while the game is paused, what does nothing looks disabled, and
// goes on when it goes on.
func TestPausedLooksPaused(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	for _, paused := range []bool{false, true, false} {
		if d.app.Play().Paused() != paused {
			d.keys("p")
		}
		for _, o := range d.page().Objects() {
			if c, ok := o.(interface {
				Disabled() bool
				AccessibilityLabel() string
			}); ok && o.Visible() && c.Disabled() != paused && !strings.HasPrefix(c.AccessibilityLabel(), d.T("tool.redo")) {
				t.Errorf("paused %v: %s is disabled: %v", paused, c.AccessibilityLabel(), c.Disabled())
			}
		}
		at, _ := d.app.Session().Game.MoveNumber()
		for _, o := range d.page().Objects() {
			if c, ok := o.(*widget.Track); ok && paused {
				c.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(9, 14)}})
				c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
			}
		}
		if n, _ := d.app.Session().Game.MoveNumber(); n != at {
			t.Errorf("the line of moves went from %v to: got %v, want %v", at, n, at)
		}
	}
}
