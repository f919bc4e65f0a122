package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/gui/widget"
)

// A MenuItem is a line of a menu that pops up.
type MenuItem = widget.MenuItem

// PopUp opens a menu with its corner at a place in an object, inside the window. In the place of an
// object that was not painted yet it takes the middle of the window.
func PopUp(b Base, in fyne.CanvasObject, at fyne.Position, items []MenuItem) {
	d := fyne.CurrentApp().Driver()
	canvas, painted := d.CanvasForObject(in), true
	if canvas == nil {
		windows := d.AllWindows()
		if len(windows) == 0 {
			return
		}
		canvas, painted = windows[len(windows)-1].Canvas(), false
	}
	menu := b.Kit.NewMenu(items)
	menu.Closed = func() { EndPopUp(b) }
	if !painted {
		size := canvas.Size()
		menu.Open(canvas, fyne.NewPos((size.Width-float32(widget.MenuWidth(b.Kit, items)))/2, size.Height/3))
		return
	}
	menu.Open(canvas, d.AbsolutePositionForObject(in).Add(at))
}

// EndPopUp returns the focus to the page.
func EndPopUp(b Base) {
	if b.Kit.Done != nil {
		b.Kit.Done()
	}
}

// DropDown makes a text that opens a menu below it: what is chosen, after what it is.
func DropDown(b Base, what func() string, chosen func() string, items func() []MenuItem, framed bool) *widget.Control {
	return DropDownLater(b, what, chosen, func(show func([]MenuItem)) { show(items()) }, framed)
}

// DropDownLater makes a DropDown whose menu opens once its items are known.
func DropDownLater(b Base, what func() string, chosen func() string, ask func(show func([]MenuItem)), framed bool) *widget.Control {
	var k *widget.Control
	k = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintDropDown(c, what(), chosen(), framed) }, func(int) {
		ask(func(items []MenuItem) { PopUp(b, k, fyne.NewPos(0, k.Size().Height+2), items) })
	})
	k.Role = access.Combo
	return k
}

func paintDropDown(c *widget.Canvas, what, chosen string, framed bool) {
	all := c.Bounds()
	icon := c.Size(18)
	text := widget.Rect{W: c.W - icon, H: c.H}
	col := c.Pal.Text
	switch {
	case framed:
		col = c.Frame(0, all, 8, false)
		text = widget.Rect{X: 12, W: c.W - icon - 24, H: c.H}
	case c.Focus == 0 || c.Hover == 0:
		c.Frame(0, all, 8, false)
	}
	name := c.Painter.Width(chosen, c.Size(13)*c.S, true)/c.S + 2
	wide := c.Painter.Width(what, c.Size(13)*c.S, false)/c.S + 6
	if framed {
		c.Write(what, text, 13, false, widget.Right, c.Pal.Text2)
		c.Write(chosen, text.Column(text.X, text.W-wide), 14, true, widget.Left, col)
	} else {
		text.W -= 4
		name = min(name, text.W)
		if text.W-name < wide*.7 { // what is chosen says it
			what = ""
		}
		bold := what != "" // to tell the two apart
		if !bold {
			col = c.Pal.Text2
		}
		c.Write(chosen, text, 13, bold, widget.Right, col)
		c.Write(what, widget.Rect{X: text.X, W: text.W - name - 6, H: c.H}, 13, false, widget.Right, c.Pal.Text2)
	}
	right := c.W - icon/2
	if framed {
		right -= 6
	}
	c.Icon(widget.DownIcon, right-2, c.H/2, 16, c.Pal.Text2)
}
