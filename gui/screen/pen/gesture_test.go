package pen

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/photo/phototest"
)

// drawnIn returns strokes of a cell as strokes on the board.
func drawnIn(c puzzle.Cell, list [][][2]float64) (out []board.Stroke) {
	for _, s := range list {
		var on board.Stroke
		for _, p := range s {
			on = append(on, [2]float64{float64(c.Col()) + p[0], float64(c.Row()) + p[1]})
		}
		out = append(out, on)
	}
	return out
}

// TestDigitsAreNoGestures: what somebody writes as a digit erases and selects nothing, whether or
// not the cell holds something, and is a mark only if it is small.
func TestDigitsAreNoGestures(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	for i := range 3000 {
		d, c := 1+i%9, puzzle.Cell(rng.IntN(81))
		list := drawnIn(c, phototest.Strokes(rng, d))
		for _, filled := range []bool{false, true} {
			if a, ok := gestureOf(list, c, filled); ok {
				t.Errorf("a %d in %v (filled: %v) does %+v: %v", d, c, filled, a, list)
			}
		}
		if b := spanOf(list...); b.h() > .42 && inCorner(list, c) {
			t.Errorf("a %d of height %.2f is a mark", d, b.h())
		}
	}
}

// Each line: a shape drawn in r5c5, where it is and how large, whether that cell holds something,
// and what it does.
const gestures = `
level    .5 .5 .6    filled  erase r5c5
level    .5 .5 .6    empty   erase r5c5
rising   .5 .5 .6    filled  erase r5c5
rising   .5 .5 .6    empty   -
upright  .5 .5 .7    filled  -
level    .5 .5 .3    filled  -
zigzag   .5 .5 .6    filled  erase r5c5
zigzag   .5 .5 .6    empty   erase r5c5
zigzag   .5 .5 .15   filled  -
circle   .5 .5 .7    filled  select r5c5
circle   .5 .5 .9    empty   select r5c5
circle   .3 .3 .55   empty   select r5c5
circle   .5 .5 .4    empty   -
circle   .5 .5 2.6   empty   select r4c5 r5c4 r5c5 r5c6 r6c5
circle   .5 .5 3.2   filled  select r4c4 r4c5 r4c6 r5c4 r5c5 r5c6 r6c4 r6c5 r6c6
arc      .5 .5 .8    empty   -
`

func TestGestures(t *testing.T) {
	const c = puzzle.Cell(40)
	for line := range strings.Lines(gestures) {
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		s := shape(f[0], parsed(t, f[1]), parsed(t, f[2]), parsed(t, f[3]))
		a, ok := gestureOf(drawnIn(c, [][][2]float64{s}), c, f[4] == "filled")
		got := "-"
		if ok {
			got = "select"
			if a.erase {
				got = "erase"
			}
			for cell := range a.cells.All() {
				got += " " + cell.String()
			}
		}
		if want := strings.Join(f[5:], " "); got != want {
			t.Errorf("%s: got %q", strings.TrimSpace(line), got)
		}
	}
}

func parsed(t *testing.T, s string) float64 {
	t.Helper()
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// shape returns a line of a kind around a place, as large as is said.
func shape(kind string, x, y, size float64) (s [][2]float64) {
	for i := range 41 {
		t := float64(i) / 40
		var dx, dy float64
		switch kind {
		case "level":
			dx = t - .5
		case "rising":
			dx, dy = .7*(t-.5), .7*(.5-t)
		case "upright":
			dx, dy = .3*(t-.5), .5-t
		case "zigzag":
			dx, dy = .5-2*math.Abs(math.Mod(4*t, 1)-.5), t-.5
		case "arc":
			dx, dy = .5*math.Cos(4*t), .5*math.Sin(4*t)
		default:
			dx, dy = .5*math.Cos(2*math.Pi*t), .5*math.Sin(2*math.Pi*t)
		}
		s = append(s, [2]float64{x + size*dx, y + size*dy})
	}
	return s
}
