package page

import (
	"fmt"
	"image/color"
	"math"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// frame returns where the picture is in the control: whole, and in the middle.
func (p *Photo) frame(w, h float64) widget.Rect {
	m := p.state.Picture
	if m == nil {
		return widget.Rect{W: w, H: h}
	}
	k := min(w/float64(m.Rect.Dx()), h/float64(m.Rect.Dy()))
	fw, fh := k*float64(m.Rect.Dx()), k*float64(m.Rect.Dy())
	return widget.Rect{X: (w - fw) / 2, Y: (h - fh) / 2, W: fw, H: fh}
}

// part returns a place in the control as a part of the picture.
func (p *Photo) part(x, y float64) (u, v float64) {
	s := p.photo.Size()
	f := p.frame(float64(s.Width), float64(s.Height))
	return (x - f.X) / f.W, (y - f.Y) / f.H
}

// corners returns where the corners of the grid are in the control.
func (p *Photo) corners(w, h float64) [][2]float64 {
	at := p.state.Corners
	if p.moved != ([4][2]float64{}) {
		at = p.moved
	}
	return p.placed(at, w, h)
}

func (p *Photo) placed(at [4][2]float64, w, h float64) (out [][2]float64) {
	f := p.frame(w, h)
	for _, q := range at {
		out = append(out, [2]float64{f.X + q[0]*f.W, f.Y + q[1]*f.H})
	}
	return out
}

func (p *Photo) drag(i int, x, y float64) {
	if p.moved == ([4][2]float64{}) {
		p.moved = p.state.Corners
	}
	p.moved[i][0], p.moved[i][1] = p.part(x, y)
	p.photo.Repaint()
}

func (p *Photo) drop(i int, x, y float64) {
	p.moved = [4][2]float64{}
	u, v := p.part(x, y)
	p.photo.Repaint()
	p.do.Corner(i, u, v)
}

const (
	handleRadius = 6.
	outlineWidth = 2.
)

func (p *Photo) paintPhoto(c *widget.Canvas) {
	f := p.frame(c.W, c.H)
	p.picture.Paint(c, p.state.Picture, f, 8)
	line := func(at [][2]float64, width float64, col color.Color) {
		for i := range at {
			a, b := at[i], at[(i+1)%len(at)]
			c.Path(width, col, a[0], a[1], b[0], b[1])
		}
	}
	at := p.corners(c.W, c.H)
	line(at, outlineWidth+2, c.Pal.Surface)
	line(at, outlineWidth, c.Pal.Accent)
	if p.moved == ([4][2]float64{}) {
		cell := p.placed(p.state.Cell, c.W, c.H)
		line(cell, 3.5, c.Pal.Cover)
		line(cell, 2, c.Pal.CoverLine)
	}
	for i, q := range at {
		fill := c.Pal.Surface
		if c.Hover == i || p.photo.Holds() == i {
			fill = c.Pal.Same
		}
		x, y := min(max(q[0], handleRadius+1), c.W-handleRadius-1), min(max(q[1], handleRadius+1), c.H-handleRadius-1)
		c.Disc(x, y, handleRadius, fill)
		c.Ring(x, y, handleRadius, outlineWidth, c.Pal.Accent)
		if c.Focus == i {
			c.Ring(x, y, handleRadius+3, 1.5, c.Pal.Accent)
		}
	}
	c.Mention(p.T("photo.corner"))
}

// paintOther paints the card of another grid.
func (p *Photo) paintOther(c *widget.Canvas) {
	col := c.Frame(0, widget.Rect{W: c.W, H: c.H}, 8, false)
	side := min(c.H-20, c.W*.36, 50)
	p.thumb.Paint(c, p.state.Other, widget.Rect{X: 10, Y: (c.H - side) / 2, W: side, H: side}, 3)
	text := widget.Rect{X: 20 + side, W: c.W - side - 28}
	lines := c.Height(p.T("photo.another"), text.W, theme.Secondary)
	text.Y, text.H = max(2, (c.H-lines-c.Size(16))/2), lines
	c.Flow(p.T("photo.another"), text, theme.Secondary, col)
	if text.Y += lines; text.Y+c.Size(16) <= c.H {
		c.Write(p.state.Others, widget.Rect{X: text.X, Y: text.Y, W: text.W, H: c.Size(16)}, 12, false, widget.Left, c.Pal.Text2)
	}
}

func (p *Photo) paintHeading(c *widget.Canvas) {
	c.Rule(0, 4, c.W, c.Pal.Hair)
	line := widget.Rect{Y: 8, W: c.W, H: c.H - 8}
	wide := min(c.Painter.Width(p.state.Heading, c.Size(15)*c.S, true)/c.S+1, .6*c.W)
	c.Write(p.state.Heading, widget.Rect{Y: line.Y, W: wide, H: line.H}, 15, true, widget.Left, c.Pal.Text)
	c.Write(p.state.Count, widget.Rect{X: wide + 10, Y: line.Y, W: c.W - wide - 10, H: line.H}, 13, false, widget.Right, c.Pal.Text2)
}

// from returns the first doubt that has a tile: those beside the one at the cursor.
func (p *Photo) from() int {
	return min(max(0, p.state.At-1), max(0, len(p.state.Doubts)-photoTiles))
}

func (p *Photo) tileZones(w, h float64) (out []widget.Rect) {
	const gap = 8
	each := (w - gap*(photoTiles-1)) / photoTiles
	for i := range min(photoTiles, len(p.state.Doubts)) {
		out = append(out, widget.Rect{X: float64(i) * (each + gap), W: each, H: h})
	}
	return out
}

func (p *Photo) tapTile(i int) { p.do.Doubt(p.from() + i) }

func (p *Photo) paintTiles(c *widget.Canvas) {
	from := p.from()
	for i, r := range p.tileZones(c.W, c.H) {
		d := p.state.Doubts[from+i]
		col := c.Frame(i, r, 8, from+i == p.state.At)
		side := min(32, r.H-14)
		p.tilePics[i].Paint(c, d.Pic, widget.Rect{X: r.X + 8, Y: r.Y + (r.H-side)/2, W: side, H: side}, 3)
		text := widget.Rect{X: r.X + side + 16, W: r.W - side - 20, H: c.Size(16)}
		text.Y = r.Y + (r.H-2*text.H)/2
		c.Write(d.Cell.String(), text, 13, true, widget.Left, col)
		text.Y += text.H
		c.Write(d.Text, text, 12, false, widget.Left, c.Pal.Text2)
	}
}

// choiceText returns the digit of a choice, or the word for none.
func (p *Photo) choiceText(k PhotoChoice) string {
	if k.Digit == 0 {
		return p.T("photo.empty.cell")
	}
	return fmt.Sprint(k.Digit)
}

func (p *Photo) rowHeight() float64 { return max(36, p.Size(32)) }

func (p *Photo) rowZones(w, h float64) (out []widget.Rect) {
	n := min(len(p.state.Choices), int(h/p.rowHeight()))
	for i := range n {
		out = append(out, widget.Rect{Y: float64(i) * p.rowHeight(), W: w, H: p.rowHeight()})
	}
	return out
}

func (p *Photo) paintRows(c *widget.Canvas) {
	digit := p.digitWidth(c)
	for i, r := range p.rowZones(c.W, c.H) {
		k := p.state.Choices[i]
		c.Chosen(k.On)
		switch {
		case k.On, c.Hover == i:
			c.Round(r, 7, 0, c.Pal.SelectFill)
		}
		if c.Focus == i {
			c.Round(r, 7, 2.5, c.Pal.Accent)
		}
		size := 20.
		if k.Digit == 0 {
			size = 13
		}
		c.Write(p.choiceText(k), widget.Rect{X: r.X + 12, Y: r.Y, W: digit, H: r.H}, size, k.On, widget.Left, c.Pal.Text)
		x := r.X + 12 + digit + 8
		bar := widget.Rect{X: x, Y: r.Y + r.H/2 - 2, W: 34, H: 4}
		c.Rule(x, r.Y+r.H/2, bar.W, c.Pal.Thin)
		bar.W = max(4, bar.W*float64(k.Percent)/100)
		col := c.Pal.Text3
		if k.On {
			col = c.Pal.Accent
		}
		c.Round(bar, 2, 0, col)
		number := c.Size(40)
		c.Write(p.T("photo.percent", "n", k.Percent), widget.Rect{X: x + 36, Y: r.Y, W: number, H: r.H}, 13, k.On, widget.Right, c.Pal.Text)
		leads := c.Pal.Text2
		if k.Good {
			leads = c.Pal.Good
		}
		if rest := (widget.Rect{X: x + 44 + number, Y: r.Y, W: r.X + r.W - x - 50 - number, H: r.H}); rest.W >= c.Size(56) {
			c.Write(k.Leads, rest, 12, false, widget.Left, leads)
		}
	}
}

// digitWidth is the width of the digits in the rows, or of the word for none.
func (p *Photo) digitWidth(c *widget.Canvas) (wide float64) {
	for _, k := range p.state.Choices {
		size := 20.
		if k.Digit == 0 {
			size = 13
		}
		wide = max(wide, c.Painter.Width(p.choiceText(k), c.Size(size)*c.S, true)/c.S+1)
	}
	return wide
}

// boxZones are as many boxes as there is room for.
func (p *Photo) boxZones(w, h float64) (out []widget.Rect) {
	const gap = 6
	n := min(len(p.state.Choices), max(1, int((w+gap)/(p.Size(72)+gap))))
	if n == 0 {
		return nil
	}
	each := min((w-gap*float64(n-1))/float64(n), p.Size(110))
	for i := range n {
		out = append(out, widget.Rect{X: float64(i) * (each + gap), W: each, H: h})
	}
	return out
}

func (p *Photo) paintBoxes(c *widget.Canvas) {
	for i, r := range p.boxZones(c.W, c.H) {
		k := p.state.Choices[i]
		col := c.Frame(i, r, 8, k.On)
		size, half := 20., math.Floor(r.W*.46)
		if k.Digit == 0 {
			size = 12
		}
		c.Write(p.choiceText(k), widget.Rect{X: r.X + 4, Y: r.Y, W: half - 6, H: r.H}, size, k.On, widget.Centre, col)
		c.Write(p.T("photo.percent", "n", k.Percent), widget.Rect{X: r.X + half, Y: r.Y, W: r.W - half - 6, H: r.H}, 12, false, widget.Right, c.Pal.Text2)
	}
}
