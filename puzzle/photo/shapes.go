package photo

import "sudoku/puzzle/photo/net"

// The digits of a screen are set in type: what looks the same is the same digit, and what
// looks otherwise mostly another. So a digit that the net is not sure of in one face, such as
// a 1 that might be a 7, is told by the others: where the 7s look otherwise, it is none.

// How unlike two shapes may be that are the same digit, also as a share of how unlike the next
// other digit is, and how likely a digit still looks in two ways in one picture.
const (
	sameShape  = 0.25
	clearShape = 0.7
	twoShapes  = 0.02
)

// agree makes the chances of digits those of all that look like them.
func agree(all []*glyph) {
	var of [10][]*glyph
	cells := map[*glyph]*Cell{}
	for _, g := range all {
		class, _ := g.chances.likeliest()
		of[class] = append(of[class], g)
		c := g.box.asCell()
		cells[g] = &c
	}
	var mean [10]Chances
	for d, same := range of {
		mean[d] = meanOf(same)
	}
	for d, same := range of {
		for _, g := range same {
			own, other := nearest(g, same, cells), 1.0
			for e, o := range of {
				if e != d {
					other = min(other, nearest(g, o, cells))
				}
			}
			if len(same) == 1 && other > sameShape || own < sameShape && own < clearShape*other {
				g.chances = among(&mean[d], d, &of)
			}
		}
	}
}

// meanOf returns the mean of the chances of some digits: what looks the same is no further
// evidence.
func meanOf(all []*glyph) (c Chances) {
	for _, g := range all {
		for d := 1; d <= 9; d++ {
			c[net.Printed+d] += g.chances[net.Printed+d] / float64(len(all))
		}
	}
	return c
}

// among returns the chances of a digit where others that look otherwise are taken for what else
// it might be.
func among(c *Chances, digit int, of *[10][]*glyph) (o Chances) {
	o = *c
	for d := 1; d <= 9; d++ {
		if d != digit && len(of[d]) > 0 {
			o[net.Printed+d] *= twoShapes
		}
	}
	o.normalise()
	return o
}

// nearest returns how unlike a digit the most similar of some others is.
func nearest(g *glyph, all []*glyph, cells map[*glyph]*Cell) float64 {
	least := 1.0
	for _, o := range all {
		if o != g {
			least = min(least, cells[g].unlike(cells[o]))
		}
	}
	return least
}

// unlike returns how different two shapes are: 0 if they are not, 1 if they have no ink in
// common.
func (c *Cell) unlike(o *Cell) float64 {
	var diff, sum float32 = 0, 1e-9
	for i, v := range c {
		diff += max(v-o[i], o[i]-v)
		sum += v + o[i]
	}
	return float64(diff / sum)
}
