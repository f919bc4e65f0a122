package window

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
	"sudoku/gui/screen/pen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A penBox asks which of two digits was written by hand. It lies over the board, beside the
// cell, and takes no focus: keys and strokes go to the board.
type penBox struct {
	part
	control *widget.Control
	shown   [2]puzzle.Digit
	over    puzzle.Cell
}

// Measures of the box, in units at text scale 1.
const (
	penBoxWide, penBoxHigh = 144., 102.
	penWide, penHigh       = 60., 56.
	penEdge, penApart      = 10., 4.
	penAway                = 8. // from the cell
)

// build makes the box, hidden.
func (p *penBox) build() {
	b := p.app.Base()
	p.control = b.Kit.NewControl(func(float64, float64) []widget.Rect { return p.zones() }, p.paint, func(zone int) {
		pen.Of(p.app).Take(zone)
		p.app.FocusBoard()
	})
	p.control.Hide()
}

// size converts a measure for the text scale, of which digits need only half.
func (p *penBox) size(v float64) float64 { return v * (1 + p.kit.TextScale) / 2 }

func (p *penBox) zones() (list []widget.Rect) {
	for i := range 2 {
		list = append(list, widget.Rect{X: p.size(penEdge + float64(i)*(penWide+penApart)), Y: p.size(penEdge), W: p.size(penWide), H: p.size(penHigh)})
	}
	return list
}

func (p *penBox) paint(c *widget.Canvas) {
	c.Box(c.Bounds(), 10, 1, c.Pal.Thin, c.Pal.Ground)
	for i, r := range p.zones() {
		col := c.Frame(i, r, 6, i == 0)
		c.Mention(strconv.Itoa(int(p.shown[i])))
		c.Painter.Digit(c.Dst, uint8(p.shown[i]), (r.X+r.W/2)*c.S, (r.Y+r.H/2)*c.S, p.size(30)*c.S, false, col)
	}
	y := p.size(penEdge + penHigh)
	c.Write(p.T("pen.enter", "d", p.shown[0]), widget.Rect{X: 4, Y: y, W: c.W - 8, H: c.H - y}, 12, false, widget.Centre, c.Pal.Text2)
}

// refresh shows the box while the player is asked, or hides it.
func (p *penBox) refresh() {
	cell, list, ok := pen.Of(p.app).Offer()
	ok = ok && p.board.Visible() && pen.Of(p.app).Ready()
	switch {
	case !ok && p.control.Visible():
		p.control.Hide()
	case ok:
		if p.shown != list || p.over != cell || !p.control.Visible() {
			p.shown, p.over = list, cell
			p.control.Show()
			p.control.Repaint()
		}
		p.place()
	}
}

// place puts the box beside its cell: right of it, or where there is no room left of it, inside
// the window.
func (p *penBox) place() {
	all, at := p.win.Canvas().Size(), p.board.Position()
	off, side := p.board.CellPlace(p.over)
	w, h := float32(p.size(penBoxWide)), float32(p.size(penBoxHigh))
	cell := at.Add(off)
	x := cell.X + side + penAway
	if x+w > all.Width-4 {
		x = cell.X - penAway - w
	}
	y := cell.Y - 2
	if x < 4 { // neither: below it, or above
		x, y = max(4, min(cell.X+(side-w)/2, all.Width-4-w)), cell.Y+side+penAway
		if y+h > all.Height-4 {
			y = cell.Y - penAway - h
		}
	}
	y = max(4, min(y, all.Height-4-h))
	scale := float64(p.scale())
	snap := func(v float32) float32 { return float32(math.Round(float64(v)*scale) / scale) }
	p.control.Move(fyne.NewPos(snap(x), snap(y)))
	p.control.Resize(fyne.NewSize(snap(w), snap(h)))
}

// penAction turns writing by hand on or off.
func (as *actions) penAction() *menu.Action {
	return &menu.Action{ID: "pen", Keys: key.With(key.Shift, fyne.KeyW), Run: func() { screen.TogglePen(as.app) },
		Checked: func() bool { return as.app.Prefs().On(screen.PrefPen) }}
}
