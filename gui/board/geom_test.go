package board

import (
	"image"
	"testing"

	"sudoku/puzzle"
)

// TestGeom checks every size of a cell that a screen may need.
func TestGeom(t *testing.T) {
	for p := 20; p <= 300; p++ {
		g := GeomOf(p)
		if want := max(1, (p+40)/80); g.Thin != want || g.Thick != 3*want && (p >= 48 || g.Thick != 2) {
			t.Errorf("p %d: lines of %d and %d", p, g.Thin, g.Thick)
		}
		if s := g.Side(); FitIn(s) != g || FitIn(s-1) != GeomOf(p-1) {
			t.Errorf("p %d: not the largest in %d pixels", p, s)
		}
		end := 0
		for i := range 10 {
			at, w := g.Column(i)
			if i > 0 && at < end+p/2 || at < 0 || at+w > g.Side() || i == 9 && at+w != g.Side() {
				t.Errorf("p %d: line %d at %d, %d wide", p, i, at, w)
			}
			end = at + w
		}
		checkCells(t, g)
	}
}

// checkCells: the area between the lines belongs to one cell each, the outer rectangles
// tile the board, and both contain the centre and all nine spots.
func checkCells(t *testing.T, g Geom) {
	t.Helper()
	lines := 0
	for i := range 10 {
		_, w := g.Column(i)
		lines += w
	}
	inner, outer := 0, 0
	for c := range puzzle.Cell(81) {
		in, out := g.Inner(c), g.Outer(c)
		inner += in.Dx() * in.Dy()
		outer += out.Dx() * out.Dy()
		if !in.In(image.Rect(0, 0, g.Side(), g.Side())) || !in.Inset(1).In(out) {
			t.Errorf("p %d, %v: between lines %v, with them %v", g.P, c, in, out)
		}
		for d := puzzle.Digit(0); d <= 9; d++ {
			x, y := g.Centre(c)
			if d > 0 {
				x, y = g.Spot(puzzle.Cand(c, d))
				if k := g.CandAt(x+.1*float64(g.P), y-.1*float64(g.P)); k != puzzle.Cand(c, d) {
					t.Errorf("p %d: near %v=%d is %v", g.P, c, d, k)
				}
			}
			if !image.Pt(int(x), int(y)).In(in) || g.CellAt(x, y) != c {
				t.Errorf("p %d, %v: spot %d at %v, %v is outside %v", g.P, c, d, x, y, in)
			}
		}
	}
	free := g.Side() - lines
	if inner != free*free || outer != 81*g.P*g.P {
		t.Errorf("p %d: cells have %d and %d pixels, want %d and %d", g.P, inner, outer, free*free, 81*g.P*g.P)
	}
}

func TestCellAt(t *testing.T) {
	g := GeomOf(72)
	for _, c := range []struct {
		x, y float64
		want string
	}{
		{-50, -50, "r1c1"}, {0, 0, "r1c1"}, {73, 73, "r1c1"}, {73.5, 73, "r1c2"}, {73, 73.5, "r2c1"},
		{330, 330, "r5c5"}, {650, 650, "r9c9"}, {9999, 3, "r1c9"}, {3, 9999, "r9c1"},
	} {
		if got := g.CellAt(c.x, c.y); got.String() != c.want {
			t.Errorf("at %v, %v is %v, want %s", c.x, c.y, got, c.want)
		}
	}
}

func TestFitInLittle(t *testing.T) {
	for side := -5; side < 300; side++ {
		if g := FitIn(side); g.P < 1 || g.P > 1 && g.Side() > side {
			t.Errorf("in %d pixels: %+v", side, g)
		}
	}
}
