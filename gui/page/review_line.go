package page

import (
	"image/color"
	"math"
	"time"

	"sudoku/gui/widget"
)

// Lengths of the line of a game, in units.
const (
	reviewAxis  = 12. // from the axis to the lower edge
	reviewShape = 14. // room for the shape above a bar
	plainBar    = 12. // where no waits are known
)

// barAt returns where the middle of a move's bar is.
func (p *Review) barAt(i int, w float64) float64 {
	n := float64(max(1, len(p.text.Bars)))
	return LineEnds + (w-2*LineEnds)*(float64(i)+.5)/n
}

// zones gives each move the column of its bar.
func (p *Review) zones(w, h float64) (list []widget.Rect) {
	pitch := (w - 2*LineEnds) / float64(max(1, len(p.text.Bars)))
	for i := range p.text.Bars {
		list = append(list, widget.Rect{X: p.barAt(i, w) - pitch/2, W: pitch, H: h})
	}
	return list
}

// slide goes to the move at a place.
func (p *Review) slide(x float64) {
	w := float64(p.track.Size().Width)
	n := len(p.text.Bars)
	if i := int((x - LineEnds) / (w - 2*LineEnds) * float64(n)); n > 0 {
		p.do.GoTo(min(max(i, 0), n-1))
	}
}

// barWide returns how wide bars are: less, the more there are.
func (p *Review) barWide() float64 {
	switch n := len(p.text.Bars); {
	case n > 170:
		return 1
	case n > 100:
		return 2
	}
	return 3
}

// paintLine paints the line of the game: a bar a move, as high as the square root of the wait
// before it, with a shape above for what it rested on; below is the axis, up to the move that
// is shown, with rings for moments.
func (p *Review) paintLine(c *widget.Canvas) {
	pal, n := c.Pal, len(p.text.Bars)
	axis := c.H - reviewAxis
	c.Mention(p.text.Where)
	if n == 0 {
		return
	}
	longest := time.Second
	for _, b := range p.text.Bars {
		longest = max(longest, b.Wait)
	}
	high := func(wait time.Duration) float64 {
		return max(4, (axis-reviewShape-10)*math.Sqrt(float64(wait)/float64(longest)))
	}
	if p.text.Timed {
		p.paintMinutes(c, axis, longest, high)
	}
	x := p.barAt(p.text.At, c.W)
	c.Round(widget.Rect{X: x - 7, Y: 0, W: 14, H: axis - 8}, 2, 0, pal.Same)
	wide, lastShape := p.barWide(), -1
	for i, b := range p.text.Bars {
		h, x := plainBar, p.barAt(i, c.W)
		if p.text.Timed {
			h = high(b.Wait)
		}
		if b.Mark == MarkNone {
			h = min(h, 4)
		}
		c.Round(widget.Rect{X: x - wide/2, Y: axis - 8 - h, W: wide, H: h}, 0, 0, markColour(c, b.Mark))
		if b.Mark < MarkPattern || lastShape >= 0 && x-p.barAt(lastShape, c.W) < 9 && p.text.Bars[lastShape].Wait >= b.Wait {
			continue
		}
		lastShape = i
		paintMark(c, b.Mark, x, axis-8-h-reviewShape/2)
	}
	c.Rule(LineEnds, axis-1, x-LineEnds, pal.Accent)
	c.Path(2, pal.Accent, LineEnds, axis, x, axis)
	c.Path(2, pal.Thin, x, axis, c.W-LineEnds, axis)
	for i, b := range p.text.Bars {
		if b.Moment && i != p.text.At {
			c.Disc(p.barAt(i, c.W), axis, 3.5, pal.Surface)
			c.Ring(p.barAt(i, c.W), axis, 3.5, 1.5, pal.Accent)
		}
	}
	c.Disc(x, axis, 6.5, pal.Surface)
	c.Ring(x, axis, 6.5, 3, pal.Accent)
	if c.Focus >= 0 {
		c.Round(widget.Rect{W: c.W, H: c.H}, 6, 2.5, pal.Accent)
	}
}

// paintMinutes paints level lines where one, four minutes or more would end.
func (p *Review) paintMinutes(c *widget.Canvas, axis float64, longest time.Duration, high func(time.Duration) float64) {
	list := []int{1, 4}
	if longest > 8*time.Minute {
		list = []int{1, 5, 15}
	}
	last := math.Inf(1)
	for _, m := range list {
		wait := time.Duration(m) * time.Minute
		y := axis - 8 - high(wait)
		if wait > longest || y > last-c.Size(14) {
			continue
		}
		last = y
		c.Rule(LineEnds, y, c.W-2*LineEnds, c.Pal.Hair)
		c.Write(p.T("review.minutes", "n", m), widget.Rect{X: c.W - 70, Y: y - c.Size(15), W: 70 - LineEnds, H: c.Size(14)}, 11, false, widget.Right, c.Pal.Text2)
	}
}

// markColour returns the colour of a bar.
func markColour(c *widget.Canvas, m ReviewMark) color.Color {
	return [numMarks]color.NRGBA{MarkNone: c.Pal.Text3, MarkSingle: c.Pal.Text3, MarkPattern: c.Pal.Accent,
		MarkGuess: c.Pal.Off, MarkMistake: c.Pal.Bad, MarkHint: c.Pal.Fin}[m]
}

// paintMark paints the shape of what a move rested on.
func paintMark(c *widget.Canvas, m ReviewMark, x, y float64) {
	col := markColour(c, m)
	switch m {
	case MarkSingle:
		c.Round(widget.Rect{X: x - 1.5, Y: y - 5, W: 3, H: 10}, 0, 0, col)
	case MarkPattern:
		c.Polygon(col, x, y-5, x+5, y, x, y+5, x-5, y, x, y-5)
	case MarkGuess:
		c.Ring(x, y, 4, 2, col)
	case MarkMistake:
		c.Path(2.2, col, x-4, y-4, x+4, y+4)
		c.Path(2.2, col, x-4, y+4, x+4, y-4)
	case MarkHint:
		c.Round(widget.Rect{X: x - 4, Y: y - 4, W: 8, H: 8}, 1, 0, col)
	}
}

// paintLegend names the marks that occur.
func (p *Review) paintLegend(c *widget.Canvas) {
	names := [numMarks]string{MarkSingle: "review.label.single", MarkPattern: "review.label.pattern", MarkGuess: "review.label.guess",
		MarkMistake: "review.label.mistake", MarkHint: "review.label.hint"}
	list := p.marks()
	const shape = 17.
	room, size := c.W, 12.
	wide := func(m ReviewMark) float64 { return shape + c.Painter.Width(p.T(names[m]), c.Size(size)*c.S, false)/c.S }
	for _, m := range list {
		room -= wide(m)
	}
	gap := min(16, room/float64(max(1, len(list)-1)))
	x := 0.
	for _, m := range list {
		paintMark(c, m, x+6, c.H/2)
		w := wide(m)
		c.Write(p.T(names[m]), widget.Rect{X: x + shape, Y: 0, W: w - shape + 1, H: c.H}, size, false, widget.Left, c.Pal.Text)
		x += w + gap
	}
}
