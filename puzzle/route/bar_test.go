package route_test

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

// TestBarsKeepClear: bars of groups at random, in a house of boards that are filled at random, cross no
// large digit.
func TestBarsKeepClear(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 3))
	pieces, crossing := 0, 0
	for range 1500 {
		c := chain{pos: puzzle.NewPosition(puzzle.Grid{})}
		d := puzzle.Digit(1 + rng.IntN(9))
		var group []puzzle.Candidate
		cells := puzzle.House(rng.IntN(27)).Set()
		for cell := range puzzle.AllCells.All() {
			switch in := cells.Has(cell); {
			case in && rng.IntN(4) == 0:
				group = append(group, puzzle.Cand(cell, d))
				c.d.Cands = append(c.d.Cands, puzzle.CandRole{Cand: puzzle.Cand(cell, d), Role: puzzle.Base})
			case rng.IntN(2) == 0:
				c.pos.Grid[cell] = 1
			default:
				c.pos.Cands[cell] &= puzzle.DigitSet(rng.IntN(512))
			}
		}
		f := field(&c)
		for _, b := range f.Find([]puzzle.Link{{From: group}}).Bars {
			for _, piece := range b.Pieces {
				pieces++
				if n, _ := c.crossed(f, &puzzle.Link{From: group}, piece); n > 0 {
					crossing++
					t.Logf("%v: %v in %v", group, piece[len(piece)/2], c.pos.Grid)
				}
			}
		}
	}
	if t.Log(pieces, "pieces"); crossing > 0 {
		t.Errorf("%d of %d cross a digit", crossing, pieces)
	}
}
