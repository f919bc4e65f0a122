package cli

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/solver"
)

// A puzzle with entries keeps its givens and its solution from any layout to any other.
func TestMatrix(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	g, _ := puzzle.ParseGrid(one)
	solution, err := solver.Solve(g)
	if err != nil {
		t.Fatal(err)
	}
	p := puzzle.Puzzle{Givens: g, Centre: puzzle.NewPosition(g).Cands, Title: "Sunday"}
	for c, d := range solution {
		switch {
		case g[c] != 0:
		case c%5 == 0:
			p.Entries[c], p.Centre[c] = d, 0
		case c%5 == 1:
			p.Centre[c] = d.Set()
		case c%5 == 2:
			p.Centre[c], p.Corner[c] = 0, d.Set()
		}
	}
	for _, from := range format.Formats {
		first, err := format.Parse(from.Text(p))
		if err != nil || len(first) != 1 {
			t.Fatalf("%s: %d puzzles, %v", from.Name, len(first), err)
		}
		for _, to := range format.Formats {
			list, err := format.Parse(to.Text(first[0]))
			if err != nil || len(list) != 1 {
				t.Fatalf("%s to %s: %d puzzles, %v", from.Name, to.Name, len(list), err)
			}
			for c, d := range g {
				if d != 0 && list[0].Givens[c] != d {
					t.Fatalf("%s to %s: %v", from.Name, to.Name, list[0].Givens)
				}
			}
			all := list[0].Grid()
			if got, err := solver.Solve(all); err != nil || got != solution {
				t.Errorf("%s to %s: %v, %v", from.Name, to.Name, all, err)
			}
		}
	}
}
