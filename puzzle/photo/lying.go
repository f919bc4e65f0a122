package photo

import (
	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// A pen or a finger that lies on the grid is dark, broader than any line or stroke of a
// digit, and longer than a cell. What it hides is made paper, so that the rest of the
// digit can be read, and nobody is too sure of it.

// The grid is looked at with so many pixels a cell.
const (
	fine = 28
	wide = 9 * fine
)

// A cover says which pixels of a grid are hidden.
type cover [wide * wide]bool

// covered finds what lies on a grid; nil is nothing.
func covered(cells *[81]Cell) *cover {
	const thick = 2 // pixels of ink on every side of a pixel that no stroke has
	dark := newPlane(wide, wide)
	for y := range wide {
		for x := range wide {
			if cells[y/fine*9+x/fine].inkAt(x%fine, y%fine) > 0.45 {
				dark.p[y*wide+x] = 1
			}
		}
	}
	sums := dark.integral()
	thickest := newPlane(wide, wide)
	for y := thick; y < wide-thick; y++ {
		for x := thick; x < wide-thick; x++ {
			if within(sums, x-thick, y-thick, x+thick+1, y+thick+1) == (2*thick+1)*(2*thick+1) {
				thickest.p[y*wide+x] = 1
			}
		}
	}
	return thickest.long(thick + 2)
}

// within returns the sum of a rectangle of a square plane of that size.
func within(sums []uint32, x0, y0, x1, y1 int) uint32 {
	const stride = wide + 1
	return sums[y1*stride+x1] - sums[y0*stride+x1] - sums[y1*stride+x0] + sums[y0*stride+x0]
}

// inkAt returns the ink of a cell at a pixel of its inside.
func (c *Cell) inkAt(x, y int) float32 {
	at := func(k int) int {
		return int((cellMargin + (float64(k)+0.5)/fine) / (1 + 2*cellMargin) * net.Side)
	}
	return c[at(y)*net.Side+at(x)]
}

// long returns what lies within so many pixels of the blobs that are longer than a cell.
func (g *plane) long(around int) (c *cover) {
	f := newFlood(g, func(v uint8) bool { return v > 0 }, true)
	for i, v := range g.p {
		if v == 0 || f.seen[i] {
			continue
		}
		var belongs [256]bool
		belongs[1] = true
		b := f.fill(i, &belongs)
		if max(b.width(), b.height()) < 5*fine/4 || !inside(f.todo) {
			continue
		}
		if c == nil {
			c = new(cover)
		}
		for _, at := range f.todo {
			c.add(int(at)%wide, int(at)/wide, around)
		}
	}
	return c
}

// inside reports whether of some pixels many lie off the borders of cells, unlike those of
// a thick line.
func inside(pixels []int32) bool {
	const border = 5
	n := 0
	for _, at := range pixels {
		x, y := int(at)%wide%fine, int(at)/wide%fine
		if min(x, y) >= border && max(x, y) < fine-border {
			n++
		}
	}
	return 4*n > len(pixels)
}

// add hides the pixels around one.
func (c *cover) add(x, y, around int) {
	for j := max(0, y-around); j <= min(wide-1, y+around); j++ {
		for i := max(0, x-around); i <= min(wide-1, x+around); i++ {
			c[j*wide+i] = true
		}
	}
}

// uncover makes paper of what is hidden, and returns how much of each cell that is.
func (c *cover) uncover(cells *[81]Cell) (hidden [81]float64) {
	if c == nil {
		return hidden
	}
	for i := range cells {
		for y := range net.Side {
			for x := range net.Side {
				u, v := finely(x)+i%9*fine, finely(y)+i/9*fine
				if u < 0 || v < 0 || u >= wide || v >= wide || !c[v*wide+u] {
					continue
				}
				cells[i][y*net.Side+x] = 0
				if min(x, y) >= 5 && max(x, y) < net.Side-5 {
					hidden[i] += 1.0 / ((net.Side - 10) * (net.Side - 10))
				}
			}
		}
	}
	return hidden
}

// finely returns which pixel inside a cell one of its picture is; outside it is of a
// neighbour.
func finely(x int) int {
	v := (float64(x)+0.5)/net.Side*(1+2*cellMargin) - cellMargin
	return int(v*fine+fine) - fine
}

// blind is how much of what is said of a cell comes from what is hidden of it, which may be
// anything.
func blind(hidden float64) float64 { return min(2*hidden, 0.7) }

// unseen is how likely a cell of which nothing is seen is empty; else any digit is as
// likely as another.
const unseen = 0.25

// unsure returns the chances if that much of a cell is hidden.
func (c Chances) unsure(hidden float64) Chances {
	k := blind(hidden)
	for i := range c {
		c[i] *= 1 - k
	}
	c[net.Empty] += k * unseen
	for d := 1; d <= 9; d++ {
		c[net.Printed+d] += k * (1 - unseen) / 9
	}
	return c
}

// blinds returns blind of each cell of a grid this way up.
func (w *way) blinds() *[81]float64 {
	b := new([81]float64)
	for i := range b {
		b[i] = blind(w.hidden[whence(i, w.turns)])
	}
	return b
}

// What speaks for a digit in a cell of which much is hidden: that it is so much likelier
// than any is where nothing is seen, or that the rules leave no other.
const (
	evidence = 2.0
	deduced  = 0.9
)

// leave leaves cells empty whose digit neither the picture nor the rules speak for: one of
// several that would make a puzzle is no reading.
func (r *Reading) leave(blind *[81]float64) {
	for i, k := range blind {
		seen := r.Chances[i][net.Printed+int(r.Givens[i])] >= evidence*k*(1-unseen)/9
		if r.Givens[i] != 0 && !seen && r.Sure[i] < deduced {
			r.Givens[i], r.Sure[i] = 0, r.Chances[i][net.Empty]
			r.Changed = r.Changed.Without(puzzle.CellsOf(puzzle.Cell(i)))
		}
	}
}

// doubtBlind makes nobody surer of a cell than there is to be seen of it.
func (r *Reading) doubtBlind(blind *[81]float64) {
	for i, k := range blind {
		r.Sure[i] = min(r.Sure[i], 1-(1-unseen)*k)
	}
}
