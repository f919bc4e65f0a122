package paint

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// area returns the number of covered pixels, partly covered ones as fractions.
func area(m *image.RGBA) (sum float64) {
	for i := 3; i < len(m.Pix); i += 4 {
		sum += float64(m.Pix[i]) / 255
	}
	return sum
}

func TestShapes(t *testing.T) {
	square := []Pt{{20, 20}, {60, 20}, {60, 60}, {20, 60}, {20, 20}}
	for _, c := range []struct {
		name string
		draw func(m *image.RGBA)
		want float64 // pixels
	}{
		{"rectangle", func(m *image.RGBA) { testPainter.Round(m, 10, 10, 40.5, 30, 0, 0, black) }, 610},
		{"round rectangle", func(m *image.RGBA) { testPainter.Round(m, 10, 10, 50, 50, 8, 0, black) }, 1600 - (4-math.Pi)*64},
		{"radius larger than it", func(m *image.RGBA) { testPainter.Round(m, 10, 10, 50, 50, 99, 0, black) }, math.Pi * 400},
		{"ring", func(m *image.RGBA) { testPainter.Round(m, 10, 10, 50, 50, 0, 3, black) }, 1600 - 34*34},
		{"ring without a hole", func(m *image.RGBA) { testPainter.Round(m, 10, 10, 50, 50, 0, 20, black) }, 1600},
		{"nothing", func(m *image.RGBA) { testPainter.Round(m, 50, 10, 10, 50, 0, 0, black) }, 0},
		{"disc", func(m *image.RGBA) { testPainter.Disc(m, 40, 40, 25, black) }, math.Pi * 625},
		{"circle", func(m *image.RGBA) { testPainter.Circle(m, 40, 40, 25, 4, black) }, math.Pi * (625 - 441)},
		{"line", func(m *image.RGBA) { testPainter.Line(m, 10, 20, 60, 20, 3, black) }, 150},
		{"sloping line", func(m *image.RGBA) { testPainter.Line(m, 10, 10, 40, 50, 2, black) }, 100},
		{"line of no length", func(m *image.RGBA) { testPainter.Line(m, 10, 10, 10, 10, 2, black) }, 0},
		{"bent line", func(m *image.RGBA) { testPainter.Polyline(m, []Pt{{10, 10}, {50, 10}, {50, 50}}, 4, black) }, 320},
		{"closed line", func(m *image.RGBA) { testPainter.Polyline(m, square, 4, black) }, 44*44 - 36*36},
		{"triangle", func(m *image.RGBA) { testPainter.Polygon(m, []Pt{{0, 0}, {40, 0}, {0, 40}}, black) }, 800},
		{"no polygon", func(m *image.RGBA) { testPainter.Polygon(m, nil, black) }, 0},
		{"no number", func(m *image.RGBA) { testPainter.Disc(m, math.NaN(), 3, 5, black) }, 0},
		{"far away", func(m *image.RGBA) { testPainter.Disc(m, 1e12, 3, 5, black) }, 0},
		{"dashes", func(m *image.RGBA) { testPainter.Dashed(m, []Pt{{0, 20}, {57, 20}}, 2, 7, 5, black) }, 2 * 5 * 7},
		{"dashes and dots", func(m *image.RGBA) { testPainter.Pattern(m, []Pt{{0, 20}, {60, 20}}, 2, black, 10, 4, 2, 4) }, 2 * 3 * 12},
		{"dashes round a corner", func(m *image.RGBA) { testPainter.Dashed(m, square, 2, 10, 10, black) }, 160},
	} {
		m := blank(80, 80)
		c.draw(m)
		if got := area(m); math.Abs(got-c.want) > .012*c.want+.5 {
			t.Errorf("%s: %.1f pixels, want %.1f", c.name, got, c.want)
		}
	}
}

func TestDashes(t *testing.T) {
	line := []Pt{{0, 0}, {30, 0}, {30, 30}}
	for _, c := range []struct {
		name    string
		pts     []Pt
		on, off float64
		n       int
		sum     float64
	}{
		{"longer than the line", line, 100, 5, 1, 60},
		{"the last one is cut", line, 25, 10, 2, 50},
		{"round the corner", line, 20, 5, 3, 50},
		{"no gap", line, 7, 0, 1, 60},
		{"no line", line[:1], 7, 5, 1, 0},
		{"closed: evenly", []Pt{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, 6, 3.5, 4, 40 * 6 / 9.5},
	} {
		list := dashes(c.pts, c.on, c.off)
		sum := 0.
		for _, dash := range list {
			sum += length(dash)
		}
		if len(list) != c.n || math.Abs(sum-c.sum) > 1e-6 {
			t.Errorf("%s: %d dashes, %.2f long, want %d, %.2f", c.name, len(list), sum, c.n, c.sum)
		}
	}
}

// TestShapesClip: a shape that crosses the edge of a picture looks as in a larger
// picture, and nothing is painted outside.
func TestShapesClip(t *testing.T) {
	for _, side := range []int{90, 1000} { // the rasterizer has two algorithms, for small and for large pictures
		f := float64(side)
		draw := func(m *image.RGBA) {
			testPainter.Round(m, -.2*f, -.1*f, .4*f, .5*f, .1*f, .05*f, black)
			testPainter.Disc(m, .9*f, .9*f, .3*f, black)
			testPainter.Line(m, -f, 1.5*f, 2*f, -.7*f, 3, black)
		}
		whole := blank(side, side)
		draw(whole)
		part := image.Rect(side/5, side/7, side*4/5, side*6/7)
		m := blank(side, side)
		draw(m.SubImage(part).(*image.RGBA))
		sameWithin(t, m, whole, part)
	}
}

func TestBezier(t *testing.T) {
	pts := Bezier(Pt{0, 0}, Pt{0, 60}, Pt{100, 60}, Pt{100, 0})
	if len(pts) != 61 || pts[0] != (Pt{0, 0}) || pts[60] != (Pt{100, 0}) || pts[30] != (Pt{50, 45}) {
		t.Errorf("%d points from %v by %v to %v", len(pts), pts[0], pts[30], pts[60])
	}
}

func TestFill(t *testing.T) {
	m := blank(4, 4)
	Fill(m, m.Rect, color.White)
	Fill(m, image.Rect(2, 2, 9, 9), color.Transparent)
	if got := area(m); got != 12 {
		t.Errorf("%v pixels are white, want 12", got)
	}
}
