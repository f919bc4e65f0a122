package varianttest

import (
	"math/rand/v2"
	"slices"

	"sudoku/puzzle"
)

// Cages divides a part of a board at random into cages of up to most cells, whose sums are
// those of a solution. Of the cells one in so many stays without a cage; 0 for none.
func Cages(rng *rand.Rand, board *puzzle.Shape, solution *puzzle.Grid, most, without int) (cages []puzzle.Cage) {
	left := board.Cells()
	for !left.Empty() {
		first := pick(rng, left)
		left.Remove(first)
		if without > 0 && rng.IntN(without) == 0 {
			continue
		}
		cage := grow(rng, left, first, solution, 1+rng.IntN(most))
		left = left.Without(cage.Cells)
		cages = append(cages, cage)
	}
	return cages
}

// grow adds neighbours with other digits to a cell, up to so many.
func grow(rng *rand.Rand, left puzzle.CellSet, first puzzle.Cell, solution *puzzle.Grid, size int) puzzle.Cage {
	cage := puzzle.Cage{Cells: puzzle.CellsOf(first), Sum: int(solution[first])}
	digits := solution[first].Set()
	for cage.Cells.Len() < size {
		var near puzzle.CellSet
		for c := range left.Without(cage.Cells).All() {
			if !digits.Has(solution[c]) && touches(cage.Cells, c) {
				near.Add(c)
			}
		}
		if near.Empty() {
			break
		}
		c := pick(rng, near)
		cage.Cells.Add(c)
		cage.Sum += int(solution[c])
		digits |= solution[c].Set()
	}
	return cage
}

func pick(rng *rand.Rand, cells puzzle.CellSet) puzzle.Cell {
	list := slices.Collect(cells.All())
	return list[rng.IntN(len(list))]
}

// touches reports whether c shares an edge with a cell of the set.
func touches(cells puzzle.CellSet, c puzzle.Cell) bool {
	for d := range cells.All() {
		if row, col := c.Row()-d.Row(), c.Col()-d.Col(); row*row+col*col == 1 {
			return true
		}
	}
	return false
}
