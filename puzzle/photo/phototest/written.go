package phototest

import (
	"math"
	"math/rand/v2"

	"sudoku/puzzle"
)

// strokes are ways to write the digits by hand, as points in the unit square. A point
// that stands twice is a corner; what lies between is curved.
var strokes = [10][][][][2]float64{
	1: {
		{{{0.5, 0}, {0.5, 1}}},
		{{{0.25, 0.3}, {0.55, 0}, {0.55, 0}, {0.55, 1}}},
		{{{0.25, 0.25}, {0.5, 0}, {0.5, 0}, {0.5, 1}}, {{0.2, 1}, {0.8, 1}}},
	},
	2: {
		{{{0.15, 0.25}, {0.3, 0.05}, {0.6, 0}, {0.8, 0.2}, {0.7, 0.45}, {0.4, 0.75}, {0.1, 1}, {0.1, 1}, {0.9, 0.98}}},
		{{{0.15, 0.2}, {0.45, 0}, {0.8, 0.2}, {0.65, 0.55}, {0.25, 0.95}, {0.12, 0.85}, {0.35, 0.8}, {0.9, 1}}},
	},
	3: {
		{{{0.15, 0.1}, {0.5, 0}, {0.8, 0.2}, {0.6, 0.42}, {0.4, 0.47}, {0.4, 0.47}, {0.8, 0.6}, {0.85, 0.8}, {0.5, 1}, {0.1, 0.88}}},
		{{{0.15, 0.02}, {0.85, 0.02}, {0.85, 0.02}, {0.4, 0.4}, {0.4, 0.4}, {0.85, 0.6}, {0.8, 0.9}, {0.45, 1}, {0.1, 0.88}}},
	},
	4: {
		{{{0.35, 0}, {0.1, 0.6}, {0.1, 0.6}, {0.9, 0.6}}, {{0.65, 0.3}, {0.65, 1}}},
		{{{0.7, 1}, {0.7, 0}, {0.7, 0}, {0.1, 0.65}, {0.1, 0.65}, {0.95, 0.65}}},
		{{{0.15, 0}, {0.15, 0.5}, {0.15, 0.5}, {0.8, 0.5}}, {{0.8, 0}, {0.8, 1}}},
	},
	5: {
		{{{0.8, 0.02}, {0.25, 0.02}, {0.25, 0.02}, {0.2, 0.42}, {0.2, 0.42}, {0.55, 0.38}, {0.85, 0.6}, {0.75, 0.9}, {0.4, 1}, {0.1, 0.88}}},
		{{{0.25, 0}, {0.2, 0.42}, {0.2, 0.42}, {0.6, 0.4}, {0.85, 0.7}, {0.5, 1}, {0.1, 0.9}}, {{0.25, 0.02}, {0.85, 0}}},
	},
	6: {
		{{{0.7, 0.02}, {0.35, 0.25}, {0.15, 0.65}, {0.3, 0.97}, {0.65, 0.97}, {0.82, 0.72}, {0.6, 0.5}, {0.2, 0.65}}},
		{{{0.4, 0}, {0.2, 0.4}, {0.2, 0.8}, {0.5, 1}, {0.8, 0.8}, {0.6, 0.55}, {0.25, 0.75}}},
	},
	7: {
		{{{0.1, 0.05}, {0.85, 0.02}, {0.85, 0.02}, {0.5, 0.5}, {0.35, 1}}},
		{{{0.1, 0.05}, {0.85, 0.02}, {0.85, 0.02}, {0.5, 0.5}, {0.35, 1}}, {{0.28, 0.5}, {0.78, 0.47}}},
	},
	8: {
		{{{0.5, 0.48}, {0.2, 0.25}, {0.5, 0}, {0.8, 0.22}, {0.5, 0.48}, {0.15, 0.75}, {0.5, 1}, {0.85, 0.75}, {0.5, 0.48}}},
		{{{0.8, 0.15}, {0.45, 0}, {0.2, 0.2}, {0.55, 0.5}, {0.85, 0.8}, {0.5, 1}, {0.15, 0.8}, {0.45, 0.5}, {0.8, 0.15}}},
	},
	9: {
		{{{0.8, 0.2}, {0.5, 0}, {0.2, 0.2}, {0.3, 0.48}, {0.65, 0.45}, {0.8, 0.2}, {0.78, 0.6}, {0.65, 1}}},
		{{{0.8, 0.25}, {0.5, 0}, {0.2, 0.25}, {0.45, 0.5}, {0.8, 0.25}, {0.8, 0.25}, {0.8, 0.7}, {0.5, 1}, {0.2, 0.9}}},
	},
}

// A writer is a person's hand: what stays the same from digit to digit.
type writer struct {
	slant, wide, width, ink, shaky float64
	ways                           [10]int
}

func newWriter(rng *rand.Rand) *writer {
	w := &writer{
		slant: rng.NormFloat64() * 0.15, wide: 0.5 + 0.4*rng.Float64(),
		width: 0.03 + 0.07*rng.Float64(), ink: 0.5 + 0.5*rng.Float64(), shaky: 0.02 + 0.05*rng.Float64(),
	}
	for d := range w.ways {
		w.ways[d] = rng.IntN(6)
	}
	return w
}

// write puts a digit into the cell whose top left corner is (x, y).
func (w *writer) write(c *canvas, rng *rand.Rand, d puzzle.Digit, x, y float64) {
	ways := strokes[d]
	tall := 0.45 + 0.35*rng.Float64()
	turn := rng.NormFloat64() * 0.08
	sin, cos := math.Sincos(turn)
	x, y = x+0.5+0.06*rng.NormFloat64(), y+0.5+0.06*rng.NormFloat64()
	for _, s := range ways[w.ways[d]%len(ways)] {
		var at [][2]float64
		last, moved := [2]float64{-1}, [2]float64{}
		for _, p := range s {
			if p != last { // the two points of a corner stay together
				moved = [2]float64{p[0] - 0.5 + w.shaky*rng.NormFloat64(), p[1] - 0.5 + w.shaky*rng.NormFloat64()}
			}
			last = p
			px, py := tall*w.wide*(moved[0]-w.slant*moved[1]), tall*moved[1]
			at = append(at, [2]float64{x + px*cos - py*sin, y + px*sin + py*cos})
		}
		c.stroke(curve(at), w.width, w.ink)
	}
}

// curve returns points on a smooth curve through some points (E. Catmull and R. Rom, "A
// class of local interpolating splines", 1974).
func curve(p [][2]float64) (out [][2]float64) {
	const steps = 6
	for i := 1; i < len(p); i++ {
		a, b, c, d := p[max(0, i-2)], p[i-1], p[i], p[min(len(p)-1, i+1)]
		for k := range steps {
			t := float64(k) / steps
			var q [2]float64
			for j := range q {
				q[j] = b[j] + t/2*(c[j]-a[j]+t*(2*a[j]-5*b[j]+4*c[j]-d[j]+t*(3*(b[j]-c[j])+d[j]-a[j])))
			}
			out = append(out, q)
		}
	}
	return append(out, p[len(p)-1])
}
