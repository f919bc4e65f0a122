package photo

import (
	"math"

	"sudoku/puzzle/photo/net"
)

// A template is the mean picture of a digit in a grid: how much ink was added up, and of how
// many cells.
type template struct {
	ink, seen Cell
	n         float64
}

// Where in a cell's picture is no line, and how far its digit may be off.
const (
	clearFrom = 4
	clearTo   = net.Side - 4
	offBy     = 3
)

// A stencil says which pixels of a cell nothing hides; nil is all of them.
type stencil [net.Side * net.Side]bool

func (s *stencil) has(i int) bool { return s == nil || s[i] }

// A shift is how far a digit is off its template, in pixels of a cell.
type shift struct{ x, y int }

// overlap calls f with each pixel of a cell and that of the template it lies on.
func (s shift) overlap(f func(i, j int)) {
	for y := max(clearFrom, clearFrom+1+s.y); y < min(clearTo, clearTo-1+s.y); y++ {
		for x := max(clearFrom, clearFrom+1+s.x); x < min(clearTo, clearTo-1+s.x); x++ {
			f(y*net.Side+x, (y-s.y)*net.Side+x-s.x)
		}
	}
}

// add adds what is seen of a cell, counting so much.
func (t *template) add(c *Cell, seen *stencil, at shift, weight float64) {
	t.n += weight
	w := float32(weight)
	at.overlap(func(i, j int) {
		if seen.has(i) {
			t.ink[j] += w * c[i]
			t.seen[j] += w
		}
	})
}

// mean returns the mean picture, and which of its pixels are known.
func (t *template) mean() (m *Cell, known *stencil) {
	m, known = new(Cell), new(stencil)
	for i, w := range t.seen {
		if w > 0.3 {
			m[i], known[i] = t.ink[i]/w, true
		}
	}
	return m, known
}

// A likeness is how unlike a template a cell is, where it is most like it: the mean square of
// the difference, how much was compared, and where that is.
type likeness struct {
	off, seen float64
	at        shift
}

// farOff is what a pixel that a digit is off counts.
const farOff = 0.0002

// compare finds where a cell is most like a mean picture, pixels counting as much as they
// are trusted: first in steps of two, then around the best of them.
func (c *Cell) compare(seen *stencil, m *Cell, known *stencil, trust *Cell) likeness {
	best := likeness{off: math.Inf(1)}
	try := func(at shift) {
		l := c.compareAt(at, seen, m, known, trust)
		if l.off += farOff * float64(at.x*at.x+at.y*at.y); l.seen > 0 && l.off < best.off {
			best = l
		}
	}
	for y := -offBy + 1; y < offBy; y += 2 {
		for x := -offBy + 1; x < offBy; x += 2 {
			try(shift{x, y})
		}
	}
	from := best.at
	for k := range 9 {
		if k != 4 {
			try(shift{from.x + k%3 - 1, from.y + k/3 - 1})
		}
	}
	return best
}

// compareAt compares a cell with a mean picture at one place.
func (c *Cell) compareAt(at shift, seen *stencil, m *Cell, known *stencil, trust *Cell) likeness {
	var l line
	x0, x1 := max(clearFrom, clearFrom+1+at.x), min(clearTo, clearTo-1+at.x)
	for y := max(clearFrom, clearFrom+1+at.y); y < min(clearTo, clearTo-1+at.y); y++ {
		from := y*net.Side + x0
		back := from - at.y*net.Side - at.x
		n := x1 - x0
		cell, weight := c[from:][:n], trust[from:][:n]
		mean, is := m[back:][:n], known[back:][:n]
		for k, v := range cell {
			if is[k] && (seen == nil || seen[from+k]) {
				l.add(weight[k], mean[k], v)
			}
		}
	}
	return likeness{l.residue() / max(float64(l.n), 1e-9), float64(l.n), at}
}

// A line is the sums for a straight line through points by least squares.
type line struct{ n, x, y, xx, xy, yy float32 }

func (l *line) add(weight, x, y float32) {
	wx, wy := weight*x, weight*y
	l.n += weight
	l.x += wx
	l.y += wy
	l.xx += wx * x
	l.xy += wx * y
	l.yy += wy * y
}

// How far paper may be off none at all, and ink off its usual darkness, before that counts as
// much as the pixels.
const (
	paperOff = 0.9
	inkOff   = 3.3
)

// residue returns the sum of the squares of y - x - (a + b x), for the best a and b, which are
// held back a little.
func (l *line) residue() float64 {
	n, x, xx := float64(l.n), float64(l.x), float64(l.xx)
	e, ex := float64(l.y)-x, float64(l.xy)-xx
	ee := float64(l.yy) - 2*float64(l.xy) + xx
	p, q := n*(1+1/(paperOff*paperOff)), xx+n/(inkOff*inkOff)
	det := p*q - x*x
	if det < 1e-12 {
		return ee
	}
	a, b := (e*q-ex*x)/det, (p*ex-x*e)/det
	return max(ee-a*e-b*ex, 0)
}
