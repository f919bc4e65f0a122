package photo

import (
	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// leaning returns the chances when the solution is known: what is not of it can only be a
// wrong entry. How frequent those are the other entries say, from few on: most people get
// most right.
func leaning(c *[81]Chances, solution *puzzle.Grid) (o [81]Chances) {
	var wrong [81]float64
	for range 4 {
		entries, bad := 60.0, usuallyWrong
		for i := range c {
			entries += c[i].written()
			bad += wrong[i]
		}
		for i := range c {
			share := (bad - wrong[i]) / entries
			o[i] = c[i].leaning(int(solution[i]), share)
			wrong[i] = o[i].written() - o[i][net.Written+int(solution[i])]
		}
	}
	return o
}

// usuallyWrong is how many of 60 entries are wrong before any was looked at.
const usuallyWrong = 0.4

// leaning returns the chances if the digit is known but for a share of the entries: one of nine has
// all of what nine had.
func (c Chances) leaning(digit int, wrong float64) Chances {
	for d := 1; d <= 9; d++ {
		if d != digit {
			c[net.Printed+d] *= 9 * 1e-4
			c[net.Written+d] *= 9 * wrong / 8
			continue
		}
		c[net.Printed+d] *= 9
		c[net.Written+d] *= 9 * (1 - wrong)
	}
	c.normalise()
	return c
}
