package photo

import (
	"math"

	"sudoku/puzzle/photo/net"
)

// How strokes are drawn for the net, in parts of a cell: what it has learned on.
const (
	penHeight = 0.62 // of a digit
	penMost   = 0.62 // its greatest width
	penWidth  = 0.075
)

// drawnCell draws strokes as a cell whose lines are cut off, a digit of the usual size in its
// middle. ok is false if there is nothing to draw.
func drawnCell(strokes []Stroke) (c Cell, ok bool) {
	lo, hi := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
	for _, s := range strokes {
		for _, p := range s {
			for i, v := range p {
				if math.IsNaN(v) || math.IsInf(v, 0) {
					return c, false
				}
				lo[i], hi[i] = min(lo[i], v), max(hi[i], v)
			}
		}
	}
	if lo[0] > hi[0] {
		return c, false
	}
	zoom := min(penHeight/max(hi[1]-lo[1], .05), penMost/max(hi[0]-lo[0], .05))
	to := func(p [2]float64) (x, y float64) {
		const scale = net.Side / (1 + 2*cellMargin)
		at := func(v, lo, hi float64) float64 {
			return ((v-(lo+hi)/2)*zoom+.5+cellMargin)*scale - .5
		}
		return at(p[0], lo[0], hi[0]), at(p[1], lo[1], hi[1])
	}
	for _, s := range strokes {
		for i := range s {
			x0, y0 := to(s[max(0, i-1)])
			x1, y1 := to(s[i])
			c.line(x0, y0, x1, y1)
		}
	}
	return c, true
}

// line draws a line with a round pen.
func (c *Cell) line(x0, y0, x1, y1 float64) {
	const r = penWidth * net.Side / (1 + 2*cellMargin) / 2
	low := func(a, b float64) int { return max(0, int(min(a, b)-r-1)) }
	high := func(a, b float64) int { return min(net.Side-1, int(max(a, b)+r+2)) }
	for y := low(y0, y1); y <= high(y0, y1); y++ {
		for x := low(x0, x1); x <= high(x0, x1); x++ {
			cover := r + .5 - awayFrom(float64(x), float64(y), x0, y0, x1, y1)
			c[y*net.Side+x] = max(c[y*net.Side+x], float32(min(max(cover, 0), 1)))
		}
	}
}

// awayFrom is the distance of a point from a stretch of line.
func awayFrom(x, y, x0, y0, x1, y1 float64) float64 {
	dx, dy := x1-x0, y1-y0
	t := 0.
	if l := dx*dx + dy*dy; l > 0 {
		t = min(max(((x-x0)*dx+(y-y0)*dy)/l, 0), 1)
	}
	return math.Hypot(x-x0-t*dx, y-y0-t*dy)
}
