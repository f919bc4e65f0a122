package phototest

import (
	"math"
	"math/rand/v2"
)

// pens are ways in which people write the digits, as points in the unit square through which
// curves go; they were put down for tests alone, and nothing has learned from them.
var pens = [10][][][][2]float64{
	1: {
		{{{.5, 0}, {.5, 1}}},
		{{{.55, 0}, {.5, .5}, {.45, 1}}},
		{{{.3, .25}, {.45, .12}, {.55, 0}, {.55, 1}}},
		{{{.3, .2}, {.55, 0}, {.55, 1}}, {{.3, 1}, {.8, 1}}},
	},
	2: {
		{{{.2, .2}, {.35, .03}, {.65, .03}, {.8, .25}, {.65, .55}, {.2, 1}, {.85, 1}}},
		{{{.15, .15}, {.5, 0}, {.75, .2}, {.6, .5}, {.15, .95}, {.3, .85}, {.5, .95}, {.85, .97}}},
		{{{.2, .1}, {.7, .05}, {.75, .35}, {.2, .95}, {.8, .95}}},
	},
	3: {
		{{{.2, .1}, {.5, 0}, {.78, .2}, {.45, .46}, {.8, .7}, {.5, 1}, {.15, .9}}},
		{{{.2, .05}, {.75, .05}, {.45, .4}, {.8, .65}, {.6, .97}, {.15, .9}}},
		{{{.2, .15}, {.6, .02}, {.7, .3}, {.4, .5}, {.4, .5}, {.75, .6}, {.7, .9}, {.2, .95}}},
	},
	4: {
		{{{.6, 0}, {.15, .65}, {.85, .65}}, {{.65, .4}, {.65, 1}}},
		{{{.25, 0}, {.2, .55}, {.8, .55}}, {{.75, .05}, {.7, 1}}},
		{{{.65, 1}, {.65, 0}, {.65, 0}, {.1, .7}, {.1, .7}, {.9, .7}}},
	},
	5: {
		{{{.75, 0}, {.3, .02}, {.3, .02}, {.25, .45}, {.25, .45}, {.6, .4}, {.8, .7}, {.5, 1}, {.2, .92}}},
		{{{.3, .05}, {.25, .45}, {.6, .42}, {.75, .7}, {.5, .98}, {.15, .9}}, {{.3, .05}, {.8, .03}}},
	},
	6: {
		{{{.65, 0}, {.3, .35}, {.2, .75}, {.45, 1}, {.75, .8}, {.6, .55}, {.25, .7}}},
		{{{.55, .02}, {.25, .5}, {.3, .92}, {.65, .95}, {.72, .65}, {.4, .58}, {.25, .75}}},
	},
	7: {
		{{{.15, .03}, {.85, .03}, {.85, .03}, {.4, 1}}},
		{{{.15, .05}, {.8, .03}, {.8, .03}, {.45, 1}}, {{.3, .5}, {.75, .5}}},
		{{{.15, .15}, {.2, .02}, {.2, .02}, {.85, .02}, {.85, .02}, {.5, .5}, {.45, 1}}},
	},
	8: {
		{{{.7, .12}, {.35, .05}, {.3, .3}, {.65, .55}, {.7, .85}, {.4, 1}, {.25, .78}, {.6, .5}, {.75, .2}, {.6, .05}}},
		{{{.5, .45}, {.25, .2}, {.5, 0}, {.72, .2}, {.5, .45}, {.22, .75}, {.5, 1}, {.78, .75}, {.5, .45}}},
	},
	9: {
		{{{.75, .25}, {.45, .02}, {.22, .25}, {.45, .48}, {.75, .25}, {.72, .6}, {.6, 1}}},
		{{{.7, .15}, {.4, .03}, {.25, .3}, {.5, .47}, {.72, .2}, {.72, .2}, {.7, 1}}},
		{{{.75, .2}, {.4, .05}, {.25, .35}, {.6, .45}, {.75, .2}, {.75, .75}, {.5, 1}, {.25, .92}}},
	},
}

// A style is how somebody writes, or how a digit came out.
type style struct {
	tall, wide float64 // in parts of a cell
	lean, turn float64
	x, y       float64 // its middle
	shaky      float64
}

// Strokes returns a digit as somebody writes it: leaning, narrow or wide, somewhere in the cell
// and shaky, with points as close as a pointer gives them, in parts of the cell.
func Strokes(rng *rand.Rand, d int) (list [][][2]float64) {
	o := style{tall: .35 + .4*rng.Float64(), wide: .6 + .35*rng.Float64(), lean: .12 * rng.NormFloat64(), turn: .06 * rng.NormFloat64()}
	o.x, o.y, o.shaky = .5+.1*rng.NormFloat64(), .5+.1*rng.NormFloat64(), .03
	return o.written(rng, pens[d][rng.IntN(len(pens[d]))])
}

// written returns the strokes of a digit in a style.
func (o *style) written(rng *rand.Rand, way [][][2]float64) (list [][][2]float64) {
	sin, cos := math.Sincos(o.turn)
	for _, s := range way {
		var through [][2]float64
		for i, p := range s {
			x, y := p[0]-.5+o.shaky*rng.NormFloat64(), p[1]-.5+o.shaky*rng.NormFloat64()
			if i > 0 && p == s[i-1] { // a corner
				through = append(through, through[len(through)-1])
				continue
			}
			x, y = o.tall*o.wide*(x-o.lean*y), o.tall*y
			through = append(through, [2]float64{o.x + x*cos - y*sin, o.y + x*sin + y*cos})
		}
		list = append(list, curved(through))
	}
	return list
}

// curved returns close points on a curve through some.
func curved(p [][2]float64) (out [][2]float64) {
	for i := 1; i < len(p); i++ {
		a, b, c, d := p[max(0, i-2)], p[i-1], p[i], p[min(len(p)-1, i+1)]
		for k := range 8 {
			t := float64(k) / 8
			var q [2]float64
			for j := range q {
				q[j] = b[j] + t/2*(c[j]-a[j]+t*(2*a[j]-5*b[j]+4*c[j]-d[j]+t*(3*(b[j]-c[j])+d[j]-a[j])))
			}
			out = append(out, q)
		}
	}
	return append(out, p[len(p)-1])
}
