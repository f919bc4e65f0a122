package logic

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

func TestSectorsCases(t *testing.T) {
	checkCases(t, "multi_sector.txt", []*Technique{dominoLoop, multiSector}, 10, 3)
}

// TestSectorsNothing: a search that finds nothing allocates nothing.
func TestSectorsNothing(t *testing.T) { checkNoAllocs(t, 19, 1, []*Technique{dominoLoop, multiSector}) }

// TestSectorsSound: no step removes a digit of the solution, and each says what it should.
func TestSectorsSound(t *testing.T) {
	checkMade(t, []*Technique{dominoLoop}, 2_000, 100_000, ringGrid)
	checkMade(t, []*Technique{multiSector}, 200, 100_000, crossedGrid)
}

// ringGrid returns a grid that may have an SK-loop, and its solution: the ring is empty,
// and some of the other cells.
func ringGrid(rng *rand.Rand) (g, solution puzzle.Grid) {
	r, c, q, e := rng.IntN(6), rng.IntN(6), rng.IntN(3), rng.IntN(3)
	rows, cols := [2]int{r, (r/3+1)*3 + q}, [2]int{c, (c/3+1)*3 + e}
	var empty Board
	empty.Empty = puzzle.AllCells
	for _, r := range rows {
		for _, c := range cols {
			empty.Empty.Remove(puzzle.Cell(9*r + c))
		}
	}
	ring, _ := sectorView{&empty}.ring(rows, cols)
	return emptied(rng, ring.cells)
}

// crossedGrid returns a grid that may have locked sectors, and its solution.
func crossedGrid(rng *rand.Rand) (g, solution puzzle.Grid) {
	lines := func() (set uint16) {
		for _, i := range rng.Perm(9)[:4] {
			set |= 1 << i
		}
		return set
	}
	s := crossedLines(lines(), lines())
	return emptied(rng, s.cells)
}

// emptied returns a random solution, and a grid without its digits in some cells and in a
// quarter of the others.
func emptied(rng *rand.Rand, cells puzzle.CellSet) (g, solution puzzle.Grid) {
	solution, _ = solver.Random(puzzle.Grid{}, rng)
	g = solution
	for c := range puzzle.Cell(81) {
		if cells.Has(c) || rng.IntN(4) == 0 {
			g[c] = 0
		}
	}
	return g, solution
}
