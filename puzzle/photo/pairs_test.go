package photo

import (
	"testing"

	"sudoku/puzzle/photo/net"
)

// Of whom a digit is that the net can't tell is said by the same digit in other cells: like print as
// print is like itself, or unlike it.
func TestPairOdds(t *testing.T) {
	const same, other, near = -3, -0.5, -1
	for _, c := range []struct {
		name                  string
		toPrint, toHand       float64 // the log of how unlike the digit is
		unknown               bool    // it isn't known of the others, either
		least, most           float64
		printed, handwritings int
	}{
		{"as the print", same, other, false, -6, -2, 3, 3},
		{"as the handwriting", other, near, false, 2, 6, 3, 3},
		{"unlike both", other, other, false, 0.5, 6, 3, 3},
		{"as the print, with no handwriting about", same, 0, false, -6, -2, 3, 0},
		{"no other", 0, 0, false, 0, 0, 0, 0},
		{"as others that nothing is known of", near, near, true, -1, 4, 3, 3},
	} {
		var chances [81]Chances
		var pairs []pair
		const at = 80
		chances[at] = Chances{net.Printed + 4: 0.5, net.Written + 4: 0.5}
		for i := range c.printed + c.handwritings {
			class, off := net.Printed+4, c.toPrint
			if i >= c.printed {
				class, off = net.Written+4, c.toHand
			}
			if chances[i][class] = 1; c.unknown {
				chances[i] = chances[at]
			}
			pairs = append(pairs, pair{i, at, off})
		}
		if o := pairOdds(pairs, &chances)[at]; o < c.least || o > c.most {
			t.Errorf("%s: %v, want %v to %v", c.name, o, c.least, c.most)
		}
	}
}
