package photo

import "math"

// Faint lines drown in noise pixel by pixel, and stand out where the pixels along them
// are added up. For every pixel the sums along a short stretch through it are taken in
// many directions; a pixel is on a line if its sum is darker than those on both sides.

// How lines are looked for.
const (
	ways    = 16 // directions
	stretch = 13 // pixels along the line
	aside   = 3  // pixels from the line to what is beside it
)

// ridges returns how much darker than on both sides it is along a line through each
// pixel, as darkness does.
func (g *plane) ridges() *plane {
	d := g.relative(min(g.w, g.h) / 24)
	best := make([]int16, len(d))
	sum := make([]int16, len(d))
	r := ridger{g.w, g.h, d, sum, best}
	for k := range ways / 2 {
		slope := math.Tan(math.Pi * (float64(k)/ways - 0.25 + 0.5/ways))
		r.level(slope)
		r.upright(slope)
	}
	o := newPlane(g.w, g.h)
	for i, v := range best {
		o.p[i] = uint8(min(v/stretch, 255))
	}
	o.wall(d)
	return o
}

// wall makes what is dark and broad, such as a pen, as dark as can be, so that the cells on
// both sides of it don't run together where it hides their lines.
func (o *plane) wall(d []int16) {
	broad(d, o.w, o.h, aside, func(x, y int) { o.fill(x, y, aside+2, 255) })
}

// relative is darkness with negative values for lighter pixels, within bounds.
func (g *plane) relative(r int) []int16 {
	o := make([]int16, len(g.p))
	g.contrast(r, func(i int, darker float32) { o[i] = int16(max(-60, min(darker, 100))) })
	return o
}

// A ridger keeps the most that was found in any direction so far.
type ridger struct {
	w, h int
	d    []int16
	sum  []int16
	best []int16
}

// level takes the lines that rise slope pixels for each to the right, from -1 to 1.
func (r *ridger) level(slope float64) {
	rise := rises(slope, r.w)
	for y0 := -max(0, rise[r.w-1]); y0 < r.h-min(0, rise[r.w-1]); y0++ {
		from, to := 0, r.w
		for from < to && (y0+rise[from] < 0 || y0+rise[from] >= r.h) {
			from++
		}
		for to > from && (y0+rise[to-1] < 0 || y0+rise[to-1] >= r.h) {
			to--
		}
		r.run(from, to, func(x int) int { return (y0+rise[x])*r.w + x })
	}
	r.compare(r.w * aside)
}

// upright takes those that go slope pixels to the right for each down.
func (r *ridger) upright(slope float64) {
	rise := rises(slope, r.h)
	for x0 := -max(0, rise[r.h-1]); x0 < r.w-min(0, rise[r.h-1]); x0++ {
		from, to := 0, r.h
		for from < to && (x0+rise[from] < 0 || x0+rise[from] >= r.w) {
			from++
		}
		for to > from && (x0+rise[to-1] < 0 || x0+rise[to-1] >= r.w) {
			to--
		}
		r.run(from, to, func(y int) int { return y*r.w + x0 + rise[y] })
	}
	r.compare(aside)
}

func rises(slope float64, n int) []int {
	rise := make([]int, n)
	for i := range rise {
		rise[i] = int(math.Round(slope * float64(i)))
	}
	return rise
}

// run sums a stretch around each pixel of a line.
func (r *ridger) run(from, to int, at func(int) int) {
	const half = stretch / 2
	var s int16
	for k := from; k < min(to, from+half); k++ {
		s += r.d[at(k)]
	}
	for k := from; k < to; k++ {
		if k+half < to {
			s += r.d[at(k+half)]
		}
		if k-half-1 >= from {
			s -= r.d[at(k-half-1)]
		}
		r.sum[at(k)] = s
	}
}

// compare holds each sum against those that lie so many pixels on either side of it.
func (r *ridger) compare(off int) {
	for i := off; i < len(r.sum)-off; i++ {
		v := r.sum[i] - max(r.sum[i-off], r.sum[i+off])
		r.best[i] = max(r.best[i], v)
	}
}
