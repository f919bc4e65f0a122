package widget

import (
	"image/color"
	"strconv"
)

// Frame paints the background of a pressable zone in its current state, and returns the
// colour of the text on it.
func (c *Canvas) Frame(zone int, r Rect, radius float64, chosen bool) color.NRGBA {
	p := c.Pal
	c.Chosen(chosen)
	switch {
	case c.Disabled:
		c.Box(r, radius, 1, p.Hair, p.Ground)
		return p.Text3
	case c.Pressed == zone:
		c.Box(r, radius, 1, p.Accent, p.Same)
	case chosen:
		c.Box(r, radius, 2, p.Accent, p.SelectFill)
	case c.Hover == zone:
		c.Box(r, radius, 1, p.Thin, p.SelectFill)
	default:
		c.Box(r, radius, 1, p.Hair, p.Surface)
	}
	if c.Focus == zone {
		c.Round(r, radius, 2.5, p.Accent)
	}
	return p.Text
}

// Button makes a button with a text; a page has at most one primary button.
func (k *Kit) Button(text string, primary bool, tap func()) *Control {
	b := k.NewControl(nil, func(c *Canvas) {
		if primary {
			c.Primary(text)
		} else {
			c.plain(text)
		}
	}, func(int) { tap() })
	b.preferred = func() float64 { return k.Painter.Width(text, k.Size(14)*k.scale(), primary)/k.scale() + 24 }
	return b
}

// Primary paints the primary button of a page; its text may change.
func (c *Canvas) Primary(text string) {
	if c.Disabled {
		c.plain(text)
		return
	}
	r, fill := Rect{0, 0, c.W, c.H}, c.Pal.Accent
	if c.Pressed == 0 {
		fill = c.Pal.BaseLine
	}
	c.Round(r, 8, 0, fill)
	if c.Hover == 0 || c.Focus == 0 {
		c.Round(r.Inset(2.5), 6, 1.5, c.Pal.OnAccent)
	}
	c.word(text, true, c.Pal.OnAccent)
}

// plain paints any other button.
func (c *Canvas) plain(text string) {
	c.word(text, false, c.Frame(0, Rect{0, 0, c.W, c.H}, 8, false))
}

// word writes the text of a button, clear of its edges.
func (c *Canvas) word(text string, bold bool, col color.Color) {
	c.Write(text, Rect{6, 0, c.W - 12, c.H}, 14, bold, Centre, col)
}

// linkSide is the space on both sides of a link.
const linkSide = 8.

// Link makes a text in the accent colour that can be pressed.
func (k *Kit) Link(text string, at Align, tap func()) *Control {
	return k.NewControl(nil, func(c *Canvas) {
		r, all := Rect{linkSide, 0, c.W - 2*linkSide, c.H}, Rect{0, 0, c.W, c.H}
		col := c.Pal.Accent
		if c.Disabled {
			col = c.Pal.Text3
		}
		c.Write(text, r, 13, false, at, col)
		if c.Hover == 0 {
			w := c.Painter.Width(text, c.Size(13)*c.S, false) / c.S
			c.Rule(r.X+(r.W-w)*float64(at), c.H/2+c.Size(9), w, col)
		}
		if c.Focus == 0 {
			c.Round(all, 6, 2.5, c.Pal.Accent)
		}
	}, func(int) { tap() })
}

// ToolButton makes a button with an icon above a text.
func (k *Kit) ToolButton(icon Icon, text string, tap func()) *Control {
	return k.NewControl(nil, func(c *Canvas) {
		r := Rect{0, 0, c.W, c.H}
		col := c.Frame(0, r, 8, false)
		word := c.Size(20)
		icon(c, c.W/2, (c.H-word)*.5, col)
		c.Write(text, Rect{2, c.H - word - c.H*.12, c.W - 4, word}, 12, false, Centre, col)
	}, func(int) { tap() })
}

// DigitButton makes a button with a digit and a dot for each one still to be placed, in
// threes; a tick if there is none left, and nothing if left is negative. In colour mode
// it shows the colour.
func (k *Kit) DigitButton(d int, left func() int, colour func() bool, tap func(), chosen func() bool) *Control {
	return k.NewControl(nil, func(c *Canvas) {
		r := Rect{0, 0, c.W, c.H}
		col := c.Frame(0, r, 8, chosen())
		c.Mention(strconv.Itoa(d))
		size, foot := c.Size(30), 18.
		if c.H < 70 {
			size, foot = c.Size(24), 12
		}
		if c.H < 50 {
			size, foot = 20, 7
		}
		size = min(size, c.H*.5)
		if n := left(); n == 0 && !colour() {
			col = c.Pal.Text3
			x, y := c.W/2, c.H-foot
			c.Path(1.5, col, x-4, y, x-1, y+3, x+5, y-4)
		} else if !colour() && n > 0 {
			c.dots(n, c.W/2, c.H-foot, c.Pal.Text2)
		} else if colour() {
			c.Round(Rect{c.W/2 - 14, c.H - foot - 5, 28, 10}, 3, 0, c.Pal.Cell[d].Line)
			c.Round(Rect{c.W/2 - 13, c.H - foot - 4, 26, 8}, 2, 0, c.Pal.Cell[d].Fill)
		}
		c.Painter.Digit(c.Dst, uint8(d), c.W/2*c.S, (c.H*.43)*c.S, size*c.S, false, col)
	}, func(int) { tap() })
}

// dots paints n dots in threes, in two rows if they do not fit in one.
func (c *Canvas) dots(n int, x, y float64, col color.Color) {
	if wide := float64(n*7 + n/3*5); wide > c.W-8 {
		c.dotRow((n+1)/2, x, y-3, 6, 0, 1.75, col)
		c.dotRow(n-(n+1)/2, x, y+3, 6, 0, 1.75, col)
		return
	}
	c.dotRow(n, x, y, 7, 5, 2, col)
}

func (c *Canvas) dotRow(n int, x, y, pitch, gap, radius float64, col color.Color) {
	at := func(i int) float64 { return float64(i)*pitch + float64(i/3)*gap }
	for i := range n {
		c.Disc(x-at(n-1)/2+at(i), y, radius, col)
	}
}
