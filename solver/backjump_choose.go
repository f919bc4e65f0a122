package solver

import "math/bits"

// chuteWeights say how often each digit had a part in dead ends, in each band and stack.
type chuteWeights [6][9]int

func (w *chuteWeights) reset() {
	for h := range w {
		for i := range w[h] {
			w[h][i] = 1
		}
	}
}

// fade makes the past count less than what is to come.
func (w *chuteWeights) fade() {
	for h := range w {
		for i := range w[h] {
			w[h][i] = (w[h][i] + 1) / 2
		}
	}
}

// raise notes that a literal had a part in a dead end.
func (w *chuteWeights) raise(l *literal) {
	c := puzzleCell(lowest(l.cells))
	w[c/27][l.digit] += 3
	w[3+c%9/3][l.digit] += 3
}

// way guesses that a digit takes one of its ways through a band or stack: of those with few
// ways open, both to the digit and to all, one that often led to dead ends.
func (w *chuteWeights) way(st *bandState) literal {
	var open [6][9]uint8
	var all, weight [6]int
	for i := range st.digits {
		for h, ways := range st.digits[i].ways() {
			open[h][i] = ways
			all[h] += bits.OnesCount8(ways) - 1
			weight[h] += w[h][i]
		}
	}
	best, chute, digit := -1, 0, 0
	for h := range open {
		for i, ways := range open[h] {
			n := bits.OnesCount8(ways)
			if n < 2 {
				continue
			}
			if value := (weight[h] + w[h][i]) << 20 / (all[h] * n); value > best {
				best, chute, digit = value, h, i
			}
		}
	}
	return literal{digit: digit, cells: ofWays(chute, open[chute][digit])}
}

// ofWays returns the cells of a box through which some but not all of some ways lead, one
// if possible.
func ofWays(h int, ways uint8) [2]uint64 {
	const even, odd = 7, 7 << 3
	one := bits.TrailingZeros8(ways)
	others := uint8(odd)
	if one >= 3 {
		others = even
	}
	if closed := others &^ ways; closed != 0 {
		others = closed
	}
	a, b := &wayCells[h][one], &wayCells[h][bits.TrailingZeros8(others)]
	return [2]uint64{a[0] & b[0], a[1] & b[1]}
}

// cell guesses that a digit is in a cell with few candidates that often led to dead ends.
func (w *chuteWeights) cell(st *bandState) literal {
	best, at := -1, 0
	for word := range st.empty {
		for set := st.empty[word]; set != 0; set &= set - 1 {
			c := word<<6 | bits.TrailingZeros64(set)
			p, weight, n := puzzleCell(c), 0, 0
			for digits := st.digitsAt(c); digits != 0; digits &= digits - 1 {
				i := lowestDigit(digits)
				weight += w[p/27][i] + w[3+p%9/3][i]
				n++
			}
			if value := weight << 20 / (n * n); value > best {
				best, at = value, c
			}
		}
	}
	l := literal{digit: lowestDigit(st.digitsAt(at))}
	l.cells[at>>6] = 1 << (at & 63)
	return l
}
