package phototest

import (
	"image"
	"math"
	"math/rand/v2"
)

// A camera looks at a canvas whose paper may be bent.
type camera struct {
	w, h       int
	m, back    [9]float64 // from the paper to the picture, and back
	wave, fold bend
}

// A bend moves paper along itself: in waves, or more and more towards a crease.
type bend struct{ dx, dy, nx, ny, at, length, depth float64 }

// A shot says how a picture is taken.
type shot struct {
	w, h       int
	cell       float64 // pixels a side
	x, y       float64 // where the middle of the grid is
	turn, tilt float64
	wave, fold float64 // in cells
}

func newCamera(rng *rand.Rand, s shot) *camera {
	sin, cos := math.Sincos(s.turn)
	way := rng.Float64() * 2 * math.Pi
	gx, gy := s.tilt*math.Cos(way)/9, s.tilt*math.Sin(way)/9
	// the middle of the grid to the origin, turned, tilted, scaled, to its place
	m := [9]float64{
		s.cell*cos + s.x*gx, -s.cell*sin + s.x*gy, s.x,
		s.cell*sin + s.y*gx, s.cell*cos + s.y*gy, s.y,
		gx, gy, 1,
	}
	for r := range 3 {
		m[3*r+2] -= 4.5*m[3*r] + 4.5*m[3*r+1]
	}
	c := &camera{w: s.w, h: s.h, m: m, back: inverse(m)}
	c.wave = newBend(rng, s.wave, 9+9*rng.Float64())
	c.fold = newBend(rng, s.fold, 2)
	return c
}

func newBend(rng *rand.Rand, depth, length float64) bend {
	a := rng.Float64() * 2 * math.Pi
	return bend{math.Sin(a), math.Cos(a), math.Cos(a), math.Sin(a), rng.Float64() * 9, length, depth * rng.NormFloat64()}
}

// moved returns where the bends move a point of the paper.
func (c *camera) moved(x, y float64) (float64, float64) {
	b, f := &c.wave, &c.fold
	d := b.depth * math.Sin(2*math.Pi*(x*b.nx+y*b.ny-b.at)/b.length)
	k := f.depth * max(0, 1-math.Abs(x*f.nx+y*f.ny-f.at)/f.length)
	return d*b.dx + k*f.dx, d*b.dy + k*f.dy
}

// place returns where a point of the paper is in the picture.
func (c *camera) place(x, y float64) (float64, float64) {
	dx, dy := c.moved(x, y)
	return apply(&c.m, x+dx, y+dy)
}

// paper returns which point of the paper is at a point of the picture.
func (c *camera) paper(px, py float64) (x, y float64) {
	x0, y0 := apply(&c.back, px, py)
	x, y = x0, y0
	if c.wave.depth == 0 && c.fold.depth == 0 {
		return x, y
	}
	for range 3 {
		dx, dy := c.moved(x, y)
		x, y = x0-dx, y0-dy
	}
	return x, y
}

// shoot takes the picture; beyond the paper there is a table.
func (c *camera) shoot(from *canvas, table float32) *field {
	f := newField(c.w, c.h)
	for y := range c.h {
		for x := range c.w {
			u, v := c.paper(float64(x), float64(y))
			px, py := from.pixel(u, v)
			f.v[y*c.w+x] = sample(from.img, px, py, table)
		}
	}
	return f
}

func sample(m *image.Gray, x, y float64, outside float32) float32 {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	if x < 0 || y < 0 || x >= float64(w-1) || y >= float64(h-1) {
		return outside
	}
	i, j := int(x), int(y)
	fx, fy := float32(x-float64(i)), float32(y-float64(j))
	p := m.Pix[j*m.Stride+i:]
	q := m.Pix[(j+1)*m.Stride+i:]
	return ((float32(p[0])*(1-fx)+float32(p[1])*fx)*(1-fy) + (float32(q[0])*(1-fx)+float32(q[1])*fx)*fy) / 255
}

func apply(m *[9]float64, x, y float64) (float64, float64) {
	w := m[6]*x + m[7]*y + m[8]
	return (m[0]*x + m[1]*y + m[2]) / w, (m[3]*x + m[4]*y + m[5]) / w
}

// inverse returns the inverse of a matrix, up to a factor.
func inverse(m [9]float64) [9]float64 {
	return [9]float64{
		m[4]*m[8] - m[5]*m[7], m[2]*m[7] - m[1]*m[8], m[1]*m[5] - m[2]*m[4],
		m[5]*m[6] - m[3]*m[8], m[0]*m[8] - m[2]*m[6], m[2]*m[3] - m[0]*m[5],
		m[3]*m[7] - m[4]*m[6], m[1]*m[6] - m[0]*m[7], m[0]*m[4] - m[1]*m[3],
	}
}
