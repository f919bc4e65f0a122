package generator

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// digSlowly does what a digger that has just begun promises, orbit by orbit.
func digSlowly(d *digger) puzzle.Grid {
	g := d.grid
	for _, n := range d.orbits[:len(orbits[d.order.Symmetry])] {
		orbit := orbits[d.order.Symmetry][n]
		left := g.Count()
		if left <= d.goal || left-len(orbit) < d.low {
			continue
		}
		h := g
		for _, c := range orbit {
			h[c] = 0
		}
		if solver.Count(h, 2) == 1 {
			g = h
		}
	}
	return g
}

func TestLotsChangeNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	var q questions
	var d digger
	for n := range 6 {
		for _, s := range Symmetries {
			for _, depth := range [][2]int{{0, 0}, {24, 24}, {25, 28}, {30, 33}, {37, 37}, {39, 40}, {59, 60}, {80, 80}} {
				d.start(t.Context(), &Order{Symmetry: s, MaxGivens: 81}, attempt{0, n})
				d.low, d.goal = depth[0], depth[1]
				want := digSlowly(&d)
				for d.ask(&q) {
					q.answerAll(t.Context())
				}
				if d.grid != want || d.failed {
					t.Errorf("%d, %s, %v:\n%v, orbit by orbit\n%v", n, s.Name(), depth, d.grid, want)
				}
			}
		}
	}
}

// A digger that has dug proves that the puzzle is minimal.
func TestMinimal(t *testing.T) {
	var q questions
	for _, tt := range []struct {
		grid string
		want bool
	}{
		{".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", true},
		{"6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", false},
		{"......51.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", false},
	} {
		g, _ := puzzle.ParseGrid(tt.grid)
		solution, err := solver.Solve(g)
		if err != nil {
			t.Fatal(err)
		}
		d := digger{order: &Order{Symmetry: HalfTurn, Minimal: true, MaxGivens: 81}, grid: g, solution: solution}
		d.unavoidable.count.one = ^uint64(0) // nothing is known to be unavoidable
		for d.end(); d.ask(&q); {
			q.answerAll(t.Context())
		}
		if d.failed == tt.want {
			t.Errorf("%s: %v", tt.grid, !d.failed)
		}
	}
}
