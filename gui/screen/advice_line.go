package screen

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// An adviceLine tells a new player what can be done here, with a cross that
// ends it for good. It is shown only where nothing else needs the room.
type adviceLine struct {
	*widget.Control
	page.Base
	app  *App
	text string
}

// Lengths of the advice, in units.
const (
	adviceSide  = 12. // from its sides to the text
	adviceCross = 36. // width of the cross
	adviceGap   = 8.  // least distance to what is above and below
)

func newAdviceLine(app *App, b page.Base, text string) *adviceLine {
	a := &adviceLine{Base: b, app: app, text: text}
	zones := func(w, h float64) []widget.Rect {
		return []widget.Rect{{W: w - adviceCross, H: h}, {X: w - adviceCross, W: adviceCross, H: h}}
	}
	a.Control = b.Kit.NewControl(zones, a.paint, func(zone int) { []func(){a.next, a.end}[zone]() })
	a.Control.Tip = b.Texts("tip.advice.next", "tip.advice.end")
	return a
}

// next drops the advice that is given.
func (a *adviceLine) next() {
	given, _ := a.app.Prefs().advice()
	a.app.Prefs().Learned(given)
	a.app.Refresh()
}

// end drops all of them.
func (a *adviceLine) end() {
	a.app.Prefs().SetString(PrefAdvice, adviceOff)
	a.app.Refresh()
}

// height returns the height that the advice needs at a width.
func (a *adviceLine) height(width float64) float64 {
	lines := a.Kit.Painter.Wrap(a.text, width-adviceSide-adviceCross-2, a.Kit.Size(theme.Secondary.Size), false)
	return float64(len(lines))*a.Kit.Size(theme.Secondary.Line) + 12
}

// arrange places the advice at the top of r, if there is one and room for it.
func (a *adviceLine) arrange(put page.Place, r widget.Rect) {
	high := max(a.height(r.W), 28)
	if a.text == "" || high+2*adviceGap > r.H {
		a.Hide()
		return
	}
	layout.Show(put, a.Control, r.Strip(r.Y+min(20, (r.H-high)/2), high))
}

func (a *adviceLine) paint(c *widget.Canvas) {
	r := c.Bounds()
	c.Round(r, 8, 0, c.Pal.Sunk)
	if c.Pal.HighContrast {
		c.Round(r, 8, 1, c.Pal.Hair)
	}
	col := c.Pal.Text2
	if c.Hover == 0 {
		col = c.Pal.Text
	}
	text := widget.Rect{X: adviceSide, Y: 6, W: c.W - adviceSide - adviceCross, H: c.H - 12}
	c.Flow(a.text, text, theme.Secondary, col)
	cross := c.Pal.Text3
	if c.Hover == 1 || c.Focus == 1 {
		cross = c.Pal.Text
	}
	x, y := c.W-adviceCross/2, c.H/2
	c.Path(1.5, cross, x-4, y-4, x+4, y+4)
	c.Path(1.5, cross, x+4, y-4, x-4, y+4)
	if c.Focus == 0 {
		c.Round(r, 8, 2.5, c.Pal.Accent)
	} else if c.Focus == 1 {
		c.Round(widget.Rect{X: c.W - adviceCross, W: adviceCross, H: c.H}, 8, 2.5, c.Pal.Accent)
	}
}
