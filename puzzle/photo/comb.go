package photo

import "math"

// A frame round a grid, or one that has grown together with something else, gives a quad
// that is too large or shifted. A comb of ten evenly spaced teeth, laid over the lines
// that are there, says where the grid in it may be.

// A comb is where its first tooth is, in samples of a view, and how far apart they are.
type comb struct{ first, pitch float64 }

// combed returns the corners of the grid within the view of a lattice, and whether they
// are others than its own.
func (l *lattice) combed(d *plane) (Quad, bool) {
	var (
		v              view
		upright, level profile
	)
	v.look(d, &l.nodes)
	v.profiles(&upright, &level)
	x, y := upright.comb(), level.comb()
	u0, v0 := (x.first-around)/perCell, (y.first-around)/perCell
	u1, v1 := u0+9*x.pitch/perCell, v0+9*y.pitch/perCell
	n := &l.nodes
	q := Quad{n.at(u0, v0), n.at(u1, v0), n.at(u1, v1), n.at(u0, v1)}
	off := max(math.Abs(u0), math.Abs(v0), math.Abs(u1-9), math.Abs(v1-9))
	return q, off > 0.2
}

// comb returns the comb that fits a profile best.
func (p *profile) comb() (best comb) {
	var sum [across]float64
	for c := range sum {
		for _, s := range p[c] {
			sum[c] += min(max(s, 0), 0.12)
		}
	}
	most := math.Inf(-1)
	for pitch := 10.0; pitch < 17.7; pitch += 0.25 {
		for first := 3.0; first+9*pitch < across-3; first++ {
			c := comb{first, pitch}
			if f := c.fits(&sum); f > most {
				best, most = c, f
			}
		}
	}
	return best
}

// fits says how much darker it is under the teeth than between them, and more so under
// those round the boxes.
func (c comb) fits(sum *[across]float64) float64 {
	on, off, thick, weakest := 0.0, 0.0, 0.0, math.Inf(1)
	for i := range 10 {
		at := int(c.first + float64(i)*c.pitch + 0.5)
		tooth := max(sum[at-1], sum[at], sum[at+1])
		on += tooth
		weakest = min(weakest, tooth)
		if i%3 == 0 {
			thick += tooth
		}
		if i < 9 {
			off += sum[int(c.first+(float64(i)+0.5)*c.pitch+0.5)]
		}
	}
	return on/10 - off/9 + weakest + 0.7*(thick/4-(on-thick)/6)
}
