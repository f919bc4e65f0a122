package photo

import (
	"context"
	"slices"
)

// A pen across the edge of a grid hangs together with its frame, and its outline is no grid's.
// Without what is dark and broader than a line the frame is left.

// broad calls f with the middle of every square of 2r+1 pixels a side that is dark throughout.
func broad(d []int16, w, h, r int, f func(x, y int)) {
	const pen = 40
	dark := newPlane(w, h)
	for i, v := range d {
		if v > pen {
			dark.p[i] = 1
		}
	}
	sums, stride := dark.integral(), w+1
	all := uint32((2*r + 1) * (2*r + 1))
	for y := r; y < h-r; y++ {
		top, bottom := sums[(y-r)*stride:], sums[(y+r+1)*stride:]
		for x := r; x < w-r; x++ {
			if bottom[x+r+1]-bottom[x-r]-top[x+r+1]+top[x-r] == all {
				f(x, y)
			}
		}
	}
}

// fill sets the square of 2r+1 pixels a side around a pixel.
func (g *plane) fill(x, y, r int, v uint8) {
	for j := max(0, y-r); j <= min(g.h-1, y+r); j++ {
		for i := max(0, x-r); i <= min(g.w-1, x+r); i++ {
			g.p[j*g.w+i] = v
		}
	}
}

// penless adds the outlines of large blobs in which something broad lies, without that: it
// holds the parts of a frame together, but is none.
func (c *candidates) penless(ctx context.Context, g, ridges *plane) {
	d := g.relative(min(g.w, g.h) / 24)
	dark := g.darkness(min(g.w, g.h) / 24)
	for r := 1; r <= 2; r++ {
		pen := newPlane(g.w, g.h)
		broad(d, g.w, g.h, r, func(x, y int) { pen.fill(x, y, r+2, 1) })
		for _, least := range []uint8{8, 15, 25} {
			if ctx.Err() != nil {
				return
			}
			c.around(pen, dark, least)
			c.around(pen, ridges, least-3)
		}
	}
}

// around adds the outlines of the largest blobs that pens are part of, as they are without.
func (c *candidates) around(pen, d *plane, dark uint8) {
	both := &plane{w: d.w, h: d.h, p: slices.Clone(d.p)}
	for i, v := range pen.p {
		if v > 0 {
			both.p[i] = 255
		}
	}
	least := max(60, min(d.w, d.h)/8)
	f := newFlood(both, func(v uint8) bool { return v > dark }, true)
	var large []blob
	f.blobs(func(b *blob) bool {
		if min(b.width(), b.height()) < least {
			return false
		}
		if o := f.less(pen); o.pixels < b.pixels && min(o.width(), o.height()) >= least {
			large = append(large, o)
		}
		return false
	}, false)
	c.largest(large)
}

// less returns the blob just filled without the pixels of a pen.
func (f *flood) less(pen *plane) blob {
	b := blob{x0: pen.w, y0: pen.h}
	ends := make([][2]int, pen.h)
	for _, at := range f.todo {
		x, y := int(at)%pen.w, int(at)/pen.w
		if pen.p[at] > 0 {
			continue
		}
		b.add(x, y)
		if e := &ends[y]; *e == [2]int{} {
			*e = [2]int{x + 1, x + 1}
		} else {
			e[0], e[1] = min(e[0], x+1), max(e[1], x+1)
		}
	}
	for y, e := range ends {
		if e[0] > 0 {
			b.edge = append(b.edge, Point{float64(e[0] - 1), float64(y)}, Point{float64(e[1] - 1), float64(y)})
		}
	}
	return b
}

// penned returns the darkness d of a picture without what is broad in it.
func (g *plane) penned(d *plane) *plane {
	o := &plane{w: d.w, h: d.h, p: slices.Clone(d.p)}
	const r = 2
	broad(g.relative(min(g.w, g.h)/24), g.w, g.h, r, func(x, y int) { o.fill(x, y, r+2, 0) })
	return o
}
