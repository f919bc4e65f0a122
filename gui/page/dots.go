package page

import "sudoku/gui/widget"

// Dots makes a line of dots for the stages of something, each of which can be pressed: ticks
// for past ones, a ring for the current one, hollow dots for the rest. Where it is low the
// stages have no names.
func Dots(b Base, keys []string, at func() int, press func(int)) *widget.Control {
	zones := func(w, h float64) (out []widget.Rect) {
		n := float64(len(keys))
		for i := range keys {
			out = append(out, widget.Rect{X: w * float64(i) / n, W: w / n, H: h})
		}
		return out
	}
	line := b.Kit.NewControl(zones, func(c *widget.Canvas) {
		for i, r := range zones(c.W, c.H) {
			b.paintDot(c, i, at(), r, b.T(keys[i]))
		}
	}, press)
	line.Tip = b.Texts(keys...)
	return line
}

// unnamed is the height of a line of dots from which on they have names.
const unnamed = 30

// paintDot paints a stage, and the line from the one before.
func (b Base) paintDot(c *widget.Canvas, i, at int, r widget.Rect, name string) {
	pal, x, y := c.Pal, r.X+r.W/2, 12.
	if c.H < unnamed {
		y = c.H / 2
	}
	if i > 0 {
		col := pal.Text3
		if i <= at {
			col = pal.Accent
		}
		c.Path(2, col, x-r.W+11, y, x-11, y)
	}
	switch {
	case i < at:
		b.paintDone(c, x, y)
	case i == at:
		c.Ring(x, y, 8, 2.5, pal.Accent)
		c.Disc(x, y, 3.4, pal.Accent)
	default:
		c.Ring(x, y, 7, 2, pal.Text3)
	}
	if c.Focus == i {
		c.Round(r, 6, 2.5, pal.Accent)
	}
	if c.H < unnamed {
		c.MentionIn(r, name)
		return
	}
	col := pal.Text2
	if i == at {
		col = pal.Text
	}
	c.Write(name, r.Strip(25, c.H-27), 13, i == at, widget.Centre, col)
}

// paintDone paints a dot with a tick.
func (b Base) paintDone(c *widget.Canvas, x, y float64) {
	c.Disc(x, y, 7, c.Pal.Accent)
	c.Path(1.6, c.Pal.OnAccent, x-3.2, y, x-.8, y+2.6, x+3.4, y-2.8)
}
