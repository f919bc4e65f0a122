package route_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// cellsOf reads cells as a drawing: a line for each row, # for a cell.
func cellsOf(drawing string) (s puzzle.CellSet) {
	for r, line := range strings.Fields(drawing) {
		for c, b := range line {
			if b == '#' {
				s.Add(puzzle.CellAt(r, c))
			}
		}
	}
	return s
}

func said(lines [][]route.Point) string {
	var parts []string
	for _, l := range lines {
		var b strings.Builder
		for _, p := range l {
			fmt.Fprintf(&b, "%.1f,%.1f ", p.X, p.Y)
		}
		parts = append(parts, strings.TrimSpace(b.String()))
	}
	return strings.Join(parts, " | ")
}

func TestCage(t *testing.T) {
	for _, tt := range []struct{ cells, want string }{
		{"#", "0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9"},
		{"##", "0.1,0.1 1.9,0.1 1.9,0.9 0.1,0.9"},
		{".# ##", "1.1,0.1 1.9,0.1 1.9,1.9 0.1,1.9 0.1,1.1 1.1,1.1"},
		{"## #.", "0.1,0.1 1.9,0.1 1.9,0.9 0.9,0.9 0.9,1.9 0.1,1.9"},
		{"#. .#", "0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9 | 1.1,1.1 1.9,1.1 1.9,1.9 1.1,1.9"},
		{"### #.# ###", "0.1,0.1 2.9,0.1 2.9,2.9 0.1,2.9 | 2.1,0.9 0.9,0.9 0.9,2.1 2.1,2.1"},
		{"", ""},
	} {
		if got := said(route.Cage(cellsOf(tt.cells), .1)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.cells, got, tt.want)
		}
	}
}

// TestCageEncloses: the outlines of any cells, not moved, enclose as much as there are cells, of
// pieces that are upright or level, and begin at the first cell.
func TestCageEncloses(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		var cells puzzle.CellSet
		for range 1 + rng.IntN(40) {
			cells.Add(puzzle.Cell(rng.IntN(81)))
		}
		area := 0.
		for _, l := range route.Cage(cells, 0) {
			for i, p := range l {
				q := l[(i+1)%len(l)]
				area += (p.X*q.Y - q.X*p.Y) / 2
				if (p.X == q.X) == (p.Y == q.Y) {
					t.Fatalf("%s: a slanting piece", cells.Notation())
				}
			}
		}
		if math.Abs(area-float64(cells.Len())) > 1e-9 {
			t.Fatalf("%s: %v cells enclosed", cells.Notation(), area)
		}
		first := cells.First()
		if p := route.Cage(cells, .09)[0][0]; p != (route.Point{X: float64(first.Col()) + .09, Y: float64(first.Row()) + .09}) {
			t.Fatalf("%s: begins at %v", cells.Notation(), p)
		}
	}
}

func TestOutside(t *testing.T) {
	square := []route.Point{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 4}, {X: 0, Y: 4}}
	for _, tt := range []struct {
		a, b route.Point
		want string
	}{
		{route.Point{X: -1, Y: -1}, route.Point{X: 1, Y: 1}, "1.0,0.0 4.0,0.0 4.0,4.0 0.0,4.0 0.0,1.0"},
		{route.Point{X: 1, Y: 1}, route.Point{X: 2, Y: 2}, "0.0,0.0 4.0,0.0 4.0,4.0 0.0,4.0 0.0,0.0"},
		{route.Point{X: 1, Y: -1}, route.Point{X: 2, Y: 1}, "2.0,0.0 4.0,0.0 4.0,4.0 0.0,4.0 0.0,0.0 1.0,0.0"},
		{route.Point{X: -1, Y: -1}, route.Point{X: 5, Y: 5}, ""},
		{route.Point{X: 3, Y: 3}, route.Point{X: 5, Y: 5}, "3.0,4.0 0.0,4.0 0.0,0.0 4.0,0.0 4.0,3.0"},
		{route.Point{X: -1, Y: 1}, route.Point{X: 5, Y: 2}, "0.0,1.0 0.0,0.0 4.0,0.0 4.0,1.0 | 4.0,2.0 4.0,4.0 0.0,4.0 0.0,2.0"},
	} {
		if got := said(route.Outside(square, tt.a, tt.b)); got != tt.want {
			t.Errorf("%v to %v: %s, want %s", tt.a, tt.b, got, tt.want)
		}
	}
}
