package photo

import (
	"math"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// A Stroke is the way of a pen through points, in parts of a cell: (0, 0) is its upper left
// corner, (1, 1) the lower right one.
type Stroke [][2]float64

// A Guess is what strokes may be, with how likely that is, from 0 to 1.
type Guess struct {
	Digit  puzzle.Digit
	Chance float64
}

// ReadStrokes returns the two digits that strokes are likeliest to be, the likelier first,
// wherever in the cell and however large they were drawn. Strokes without any point make no
// digit. It takes about 10 ms.
func ReadStrokes(strokes []Stroke) (best [2]Guess) {
	if c, ok := drawnCell(strokes); ok {
		return HandDigits(&c)
	}
	return best
}

// HandDigits returns the two digits that a cell is likeliest to hold, whoever wrote them.
func HandDigits(c *Cell) (best [2]Guess) {
	sum, all := handChances(c), 0.
	for d, p := range sum {
		// a mean is less sure than it is right: on handwriting that wasn't trained on, squares are
		// the nearest power (log loss .212 a cell, .283 without)
		sum[d] = p * p
		all += p * p
	}
	for d := 1; d <= 9; d++ {
		g := Guess{puzzle.Digit(d), sum[d] / max(all, 1e-12)}
		switch {
		case g.Chance > best[0].Chance:
			best[0], best[1] = g, best[0]
		case g.Chance > best[1].Chance:
			best[1] = g
		}
	}
	return best
}

// handChances adds up how likely each digit is in all variants.
func handChances(c *Cell) (sum [10]float64) {
	n := reader()
	s := n.Scratch()
	for _, v := range handVariants {
		seen := v.of(c)
		p := chances(n.Run(seen[:], s), n.Temperature)
		for d := 1; d <= 9; d++ {
			sum[d] += p[net.Printed+d] + p[net.Written+d]
		}
	}
	return sum
}

// A handVariant is another way in which the same hand might have written a digit: turned,
// leaning, larger and moved a little.
type handVariant struct{ turn, lean, zoom, dx, dy float64 }

// handVariants are looked at together: the mean of what is read in all is right more often
// than what is read in one.
var handVariants = func() (list []handVariant) {
	list = append(list, handVariant{zoom: 1})
	for i := range 23 {
		// points spread evenly: multiples of irrational numbers
		at := func(k float64) float64 { _, f := math.Modf(float64(i+1) * k); return 2*f - 1 }
		list = append(list, handVariant{turn: .3 * at(math.Phi), lean: .2 * at(math.Sqrt2), zoom: 1 + .2*at(math.E),
			dx: 2 * at(math.Pi), dy: 2 * at(math.Sqrt(3))})
	}
	return list
}()

// of returns a cell as the variant has it.
func (v handVariant) of(c *Cell) (out Cell) {
	const mid = (net.Side - 1) / 2.
	sin, cos := math.Sincos(v.turn)
	for y := range net.Side {
		for x := range net.Side {
			px, py := (float64(x)-mid)*v.zoom+v.dx, (float64(y)-mid)*v.zoom+v.dy
			px += v.lean * py
			out[y*net.Side+x] = c.between(mid+px*cos-py*sin, mid+px*sin+py*cos)
		}
	}
	return out
}

// between returns the value at a point between pixels; beyond the edge there is paper.
func (c *Cell) between(x, y float64) float32 {
	x0, y0 := math.Floor(x), math.Floor(y)
	fx, fy := float32(x-x0), float32(y-y0)
	at := func(x, y int) float32 {
		if x < 0 || y < 0 || x >= net.Side || y >= net.Side {
			return 0
		}
		return c[y*net.Side+x]
	}
	ix, iy := int(x0), int(y0)
	top := at(ix, iy)*(1-fx) + at(ix+1, iy)*fx
	foot := at(ix, iy+1)*(1-fx) + at(ix+1, iy+1)*fx
	return top*(1-fy) + foot*fy
}
