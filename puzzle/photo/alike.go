package photo

import (
	"math"

	"sudoku/puzzle/photo/net"
)

// The givens of a grid look alike: one ink, one height, one line to stand on; and so, if
// less, does the handwriting of one person. What the net thinks of each cell says what
// print and what handwriting look like here, and that says more about each cell, to and
// fro: A. Dempster, N. Laird, D. Rubin, "Maximum likelihood from incomplete data via the
// EM algorithm" (1977).

// A look is what a digit looks like, whichever it is: how blue and red its ink is, how
// dark, and where it begins and ends.
type look [5]float64

// usual is how much looks differ among the givens of a grid before any were seen.
var usual = look{0.06, 0.06, 0.12, 1.2, 1.2}

// looks returns those of the cells of a grid this way up.
func (w *way) looks() *[81]look {
	l := new([81]look)
	colours := w.picture.colours(w.nodes)
	for i := range l {
		top, bottom, ink := w.cells[i].extent()
		c := colours[whence(i, w.turns)]
		l[i] = look{c.blue, c.red, ink, top, bottom}
	}
	return l
}

// A style is how the digits of one kind look: the mean, how much they differ, and how
// many there are.
type style struct {
	mean, spread look
	n            float64
}

// styleOf returns the style of looks that count so much each. Of few it is not known.
func styleOf(l *[81]look, weight *[81]float64) (s style) {
	for i := range l {
		s.n += weight[i]
		for f, v := range l[i] {
			s.mean[f] += weight[i] * v
		}
	}
	const before = 4 // digits that the usual spread counts for
	for f := range s.mean {
		s.mean[f] /= max(s.n, 1e-9)
		sum := before * usual[f] * usual[f]
		for i := range l {
			d := l[i][f] - s.mean[f]
			sum += weight[i] * d * d
		}
		s.spread[f] = math.Sqrt(sum / (before + s.n))
	}
	return s
}

// unlike returns the style of a hand that nothing is known of: like the print, but twice as
// far off. What is just like the print is then print; what is not may be either.
func (s style) unlike() style {
	for f := range s.spread {
		s.spread[f] *= 2
	}
	return s
}

// likely returns the log of how likely a feature is in the style; what is far off is not
// out of the question.
func (s *style) likely(l *look, f int) float64 {
	z := (l[f] - s.mean[f]) / s.spread[f]
	return math.Log(math.Exp(-z*z/2)+1e-4) - math.Log(s.spread[f])
}

// fewest is how many digits of a kind there must be for its style to count, and most how
// much it may say about a cell, as a log. Features that depend on each other say less than
// their sum.
const (
	fewest    = 3
	plenty    = 12 // digits of print from which what is unlike them all is rather no print
	mostStyle = 7
	dependent = 0.6
)

// odds returns how much likelier by its looks, as a log, each cell is written by hand.
func odds(l *[81]look, c *[81]Chances) (o [81]float64) {
	var printed, written [81]float64
	for i := range c {
		if c[i][net.Empty] < 0.5 {
			printed[i], written[i] = c[i].printed(), c[i].written()
		}
	}
	p, w := styleOf(l, &printed), styleOf(l, &written)
	if p.n < fewest {
		return o
	}
	most := float64(mostStyle)
	if w.n < fewest {
		if p.n < plenty {
			return o
		}
		w, most = p.unlike(), 0
	}
	for i := range o {
		if printed[i]+written[i] == 0 {
			continue
		}
		for f := range l[i] {
			o[i] += w.likely(&l[i], f) - p.likely(&l[i], f)
		}
		o[i] = min(max(dependent*o[i], -mostStyle), most)
	}
	return o
}

// faint makes cells whose ink is much fainter than that of the givens likelier empty:
// what shows through from the back, a stain.
func faint(l *[81]look, c *[81]Chances) {
	var printed [81]float64
	for i := range c {
		printed[i] = c[i].printed()
	}
	p := styleOf(l, &printed)
	if p.n < 10 {
		return
	}
	const ink = 2
	for i := range c {
		z := (p.mean[ink] - l[i][ink]) / p.spread[ink]
		if z < 3 {
			continue
		}
		for d := 1; d <= 9; d++ {
			c[i][net.Printed+d] *= math.Exp(-min(z-3, 4))
		}
		c[i].normalise()
	}
}

func (c *Chances) normalise() {
	sum := 0.0
	for _, v := range c {
		sum += v
	}
	for k := range c {
		c[k] /= sum
	}
}
