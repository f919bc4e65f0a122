package widget

// A Segment is one choice of a segmented control. Key, if not empty, is the letter that
// chooses it, shown below the text.
type Segment struct{ Text, Key string }

// Segments makes a row of choices of which one is chosen.
func (k *Kit) Segments(list []Segment, chosen func() int, tap func(int)) *Control {
	zones := func(w, h float64) []Rect {
		out := make([]Rect, len(list))
		for i := range out {
			step := (w - 8) / float64(len(list))
			out[i] = Rect{4 + step*float64(i), 0, step, h}
		}
		return out
	}
	out := k.NewControl(zones, func(c *Canvas) {
		p := c.Pal
		c.Round(Rect{0, 0, c.W, c.H}, 10, 0, p.Sunk)
		if p.HighContrast {
			c.Round(Rect{0, 0, c.W, c.H}, 10, 1, p.Hair)
		}
		for i, r := range zones(c.W, c.H) {
			c.segment(list[i], i, Rect{r.X, 4, r.W, r.H - 8}, i == chosen())
		}
	}, tap)
	out.first = chosen
	return out
}

func (c *Canvas) segment(s Segment, i int, r Rect, chosen bool) {
	c.Chosen(chosen)
	p, col := c.Pal, c.Pal.Text2
	switch {
	case chosen:
		col = p.Text
		c.Box(r, 7, 1, p.Hair, p.Surface)
	case c.Pressed == i:
		c.Box(r, 7, 1, p.Accent, p.Same)
	case c.Hover == i:
		c.Round(r, 7, 1, p.Thin)
	}
	if c.Focus == i {
		c.Round(r, 7, 2.5, p.Accent)
	}
	if s.Key == "" || c.H < c.Size(25)*1.9 { // not enough room for both
		c.Write(s.Text, r, 14, chosen, Centre, col)
		return
	}
	c.Write(s.Text, Rect{r.X, r.Y + r.H*.1, r.W, r.H * .5}, 14, chosen, Centre, col)
	c.Write(s.Key, Rect{r.X, r.Y + r.H*.56, r.W, r.H * .36}, 11, false, Centre, col)
}

// Check makes a check box with a text after it.
func (k *Kit) Check(text string, on func() bool, tap func()) *Control {
	return k.NewControl(nil, func(c *Canvas) {
		c.Chosen(on())
		p, y := c.Pal, c.H/2
		box := Rect{0, y - 9, 18, 18}
		switch {
		case on():
			c.Round(box, 4, 0, p.Accent)
			c.Path(2, p.OnAccent, 4.5, y, 8, y+3.5, 14, y-4)
		case c.Hover == 0:
			c.Box(box, 4, 1.5, p.Text2, p.SelectFill)
		default:
			c.Box(box, 4, 1.5, p.Text3, p.Surface)
		}
		if c.Focus == 0 {
			c.Round(Rect{0, 0, c.W, c.H}, 6, 2.5, p.Accent)
		}
		c.Write(text, Rect{30, 0, c.W - 30, c.H}, 14, false, Left, p.Text)
	}, func(int) { tap() })
}
