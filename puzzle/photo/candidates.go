package photo

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// Candidates are the quads that may be grids.
type candidates struct {
	w, h  int
	right Point // where right is in the picture as it is stored
	quads []Quad
}

// add keeps a quad if it may be a grid and is not among them.
func (c *candidates) add(q Quad) {
	q = q.upright(c.right)
	if !c.plausible(q) {
		return
	}
	near := max(3, q.side()/60)
	if !slices.ContainsFunc(c.quads, func(o Quad) bool { return q.distance(o) < near }) {
		c.quads = append(c.quads, q)
	}
}

// upright returns the quad from the corner on from which its top runs most to the right.
func (q Quad) upright(right Point) (best Quad) {
	most := math.Inf(-1)
	for i := range q {
		o := Quad{q[i], q[(i+1)&3], q[(i+2)&3], q[(i+3)&3]}
		top := o[1].plus(o[2]).minus(o[0].plus(o[3]))
		if run := top.X*right.X + top.Y*right.Y; run > most {
			best, most = o, run
		}
	}
	return best
}

// plausible reports whether a quad can be a square in perspective that can be read.
func (c *candidates) plausible(q Quad) bool {
	if !q.convex() || q.side() < 9*7 || q.area() < 0.005*float64(c.w*c.h) {
		return false
	}
	var sides [4]float64
	for i := range q {
		sides[i] = q[i].to(q[(i+1)&3])
	}
	for i := range sides {
		if sides[i] < 0.4*sides[(i+1)&3] || sides[i] > 2.5*sides[(i+1)&3] {
			return false
		}
	}
	return q.area() > 0.55*(sides[0]+sides[2])*(sides[1]+sides[3])/4
}

// frames adds the outlines of large dark blobs, at several thresholds: a grid's lines
// hang together.
func (c *candidates) frames(ctx context.Context, g *plane) {
	short := min(g.w, g.h)
	for _, r := range []int{max(4, short/40), max(4, short/16)} {
		d := g.darkness(r)
		for _, dark := range []uint8{8, 15, 25, 41} {
			if ctx.Err() != nil {
				return
			}
			c.outlines(d, dark)
		}
	}
}

// outlines adds those of the largest blobs of what is dark enough.
func (c *candidates) outlines(d *plane, dark uint8) {
	least := max(60, min(d.w, d.h)/8)
	f := newFlood(d, func(v uint8) bool { return v > dark }, true)
	c.largest(f.blobs(func(b *blob) bool { return min(b.width(), b.height()) >= least }, true))
}

// largest adds the outlines of the largest of some blobs.
func (c *candidates) largest(large []blob) {
	slices.SortStableFunc(large, func(a, b blob) int {
		return cmp.Compare(b.width()*b.height(), a.width()*a.height())
	})
	for _, b := range large[:min(8, len(large))] {
		c.frame(&b)
	}
}

// frame adds the outlines of one blob: the largest quad in its hull, and its bounds.
func (c *candidates) frame(b *blob) {
	side := float64(max(b.width(), b.height()))
	if q, ok := corners(sparse(hull(b.edge), side/100)); ok {
		c.add(q)
	}
	x0, y0, x1, y1 := float64(b.x0), float64(b.y0), float64(b.x1), float64(b.y1)
	c.add(Quad{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}})
}

// mostMeshed is how many quads of meshes are looked at: several times what pages of a
// dozen grids have.
const mostMeshed = 200

// meshes adds what so many light insides of cells hint at, from so many pixels a side on.
func (c *candidates) meshes(ctx context.Context, d *plane, dark uint8, cells, least int) {
	if ctx.Err() != nil {
		return
	}
	had := len(c.quads)
	for _, m := range meshes(lightsOf(d, dark, least), cells) {
		for _, q := range m.quads() {
			c.add(q)
		}
		if len(c.quads)-had > mostMeshed {
			return // squared paper rather than a page of puzzles
		}
	}
}
