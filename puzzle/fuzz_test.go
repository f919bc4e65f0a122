package puzzle

import "testing"

// FuzzNames reads anything as a cell and as a grid: what is read is written the same.
func FuzzNames(f *testing.F) {
	for _, s := range []string{"r1c1", "r9c9", "r0c1", "R1C1", "r1c10",
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if c, ok := ParseCell(s); ok && c.String() != s {
			t.Errorf("%q is the cell %v", s, c)
		}
		g, ok := ParseGrid(s)
		if again, _ := ParseGrid(g.String()); ok && again != g || !ok && g != (Grid{}) {
			t.Errorf("%q is the grid %v, %v", s, g, ok)
		}
	})
}
