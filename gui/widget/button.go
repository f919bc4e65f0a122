package widget

import (
	"image/color"

	"sudoku/gui/access"
)

// Frame paints the background of a pressable zone in its current state, and returns the
// colour of the text on it.
func (c *Canvas) Frame(zone int, r Rect, radius float64, chosen bool) color.NRGBA {
	p := c.Pal
	if c.said != nil {
		c.said.frame = &r
	}
	c.Chosen(chosen)
	text := p.Text
	switch {
	case c.Disabled:
		c.Box(r, radius, 1, p.Hair, p.Ground)
		text = p.Text3
	case c.Pressed == zone:
		c.Box(r, radius, 1, p.Accent, p.Same)
	case chosen && c.Focus == zone: // its border has the colour of the ring: they are apart
		c.Round(r, radius, 0, p.Ground)
		c.Box(r.Inset(ringSpace), radius-ringSpace, 2, p.Accent, p.SelectFill)
	case chosen:
		c.Box(r, radius, 2, p.Accent, p.SelectFill)
	case c.Hover == zone:
		c.Box(r, radius, 1, p.Thin, p.SelectFill)
	default:
		c.Box(r, radius, 1, p.Hair, p.Surface)
	}
	c.FocusRing(zone, r, radius)
	return text
}

// Widths of the ring that says what has the focus, and of the space that it leaves round what has
// its colour.
const (
	ringWidth = 2.5
	ringSpace = ringWidth + 2
)

// FocusRing paints the ring round a zone if that has the focus.
func (c *Canvas) FocusRing(zone int, r Rect, radius float64) {
	if c.Focus == zone {
		c.Round(r, radius, ringWidth, c.Pal.Accent)
	}
}

// Button makes a button with a text; a page has at most one primary button.
func (k *Kit) Button(text string, primary bool, tap func()) *Control {
	b := k.NewControl(nil, func(c *Canvas) {
		if primary {
			c.Primary(text)
		} else {
			c.Plain(text)
		}
	}, func(int) { tap() })
	b.preferred = func() float64 { return k.Painter.Width(text, k.Size(14)*k.scale(), primary)/k.scale() + 24 }
	return b
}

// PrimaryButton makes the primary button of a page, whose text changes.
func (k *Kit) PrimaryButton(text func() string, tap func()) *Control {
	b := k.NewControl(nil, func(c *Canvas) { c.Primary(text()) }, func(int) { tap() })
	b.preferred = func() float64 { return k.Painter.Width(text(), k.Size(14)*k.scale(), true)/k.scale() + 24 }
	return b
}

// PlainButton makes another button whose text changes.
func (k *Kit) PlainButton(text func() string, tap func()) *Control {
	b := k.NewControl(nil, func(c *Canvas) { c.Plain(text()) }, func(int) { tap() })
	b.preferred = func() float64 { return k.Painter.Width(text(), k.Size(14)*k.scale(), false)/k.scale() + 24 }
	return b
}

// Primary paints the primary button of a page; its text may change.
func (c *Canvas) Primary(text string) {
	if c.Disabled {
		c.Plain(text)
		return
	}
	paintPrimary(c)
	paintWord(c, text, true, c.Pal.OnAccent)
}

// paintPrimary paints the background of the primary button.
func paintPrimary(c *Canvas) {
	r, fill := Rect{0, 0, c.W, c.H}, c.Pal.Accent
	if c.Pressed == 0 {
		fill = c.Pal.BaseLine
	}
	if c.Focus == 0 {
		c.FocusRing(0, r, 8)
		c.Round(r.Inset(ringSpace), 4, 0, fill)
		return
	}
	c.Round(r, 8, 0, fill)
	if c.Hover == 0 {
		c.Round(r.Inset(2.5), 6, 1.5, c.Pal.OnAccent)
	}
}

// Plain paints any other button.
func (c *Canvas) Plain(text string) {
	paintWord(c, text, false, c.Frame(0, Rect{0, 0, c.W, c.H}, 8, false))
}

// paintWord writes the text of a button, clear of its edges.
func paintWord(c *Canvas, text string, bold bool, col color.Color) {
	c.Write(text, Rect{6, 0, c.W - 12, c.H}, 14, bold, Centre, col)
}

// linkSide is the space on both sides of a link.
const linkSide = 8.

// Link makes a text in the accent colour that can be pressed.
func (k *Kit) Link(text string, at Align, tap func()) *Control {
	link := k.NewControl(nil, func(c *Canvas) {
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
		c.FocusRing(0, all, 6)
	}, func(int) { tap() })
	link.Role = access.Link
	return link
}

// ToolButton makes a button with an icon above a text.
func (k *Kit) ToolButton(icon Icon, text string, tap func()) *Control {
	b := k.ToolToggle(icon, text, func() bool { return false }, tap)
	b.Role = access.Button
	return b
}

// ToolToggle makes a ToolButton that is on or off.
func (k *Kit) ToolToggle(icon Icon, text string, on func() bool, tap func()) *Control {
	b := k.NewControl(nil, func(c *Canvas) {
		r := Rect{0, 0, c.W, c.H}
		col := c.Frame(0, r, 8, on())
		word := c.Size(18)
		size := min(c.Size(iconSize), c.H-word-6)
		gap := min(6, (c.H-word-size)/3)
		y := (c.H - size - gap - word) / 2
		c.Icon(icon, c.W/2, y+size/2, size, col)
		c.Write(text, Rect{2, y + size + gap, c.W - 4, word}, 12, false, Centre, col)
	}, func(int) { tap() })
	b.Role = access.Toggle
	return b
}
