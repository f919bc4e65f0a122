package photo

import (
	"image"

	"sudoku/puzzle/photo/net"
)

// A Cell is the picture of a cell as the net reads it: 0 is paper, 1 the darkest ink of
// the grid.
type Cell [net.Side * net.Side]float32

// cellMargin is how much of its neighbours a cell's picture shows, so that it may be cut
// a little wrong.
const cellMargin = 0.08

// cellPixels is to how many pixels a side a cell is reduced before it is cut.
const cellPixels = 30

// Cells cuts the 81 cells of a grid out of a picture.
func Cells(picture *image.Gray, n *Nodes) *[81]Cell {
	g := &plane{w: picture.Rect.Dx(), h: picture.Rect.Dy(), p: picture.Pix}
	if picture.Stride != g.w {
		g = copied(picture)
	}
	return cellsOf(g, n)
}

// cellsOf cuts the cells from a plane.
func cellsOf(g *plane, n *Nodes) *[81]Cell {
	by := max(1, int(n.Corners().side()/9/cellPixels))
	at := *n
	if by > 1 {
		g, at = g.reduced(by), n.scaled(1/float64(by))
	}
	cells, ink := new([81]Cell), new(histogram)
	for i := range cells {
		cut(g, &at, i, &cells[i])
		cells[i].inked(ink)
	}
	contrast := max(0.08, ink.share(0.98)/inkSteps)
	for i := range cells {
		for j, v := range cells[i] {
			cells[i][j] = min(max(v/contrast, -0.5), 1.5)
		}
	}
	return cells
}

// cut samples cell i with its margin.
func cut(g *plane, n *Nodes, i int, c *Cell) {
	row, col := i/9, i%9
	a, b := n[row][col], n[row][col+1]
	d, e := n[row+1][col], n[row+1][col+1]
	for y := range net.Side {
		v := -cellMargin + (1+2*cellMargin)*(float64(y)+0.5)/net.Side
		left, right := between(a, d, v), between(b, e, v)
		for x := range net.Side {
			p := between(left, right, -cellMargin+(1+2*cellMargin)*(float64(x)+0.5)/net.Side)
			c[y*net.Side+x] = g.at(float32(p.X), float32(p.Y))
		}
	}
}

// inkSteps is how many steps of a histogram are full ink.
const inkSteps = 240

// inked turns brightness into ink, as a share of the paper around it, and counts it.
func (c *Cell) inked(ink *histogram) {
	paper := c.paper()
	for y := range net.Side {
		fy := quarterShare(y)
		left, right := paper[0]*(1-fy)+paper[2]*fy, paper[1]*(1-fy)+paper[3]*fy
		for x := range net.Side {
			fx := quarterShare(x)
			p, v := left*(1-fx)+right*fx, &c[y*net.Side+x]
			*v = (p - *v) / (p + 4)
		}
	}
	c.inside(2, func(v float32) { ink.add(v * inkSteps) })
}

// paper returns how bright the paper is in each quarter of a cell, so that the edge of a
// shadow is not taken for ink. A quarter full of ink has the paper of the others.
func (c *Cell) paper() (of [4]float32) {
	const from, to, wide = 5, net.Side - 5, 13
	var light histogram
	c.inside(1, func(v float32) { light.add(v) })
	all := light.share(0.75)
	for q := range of {
		x0, y0 := from, from
		if q&1 == 1 {
			x0 = to - wide
		}
		if q&2 == 2 {
			y0 = to - wide
		}
		var light histogram
		for y := y0; y < y0+wide; y++ {
			for x := x0; x < x0+wide; x++ {
				light.add(c[y*net.Side+x])
			}
		}
		of[q] = max(light.share(0.75), 0.6*all)
	}
	return of
}

// quarterShare is how much of the paper of the right or lower quarter counts at a pixel.
func quarterShare(x int) float32 {
	const first, last = 10.5, net.Side - 11.5 // the middles of the quarters, about
	return min(max((float32(x)-first)/(last-first), 0), 1)
}

// inside calls f with every n-th value, both ways, of the part without the lines.
func (c *Cell) inside(n int, f func(float32)) {
	for y := 5; y < net.Side-5; y += n {
		for x := 5; x < net.Side-5; x += n {
			f(c[y*net.Side+x])
		}
	}
}

// A histogram counts values from 0 to 255.
type histogram struct {
	n  int
	of [256]int
}

func (h *histogram) add(v float32) {
	h.n++
	h.of[int(min(max(v, 0), 255))]++
}

// share returns the value that a share of all are not above.
func (h *histogram) share(part float64) float32 {
	left := int(part * float64(h.n))
	for v, k := range h.of {
		if left -= k; left < 0 {
			return float32(v)
		}
	}
	return 255
}
