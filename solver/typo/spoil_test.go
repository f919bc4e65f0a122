package typo

import (
	"math/rand/v2"

	"sudoku/puzzle"
)

// spoil makes a random typo of a kind in a printed puzzle, as docs/dev/typos.md describes;
// the typed grid differs from the printed one. A puzzle of few givens may have no
// room for a typo: then it comes back as it is.
func spoil(printed puzzle.Grid, kind Kind, rng *rand.Rand) puzzle.Grid {
	for range 10000 {
		if typed, ok := typoOf[kind](printed, rng); ok && typed != printed {
			return typed
		}
	}
	return printed
}

// typoOf tries to make a typo of each kind.
var typoOf = [...]func(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool){
	Wrong: func(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
		c := rng.IntN(81)
		d := g[c]
		g[c] = mistaken(d, rng)
		return g, d != 0
	},
	Extra: func(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
		c := rng.IntN(81)
		empty := g[c] == 0
		g[c] = puzzle.Digit(1 + rng.IntN(9))
		return g, empty
	},
	Missing: func(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
		g[rng.IntN(81)] = 0
		return g, true
	},
	Moved: func(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
		c, d, ok := pair(rng)
		empty := g[d] == 0
		g[c], g[d] = 0, g[c]
		return g, ok && empty
	},
	Shifted: shift,
	Swapped: func(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
		c, d, ok := pair(rng)
		both := g[c] != 0 && g[d] != 0
		g[c], g[d] = g[d], g[c]
		return g, ok && both
	},
}

// pair draws two cells beside each other, or one above the other.
func pair(rng *rand.Rand) (c, d puzzle.Cell, ok bool) {
	r, k := rng.IntN(9), rng.IntN(9)
	step := [...][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}[rng.IntN(4)]
	r2, k2 := r+step[0], k+step[1]
	if r2 < 0 || r2 > 8 || k2 < 0 || k2 > 8 {
		return 0, 0, false
	}
	return puzzle.CellAt(r, k), puzzle.CellAt(r2, k2), true
}

// mistaken draws what is typed for a digit: a neighbour on the row of keys, a digit
// that looks alike, or any.
func mistaken(d puzzle.Digit, rng *rand.Rand) puzzle.Digit {
	var among []puzzle.Digit
	switch rng.IntN(3) {
	case 0:
		among = []puzzle.Digit{d - 1, d + 1}
	case 1:
		for _, a := range alike {
			if a[0] == d {
				among = append(among, a[1])
			}
			if a[1] == d {
				among = append(among, a[0])
			}
		}
	}
	if len(among) == 0 {
		return puzzle.Digit(1 + rng.IntN(9))
	}
	d = among[rng.IntN(len(among))]
	return max(1, min(d, 9))
}

// shift moves a row by one, whole or from a cell on.
func shift(g puzzle.Grid, rng *rand.Rand) (puzzle.Grid, bool) {
	h := g
	r := 9 * rng.IntN(9)
	from := 0
	if rng.IntN(3) == 0 {
		from = 1 + rng.IntN(7)
	}
	old, to := g[r+from:r+9], h[r+from:r+9]
	n := len(to)
	fallen := old[n-1]
	if rng.IntN(2) == 0 {
		to[0] = 0
		copy(to[1:], old)
	} else {
		fallen = old[0]
		copy(to, old[1:])
		to[n-1] = 0
		if from > 0 && fallen != 0 {
			return g, false // that is a digit left out, too
		}
	}
	if fallen != 0 && from == 0 && rng.IntN(2) == 0 {
		if to[0] == 0 {
			to[0] = fallen
		} else {
			to[n-1] = fallen
		}
	}
	return h, true
}
