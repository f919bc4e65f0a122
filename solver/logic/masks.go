package logic

import "sudoku/puzzle"

// masks returns the cells as masks of the houses: bit i stands for the house's i-th cell.
// Columns come of rows whose bits are set nine apart and laid over each other.
func masks(cells puzzle.CellSet) (at [puzzle.NumHouses]uint16) {
	const nine = 1<<9 - 1
	rest := cells.Lo
	for i := range 7 {
		at[i] = uint16(rest) & nine
		rest >>= 9
	}
	at[7], at[8] = uint16(rest|cells.Hi<<1)&nine, uint16(cells.Hi>>8)
	var left, right uint64 // seven columns, and two
	for i, row := range at[:9] {
		left |= apart[row&127] << (i & 15)
		right |= apart[row>>7&3] << (i & 15)
	}
	for i := range 7 {
		at[9+i] = uint16(left) & nine
		left >>= 9
	}
	at[16], at[17] = uint16(right)&nine, uint16(right>>9)
	for i := 0; i < 9; i += 3 {
		box := threes(at[i]) | threes(at[i+1])<<3 | threes(at[i+2])<<6
		at[18+i], at[19+i], at[20+i] = uint16(box)&nine, uint16(box>>9)&nine, uint16(box>>18)
	}
	return at
}

// threes sets the three boxes of a row apart, with six zeros between them.
func threes(row uint16) uint32 {
	m := uint32(row)
	return m&7 | m&(7<<3)<<6 | m&(7<<6)<<12
}

// apart holds seven bits with eight zeros between them.
var apart = func() (t [128]uint64) {
	for mask := range t {
		for i := range 7 {
			t[mask] |= uint64(mask>>i&1) << (9 * i)
		}
	}
	return t
}()
