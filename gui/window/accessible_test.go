package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
)

// TestEveryPageByTab goes through each page with Tab: from the board it reaches every
// visible control in reading order, each has a name, and Escape returns to the board.
func TestEveryPageByTab(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, size := range []fyne.Size{{Width: 1100, Height: 780}, {Width: 390, Height: 800}} {
		d := play(t)
		d.win.Resize(size)
		for name, open := range d.pages() {
			d.Prefs().SetBool(screen.PrefPanel, true)
			t.Run(fmt.Sprint(name, size.Width), func(t *testing.T) {
				open()
				d.settle()
				d.walk(t)
				d.keys("esc")
				if name == "printmore" || name == "printpages" || name == "picker" || d.entering() != nil { // it led back to printing, ordering or typing
					d.keys("esc")
				}
				d.settle()
				if d.page() != page.Page(d.Play()) || d.win.Canvas().Focused() != fyne.Focusable(d.board) {
					t.Errorf("Escape leads to %T, %T", d.page(), d.win.Canvas().Focused())
				}
			})
			d.ShowPlay()
		}
	}
}

// settle waits for the background jobs of a page.
func (d *desk) settle() {
	d.until(func() bool {
		if p, ok := d.Top().(*screen.Print); ok && p.Busy() {
			return false
		}
		return (d.steps() == nil || !d.steps().Busy()) && !d.Session().FindingHint() && len(d.queue) == 0 && d.opener.current == nil
	})
}

func (d *desk) walk(t *testing.T) {
	c := d.win.Canvas()
	c.Unfocus()
	seen := map[fyne.Focusable]bool{}
	var last fyne.Position
	for range 200 {
		c.FocusNext()
		f := c.Focused()
		if f == nil || seen[f] {
			break
		}
		seen[f] = true
		o := f.(fyne.CanvasObject)
		at := d.toolkit.Driver().AbsolutePositionForObject(o)
		if a, ok := o.(fyne.Accessible); ok && strings.TrimSpace(a.AccessibilityLabel()) == "" && !empty(o) {
			t.Errorf("%T at %v has no name", o, at)
		}
		if o != fyne.CanvasObject(d.board) {
			if at.Y < last.Y-o.Size().Height && at.X < last.X+20 {
				t.Errorf("Tab goes up from %v to %v (%T)", last, at, o)
			}
			last = at
		}
	}
	for _, o := range d.page().Objects() {
		if f, ok := o.(fyne.Focusable); ok && o.Visible() && !seen[f] {
			if off, ok := o.(fyne.Disableable); !ok || !off.Disabled() {
				t.Errorf("Tab never comes to %T at %v", o, o.Position())
			}
		}
	}
}

// empty reports whether an object is a list in which nothing is chosen.
func empty(o fyne.CanvasObject) bool {
	_, list := o.(interface{ Pick(int) })
	return list
}

// TestEscapeFromEverywhere: whatever has the focus, Escape returns to the board, and
// keys that enter digits do nothing unless the board has the focus.
func TestEscapeFromEverywhere(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	c := d.win.Canvas()
	step := 3 // in the sample
	if long {
		step = 1
	}
	for name, open := range d.pages() {
		for n := 2; n < 60; n += step {
			d.ShowPlay()
			d.Prefs().SetBool(screen.PrefPanel, true)
			open()
			d.settle()
			c.Unfocus()
			for range n {
				c.FocusNext()
			}
			f := c.Focused()
			if f == fyne.Focusable(d.board) {
				break
			}
			before := d.Session().Game.State()
			f.TypedKey(&fyne.KeyEvent{Name: fyne.Key4})
			f.TypedRune('4')
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyP})
			f.TypedRune('p')
			if d.Session().Game.State() != before || d.Session().Game.Clock.Paused() {
				t.Errorf("%s: %T lets 4 or p through to the board", name, f)
			}
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			if s, ok := d.Top().(screen.Finder); ok && name != "picker" || ok && s.Finding() == "" { // it emptied the field
				d.keys("esc")
			}
			if slices.Contains([]string{"printmore", "printpages", "picker", "library", "libraryform"}, name) { // it led back to the page below, or emptied the field
				d.keys("esc")
			}
			d.settle()
			if c.Focused() != fyne.Focusable(d.board) {
				t.Errorf("%s: from %T Escape leads to %T", name, f, c.Focused())
			}
		}
	}
}
