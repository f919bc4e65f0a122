package photo

import "math"

// An ink is how a glyph is set: in what colour, how fat its strokes are, how high it is.
type ink struct {
	colour shade   // of the ink where it is most
	fat    float64 // how broad strokes are, as a share of the height
	high   float64 // in cells
}

// inkOf returns the ink of a glyph in a pane; box is where in the picture its patch lies.
func (p *Picture) inkOf(c *pane, g *glyph, x0, y0 int) (k ink) {
	k.high, k.fat = g.high, g.box.fat()/g.pixels
	var sum, off shade // of how much the ink differs from the paper, and that times how it does
	var light histogram
	way := 0.0 // whether it is lighter
	for y := range g.box.h {
		for x := range g.box.w {
			if v := g.box.v[y*g.box.w+x]; v > 0.3 {
				d := p.shade(x0+x, y0+y)
				way += d[0] - c.paper[0]
				light.add(float32(math.Abs(d[0] - c.paper[0])))
			}
		}
	}
	full := float64(light.share(0.85))
	for y := y0 &^ 1; y < y0+g.box.h; y += 2 { // where the colours were taken
		for x := x0 &^ 1; x < x0+g.box.w; x += 2 {
			if x < x0 || y < y0 {
				continue
			}
			d := p.shade(x, y)
			w := math.Abs(d[0] - c.paper[0])
			for f := range d {
				off[f] += d[f] - c.paper[f]
			}
			sum[0] += w
		}
	}
	k.colour = c.paper
	k.colour[0] += math.Copysign(full, way)
	if full < leastInk { // as bright as the paper: only its colour tells
		full = leastInk
	}
	for f := 1; f < 3 && sum[0] > 0; f++ {
		k.colour[f] += off[f] / sum[0] * full
	}
	return k
}

// fat returns how broad the strokes of a patch are, in pixels: its ink against its outline.
func (p *patch) fat() float64 {
	area, outline := 0.0, 1e-9
	for y := -1; y < p.h; y++ {
		for x := -1; x < p.w; x++ {
			v := float64(p.pixel(x, y))
			area += v
			outline += math.Hypot(float64(p.pixel(x+1, y))-v, float64(p.pixel(x, y+1))-v)
		}
	}
	return 2 * area / outline
}

// shade returns the colour of a pixel; that of its neighbour where colours are coarser.
func (p *Picture) shade(x, y int) (s shade) {
	s[0] = float64(p.g.p[y*p.g.w+x])
	if p.t != nil {
		b := p.t.blue
		at := min(y*b.h/p.g.h, b.h-1)*b.w + min(x*b.w/p.g.w, b.w-1)
		s[1], s[2] = float64(b.p[at]), float64(p.t.red.p[at])
	}
	return s
}
