package photo

import (
	"math"
	"slices"

	"sudoku/puzzle/photo/net"
)

// On a screen the paper of a cell is of one colour, and what stands on it are glyphs: pixels
// that hang together and differ from it, lighter or darker.

// A glyph is a digit as a screen shows it, or what may be one.
type glyph struct {
	cell       int
	x, y       float64 // its middle, in cells from the top left corner of its own
	wide, high float64 // in cells
	pixels     float64 // how high it is in the picture
	box        patch
	ink        ink
	chances    Chances // of the digits, as if printed
	any        float64 // how likely it is some digit
}

// A patch is the ink in a rectangle of the picture, 0 for paper, 1 for the most.
type patch struct {
	w, h int
	v    []float32
	full float64 // how much the most differs from the paper
	sum  float64 // of all
}

// at returns the ink at a point between the centres of pixels; beyond there is none.
func (p *patch) at(x, y float64) float32 {
	i, j := int(math.Floor(x)), int(math.Floor(y))
	fx, fy := float32(x-float64(i)), float32(y-float64(j))
	return (p.pixel(i, j)*(1-fx)+p.pixel(i+1, j)*fx)*(1-fy) + (p.pixel(i, j+1)*(1-fx)+p.pixel(i+1, j+1)*fx)*fy
}

func (p *patch) pixel(x, y int) float32 {
	if x < 0 || y < 0 || x >= p.w || y >= p.h {
		return 0
	}
	return p.v[y*p.w+x]
}

// netHigh is how many pixels high the net is shown a glyph: as high as print mostly is in what
// it has learned from.
const netHigh = 15.0

// asCell returns a glyph as the net reads it: in the middle of a cell without lines.
func (p *patch) asCell() (c Cell) {
	k := max(float64(p.h)/netHigh, float64(p.w)/(1.5*netHigh))
	n := max(1, int(math.Ceil(k))) // samples each way for a pixel
	for y := range net.Side {
		for x := range net.Side {
			var sum float32
			for j := range n * n {
				u := float64(x) + (float64(j%n)+0.5)/float64(n) - net.Side/2
				v := float64(y) + (float64(j/n)+0.5)/float64(n) - net.Side/2
				sum += p.at(u*k+float64(p.w)/2-0.5, v*k+float64(p.h)/2-0.5)
			}
			c[y*net.Side+x] = sum / float32(n*n)
		}
	}
	return c
}

// What ink is: how much it must differ from the paper at least, of 255, and what share of the
// most in its cell a pixel must have to belong to a glyph.
const (
	leastInk  = 18
	inkShare  = 0.35
	leastHigh = 0.07 // of a cell
	mostHigh  = 0.9
)

// A shade is a colour as JPEG has it: bright, blue, red.
type shade [3]float64

// glyphs returns what stands in a pane: blobs of ink, with parts that lie over or beside each
// other in one column joined if they are as large as a digit.
func (c *pane) glyphs(p *Picture, cell int) (all []glyph) {
	w, h := c.x1-c.x0, c.y1-c.y0
	least := uint8(max(inkShare*float64(c.most), leastInk*0.7))
	f := newFlood(&plane{w: w, h: h, p: c.dev}, func(v uint8) bool { return v >= least }, true)
	for _, b := range f.blobs(func(b *blob) bool { return c.mayBe(b) }, false) {
		all = append(all, c.glyph(p, cell, &b))
	}
	return all
}

// mayBe reports whether a blob can be a digit, by its size.
func (c *pane) mayBe(b *blob) bool {
	high, wide := float64(b.height())/c.high, float64(b.width())/c.wide
	return high >= leastHigh && b.height() >= 4 && high <= mostHigh && wide <= 0.8 && wide < 1.3*high && !c.beside(b, high > 0.5)
}

// beside reports whether a blob lies in a corner of the pane, as what shows of the next cell
// where corners are round, or, if it is large, at a side.
func (c *pane) beside(b *blob, large bool) bool {
	x := b.x0 == 0 || b.x1 == c.x1-c.x0-1
	y := b.y0 == 0 || b.y1 == c.y1-c.y0-1
	return x && y || large && (x || y)
}

// glyph cuts a blob out, with the soft edge around it.
func (c *pane) glyph(p *Picture, cell int, b *blob) glyph {
	w, h := c.x1-c.x0, c.y1-c.y0
	x0, y0, x1, y1 := max(0, b.x0-1), max(0, b.y0-1), min(w, b.x1+2), min(h, b.y1+2)
	g := glyph{cell: cell, pixels: float64(b.height())}
	var light histogram
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			if v := c.dev[y*w+x]; v > leastInk/2 {
				light.add(float32(v))
			}
		}
	}
	full := max(light.share(0.9), leastInk)
	g.box = patch{w: x1 - x0, h: y1 - y0, v: make([]float32, (x1-x0)*(y1-y0)), full: float64(full)}
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			v := float32(c.dev[y*w+x]) / full
			g.box.v[(y-y0)*g.box.w+x-x0] = min(v, 1)
			g.box.sum += float64(v)
		}
	}
	g.x = (float64(c.x0+b.x0+b.x1+c.x0)/2 + 0.5 - c.left) / c.wide
	g.y = (float64(c.y0+b.y0+b.y1+c.y0)/2 + 0.5 - c.top) / c.high
	g.wide, g.high = float64(b.width())/c.wide, float64(b.height())/c.high
	g.ink = p.inkOf(c, &g, c.x0+x0, c.y0+y0)
	return g
}

// read asks the net what digit a glyph is, and returns how likely that is any.
func (g *glyph) read() (any float64) {
	r := reader()
	cell := g.box.asCell()
	c := chances(r.Run(cell[:], r.Scratch()), r.Temperature)
	for d := 1; d <= 9; d++ {
		p := c[net.Printed+d] + c[net.Written+d]
		g.chances[net.Printed+d] = p
		any += p
	}
	if any > 0 {
		for d := 1; d <= 9; d++ {
			g.chances[net.Printed+d] /= any
		}
	}
	g.any = any
	return any
}

// border returns how high a glyph is between marks and digits: the largest gap between the
// heights of marks and digits says where.
func border(all []glyph) (at float64) {
	const marks, digits = 0.17, 0.42 // as high are those at most, and these at least
	at = 0.28
	var high []float64
	for i := range all {
		high = append(high, all[i].high)
	}
	slices.Sort(high)
	widest := 1.2
	for i := 1; i < len(high); i++ {
		a, b := high[i-1], high[i]
		if a >= marks*0.6 && b <= digits*1.4 && (a+b)/2 > marks && (a+b)/2 < digits && b/a > widest {
			widest, at = b/a, math.Sqrt(a*b)
		}
	}
	return at
}
