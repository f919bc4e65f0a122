// Package phototest makes pictures of Sudoku puzzles, with exact truth, as if they had been
// taken of paper: for the net to learn from, and for tests of the reader.
package phototest

import (
	"image"
	"math"
	"math/rand/v2"

	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
)

// A Page is a picture and what it shows.
type Page struct {
	Image *image.Gray
	Grids []Grid
}

// A Grid is what a picture shows of a puzzle: givens in print, entries by hand, and where
// the lines cross, row by row.
type Grid struct {
	Givens, Entries puzzle.Grid
	Nodes           [10][10][2]float64
}

// locate computes the nodes of a grid that lies at (x, y) on the paper.
func (g *Grid) locate(c *camera, x, y float64) {
	for j := range g.Nodes {
		for i := range g.Nodes[j] {
			g.Nodes[j][i][0], g.Nodes[j][i][1] = c.place(x+float64(i), y+float64(j))
		}
	}
}

// jitter moves each node a little, as a reader that is not exact would.
func (g *Grid) jitter(rng *rand.Rand, by float64) {
	dx, dy := 0.7*by*rng.NormFloat64(), 0.7*by*rng.NormFloat64()
	for j := range g.Nodes {
		for i := range g.Nodes[j] {
			g.Nodes[j][i][0] += dx + by*rng.NormFloat64()
			g.Nodes[j][i][1] += dy + by*rng.NormFloat64()
		}
	}
}

// The steps of difficulty of New.
const (
	Easy   = 1 // straight on, well lit, one font: a scan, a screenshot, a good photo
	Middle = 2 // askew, curled, in shadow, text and a crossword beside it
	Hard   = 3 // turned any way, far off, tilted, folded, moire, a pen lying on it, a second grid
)

// New takes a picture of a page with a puzzle, or with two beside each other, at a step
// of difficulty. Entries are written by hand.
func New(rng *rand.Rand, step int, f *sfnt.Font, sheets ...Grid) *Page {
	return taken(rng, step, 1, f, func() filler {
		w := newWriter(rng)
		return func(c *canvas, k int) {
			x := float64(10 * k)
			c.print(rng, f, &sheets[k].Givens, x, 0)
			for i, d := range sheets[k].Entries {
				if d != 0 {
					w.write(c, rng, d, x+float64(i%9), float64(i/9))
				}
			}
		}
	}, sheets)
}

// A filler puts what is in the k-th grid of a page onto it.
type filler func(c *canvas, k int)

// taken takes the picture of a page, a number of times as large as usual.
func taken(rng *rand.Rand, step, times int, f *sfnt.Font, begin func() filler, sheets []Grid) *Page {
	border := 1.0
	if step >= Middle {
		border = 5
	}
	width := float64(10*len(sheets) - 1)
	s, cell := shotOf(rng, step, width)
	s, cell = s.times(times), cell*float64(times)
	c := newCanvas(width, border, min(max(1.3*cell, 22), 64))
	r, fill := newRuling(rng), begin()
	for k := range sheets {
		c.rule(rng, r, float64(10*k), 0)
		fill(c, k)
	}
	if step >= Middle {
		c.text(rng, f, 0, -3.5, width, 4)
		c.crossword(rng, f, 0.3, 10, 0.55, 8+rng.IntN(4))
		c.text(rng, f, 8, 10, width-8, 8)
	}
	if step >= Hard && rng.IntN(2) == 0 {
		at := 10 * rng.Float64()
		c.stroke([][2]float64{{-4, at}, {13 * rng.Float64(), 9.3}}, 0.3, 0.85)
	}
	cam := newCamera(rng, s)
	for locate(sheets, cam); step >= Hard && !readable(sheets, cam); locate(sheets, cam) {
		s, cell = shotOf(rng, step, width)
		s, cell = s.times(times), cell*float64(times)
		cam = newCamera(rng, s)
	}
	return &Page{Image: cam.shoot(c, 0.45).expose(rng, lightOf(rng, step, cell)), Grids: sheets}
}

// locate computes the nodes of grids beside each other.
func locate(sheets []Grid, c *camera) {
	for k := range sheets {
		sheets[k].locate(c, float64(10*k), 0)
	}
}

// leastCell is how many pixels a side a person needs to read a cell.
const leastCell = 11

// readable reports whether all of each grid is in the picture, and no cell too small to be
// read.
func readable(sheets []Grid, c *camera) bool {
	for k := range sheets {
		n := &sheets[k].Nodes
		for j := range n {
			for i, p := range n[j] {
				if p[0] < 0 || p[1] < 0 || p[0] > float64(c.w) || p[1] > float64(c.h) ||
					i > 0 && math.Hypot(p[0]-n[j][i-1][0], p[1]-n[j][i-1][1]) < leastCell ||
					j > 0 && math.Hypot(p[0]-n[j-1][i][0], p[1]-n[j-1][i][1]) < leastCell {
					return false
				}
			}
		}
	}
	return true
}

// shotOf says from where the picture is taken.
func shotOf(rng *rand.Rand, step int, width float64) (shot, float64) {
	s := shot{w: 640, h: 480, turn: 0.03 * rng.NormFloat64(), tilt: 0.15 * rng.Float64()}
	cell := 30 + 16*rng.Float64()
	switch step {
	case Middle:
		s.turn, s.tilt, s.wave = 0.25*rng.NormFloat64(), 0.4*rng.Float64(), 0.12
		cell = 22 + 12*rng.Float64()
	case Hard:
		s.w, s.h = 1000, 800
		s.turn, s.tilt, s.wave, s.fold = 2*math.Pi*rng.Float64(), 0.7*rng.Float64(), 0.12, 0.15
		cell = 15 + 18*rng.Float64()
	}
	cell *= min(1, 12/width)
	// the middle of the first grid, so that all of the paper's grids are in the picture
	half := (width - 9) / 2 * cell
	sin, cos := math.Sincos(s.turn)
	s.x = float64(s.w)/2 - half*cos + 0.05*float64(s.w)*(rng.Float64()-0.5)
	s.y = float64(s.h)/2 - half*sin + 0.05*float64(s.h)*(rng.Float64()-0.5)
	s.cell = cell
	return s, cell
}

// times returns a shot with so many times as many pixels each way.
func (s shot) times(n int) shot {
	k := float64(n)
	s.w, s.h, s.x, s.y, s.cell = n*s.w, n*s.h, k*s.x, k*s.y, k*s.cell
	return s
}

// lightOf says in what light.
func lightOf(rng *rand.Rand, step int, cell float64) light {
	l := light{contrast: 0.6 + 0.3*rng.Float64(), bright: 0.6 + 0.35*rng.Float64(), blur: 0.5, noise: 0.01, quality: 85}
	if step >= Middle {
		l.contrast, l.gradient, l.noise, l.quality = 0.4+0.4*rng.Float64(), 0.3, 0.02, 60
		l.blur, l.shadow = 0.5+0.03*cell*rng.Float64(), 0.4*rng.Float64()
	}
	if step >= Hard {
		l.motion, l.moire = 2.5*rng.Float64(), 0.05*rng.Float64()
	}
	return l
}
