package page

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A Line is a line of a sheet: a heading, a row of two columns, or a paragraph. Keys, if
// there are any, are painted in the left column: alternatives, each of keys pressed
// together.
type Line struct {
	Heading, Left, Right, Text string
	Keys                       [][]string
}

// linesPerPicture is how many lines one picture of a sheet holds.
const linesPerPicture = 25

// A Sheet is a page to read: a title, lines that scroll, and Close.
type Sheet struct {
	Base
	lines  []Line
	wide   float64 // width of the left column
	title  *widget.Label
	body   []*widget.Pic // a few lines each: the height of a picture is limited
	scroll *widget.ScrollView
	close  *widget.Control
}

// NewSheet makes the page; left is the width of the left column.
func NewSheet(b Base, title string, left float64, lines []Line, back func()) *Sheet {
	p := &Sheet{Base: b, lines: lines, wide: left}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(title)
	column := container.New(layout.NewCustomPaddedVBoxLayout(0))
	for some := range slices.Chunk(lines, linesPerPicture) {
		pic := b.NewPic(func(c *widget.Canvas) { p.paint(c, some) })
		p.body = append(p.body, pic)
		column.Add(pic)
	}
	p.scroll = b.NewScrollView(column)
	p.scroll.SetInset(ringRoom)
	p.close = b.Button(b.T("sheet.close"), false, back)
	return p
}

// Objects implements Page.
func (p *Sheet) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.scroll, p.close}
}

// Focus returns what gets the focus when the page opens.
func (p *Sheet) Focus() fyne.Focusable { return p.scroll }

// Arrange implements Page.
func (p *Sheet) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	foot := r.Y + r.H - 44
	i := 0
	for some := range slices.Chunk(p.lines, linesPerPicture) {
		p.body[i].SetMin(r.W+2*ringRoom, math.Ceil(p.paint(&widget.Canvas{Kit: p.Kit, S: 1, W: r.W + 2*ringRoom}, some)))
		i++
	}
	p.scroll.Refresh()
	put(p.scroll, widget.Rect{X: r.X - ringRoom, Y: r.Y + p.Size(34), W: r.W + 2*ringRoom, H: foot - 12 - (r.Y + p.Size(34))})
	put(p.close, widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: 44})
}

// ringRoom is the distance between the text and the focus ring round it.
const ringRoom = 8.

// paint paints lines, or only measures them if there is no picture.
func (p *Sheet) paint(c *widget.Canvas, lines []Line) (y float64) {
	w := c.W - 14 // without the scroll bar
	left := min(p.wide, .48*w)
	for _, l := range lines {
		switch {
		case l.Heading != "":
			if y > 0 {
				y += 12
			}
			y += c.Flow(l.Heading, widget.Rect{X: ringRoom, Y: y, W: w - ringRoom}, theme.BodyBold, c.Pal.Text)
		case l.Keys != nil:
			a := keyCaps(c, l.Keys, ringRoom, y, left-8)
			b := c.Flow(l.Right, widget.Rect{X: ringRoom + left, Y: y + 2, W: w - left - ringRoom}, theme.Secondary, c.Pal.Text2) + 2
			y += max(a, b) + 6
		case l.Left != "":
			a := c.Flow(l.Left, widget.Rect{X: ringRoom, Y: y, W: left - 8}, theme.Secondary, c.Pal.Text)
			b := c.Flow(l.Right, widget.Rect{X: ringRoom + left, Y: y, W: w - left - ringRoom}, theme.Secondary, c.Pal.Text2)
			y += max(a, b) + 3
		default:
			y += c.Flow(l.Text, widget.Rect{X: ringRoom, Y: y, W: w - ringRoom}, theme.Secondary, c.Pal.Text2) + 8
		}
	}
	return y
}

// keyCaps draws keys from the left as they look on a keyboard, starting a new line for
// an alternative that does not fit, and returns their height.
func keyCaps(c *widget.Canvas, ways [][]string, left, y, w float64) float64 {
	const pad, gap, apart = 6., 3., 12.
	wide := func(s string) float64 { return max(c.Painter.Width(s, c.Size(12)*c.S, false)/c.S+2*pad, c.Size(22)) }
	height, x, from := c.Size(22), 0., y
	for i, keys := range ways {
		all := -gap
		for _, k := range keys {
			all += wide(k) + gap
		}
		if i > 0 && x+all > w {
			x, y = 0, y+height+gap
		}
		part := min(1, w/all) // of their width, where there is not enough
		for _, k := range keys {
			cap := widget.Rect{X: left + x, Y: y, W: wide(k)*part - gap*(1-part), H: height}
			x += cap.W + gap
			if c.Dst != nil {
				c.Box(cap, 5, 1, c.Pal.Thin, c.Pal.Surface)
				c.Write(k, cap, 12, false, widget.Centre, c.Pal.Text)
			}
		}
		x += apart - gap
	}
	return y + height - from
}
