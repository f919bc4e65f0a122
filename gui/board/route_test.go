package board

import (
	"image"
	"image/color"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// TestLinkPainted: the shaft has its colour, a halo separates it from the grid lines,
// and digits are on top.
func TestLinkPainted(t *testing.T) {
	v := skyscraper()
	looks := Looks(&v)
	p := newPainter(testPainter, &theme.Light, GeomOf(72), 1)
	m := canvasFor(p.Geom)
	p.all(m, &looks, v.overlay())
	x, _ := p.Spot(cand("r3c1=4"))
	line, _ := p.Column(3) // the thick line that the link crosses
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

// TestLinkTouches: a link within a cell is drawn unless its ends touch.
func TestLinkTouches(t *testing.T) {
	cages, _ := puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 9}})
	for _, s := range []*puzzle.Shape{nil, cages, puzzle.Mini4, puzzle.Mini6} {
		g := GeomOf(60)
		g.Shape = s
		p := overlayPainter{newPainter(testPainter, &theme.Light, g, 1)}
		for a := range s.Digits().All() {
			for b := range (s.Digits() &^ a.Set()).All() {
				v := View{Flags: FixedPlaces}
				v.State.Shape = s
				v.Hint.Links = []puzzle.Link{{From: []puzzle.Candidate{puzzle.Cand(0, a)}, To: []puzzle.Candidate{puzzle.Cand(0, b)}}}
				looks := Looks(&v)
				if drawn := len(p.ways(&looks, v.Hint.Links).Links[0].Points) > 1; drawn == v.Hint.Links[0].Touches(s) {
					t.Errorf("%v: %d to %d is drawn: %v", s, a, b, drawn)
				}
			}
		}
	}
}
