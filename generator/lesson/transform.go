package lesson

import (
	"math/rand/v2"

	"sudoku/puzzle"
)

// A disguise is a symmetry of the grid: it exchanges digits, bands, stacks, the lines
// in them, and rows with columns.
type disguise struct {
	cells  [81]puzzle.Cell
	digits [10]puzzle.Digit
}

func randomDisguise(rng *rand.Rand) (t disguise) {
	rows, cols, turned := randomLines(rng), randomLines(rng), rng.IntN(2) == 1
	for c := range puzzle.Cell(81) {
		row, col := rows[c.Row()], cols[c.Col()]
		if turned {
			row, col = col, row
		}
		t.cells[c] = puzzle.CellAt(row, col)
	}
	for i, d := range rng.Perm(9) {
		t.digits[i+1] = puzzle.Digit(d + 1)
	}
	return t
}

// randomLines returns where each of nine lines goes, those of a band together.
func randomLines(rng *rand.Rand) (to [9]int) {
	for band, b := range rng.Perm(3) {
		for i, l := range rng.Perm(3) {
			to[3*band+i] = 3*b + l
		}
	}
	return to
}

func (t *disguise) position(pos *puzzle.Position) (image puzzle.Position) {
	for c := range puzzle.Cell(81) {
		q := t.cells[c]
		image.Grid[q] = t.digits[pos.Grid[c]]
		for d := range pos.Cands[c].All() {
			image.Cands[q] |= t.digits[d].Set()
		}
		if pos.Given.Has(c) {
			image.Given.Add(q)
		}
	}
	return image
}
