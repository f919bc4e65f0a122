package window

import (
	"slices"

	"sudoku/gui/access"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// Chips show what the player turned on. They stand in the head of the page, or beside the status
// line where a page has no head. A press on one ends what it shows.
type chips struct {
	*widget.Control
	kit *widget.Kit
	on  []screen.OnState
	at  chipsAt
}

// A chipsAt is where the chips stand, which decides when Tab comes to them.
type chipsAt int

const (
	underTitle chipsAt = iota
	besideTitle
	besideStatus
)

// Measures of a chip, in units at text scale 1.
const (
	chipHigh  = 26.
	chipHit   = 28. // the least height of what is pressed
	chipGap   = 8.
	chipSide  = 11. // before the words, and between them and the cross
	chipCross = 12.
	chipText  = 13.
)

func newChips(kit *widget.Kit, name string) *chips {
	c := &chips{kit: kit}
	c.Control = kit.NewControl(func(w, h float64) []widget.Rect { return c.places(w, h) }, c.paint, func(zone int) { c.on[zone].End() })
	c.Prefer(func() float64 {
		w := -chipGap
		for i := range c.on {
			w += c.width(i) + chipGap
		}
		return w
	})
	c.Name, c.Role = name, access.Toggle
	c.Tip = func(zone int) widget.Tip { return widget.Tip{Text: c.on[zone].Ends} }
	return c
}

// width returns the width of a chip with room for all of its words.
func (c *chips) width(i int) float64 {
	scale := c.kit.Scale()
	text := c.kit.Painter.Width(c.on[i].Name, c.kit.Size(chipText)*float64(scale), true) / float64(scale)
	return text + c.kit.Size(3*chipSide+chipCross-1)
}

// places returns where the chips are: side by side, as wide as their words, or all smaller by
// the same part where there is no room for that.
func (c *chips) places(w, h float64) (list []widget.Rect) {
	gaps := chipGap * float64(len(c.on)-1)
	part := min(1, (w-gaps)/max(1, c.PreferredWidth()-gaps))
	x := 0.
	for i := range c.on {
		wide := c.width(i) * part
		list = append(list, widget.Rect{X: x, W: wide, H: h})
		x += wide + chipGap
	}
	return list
}

func (c *chips) paint(p *widget.Canvas) {
	for i, r := range c.places(p.W, p.H) {
		c.chip(p, i, r)
	}
}

func (c *chips) chip(p *widget.Canvas, i int, r widget.Rect) {
	high, fill, ring := p.Size(chipHigh), p.Pal.SelectFill, 1.5
	box := r.Strip(r.Y+(r.H-high)/2, high)
	if p.Hover == i || p.Pressed == i {
		fill = p.Pal.Same
	}
	if p.Focus == i {
		ring = 3
	}
	p.Chosen(true)
	p.Box(box, high/2, ring, p.Pal.Accent, fill)
	side, cross := p.Size(chipSide), p.Size(chipCross)
	p.Write(c.on[i].Name, r.Column(r.X+side, r.W-3*side-cross+1), chipText, true, widget.Left, p.Pal.Text)
	x, y, half := r.X+r.W-side+1-cross/2, r.Y+r.H/2, cross/3
	p.Path(1.5, p.Pal.Text, x-half, y-half, x+half, y+half)
	p.Path(1.5, p.Pal.Text, x-half, y+half, x+half, y-half)
}

// show has the chips show what is on now, and reports whether that is something else.
func (c *chips) show(on []screen.OnState) bool {
	same := slices.EqualFunc(c.on, on, func(a, b screen.OnState) bool { return a.Name == b.Name && a.Ends == b.Ends })
	if c.on = on; same {
		return false
	}
	if c.FocusedZone() >= len(on) {
		c.FocusOn(0)
	}
	c.Repaint()
	return true
}

// placeChips places the chips at the right end of a strip, and returns how much of its width
// they take.
func (lt *layout) placeChips(r widget.Rect, at chipsAt) float64 {
	c := lt.head.chips
	c.at = at
	if len(c.on) == 0 || r.W <= 0 {
		c.Hide()
		return 0
	}
	w, h := min(c.PreferredWidth(), r.W), lt.chipHeight()
	lt.show(c.Control, widget.Rect{X: r.X + r.W - w, Y: r.Y + (r.H-h)/2, W: w, H: h})
	return w + chipGap
}

// chipHeight is the height of what is pressed.
func (lt *layout) chipHeight() float64 { return max(chipHit, lt.kit.Size(chipHigh)+2) }

// placeStatus places the line under the board, and where there is no head the chips at the right
// of it, a little higher: the title of the page begins close below.
func (lt *layout) placeStatus(r widget.Rect) {
	if !lt.headed() {
		r.W -= lt.placeChips(r.Strip(r.Y-3, lt.chipHeight()), besideStatus)
	}
	lt.show(lt.label, r)
}
