package window

import (
	"image/color"
	"math"

	"sudoku/gui/widget"
)

// legible checks that a text has a contrast of 4.5 on each colour that a sixth of what it stands
// on has; of 3 where it can't be used.
func (d *desk) legible(where string, w widget.Written) {
	size := w.On.Rect.Size()
	if size.X*size.Y == 0 {
		return
	}
	colours := map[color.RGBA]int{}
	for y := w.On.Rect.Min.Y; y < w.On.Rect.Max.Y; y++ {
		for x := w.On.Rect.Min.X; x < w.On.Rect.Max.X; x++ {
			colours[w.On.RGBAAt(x, y)]++
		}
	}
	least := 4.5
	if w.Disabled {
		least = 3
	}
	text := color.RGBAModel.Convert(w.Colour).(color.RGBA)
	for on, n := range colours {
		ground := over(on, d.kit.Pal.Ground)
		if got := contrast(over(text, d.kit.Pal.Ground), ground); 6*n >= size.X*size.Y && got < least {
			d.t.Errorf("%s: %q in %v on %v has a contrast of %.2f", where, w.Text, w.Colour, on, got)
		}
	}
}

// over returns a colour over a ground.
func over(c color.RGBA, g color.NRGBA) [3]float64 {
	f := func(v, g uint8) float64 { return (float64(v) + float64(g)*float64(255-c.A)/255) / 255 }
	return [3]float64{f(c.R, g.R), f(c.G, g.G), f(c.B, g.B)}
}

// contrast is that of WCAG 2.
func contrast(a, b [3]float64) float64 {
	light := func(c [3]float64) float64 {
		for i, v := range c {
			if c[i] = v / 12.92; v > .03928 {
				c[i] = math.Pow((v+.055)/1.055, 2.4)
			}
		}
		return .2126*c[0] + .7152*c[1] + .0722*c[2] + .05
	}
	return max(light(a), light(b)) / min(light(a), light(b))
}
