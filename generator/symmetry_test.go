package generator

import (
	"testing"

	"sudoku/puzzle"
)

func TestOrbits(t *testing.T) {
	for _, tt := range []struct {
		symmetry       Symmetry
		name           string
		n              int    // orbits
		r1c2, r2c5, r4 string // the orbits of r1c2, r2c5 and r4c4
	}{
		{None, "none", 81, "r1c2", "r2c5", "r4c4"},
		{HalfTurn, "half-turn", 41, "r1c2,r9c8", "r28c5", "r4c4,r6c6"},
		{QuarterTurn, "quarter-turn", 21, "r8c1,r1c2,r9c8,r2c9", "r5c28,r28c5", "r4c46,r6c46"},
		{Horizontal, "horizontal", 45, "r19c2", "r28c5", "r46c4"},
		{Vertical, "vertical", 45, "r1c28", "r2c5", "r4c46"},
		{Diagonal, "diagonal", 45, "r2c1,r1c2", "r5c2,r2c5", "r4c4"},
		{AntiDiagonal, "anti-diagonal", 45, "r1c2,r8c9", "r2c5,r5c8", "r4c4,r6c6"},
		{BothDiagonals, "both-diagonals", 25, "r2c1,r1c2,r9c8,r8c9", "r5c28,r28c5", "r4c4,r6c6"},
	} {
		if got, ok := ParseSymmetry(tt.name); !ok || got != tt.symmetry || got.Name() != tt.name {
			t.Errorf("%s is read as %v", tt.name, got)
		}
		if n := len(orbits[tt.symmetry]); n != tt.n {
			t.Errorf("%s: %d orbits, want %d", tt.name, n, tt.n)
		}
		for c, want := range map[string]string{"r1c2": tt.r1c2, "r2c5": tt.r2c5, "r4c4": tt.r4} {
			cell, _ := puzzle.ParseCell(c)
			if got := tt.symmetry.Orbit(cell).Notation(); got != want {
				t.Errorf("%s: the orbit of %s is %s, want %s", tt.name, c, got, want)
			}
		}
	}
	if s, ok := ParseSymmetry("Half-Turn"); ok {
		t.Errorf("Half-Turn is read as %v", s)
	}
}

func TestOrbitsShareOutTheCells(t *testing.T) {
	if len(Symmetries) != len(symmetries) {
		t.Errorf("%d symmetries listed of %d", len(Symmetries), len(symmetries))
	}
	for _, s := range Symmetries {
		var seen puzzle.CellSet
		for _, cells := range orbits[s] {
			o := puzzle.CellsOf(cells...)
			if !seen.And(o).Empty() {
				t.Errorf("%s: %s is in two orbits", s.Name(), seen.And(o).Notation())
			}
			seen = seen.Or(o)
			for c := range o.All() {
				if s.Orbit(c) != o {
					t.Errorf("%s: the orbit of %v depends on the cell", s.Name(), c)
				}
			}
		}
		if seen != puzzle.AllCells {
			t.Errorf("%s misses cells", s.Name())
		}
	}
}
