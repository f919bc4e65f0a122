package widget

import (
	"sudoku/gui/access"
	"sudoku/gui/theme"
)

// A Segment is one choice of a segmented control. Key, if not empty, is the letter that
// chooses it, shown below the text.
type Segment struct{ Text, Key string }

// Segments makes a row of choices of which one is chosen.
func (k *Kit) Segments(list []Segment, chosen func() int, tap func(int)) *Control {
	zones := func(w, h float64) []Rect { return segmentZones(k, list, w, h) }
	out := k.NewControl(zones, func(c *Canvas) {
		p := c.Pal
		c.Round(Rect{0, 0, c.W, c.H}, 10, 0, p.Sunk)
		if p.HighContrast {
			c.Round(Rect{0, 0, c.W, c.H}, 10, 1, p.Hair)
		}
		all := zones(c.W, c.H)
		size := segmentSize(c, list, all)
		for i, r := range all {
			paintSegment(c, list[i], i, Rect{r.X, 4, r.W, r.H - 8}, size, i == chosen())
		}
	}, tap)
	out.first, out.Role = chosen, access.Radio
	return out
}

// segmentPad is the least space between a text and the frame of its segment.
const segmentPad = 6

// leastSegment is how wide the least segment is, for the pointer to hit it.
const leastSegment = 28.

// segmentText is the size of the texts where there is room. Any of them may be bold, when it is
// chosen.
const segmentText = 14.

func segmentWidth(k *Kit, s Segment) float64 {
	scale := k.scale()
	return k.Painter.Width(s.Text, k.Size(segmentText)*scale, true) / scale
}

// segmentZones returns where the segments are: equally wide if all texts fit so, else as wide
// as their texts ask for.
func segmentZones(k *Kit, list []Segment, w, h float64) []Rect {
	out, sum, widest := make([]Rect, len(list)), 0., 0.
	for i, s := range list {
		wide := segmentWidth(k, s)
		out[i].W = max(wide+2*segmentPad-leastSegment, 0)
		sum, widest = sum+out[i].W, max(widest, wide)
	}
	n := float64(len(list))
	room := w - 8 - leastSegment*n
	part, more := min(max(room, 0)/max(sum, 1), 1), max(room-sum, 0)/n
	x := 4.
	for i := range out {
		step := leastSegment + out[i].W*part + more
		if widest <= (w-8)/n-2*segmentPad {
			step = (w - 8) / n
		}
		out[i] = Rect{x, 0, step, h}
		x += step
	}
	return out
}

// segmentSize returns the size in which all texts fit into their zones, so that they are
// written in one size.
func segmentSize(c *Canvas, list []Segment, zones []Rect) float64 {
	part := 1.
	for i, s := range list {
		part = min(part, (zones[i].W-2*segmentPad)/segmentWidth(c.Kit, s))
	}
	return segmentText * max(part, c.leastPart())
}

func paintSegment(c *Canvas, s Segment, i int, r Rect, size float64, chosen bool) {
	c.Chosen(chosen)
	p, col := c.Pal, c.Pal.Text2
	switch {
	case c.Disabled:
		col = p.Text3
		if chosen {
			c.Box(r, 7, 1, p.Hair, p.Ground)
		}
	case chosen && p.HighContrast:
		col = p.Text
		c.Box(r, 7, 2, p.Hair, p.Peer)
	case chosen:
		col = p.Text
		c.Box(r, 7, 1, p.Hair, p.Surface)
	case c.Pressed == i:
		c.Box(r, 7, 1, p.Accent, p.Same)
	case c.Hover == i:
		c.Round(r, 7, 1, p.Thin)
	}
	c.FocusRing(i, r, 7)
	text := Rect{r.X + segmentPad, r.Y, r.W - 2*segmentPad, r.H}
	if s.Key == "" || c.H < c.Size(25)*1.9 { // not enough room for both
		c.Write(s.Text, text, size, chosen, Centre, col)
		return
	}
	text.Y, text.H = r.Y+r.H*.1, r.H*.5
	c.Write(s.Text, text, size, chosen, Centre, col)
	c.keyText(s.Key, Rect{r.X, r.Y + r.H*.56, r.W, r.H * .36}, col)
}

// checkText is where the text of a check box begins.
func checkText(k *Kit) float64 { return 12 + k.Size(18) }

// CheckHeight returns the height of a check box of a width: for two lines if its text is
// wider than one.
func CheckHeight(k *Kit, text string, width float64) float64 {
	scale := k.scale()
	if checkText(k)+k.Painter.Width(text, k.Size(14)*scale, false)/scale > width {
		return k.Size(50)
	}
	return k.Size(32)
}

// Check makes a check box with a text after it.
func (k *Kit) Check(text string, on func() bool, tap func()) *Control {
	box := k.NewControl(nil, func(c *Canvas) {
		c.Chosen(on())
		p, y, one := c.Pal, c.H/2, min(c.Size(1), (c.H-6)/18)
		box := Rect{0, y - 9*one, 18 * one, 18 * one}
		switch {
		case on():
			c.Round(box, 4, 0, p.Accent)
			c.Path(2*one, p.OnAccent, 4.5*one, y, 8*one, y+3.5*one, 14*one, y-4*one)
		case c.Hover == 0:
			c.Box(box, 4, 1.5, p.Text2, p.SelectFill)
		default:
			c.Box(box, 4, 1.5, p.Text3, p.Surface)
		}
		c.FocusRing(0, Rect{0, 0, c.W, c.H}, 6)
		x := checkText(k)
		r := Rect{x, 0, c.W - x, c.H}
		if lines := c.Painter.Wrap(text, r.W*c.S, c.Size(14)*c.S, false); len(lines) > 1 && c.H >= c.Size(38) {
			r.Y = (c.H - float64(len(lines))*c.Size(theme.Body.Line)) / 2
			c.Flow(text, r, theme.Body, p.Text)
			return
		}
		c.Write(text, r, 14, false, Left, p.Text)
	}, func(int) { tap() })
	box.Role = access.Check
	return box
}
