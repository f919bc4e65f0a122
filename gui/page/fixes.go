package page

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A Fix is a correction that would leave exactly one solution: what it does, why it is
// likely, and the corrected grid with the cells that differ, the one named first in
// front.
type Fix struct {
	Text, Why string
	Shape     *puzzle.Shape // after it
	Grid      puzzle.Grid
	Cells     []puzzle.Cell
}

// Corrections are what is listed of them.
type Corrections struct {
	Fixes  []Fix  // nil: not searched
	Found  string // says how many they are
	Chosen int
	Keys   bool // their list has the focus
}

// FixList is the list of corrections under its heading.
type FixList struct {
	Base
	listed  func() *Corrections
	heading *widget.Pic
	rows    *widget.List
	takeKey string // on the correction that is marked
}

// NewFixList makes the list of what is listed at the time.
func NewFixList(b Base, listed func() *Corrections, choose, take func(int)) *FixList {
	p := &FixList{Base: b, listed: listed, takeKey: b.Kit.Tips("enter.take")(0).Keys}
	p.heading = b.Kit.NewPic(p.paintHeading)
	p.rows = b.Kit.NewList(p.RowHeight(), func() int { return len(listed().Fixes) }, p.paintFix, choose)
	p.rows.Own, p.rows.Name = true, b.T("enter.mistyped")
	p.rows.Act = func() { take(listed().Chosen) }
	p.rows.Zones = fixZones
	p.rows.Tap = func(row, zone int) {
		if zone == takeZone {
			take(row)
		} else {
			choose(row)
		}
	}
	return p
}

// Objects returns its parts, from the top down.
func (p *FixList) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.heading, p.rows} }

// Update shows what is listed now.
func (p *FixList) Update() {
	if l := p.listed(); l.Fixes != nil {
		p.heading.Repaint()
		p.rows.Pick(min(l.Chosen, len(l.Fixes)-1))
	}
}

// Focus returns the list if it is to have the focus.
func (p *FixList) Focus() fyne.Focusable {
	if l := p.listed(); l.Keys && len(l.Fixes) > 0 {
		return p.rows
	}
	return nil
}

// HeadHeight is the height of the heading.
func (p *FixList) HeadHeight() float64 { return p.Kit.Size(24) + 12 }

// Arrange places the list under its heading.
func (p *FixList) Arrange(put Place, r widget.Rect) {
	show(put, p.heading, r.Strip(r.Y, p.HeadHeight()))
	p.ArrangeRows(put, Below(r, p.HeadHeight()))
}

// ArrangeRows places the list without its heading.
func (p *FixList) ArrangeRows(put Place, r widget.Rect) {
	p.rows.SetHeights(func(row int) float64 { return p.fixRowHeight(row, r.W) })
	show(put, p.rows, r)
	p.rows.ScrollTo(p.listed().Chosen) // its height may have changed
}

// Zones of a row.
const (
	chooseZone = iota
	takeZone
)

// Lengths in a row, in units: its part of the grid has 5 x 3 cells.
const (
	fixCell = 15.
	cropX   = 5
	cropY   = 3
	fixText = 10 + cropX*fixCell + 16 // where the text begins
)

// RowHeight is the height of a row with two lines of text.
func (p *FixList) RowHeight() float64 { return max(56, p.Kit.Size(54)) }

// fixRowHeight is the height of a row in a list of some width: its text, which says two
// corrections where there are two, has room in it.
func (p *FixList) fixRowHeight(row int, width float64) float64 {
	width -= 8 // the scroll bar
	room := fixZones(width, 0)[takeZone].X - fixText - 6
	lines := p.Kit.Painter.Wrap(p.listed().Fixes[row].Text, room, p.Kit.Size(14), true)
	return max(p.RowHeight(), float64(len(lines))*p.Kit.Size(18)+8)
}

// takeHeight is the height of the button in a row.
func (p *FixList) takeHeight() float64 {
	return max(36, min(p.Kit.Size(widget.KeyHeight)+4, p.RowHeight()-12))
}

func fixZones(w, h float64) []widget.Rect {
	take := min(.22*w, 110)
	return []widget.Rect{{W: w - take, H: h}, {X: w - take, W: take, H: h}}
}

func (p *FixList) paintHeading(c *widget.Canvas) {
	c.Rule(0, 4, c.W, c.Pal.Hair)
	title := p.T("enter.mistyped")
	line := widget.Rect{Y: 8, W: c.W, H: c.H - 12}
	wide := min(c.Painter.Width(title, c.Size(15)*c.S, true)/c.S, .6*c.W)
	c.Write(title, widget.Rect{Y: line.Y, W: wide, H: line.H}, 15, true, widget.Left, c.Pal.Text)
	line.X, line.W = wide+12, c.W-wide-12
	c.Write(p.listed().Found, line, 13, false, widget.Right, c.Pal.Text2)
}

func (p *FixList) paintFix(c *widget.Canvas, i int) {
	f, chosen := p.listed().Fixes[i], i == p.listed().Chosen
	r := c.Bounds()
	if chosen {
		c.Chosen(true)
		c.Box(r, 8, 2, c.Pal.Accent, c.Pal.SelectFill)
	} else if c.Hover == chooseZone {
		c.Round(r, 8, 0, c.Pal.SelectFill)
	}
	p.paintCrop(c, f, 10, (r.H-cropY*fixCell)/2)
	take := fixZones(c.W, c.H)[takeZone]
	p.paintFixText(c, f, chosen, widget.Rect{X: fixText, W: take.X - fixText - 6, H: r.H})
	at := widget.Rect{X: take.X, Y: (r.H - p.takeHeight()) / 2, W: take.W - 10, H: p.takeHeight()}
	switch {
	case chosen:
		c.Round(at, 8, 0, c.Pal.Accent)
		c.KeyWord(p.T("enter.take"), p.takeKey, at, true, c.Pal.OnAccent, c.Pal.OnAccent)
	default:
		if c.Hover == takeZone {
			c.Box(at, 8, 1, c.Pal.Thin, c.Pal.SelectFill)
		}
		c.Write(p.T("enter.take"), at, 14, false, widget.Centre, c.Pal.Accent)
	}
}

// paintFixText describes the correction; if that takes two lines the reason is left out.
func (p *FixList) paintFixText(c *widget.Canvas, f Fix, chosen bool, r widget.Rect) {
	line, size := c.Size(20), theme.Type{Size: 14, Line: 18, Bold: chosen}
	y := r.Y + (r.H-2*line)/2
	if lines := c.Painter.Wrap(f.Text, r.W*c.S, c.Size(14)*c.S, chosen); len(lines) > 1 {
		c.Flow(f.Text, widget.Rect{X: r.X, Y: r.Y + max(0, (r.H-float64(len(lines))*c.Size(18))/2), W: r.W}, size, c.Pal.Text)
		return
	}
	c.Line(f.Text, r.Strip(y, line), size, c.Pal.Text)
	c.Squeeze(f.Why, "", r.Strip(y+line, line), theme.Type{Size: 13}, c.Pal.Text2)
}

// paintCrop paints the part of the grid around the first cell that changes.
func (p *FixList) paintCrop(c *widget.Canvas, f Fix, x, y float64) {
	if len(f.Cells) == 0 {
		return
	}
	first := f.Cells[0]
	size := f.Shape.Size()
	left := max(min(first.Col()-cropX/2, size-cropX), 0)
	top := max(min(first.Row()-cropY/2, size-cropY), 0)
	snap := func(v float64) float64 { return math.Round(v*c.S) / c.S }
	x, y = snap(x), snap(y)
	cell := snap(fixCell)
	cols := min(cropX, size) // a small board has fewer
	all := widget.Rect{X: x, Y: y, W: float64(cols) * cell, H: cropY * cell}
	c.Round(all, 0, 0, c.Pal.Surface)
	var changed puzzle.CellSet
	for _, k := range f.Cells {
		changed.Add(k)
	}
	for i := range cols * cropY {
		k := puzzle.CellAt(top+i/cols, left+i%cols)
		at := widget.Rect{X: x + float64(i%cols)*cell, Y: y + float64(i/cols)*cell, W: cell, H: cell}
		col := c.Pal.Text2
		if changed.Has(k) {
			c.Round(at, 0, 0, c.Pal.Cover)
			col = c.Pal.Text
		}
		if d := f.Grid[k]; d != 0 {
			c.Painter.Digit(c.Dst, uint8(d), (at.X+cell/2)*c.S, (at.Y+cell/2)*c.S, 11*c.S, changed.Has(k), col)
		} else if cage, ok := f.Shape.CageOf(k); ok && k == first && cage.Sum > 0 {
			c.Write(strconv.Itoa(cage.Sum), at, 10, true, widget.Centre, col)
		}
	}
	p.cropLines(c, f.Shape, all, cell, left, top)
}

func (p *FixList) cropLines(c *widget.Canvas, s *puzzle.Shape, r widget.Rect, cell float64, left, top int) {
	width, height := s.BoxSize()
	line := func(box bool, at widget.Rect) {
		col, w := c.Pal.Thin, max(1, math.Round(.8*c.S))/c.S
		if box {
			col, w = c.Pal.Thick, max(1, math.Round(1.6*c.S))/c.S
		}
		if at.W == 0 {
			at.X, at.W = at.X-w/2, w
		} else {
			at.Y, at.H = at.Y-w/2, w
		}
		c.Round(at, 0, 0, col)
	}
	for _, box := range []bool{false, true} {
		for i := range min(cropX, s.Size()) + 1 {
			if ((left+i)%width == 0) == box {
				line(box, widget.Rect{X: r.X + float64(i)*cell, Y: r.Y, H: r.H})
			}
		}
		for i := range cropY + 1 {
			if ((top+i)%height == 0) == box {
				line(box, widget.Rect{X: r.X, Y: r.Y + float64(i)*cell, W: r.W})
			}
		}
	}
}
