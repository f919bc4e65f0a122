package variant

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/variant/varianttest"
)

// Puzzles that were published, with their solutions.
func TestPublished(t *testing.T) {
	for _, tt := range []struct {
		name, shape, givens, solution string
	}{
		{
			"the killer that Wikipedia shows",
			"killer; " +
				"3 r1c1 r1c2; 15 r1c3 r1c4 r1c5; 22 r1c6 r2c5 r2c6 r3c5; 4 r1c7 r2c7; 16 r1c8 r2c8; 15 r1c9 r2c9 r3c9 r4c9; " +
				"25 r2c1 r2c2 r3c1 r3c2; 17 r2c3 r2c4; 9 r3c3 r3c4 r4c4; 8 r3c6 r4c6 r5c6; 20 r3c7 r3c8 r4c7; 6 r4c1 r5c1; " +
				"14 r4c2 r4c3; 17 r4c5 r5c5 r6c5; 17 r4c8 r5c7 r5c8; 13 r5c2 r5c3 r6c2; 20 r5c4 r6c4 r7c4; 12 r5c9 r6c9; " +
				"27 r6c1 r7c1 r8c1 r9c1; 6 r6c3 r7c2 r7c3; 20 r6c6 r7c6 r7c7; 6 r6c7 r6c8; 10 r7c5 r8c4 r8c5 r9c4; 14 r7c8 r7c9 r8c8 r8c9; " +
				"8 r8c2 r9c2; 16 r8c3 r9c3; 15 r8c6 r8c7; 13 r9c5 r9c6 r9c7; 17 r9c8 r9c9",
			"", "215647398368952174794381652586274931142593867973816425821739546659428713437165289",
		},
		{
			"the killer by which Conceptis explains the rules",
			"killer; " +
				"15 r1c1 r1c2 r2c1; 19 r1c3 r1c4 r2c3; 16 r1c5 r1c6 r2c5; 8 r1c7 r1c8 r2c8; 19 r1c9 r2c9 r3c9; 15 r2c2 r3c2 r4c2; " +
				"4 r2c4 r3c4; 18 r2c6 r2c7 r3c7; 7 r3c1 r4c1; 16 r3c3 r4c3 r4c4; 16 r3c5 r3c6 r4c5; 12 r3c8 r4c8 r5c8; " +
				"17 r4c6 r4c7 r5c6; 17 r4c9 r5c9 r6c9; 17 r5c1 r6c1 r6c2; 10 r5c2 r5c3; 20 r5c4 r5c5 r6c4; 7 r5c7 r6c7; " +
				"6 r6c3 r7c3; 9 r6c5 r7c4 r7c5; 7 r6c6 r7c6; 26 r6c8 r7c8 r7c9 r8c8 r8c9; 23 r7c1 r7c2 r8c1 r8c2; 12 r7c7 r8c7; " +
				"26 r8c3 r8c4 r8c5 r8c6 r9c5; 21 r9c1 r9c2 r9c3 r9c4; 12 r9c6 r9c7; 10 r9c8 r9c9",
			"", "863975214127346958459182367385261749746859123912734685294513876571698432638427591",
		},
		{
			"the diagonal puzzle of a course on artificial intelligence", "diagonal",
			"2.............62....1....7...6..8...3...9...7...6..4...4....8....52.............3",
			"267945381853716249491823576576438192384192657129657438642379815935281764718564923",
		},
		{"an example of 6 x 6", "6x6", ".5...2....4...12....53...6....4...3.", ""},
		{"another example of 6 x 6", "6x6", "4213....54.1..26...64...2.61.315324.", ""},
	} {
		shape, ok := puzzle.ParseShape(tt.shape)
		if !ok {
			t.Fatalf("%s: %s is no shape", tt.name, tt.shape)
		}
		givens, want := cellsOf(shape, tt.givens), cellsOf(shape, tt.solution)
		got, err := Solve(t.Context(), shape, givens)
		if err != nil || tt.solution != "" && got != want || !shape.Solved(&got) {
			t.Errorf("%s: %v, %v", tt.name, got, err)
		}
		if n := varianttest.Count(shape, givens, 2); n != 1 {
			t.Errorf("%s: the plain search finds %d solutions", tt.name, n)
		}
	}
}

// cellsOf reads the cells of a board, in order; an empty text leaves them empty.
func cellsOf(shape *puzzle.Shape, cells string) (g puzzle.Grid) {
	if cells == "" {
		return g
	}
	i := 0
	for c := range shape.Cells().All() {
		g[c] = puzzle.Digit(max(cells[i], '0') - '0')
		i++
	}
	return g
}
