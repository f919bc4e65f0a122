package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A List is rows of one height that scroll, of which one can be chosen by the
// pointer or by the keys. It paints only those that are seen.
type List struct {
	widget.List
	Act func() // what Space and Return do with the chosen row

	kit     *Kit
	draw    func(c *Canvas, row int)
	choose  func(row int)
	chosen  int
	focused bool
}

// A listRow is a picture that shows one row after another.
type listRow struct {
	*Pic
	row int
}

// NewList makes a list of length rows, height units each; choose is told which row
// the player picks.
func (k *Kit) NewList(height float64, length func() int, draw func(c *Canvas, row int), choose func(row int)) *List {
	l := &List{kit: k, draw: draw, choose: choose, chosen: -1}
	l.HideSeparators = true
	l.Length = length
	l.CreateItem = func() fyne.CanvasObject { return l.newRow(height) }
	l.UpdateItem = func(id widget.ListItemID, o fyne.CanvasObject) {
		r := o.(*listRow)
		r.row = id
		r.Repaint()
	}
	l.OnSelected = func(id widget.ListItemID) {
		if id != l.chosen {
			l.chosen = id
			choose(id)
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

func (l *List) newRow(height float64) *listRow {
	r := &listRow{}
	r.Pic = l.kit.NewPic(func(c *Canvas) {
		if r.row < l.Length() {
			l.draw(c, r.row)
		}
		if l.focused && r.row == l.chosen {
			c.Round(Rect{0, 0, c.W, c.H}, 4, 2.5, c.Pal.Accent)
		}
	})
	r.SetMin(100, height)
	return r
}

// Pick paints the rows anew, with one chosen and in sight; -1 chooses none.
func (l *List) Pick(chosen int) {
	l.chosen = chosen
	if chosen < 0 {
		l.UnselectAll()
	} else {
		l.Select(chosen)
	}
	l.Refresh()
}

// FocusGained implements fyne.Focusable.
func (l *List) FocusGained() { l.setFocus(true) }

// FocusLost implements fyne.Focusable.
func (l *List) FocusLost() { l.setFocus(false) }

func (l *List) setFocus(on bool) {
	l.focused = on
	l.Refresh()
}

// TypedRune implements fyne.Focusable.
func (l *List) TypedRune(r rune) { l.kit.Rune(r) }

// TypedKey implements fyne.Focusable: up and down go from row to row, and what the
// list doesn't know goes on to the window.
func (l *List) TypedKey(e *fyne.KeyEvent) {
	last := l.Length() - 1
	to, ok := map[fyne.KeyName]int{
		fyne.KeyUp: l.chosen - 1, fyne.KeyDown: l.chosen + 1,
		fyne.KeyPageUp: l.chosen - 8, fyne.KeyPageDown: l.chosen + 8,
		fyne.KeyHome: 0, fyne.KeyEnd: last,
	}[e.Name]
	act := e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
	switch {
	case act && l.Act != nil && l.chosen >= 0:
		l.Act()
	case !ok:
		l.kit.Key(e)
	case last >= 0:
		l.Select(min(max(to, 0), last))
	}
}
