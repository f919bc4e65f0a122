package board

import (
	"image"
	"image/color"
	"math"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// TestRoute: straight if nothing is in the way, else round it.
func TestRoute(t *testing.T) {
	p := newPainter(testPainter, &theme.Light, GeomOf(100), 1)
	for _, c := range []struct {
		name     string
		digits   string // filled cells
		marks    string // marks in other cells, as row, column, digits
		from, to string
		bow      float64 // how far the middle is to the right of the straight line, in cells; 0: straight
	}{
		{"nothing in the way", "", "", "r5c1=5", "r5c7=5", 0},
		{"digits beside it", "r4c3 r6c3 r4c4", "5338", "r5c1=5", "r5c7=5", 0},
		{"along a column of candidates", "r2c6 r3c6", "", "r5c6=4", "r1c6=4", 0},
		{"a digit in the way: to the right", "r5c3", "", "r5c1=5", "r5c7=5", .45},
		{"backwards: to the right is above", "r5c3", "", "r5c7=5", "r5c1=5", .45},
		{"marks there: to the left", "r5c3", "527 569", "r5c1=5", "r5c7=5", -.45},
		{"marks on both sides: further out", "r5c3", "527 521 563", "r5c1=5", "r5c7=5", .9},
		{"no way is free: the least", "r1c2 r1c3 r1c4 r2c3", "", "r1c1=5", "r1c5=5", .45},
		{"in a cell: round", "", "", "r5c5=4", "r5c5=5", .45},
		{"across a cell: straight", "", "", "r5c5=1", "r5c5=9", 0},
	} {
		var v View
		for k := range cells(c.digits).All() {
			v.State.Grid[k] = 8
		}
		marks(&v.Cands, c.marks)
		looks := Looks(&v)
		a, b := cand(c.from), cand(c.to)
		pts := overlayPainter{p}.route(a, b, overlayPainter{p}.obstacles(&looks))
		if len(pts) < 2 {
			t.Errorf("%s: no way", c.name)
			continue
		}
		if bow := p.bow(a, b, pts); math.Abs(bow-c.bow) > .03 {
			t.Errorf("%s: bowed by %.2f cells, want %.2f", c.name, bow, c.bow)
		}
		for i, k := range []puzzle.Candidate{a, b} {
			x, y := p.Spot(k)
			q := pts[i*(len(pts)-1)]
			if d := math.Hypot(q.X-x, q.Y-y); math.Abs(d-(14.2+100./36)) > .2 {
				t.Errorf("%s: ends %.1f from the centre of %v", c.name, d, k)
			}
		}
	}
	if (overlayPainter{p}).route(cand("r1c1=1"), cand("r1c1=1"), nil) != nil {
		t.Error("there is a way from a candidate to itself")
	}
}

// bow returns how far, in cells, the middle of a path is to the right of the straight
// line.
func (p *painter) bow(a, b puzzle.Candidate, pts []paint.Pt) float64 {
	ax, ay := p.Spot(a)
	bx, by := p.Spot(b)
	far := 0.
	for _, q := range pts {
		if d := ((bx-ax)*(q.Y-ay) - (by-ay)*(q.X-ax)) / math.Hypot(bx-ax, by-ay); math.Abs(d) > math.Abs(far) {
			far = d
		}
	}
	return far / p.p()
}

func TestNearest(t *testing.T) {
	p := newPainter(testPainter, &theme.Light, GeomOf(60), 1)
	list := func(names ...string) (out []puzzle.Candidate) {
		for _, n := range names {
			out = append(out, cand(n))
		}
		return out
	}
	k := puzzle.Link{From: list("r1c1=4", "r1c3=4"), To: list("r9c1=4", "r1c8=4", "r5c5=4")}
	if a, b := (overlayPainter{p}).nearest(k); a != cand("r1c3=4") || b != cand("r5c5=4") {
		t.Errorf("from %v to %v", a, b)
	}
}

// TestLinkPainted: the shaft has its colour, a halo separates it from the grid lines,
// and digits are on top.
func TestLinkPainted(t *testing.T) {
	v := skyscraper()
	looks := Looks(&v)
	p := newPainter(testPainter, &theme.Light, GeomOf(72), 1)
	m := canvasFor(p.Geom)
	p.all(m, &looks, v.overlay())
	x, _ := p.Spot(cand("r3c1=4"))
	line, _ := p.Line(3) // the thick line that the link crosses
	at := func(dx float64) color.NRGBA { return color.NRGBAModel.Convert(m.At(int(x+dx), line+1)).(color.NRGBA) }
	if at(0) != p.pal.BaseLine || at(-2.6) != p.pal.Base || at(2.6) != p.pal.Base || at(-7) != p.pal.Thick {
		t.Errorf("across the link: %v %v %v, beside it %v", at(-2.6), at(0), at(2.6), at(-7))
	}
	if has := coloursOf(m, p.Outer(cell("r5c3"))); !has[p.pal.Off] {
		t.Error("the weak link does not pass r5c3")
	}
}

// TestBars: they are outside the board, at both ends, dashed for cover houses.
func TestBars(t *testing.T) {
	p := newPainter(testPainter, &theme.Light, GeomOf(72), 1)
	for _, c := range []struct {
		h         puzzle.House
		role      puzzle.Role
		side, end image.Point // where bars are expected
		want      color.NRGBA
		changes   int // number of changes between background and bar, along a bar
	}{
		{puzzle.Col(2), puzzle.Base, image.Pt(182, -6), image.Pt(182, 657), p.pal.BaseLine, 2},
		{puzzle.Row(2), puzzle.Cover, image.Pt(-6, 182), image.Pt(657, 182), p.pal.CoverLine, 6},
	} {
		m := image.NewRGBA(image.Rect(-10, -10, p.Side()+10, p.Side()+10))
		overlayPainter{p}.over(m, overlay{houses: []puzzle.HouseRole{{House: c.h, Role: c.role}}})
		for _, q := range []image.Point{c.side, c.end} {
			if got := color.NRGBAModel.Convert(m.At(q.X, q.Y)); got != c.want {
				t.Errorf("%v: %v at %v, want %v", c.h, got, q, c.want)
			}
		}
		changes, before := 0, false
		for i := range p.Side() {
			q := image.Pt(i, c.side.Y)
			if c.h.Kind() == 'r' {
				q = image.Pt(c.side.X, i)
			}
			if on := m.RGBAAt(q.X, q.Y).A > 128; on != before {
				changes, before = changes+1, on
			}
		}
		if changes != c.changes {
			t.Errorf("%v: %d changes along the bar, want %d", c.h, changes, c.changes)
		}
		paint.Fill(m, image.Rect(-10, -10, p.Side()+10, 0), color.Transparent)
		paint.Fill(m, image.Rect(-10, p.Side(), p.Side()+10, p.Side()+10), color.Transparent)
		paint.Fill(m, image.Rect(-10, -10, 0, p.Side()+10), color.Transparent)
		paint.Fill(m, image.Rect(p.Side(), -10, p.Side()+10, p.Side()+10), color.Transparent)
		for _, v := range m.Pix {
			if v != 0 {
				t.Fatalf("%v: a bar lies on the board", c.h)
			}
		}
	}
}

func TestPicture(t *testing.T) {
	for _, size := range []int{0, 1, 10, 40, 131, 400} {
		for _, v := range []View{playing(), skyscraper(), {}} {
			pic := Picture(testPainter, &theme.Dark, v, size)
			if pic.Rect != image.Rect(0, 0, size, size) {
				t.Errorf("size %d: %v", size, pic.Rect)
			}
			for i := 3; i < len(pic.Pix); i += 4 {
				if pic.Pix[i] != 255 {
					t.Fatalf("size %d: transparent at %d", size, i/4)
				}
			}
		}
	}
}
