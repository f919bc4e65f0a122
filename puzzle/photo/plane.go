package photo

import (
	"image"
	"sync"
)

// A plane is a grey picture, 0 black to 255 white.
type plane struct {
	w, h int
	p    []uint8

	lock  sync.Mutex
	small map[int]*plane // as it was reduced
}

func newPlane(w, h int) *plane { return &plane{w: w, h: h, p: make([]uint8, w*h)} }

// gray returns the plane as an image, which shares its pixels.
func (g *plane) gray() *image.Gray {
	return &image.Gray{Pix: g.p, Stride: g.w, Rect: image.Rect(0, 0, g.w, g.h)}
}

// at returns the brightness at a point between the centres of pixels, whose own
// coordinates are whole. Outside it is that of the nearest edge.
func (g *plane) at(x, y float32) float32 {
	x, y = min(max(x, 0), float32(g.w-1)), min(max(y, 0), float32(g.h-1))
	x0, y0 := int(x), int(y)
	x1, y1 := min(x0+1, g.w-1), min(y0+1, g.h-1)
	fx, fy := x-float32(x0), y-float32(y0)
	up, low := g.p[y0*g.w:], g.p[y1*g.w:]
	a := float32(up[x0])*(1-fx) + float32(up[x1])*fx
	b := float32(low[x0])*(1-fx) + float32(low[x1])*fx
	return a*(1-fy) + b*fy
}

// inside is at for a point that is not outside, quicker.
func (g *plane) inside(x, y float32) float32 {
	x0, y0 := int(x), int(y)
	i := y0*g.w + x0
	if x0 >= g.w-1 || i+g.w+1 >= len(g.p) {
		return g.at(x, y)
	}
	fx, fy := x-float32(x0), y-float32(y0)
	up, low := g.p[i:i+2], g.p[i+g.w:i+g.w+2]
	a := float32(up[0])*(1-fx) + float32(up[1])*fx
	b := float32(low[0])*(1-fx) + float32(low[1])*fx
	return a*(1-fy) + b*fy
}

// reduced returns the plane with every n x n pixels made one, their mean. It is made once; what it
// is made of must not be changed afterwards, and nor must it.
func (g *plane) reduced(n int) *plane {
	if n <= 1 {
		return g
	}
	g.lock.Lock()
	defer g.lock.Unlock()
	if g.small == nil {
		g.small = map[int]*plane{}
	}
	if g.small[n] == nil {
		g.small[n] = g.reduce(n)
	}
	return g.small[n]
}

func (g *plane) reduce(n int) *plane {
	o := newPlane(max(1, g.w/n), max(1, g.h/n))
	sums := make([]uint32, o.w)
	for y := range o.h {
		clear(sums)
		rows := min(n, g.h-y*n)
		for j := range rows {
			addRuns(sums, g.p[(y*n+j)*g.w:][:g.w], n)
		}
		area := uint32(rows * min(n, g.w))
		for x, s := range sums {
			o.p[y*o.w+x] = uint8((s + area/2) / area)
		}
	}
	return o
}

// addRuns adds the sum of every n values of line to its place in sums.
func addRuns(sums []uint32, line []uint8, n int) {
	for x := range sums {
		s := uint32(0)
		for _, v := range line[x*n : min(x*n+n, len(line))] {
			s += uint32(v)
		}
		sums[x] += s
	}
}

// darkness returns how much darker each pixel is than the mean of the square of 2r+1 a
// side around it, 255 for black on white.
func (g *plane) darkness(r int) *plane {
	o := newPlane(g.w, g.h)
	g.contrast(r, func(i int, darker float32) {
		if darker > 0 {
			o.p[i] = uint8(darker)
		}
	})
	return o
}

// contrast calls set with each pixel and how much darker it is than the mean around it,
// negative if it is lighter: the local threshold of D. Bradley and G. Roth, "Adaptive
// thresholding using the integral image" (2007), left continuous.
func (g *plane) contrast(r int, set func(i int, darker float32)) {
	sums := g.integral()
	stride := g.w + 1
	for y := range g.h {
		y0, y1 := max(0, y-r), min(g.h, y+r+1)
		top, bottom := sums[y0*stride:], sums[y1*stride:]
		for x := range g.w {
			x0, x1 := max(0, x-r), min(g.w, x+r+1)
			sum := bottom[x1] - bottom[x0] - top[x1] + top[x0]
			mean := float32(sum) / float32((y1-y0)*(x1-x0))
			i := y*g.w + x
			set(i, 255*(mean-float32(g.p[i]))/(mean+8))
		}
	}
}

// integral returns the sum of all pixels above and left of each, for (w+1) x (h+1).
func (g *plane) integral() []uint32 {
	stride := g.w + 1
	sums := make([]uint32, stride*(g.h+1))
	for y := range g.h {
		var s uint32
		above, line := sums[y*stride:], sums[(y+1)*stride:]
		for x, v := range g.p[y*g.w : (y+1)*g.w] {
			s += uint32(v)
			line[x+1] = above[x+1] + s
		}
	}
	return sums
}
