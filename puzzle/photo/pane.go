package photo

import "math"

// A pane is a cell of a screen: what is inside its lines.
type pane struct {
	x0, y0, x1, y1 int     // its pixels
	wide, high     float64 // those of the whole cell
	left, top      float64 // where that begins
	paper          shade
	dev            []uint8 // how much each pixel differs from the paper
	most           uint8
}

// pane returns cell i of a grid; nil if there is no room for a digit.
func (p *Picture) pane(n *Nodes, i int) *pane {
	const inset = 0.14 // well within the lines
	a, b := n[i/9][i%9], n[i/9+1][i%9+1]
	c := &pane{left: a.X, top: a.Y, wide: b.X - a.X, high: b.Y - a.Y}
	c.x0, c.x1 = max(0, int(math.Ceil(a.X+inset*c.wide))), min(p.g.w, int(b.X-inset*c.wide)+1)
	c.y0, c.y1 = max(0, int(math.Ceil(a.Y+inset*c.high))), min(p.g.h, int(b.Y-inset*c.high)+1)
	if c.x1-c.x0 < 4 || c.y1-c.y0 < 4 {
		return nil
	}
	c.paper = p.paper(c)
	c.widen(p, b)
	c.differ(p)
	return c
}

// widen moves the sides of a pane outwards, up to the lines.
func (c *pane) widen(p *Picture, to Point) {
	left, top := max(0, int(math.Ceil(c.left+0.5))), max(0, int(math.Ceil(c.top+0.5)))
	right, bottom := min(p.g.w, int(to.X+0.5)), min(p.g.h, int(to.Y+0.5))
	for c.x0 > left && c.opens(p, c.x0-1, c.y0, 1, 0) {
		c.x0--
	}
	for c.x1 < right && c.opens(p, c.x1, c.y0, -1, 0) {
		c.x1++
	}
	for c.y0 > top && c.opens(p, c.x0, c.y0-1, 0, 1) {
		c.y0--
	}
	for c.y1 < bottom && c.opens(p, c.x0, c.y1, 0, -1) {
		c.y1++
	}
}

// opens reports whether the row or column of pixels beside a pane, from a point on, belongs to it: it is
// mostly paper, or no line and has the rest of what stands in the pane. inX and inY lead into that.
func (c *pane) opens(p *Picture, x, y, inX, inY int) bool {
	const (
		bare = 0.6  // what share is paper beside digits
		line = 0.15 // and in lines
		rest = 0.8  // what share of the ink goes on in the pane
	)
	n := c.x1 - c.x0
	if inX != 0 {
		n = c.y1 - c.y0
	}
	ink := func(k, dx, dy int) bool {
		if inX != 0 {
			dy += k
		} else {
			dx += k
		}
		return k >= 0 && k < n && c.off(p.shade(x+dx, y+dy)) >= leastInk/2
	}
	dark, joined := 0, 0
	for from := 0; from < n; from++ {
		to, is := from, false // of ink that hangs together
		for ; ink(to, 0, 0); to++ {
			is = is || ink(to-1, inX, inY) || ink(to, inX, inY) || ink(to+1, inX, inY)
		}
		if dark += to - from; is {
			joined += to - from
		}
		from = to
	}
	paper := float64(n-dark) / float64(n)
	return paper >= bare || paper >= line && float64(joined) >= rest*float64(dark)
}

// leastLight is how much brighter or darker than the paper ink is, at the least, for its colour
// not to count, which JPEG files smear.
const leastLight = 40

// differ finds how much each pixel differs from the paper.
func (c *pane) differ(p *Picture) {
	w, h := c.x1-c.x0, c.y1-c.y0
	c.dev = make([]uint8, w*h)
	for y := range h {
		for x, v := range p.g.p[(c.y0+y)*p.g.w+c.x0:][:w] {
			d := uint8(math.Abs(float64(v) - c.paper[0]))
			c.dev[y*w+x] = d
			c.most = max(c.most, d)
		}
	}
	if c.most >= leastLight || p.t == nil {
		return
	}
	for i := range c.dev {
		c.dev[i] = uint8(min(c.off(p.shade(c.x0+i%w, c.y0+i/w)), 255))
		c.most = max(c.most, c.dev[i])
	}
}

// off returns how much a colour differs from the paper.
func (c *pane) off(s shade) float64 {
	return max(math.Abs(s[0]-c.paper[0]), 1.2*math.Abs(s[1]-c.paper[1]), 1.2*math.Abs(s[2]-c.paper[2]))
}

// paper returns the colour in the middle of those of a pane: a digit takes less than half of it.
func (p *Picture) paper(c *pane) (s shade) {
	for f := range s {
		var h [256]int
		for y := c.y0; y < c.y1; y++ {
			for x := c.x0; x < c.x1; x++ {
				h[uint8(p.shade(x, y)[f])]++
			}
		}
		left := (c.x1 - c.x0) * (c.y1 - c.y0) / 2
		for v, n := range h {
			if left -= n; left < 0 {
				s[f] = float64(v)
				break
			}
		}
	}
	return s
}
