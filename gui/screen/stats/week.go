package stats

import (
	"math"

	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// A WeekStrip is how the days of a week are painted side by side: a ring for each, with an arc
// for each of its daily puzzles. Another page paints it on a canvas of its own, with or
// without a day that is chosen (-1).
type WeekStrip struct {
	radius, arc, today float64 // of a ring; the width of its arcs, and of those of today
	air, foot          float64 // above what is at the top of a day; below what is at its foot
	gap                float64 // between the days
	Name, number       float64 // sizes of text; without numbers 0
	below              bool    // the names stand below the rings
}

// The strips: of the page Home, of the page in a narrow window, and one beside other things.
var (
	WideWeek   = WeekStrip{radius: 25, arc: 6, today: 6, air: 8, foot: 19, gap: 8, Name: 13, number: 15}
	NarrowWeek = WeekStrip{radius: 16, arc: 4.5, today: 4.5, air: 1, foot: 10, gap: 7, Name: 12, number: 12}
	AsideWeek  = WeekStrip{radius: 16, arc: 4.5, today: 5, air: 10, foot: 3, gap: 1.5, Name: 12, below: true}
)

// Height returns the height of the strip with a height of its names.
func (w WeekStrip) Height(name float64) float64 { return w.air + name + 5 + 2*w.radius + w.foot }

// Zones places the days in r.
func (w WeekStrip) Zones(r widget.Rect, n int) (out []widget.Rect) {
	step := (r.W + w.gap) / float64(n)
	for i := range n {
		out = append(out, r.Column(r.X+float64(i)*step, step-w.gap))
	}
	return out
}

// Paint paints the days into r; the zones of the canvas are those of the days.
func (w WeekStrip) Paint(c *widget.Canvas, r widget.Rect, days []WeekDay, chosen int) {
	for i, r := range w.Zones(r, len(days)) {
		c.Chosen(i == chosen)
		switch {
		case i == chosen:
			c.Box(r, 10, 2, c.Pal.Accent, c.Pal.SelectFill)
		case c.Hover == i || c.Pressed == i:
			c.Round(r, 10, 1, c.Pal.Thin)
		}
		if c.Focus == i {
			c.Round(r, 10, 2.5, c.Pal.Accent)
		}
		w.paintDay(c, r, days[i], i == chosen)
	}
}

// paintDay paints the name, the ring and the number of a day.
func (w WeekStrip) paintDay(c *widget.Canvas, r widget.Rect, d WeekDay, chosen bool) {
	name, number := c.Pal.Text2, c.Pal.Text
	if d.Today || chosen {
		name = c.Pal.Text
	}
	if d.future {
		name, number = c.Pal.Text2, c.Pal.Text2
	}
	line := widget.Rect{X: r.X + 2, Y: r.Y + w.air, W: r.W - 4, H: c.Size(w.Name + 7)}
	x, y := r.X+r.W/2, r.Y+r.H-w.foot-w.radius
	if w.below {
		line.Y, y = r.Y+r.H-w.foot-line.H, r.Y+w.air+w.radius
	}
	c.Write(d.Name, line, w.Name, d.Today || chosen, widget.Centre, name)
	w.paintRing(c, x, y, min(w.radius, r.W/2-4), d)
	if w.number > 0 {
		c.Write(d.number, widget.Rect{X: x - w.radius, Y: y - w.radius, W: 2 * w.radius, H: 2 * w.radius}, w.number, d.Today, widget.Centre, number)
	}
	if d.solved != "" {
		c.MentionIn(r, d.solved)
	}
}

// paintRing paints the puzzles of a day as arcs of a ring, clockwise from the top: wide ones
// are solved, half of one begun. A day to come is a ring of dots.
func (w WeekStrip) paintRing(c *widget.Canvas, x, y, radius float64, d WeekDay) {
	if d.future {
		paintDots(c, x, y, radius)
		return
	}
	wide, n := w.arc, float64(len(d.Puzzles))
	if d.Today {
		wide = w.today
	}
	for i, state := range d.Puzzles {
		from, to := (float64(i)+.09)/n, (float64(i)+.91)/n
		c.Path(1.5, c.Pal.Thin, arc(x, y, radius, from, to)...)
		switch state {
		case library.Solved:
			c.Path(wide, c.Pal.Accent, arc(x, y, radius, from, to)...)
		case library.Begun:
			c.Path(wide, c.Pal.Accent, arc(x, y, radius, from, (from+to)/2)...)
		}
	}
}

// PaintArc paints the ring of a day with the arc of one of its n puzzles, the i-th: wide if that is
// solved, half of it if it is begun.
func PaintArc(c *widget.Canvas, x, y, radius float64, i, n int, state library.State) {
	for k := range n {
		from, to := (float64(k)+.09)/float64(n), (float64(k)+.91)/float64(n)
		if k != i {
			c.Path(2, c.Pal.Hair, arc(x, y, radius, from, to)...)
			continue
		}
		switch state {
		case library.Solved:
			c.Path(5, c.Pal.Accent, arc(x, y, radius, from, to)...)
		case library.Begun:
			c.Path(2.2, c.Pal.Text2, arc(x, y, radius, from, to)...)
			c.Path(5, c.Pal.Accent, arc(x, y, radius, from, from+.55*(to-from))...)
		default:
			c.Path(2.2, c.Pal.Text2, arc(x, y, radius, from, to)...)
		}
	}
}

// PaintOpenRing paints the ring of a day of which no puzzle is solved.
func PaintOpenRing(c *widget.Canvas, x, y, radius float64, n int) {
	for i := range n {
		c.Path(1.5, c.Pal.Text3, arc(x, y, radius, (float64(i)+.09)/float64(n), (float64(i)+.91)/float64(n))...)
	}
}

// paintDots paints a ring of dots.
func paintDots(c *widget.Canvas, x, y, radius float64) {
	dots := int(radius * 1.2)
	for i := range dots {
		a := 2 * math.Pi * float64(i) / float64(dots)
		c.Disc(x+radius*math.Sin(a), y-radius*math.Cos(a), 1, c.Pal.Text3)
	}
}

// arc returns points of a circle between two parts of the whole, clockwise from the top.
func arc(x, y, radius, from, to float64) (xy []float64) {
	const steps = 12
	for i := range steps + 1 {
		a := 2 * math.Pi * (from + (to-from)*float64(i)/steps)
		xy = append(xy, x+radius*math.Sin(a), y-radius*math.Cos(a))
	}
	return xy
}
