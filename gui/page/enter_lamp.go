package page

import (
	"image/color"

	"sudoku/gui/widget"
)

// A Lamp is the state of the indicator lamp, which shows how many solutions the typed
// digits have.
type Lamp uint8

const (
	Unlit      Lamp = iota // not known yet
	Impossible             // no solution
	Many                   // several
	One
)

// lampKeys are the words of the boxes.
var lampKeys = [...]string{"lamp.impossible", "lamp.many", "lamp.one"}

// lampWidth returns the least width of the boxes.
func (b Base) lampWidth() (sum float64) {
	for _, key := range lampKeys {
		sum += .75*b.Painter.Width(b.T(key), b.Size(14), true) + 38
	}
	return sum + 16
}

// paintLamp paints three boxes, of which the one that applies is lit.
func paintLamp(c *widget.Canvas, b Base, lit Lamp) {
	pal, done := c.Pal, widget.CircleIcon
	if lit == One {
		done = widget.TickIcon
	}
	boxes := []struct {
		lamp      Lamp
		key       string
		icon      widget.Icon
		col, fill color.NRGBA
	}{
		{Impossible, lampKeys[0], widget.CrossIcon, pal.Bad, pal.BadFill},
		{Many, lampKeys[1], widget.BarsIcon, pal.Warn, pal.Cover},
		{One, lampKeys[2], done, pal.Good, pal.Surface},
	}
	words, sum := [3]float64{}, 0.
	for i, b1 := range boxes { // wide enough for its word in bold, as when lit
		words[i] = c.Painter.Width(b.T(b1.key), c.Size(14)*c.S, true) / c.S
		sum += words[i]
	}
	spare, x := (c.W-16-sum)/3, 0.
	for i, b1 := range boxes {
		r := widget.Rect{X: x, W: words[i] + spare, H: c.H}
		x += r.W + 8
		text, on, col := b.T(b1.key), lit == b1.lamp, pal.Text2
		if on {
			col = b1.col
			c.Box(r, 8, 2, col, b1.fill)
		} else {
			c.Box(r, 8, 1, pal.Hair, pal.Ground)
		}
		tw := min(c.Painter.Width(text, c.Size(14)*c.S, on)/c.S, r.W-36)
		left := r.X + (r.W-tw-24)/2
		b1.icon(c, left+7, c.H/2, col)
		c.Write(text, widget.Rect{X: left + 24, W: tw, H: c.H}, 14, on, widget.Left, col)
	}
}
