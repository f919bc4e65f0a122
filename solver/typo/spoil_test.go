package typo

import (
	"math/rand/v2"

	"sudoku/puzzle"
)

// spoil makes a random typo of a kind in a printed puzzle, as docs/dev/typos.md describes;
// the typed grid differs from the printed one. A puzzle of few givens may have no
// room for a typo: then it comes back as it is.
func spoil(board *puzzle.Shape, printed puzzle.Grid, kind Kind, rng *rand.Rand) puzzle.Grid {
	for range 10000 {
		if typed, ok := typoOf[kind](printed, board.Size(), rng); ok && typed != printed {
			return typed
		}
	}
	return printed
}

// typoOf tries to make a typo of each kind.
var typoOf = [...]func(g puzzle.Grid, n int, rng *rand.Rand) (puzzle.Grid, bool){
	Wrong: func(g puzzle.Grid, n int, rng *rand.Rand) (puzzle.Grid, bool) {
		c := anyCell(n, rng)
		d := g[c]
		g[c] = mistaken(d, n, rng)
		return g, d != 0
	},
	Extra: func(g puzzle.Grid, n int, rng *rand.Rand) (puzzle.Grid, bool) {
		c := anyCell(n, rng)
		empty := g[c] == 0
		g[c] = puzzle.Digit(1 + rng.IntN(n))
		return g, empty
	},
	Missing: func(g puzzle.Grid, n int, rng *rand.Rand) (puzzle.Grid, bool) {
		g[anyCell(n, rng)] = 0
		return g, true
	},
	Moved: func(g puzzle.Grid, n int, rng *rand.Rand) (puzzle.Grid, bool) {
		c, d, ok := pair(n, rng)
		empty := g[d] == 0
		g[c], g[d] = 0, g[c]
		return g, ok && empty
	},
	Shifted: shift,
	Swapped: func(g puzzle.Grid, n int, rng *rand.Rand) (puzzle.Grid, bool) {
		c, d, ok := pair(n, rng)
		both := g[c] != 0 && g[d] != 0
		g[c], g[d] = g[d], g[c]
		return g, ok && both
	},
}

// anyCell draws a cell of a board of n rows.
func anyCell(n int, rng *rand.Rand) puzzle.Cell {
	i := rng.IntN(n * n)
	return puzzle.CellAt(i/n, i%n)
}

// pair draws two cells beside each other, or one above the other.
func pair(n int, rng *rand.Rand) (c, d puzzle.Cell, ok bool) {
	r, k := rng.IntN(n), rng.IntN(n)
	step := [...][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}[rng.IntN(4)]
	r2, k2 := r+step[0], k+step[1]
	if r2 < 0 || r2 >= n || k2 < 0 || k2 >= n {
		return 0, 0, false
	}
	return puzzle.CellAt(r, k), puzzle.CellAt(r2, k2), true
}

// mistaken draws what is typed for a digit: a neighbour on the row of keys, a digit
// that looks alike, or any.
func mistaken(d puzzle.Digit, n int, rng *rand.Rand) puzzle.Digit {
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
		return puzzle.Digit(1 + rng.IntN(n))
	}
	d = among[rng.IntN(len(among))]
	return max(1, min(d, puzzle.Digit(n)))
}

// shift moves a row by one, whole or from a cell on.
func shift(g puzzle.Grid, n int, rng *rand.Rand) (puzzle.Grid, bool) {
	h := g
	r := 9 * rng.IntN(n)
	from := 0
	if rng.IntN(3) == 0 {
		from = 1 + rng.IntN(n-2)
	}
	old, to := g[r+from:r+n], h[r+from:r+n]
	last := len(to) - 1
	fallen := old[last]
	if rng.IntN(2) == 0 {
		to[0] = 0
		copy(to[1:], old)
	} else {
		fallen = old[0]
		copy(to, old[1:])
		to[last] = 0
		if from > 0 && fallen != 0 {
			return g, false // that is a digit left out, too
		}
	}
	if fallen != 0 && from == 0 && rng.IntN(2) == 0 {
		if to[0] == 0 {
			to[0] = fallen
		} else {
			to[last] = fallen
		}
	}
	return h, true
}
