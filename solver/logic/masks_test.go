package logic

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

func TestMasks(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 1))
	for i := range 300 {
		var cells puzzle.CellSet
		for c := range puzzle.Cell(81) {
			if i < 81 && int(c) == i || i >= 81 && rng.IntN(3) == 0 {
				cells.Add(c)
			}
		}
		var want [puzzle.NumHouses]uint16
		for h := range puzzle.House(puzzle.NumHouses) {
			for k, c := range h.Cells() {
				if cells.Has(c) {
					want[h] |= 1 << k
				}
			}
		}
		if got := masks(cells); got != want {
			t.Errorf("%v: %b, want %b", cells.Notation(), got, want)
		}
	}
}
