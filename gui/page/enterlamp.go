package page

import (
	"image/color"

	"sudoku/gui/look"
)

// A Lamp is what is known of the digits typed so far.
type Lamp uint8

const (
	Unlit      Lamp = iota // still counting
	Impossible             // no solution
	Many                   // several
	One
)

// paintLamp paints three boxes of which one is lit: the answer at a glance.
func paintLamp(c *look.Canvas, b Base, lit Lamp) {
	pal, done := c.Pal, look.CircleIcon
	if lit == One {
		done = look.TickIcon
	}
	boxes := []struct {
		lamp      Lamp
		key       string
		icon      look.Icon
		ink, fill color.NRGBA
	}{
		{Impossible, "lamp.impossible", look.CrossIcon, pal.Bad, pal.BadFill},
		{Many, "lamp.many", look.BarsIcon, pal.Warn, pal.Cover},
		{One, "lamp.one", done, pal.Good, pal.Surface},
	}
	words, sum := [3]float64{}, 0.
	for i, b1 := range boxes { // as wide as the word that is lit would be
		words[i] = c.Ink.Width(b.T(b1.key), c.Size(14)*c.S, true) / c.S
		sum += words[i]
	}
	spare, x := (c.W-16-sum)/3, 0.
	for i, b1 := range boxes {
		r := look.Rect{X: x, W: words[i] + spare, H: c.H}
		x += r.W + 8
		text, on, ink := b.T(b1.key), lit == b1.lamp, pal.Ink2
		if on {
			ink = b1.ink
			c.Box(r, 8, 2, ink, b1.fill)
		} else {
			c.Box(r, 8, 1, pal.Hair, pal.Ground)
		}
		tw := min(c.Ink.Width(text, c.Size(14)*c.S, on)/c.S, r.W-36)
		left := r.X + (r.W-tw-24)/2
		b1.icon(c, left+7, c.H/2, ink)
		c.Write(text, look.Rect{X: left + 24, W: tw, H: c.H}, 14, on, look.Left, ink)
	}
}
