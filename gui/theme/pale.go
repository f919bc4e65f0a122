package theme

import (
	"image/color"
	"math"
)

// A PalePalette is what a hint is drawn in beside what is spoken of just now.
type PalePalette struct {
	Palette
	Strong, Weak color.NRGBA // links
}

// Pale returns the palette with shapes and lines mixed with the surface, as far as digits
// keep a contrast of 4.5 and lines of 3.
func (p *Palette) Pale() *PalePalette {
	q := &PalePalette{Palette: *p}
	grounds := []color.NRGBA{p.Surface, p.Base, p.Cover}
	q.On = p.paler(p.On, .16, 4.5, p.OnText)
	q.Fin = p.paler(p.Fin, .16, 4.5, p.OnText)
	q.BaseLine = p.paler(p.BaseLine, .16, 4.5, p.OnAccent)
	q.Off = p.paler(p.Off, .18, 4.5, grounds...)
	q.CoverLine = p.paler(p.CoverLine, .18, 4.5, grounds...)
	q.Strong = p.paler(p.BaseLine, .40, 3, grounds...)
	q.Weak = p.paler(p.Off, .34, 3, grounds...)
	return q
}

// paler mixes a colour with the surface, by at most a part, as far as it keeps a contrast
// beside all of some others.
func (p *Palette) paler(c color.NRGBA, part, least float64, beside ...color.NRGBA) color.NRGBA {
	best := c
	for n := 1.; n <= 100*part; n++ {
		m := mixed(c, p.Surface, n/100)
		for _, other := range beside {
			if contrast(m, other) < least {
				return best
			}
		}
		best = m
	}
	return best
}

func mixed(a, b color.NRGBA, t float64) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a)*(1-t) + float64(b)*t)) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255}
}

// contrast is that of WCAG 2.
func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		if f := float64(v) / 255; f > .03928 {
			return math.Pow((f+.055)/1.055, 2.4)
		} else {
			return f / 12.92
		}
	}
	return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
}
