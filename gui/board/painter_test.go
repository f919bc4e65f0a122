package board

import (
	"bytes"
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

var sentinel = color.NRGBA{R: 255, B: 255, A: 255}

func canvasFor(g Geom) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, g.Side(), g.Side()))
	paint.Fill(m, m.Rect, sentinel)
	return m
}

// TestCellStaysInside: painting a cell, with any look and at any size, changes nothing
// outside its lines.
func TestCellStaysInside(t *testing.T) {
	for _, pal := range []*theme.Palette{&theme.Light, &theme.HighContrast} {
		for _, size := range []int{5, 28, 47, 48, 72, 121} {
			p := newPainter(testPainter, pal, GeomOf(size), 1)
			for _, l := range sheet() {
				m := canvasFor(p.Geom)
				for _, name := range []string{"r1c1", "r5c6", "r9c9"} {
					c := cell(name)
					p.cell(m, c, l)
					paint.Fill(m, p.Inner(c), sentinel)
				}
				if !bytes.Equal(m.Pix, canvasFor(p.Geom).Pix) {
					t.Errorf("size %d: %+v is painted outside its cell", size, l)
				}
			}
		}
	}
}

// TestCellCovers: painting a cell leaves nothing of its previous pixels.
func TestCellCovers(t *testing.T) {
	p := newPainter(testPainter, &theme.Dark, GeomOf(42), 1)
	for i, l := range sheet() {
		a, b := canvasFor(p.Geom), canvasFor(p.Geom)
		paint.Fill(b, b.Rect, color.White)
		c := puzzle.Cell(i)
		p.cell(a, c, l)
		p.cell(b, c, l)
		r := p.Inner(c)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			if i, n := a.PixOffset(r.Min.X, y), 4*r.Dx(); !bytes.Equal(a.Pix[i:i+n], b.Pix[i:i+n]) {
				t.Fatalf("%+v: row %d of the cell shows what was beneath", l, y)
			}
		}
	}
}

// randomView returns a view with a bit of everything.
func randomView(r *rand.Rand) View {
	v := View{Flags: Flags(r.UintN(32))}
	for c := range 81 {
		switch r.IntN(4) {
		case 0:
			v.State.Grid[c] = puzzle.Digit(r.IntN(10))
		case 1:
			v.State.Centre[c] = puzzle.DigitSet(r.UintN(512))
		case 2:
			v.State.Corner[c] = puzzle.DigitSet(r.UintN(512))
		}
		if r.IntN(5) == 0 {
			v.State.Colours[c] = game.ColourSet(r.UintN(512))
		}
		if r.IntN(3) == 0 {
			v.UI.Selected.Add(puzzle.Cell(c))
		}
		if r.IntN(9) == 0 {
			v.Wrong.Add(puzzle.Cell(c))
		}
	}
	v.Givens = puzzle.CellSet{Lo: r.Uint64(), Hi: r.Uint64()}.And(puzzle.AllCells)
	v.UI.Mode = game.Mode(r.IntN(game.NumModes))
	if !v.UI.Selected.Empty() {
		v.UI.Cursor = v.UI.Selected.First()
	}
	return v
}

// TestStepwise: repainting only what differs gives the same pixels as repainting
// everything.
func TestStepwise(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 9))
	for _, size := range []int{29, 48, 73} {
		p := newPainter(testPainter, &theme.Light, GeomOf(size), 1)
		var shown [81]Look
		m := canvasFor(p.Geom)
		p.all(m, &shown, overlay{})
		for step := range 12 {
			v := randomView(r)
			looks := Looks(&v)
			p.cells(m, &shown, &looks)
			shown = looks
			whole := canvasFor(p.Geom)
			p.all(whole, &looks, overlay{})
			if !bytes.Equal(m.Pix, whole.Pix) {
				t.Fatalf("size %d, step %d: stale pixels", size, step)
			}
		}
	}
}

// TestGreys: without colour, every state of a cell can still be distinguished from every
// other. Houses are distinguished by their bars, and a paused board as a whole.
func TestGreys(t *testing.T) {
	for _, pal := range []*theme.Palette{&theme.Light, &theme.Dark} {
		p := newPainter(testPainter, pal, GeomOf(60), 1)
		c := cell("r5c5")
		var seen [][]uint8
		var of []Look
		for _, l := range sheet() {
			if l.House != 0 || l.Paused {
				continue
			}
			m := canvasFor(p.Geom)
			p.cell(m, c, l)
			grey := greys(m, p.Inner(c))
			for i, other := range seen {
				if l != of[i] && !differ(grey, other) {
					t.Errorf("dark %v: in grey\n%+v is like\n%+v", pal.IsDark, l, of[i])
				}
			}
			seen, of = append(seen, grey), append(of, l)
		}
	}
}

// TestTiles: coloured candidates can be distinguished by the shape of their tiles, even
// if all colours were the same.
func TestTiles(t *testing.T) {
	for _, size := range []int{42, 60, 144} {
		pal := theme.Light
		for n := range pal.Cell {
			pal.Cell[n] = theme.Light.Cell[4]
		}
		p := newPainter(testPainter, &pal, GeomOf(size), 1)
		for _, fixed := range []bool{true, false} {
			var seen [][]uint8
			for n := range uint8(10) {
				l := Look{Centre: puzzle.DigitsOf(5), Fixed: fixed, DrawnLook: DrawnLook{CandColours: [9]uint8{4: n}}}
				m := canvasFor(p.Geom)
				p.cell(m, cell("r5c5"), l)
				x, y := p.Centre(cell("r5c5"))
				h := .16 * p.p()
				grey := greys(m, image.Rect(int(x-h), int(y-h), int(x+h), int(y+h)))
				for k, other := range seen {
					if !differ(grey, other) {
						t.Errorf("cells of %d: the tiles of colours %d and %d are alike", size, k, n)
					}
				}
				seen = append(seen, grey)
			}
		}
	}
}

func greys(m *image.RGBA, r image.Rectangle) (list []uint8) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			list = append(list, color.GrayModel.Convert(m.RGBAAt(x, y)).(color.Gray).Y)
		}
	}
	return list
}

// differ reports whether at least one pixel in a hundred is visibly another grey.
func differ(a, b []uint8) bool {
	n := 0
	for i := range a {
		if d := int(a[i]) - int(b[i]); d > 3 || d < -3 {
			n++
		}
	}
	return n >= len(a)/100
}

// TestPainted checks for colours that a look must, or must not, add to a cell.
func TestPainted(t *testing.T) {
	pal := &theme.Light
	p := newPainter(testPainter, pal, GeomOf(72), 1)
	role := func(r puzzle.Role) Look {
		return Look{Centre: 1, Fixed: true, HintLook: HintLook{Roles: [9]puzzle.Role{r}}}
	}
	for _, c := range []struct {
		name   string
		l      Look
		yes    []color.NRGBA
		no     []color.NRGBA
		corner color.NRGBA // of the cell
	}{
		{"empty", Look{}, nil, []color.NRGBA{pal.Text, pal.Entry}, pal.Surface},
		{"given", Look{Digit: 5, Given: true}, []color.NRGBA{pal.Text}, []color.NRGBA{pal.Entry}, pal.Surface},
		{"entry", Look{Digit: 5}, []color.NRGBA{pal.Entry}, []color.NRGBA{pal.Text}, pal.Surface},
		{"conflict", Look{Digit: 5, Bad: true}, []color.NRGBA{pal.Bad}, []color.NRGBA{pal.Entry}, pal.BadFill},
		{"wrong", Look{Digit: 5, Wrong: true}, []color.NRGBA{pal.Bad, pal.Entry}, []color.NRGBA{pal.BadFill}, pal.Surface},
		{"peer", Look{Peer: true}, nil, nil, pal.Peer},
		{"same", Look{Digit: 5, Same: true}, []color.NRGBA{pal.Same, pal.Entry}, nil, pal.Surface},
		{"selected", Look{CursorLook: CursorLook{Selected: true, Ring: AllSides}}, []color.NRGBA{pal.Select}, nil, pal.SelectFill},
		{"selected, in the middle", Look{CursorLook: CursorLook{Selected: true}}, nil, []color.NRGBA{pal.Select}, pal.SelectFill},
		{"selected, coloured", Look{CursorLook: CursorLook{Selected: true, Ring: AllSides}, Colours: 1, DrawnLook: DrawnLook{Plain: true}},
			[]color.NRGBA{pal.Select}, []color.NRGBA{pal.SelectFill}, pal.Cell[1].Fill},
		{"conflict, coloured", Look{Digit: 5, Bad: true, Colours: 1, DrawnLook: DrawnLook{Plain: true}}, []color.NRGBA{pal.BadFill, pal.Bad}, nil, pal.Cell[1].Fill},
		{"two colours", Look{Colours: 6, DrawnLook: DrawnLook{Plain: true}}, []color.NRGBA{pal.Cell[2].Fill, pal.Cell[3].Fill}, nil, pal.Cell[2].Fill},
		{"paused", Look{Paused: true}, nil, nil, pal.Sunk},
		{"change", Look{Digit: 8, EntryLook: EntryLook{Changed: true, Change: 6}}, []color.NRGBA{pal.CoverLine, pal.Text, pal.Elim}, []color.NRGBA{pal.Entry}, pal.Cover},
		{"doubt", Look{Digit: 8, Given: true, EntryLook: EntryLook{Doubt: true}}, []color.NRGBA{pal.CoverLine, pal.Text}, []color.NRGBA{pal.Elim}, pal.Cover},
		{"doubt at the cursor", Look{Digit: 8, Given: true, CursorLook: CursorLook{Selected: true, Ring: AllSides}, EntryLook: EntryLook{Doubt: true}}, []color.NRGBA{pal.CoverLine, pal.Select}, nil, pal.Cover},
		{"conflict in doubt", Look{Digit: 8, Bad: true, EntryLook: EntryLook{Doubt: true}}, []color.NRGBA{pal.Bad, pal.CoverLine}, nil, pal.BadFill},
		{"base house", Look{HintLook: HintLook{House: BaseTint}}, nil, nil, pal.Base},
		{"both houses", Look{HintLook: HintLook{House: BaseTint | CoverTint}}, []color.NRGBA{pal.Cover}, nil, pal.Base},
		{"base", role(puzzle.Base), []color.NRGBA{pal.BaseLine, pal.OnAccent}, nil, pal.Surface},
		{"cover", role(puzzle.Cover), []color.NRGBA{pal.CoverLine}, nil, pal.Surface},
		{"fin", role(puzzle.Fin), []color.NRGBA{pal.Fin}, nil, pal.Surface},
		{"on", role(puzzle.On), []color.NRGBA{pal.On}, nil, pal.Surface},
		{"off", role(puzzle.Off), []color.NRGBA{pal.Off}, []color.NRGBA{pal.On}, pal.Surface},
		{"eliminate", role(puzzle.Eliminate), []color.NRGBA{pal.Elim, pal.ElimFill}, []color.NRGBA{pal.Mark}, pal.Surface},
		{"placement", role(puzzle.Placement), []color.NRGBA{pal.On, pal.OnText}, []color.NRGBA{pal.Mark}, pal.Surface},
		{"filled cell in a role", Look{Digit: 5, HintLook: HintLook{Role: puzzle.Base}}, []color.NRGBA{pal.BaseLine}, nil, pal.Base},
	} {
		m := canvasFor(p.Geom)
		k := cell("r5c5")
		p.cell(m, k, c.l)
		r := p.Inner(k)
		has := coloursOf(m, r)
		for _, want := range c.yes {
			if !has[want] {
				t.Errorf("%s: no %v", c.name, want)
			}
		}
		for _, bad := range append(c.no, sentinel) {
			if has[bad] {
				t.Errorf("%s: there is %v", c.name, bad)
			}
		}
		if got := color.NRGBAModel.Convert(m.At(r.Min.X, r.Min.Y)); got != c.corner {
			t.Errorf("%s: the corner is %v, want %v", c.name, got, c.corner)
		}
	}
}

func coloursOf(m *image.RGBA, r image.Rectangle) map[color.NRGBA]bool {
	has := map[color.NRGBA]bool{}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			has[color.NRGBA(m.RGBAAt(x, y))] = true // opaque
		}
	}
	return has
}

// TestHighContrastPlain: there is no pattern under a digit.
func TestHighContrastPlain(t *testing.T) {
	p := newPainter(testPainter, &theme.HighContrast, GeomOf(60), 1)
	for n := range 9 {
		m := canvasFor(p.Geom)
		c := cell("r5c5")
		p.cell(m, c, Look{Colours: 1 << n})
		r := p.Inner(c)
		if has := coloursOf(m, r.Inset(10)); len(has) != 1 || !has[p.pal.Surface] {
			t.Errorf("colour %d: %d colours in the middle", n+1, len(has))
		}
		if has := coloursOf(m, r); !has[p.pal.Cell[n+1].Fill] || slices.Min(greys(m, r)) > 100 {
			t.Errorf("colour %d: no frame with a black pattern", n+1)
		}
	}
}

func BenchmarkCell(b *testing.B) {
	p := newPainter(testPainter, &theme.Light, GeomOf(60), 1)
	m := canvasFor(p.Geom)
	for _, c := range []struct {
		name string
		l    Look
	}{
		{"empty", Look{}},
		{"digit", Look{Digit: 7}},
		{"selected", Look{Digit: 7, CursorLook: CursorLook{Selected: true, Ring: AllSides}}},
		{"candidates", Look{Centre: puzzle.AllDigits, Fixed: true}},
		{"coloured", Look{Digit: 7, Colours: 3}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				p.cell(m, 40, c.l)
			}
		})
	}
}

func BenchmarkBoard(b *testing.B) {
	for _, c := range []struct {
		name string
		v    View
		p    int
	}{{"play60", playing(), 60}, {"play144", playing(), 144}, {"hint60", skyscraper(), 60}} {
		p := newPainter(testPainter, &theme.Light, GeomOf(c.p), 1)
		m, looks := canvasFor(p.Geom), Looks(&c.v)
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				p.all(m, &looks, c.v.overlay())
			}
		})
	}
}

// BenchmarkKey enters and removes a digit, from the view to the picture.
func BenchmarkKey(b *testing.B) {
	w := New(paint.NewPainter(), &theme.Light, func() float32 { return 1 })
	v := View{Flags: defaultFlags, UI: game.UI{Selected: puzzle.CellsOf(40), Cursor: 40}}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		v.State.Grid[40] = puzzle.Digit(5 * (i % 2))
		w.SetView(v)
		w.paint(600, 600)
	}
}

// TestMarksGrowWithText: larger text makes marks larger, within their cell.
func TestMarksGrowWithText(t *testing.T) {
	for _, side := range []int{28, 49, 72, 200} {
		p := newPainter(testPainter, &theme.Light, GeomOf(side), 1)
		usual := p.markSize(.235, 11, .33)
		p.text = 2
		large := p.markSize(.235, 11, .33)
		if large < usual || side > 40 && large < 1.3*usual || large > max(.33*float64(side), usual) {
			t.Errorf("cells of %d: marks of %.1f, and of %.1f with the largest text", side, usual, large)
		}
	}
}

// TestKindsOfMarksAtFixedPlaces: a corner mark, a centre mark and one that is both differ
// in grey at the same place, at every size; and no mark moves when another is added.
func TestKindsOfMarksAtFixedPlaces(t *testing.T) {
	five := puzzle.DigitsOf(5)
	for _, size := range []int{28, 32, 60, 144} {
		p := newPainter(testPainter, &theme.Light, GeomOf(size), 1)
		c := cell("r5c5")
		at := func(v View) []uint8 {
			v.Flags = FixedPlaces
			looks := Looks(&v)
			m := canvasFor(p.Geom)
			p.cell(m, c, looks[c])
			x, y := p.Centre(c)
			h := .14 * p.p()
			return greys(m, image.Rect(int(x-h), int(y-h), int(x+h)+1, int(y+h)+1))
		}
		var v View
		v.UI.Selected = puzzle.CellsOf(0)
		corner, centre, both, more := v, v, v, v
		corner.State.Corner[c], centre.State.Centre[c] = five, five
		both.State.Corner[c], both.State.Centre[c] = five, five
		more.State.Corner[c], more.State.Centre[c] = five, puzzle.DigitsOf(1, 9)
		kinds := [][]uint8{at(corner), at(centre), at(both)}
		for i := range kinds {
			for k := range i {
				if !differ(kinds[i], kinds[k]) {
					t.Errorf("cells of %d: kinds %d and %d are alike", size, i, k)
				}
			}
		}
		if !slices.Equal(at(more), kinds[0]) {
			t.Errorf("cells of %d: a corner mark changes when centre marks are added", size)
		}
	}
}
