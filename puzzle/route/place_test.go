package route_test

import (
	"math"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// The places of candidates are apart, in the cell, and found again.
func TestPlaces(t *testing.T) {
	killer, err := puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 5}})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*puzzle.Shape{nil, puzzle.Diagonal, puzzle.Mini6, puzzle.Mini4, killer} {
		for d := range s.Digits().All() {
			at := route.Place(s, d, .27)
			if math.Abs(at.X) > .4 || math.Abs(at.Y) > .4 {
				t.Errorf("%d x %d: %d is at %v", s.Size(), s.Size(), d, at)
			}
			for e := range s.Digits().All() {
				if other := route.Place(s, e, .27); e != d && distance(at, other) < .19 {
					t.Errorf("%d x %d: %d and %d are at %v and %v", s.Size(), s.Size(), d, e, at, other)
				}
			}
			if got := route.Nearest(s, route.Point{X: at.X + .05, Y: at.Y - .05}, .27); got != d {
				t.Errorf("%d x %d: near %d is %d", s.Size(), s.Size(), d, got)
			}
		}
	}
	if at := route.Place(killer, 1, .27); at.X != -.225 || math.Abs(at.Y+.125) > 1e-9 {
		t.Errorf("1 in a cage is at %v", at)
	}
}
