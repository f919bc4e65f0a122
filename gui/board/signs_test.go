package board

import (
	"image"
	"image/color"
	"reflect"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// TestSignColours: a sign of a legend has no colour but those in which the board paints what it stands for.
func TestSignColours(t *testing.T) {
	group := func(ks ...string) View {
		v := View{Flags: defaultFlags}
		v.Hint.Links = []puzzle.Link{{To: []puzzle.Candidate{cand("r9c9=9")}, Strong: true}}
		for _, k := range ks {
			v.Hint.Links[0].From = append(v.Hint.Links[0].From, cand(k))
		}
		return v
	}
	in := func(v View, r puzzle.Role) View {
		for _, k := range v.Hint.Links[0].From {
			v.Hint.Cands = append(v.Hint.Cands, puzzle.CandRole{Cand: k, Role: r})
		}
		return v
	}
	shapes := func(roles ...puzzle.Role) (s puzzle.Shapes) {
		for _, r := range roles {
			s.Add(r)
		}
		return s
	}
	near, far := group("r1c1=5", "r2c2=5"), group("r1c1=5", "r1c9=5")
	house := View{Hint: puzzle.Diagram{Houses: []puzzle.HouseRole{{House: puzzle.Row(3), Role: puzzle.Cover}, {House: puzzle.Box(8), Role: puzzle.Cover}}}}
	type test struct {
		name string
		on   View
		sign func(s *Sampler)
	}
	tests := []test{
		{"near on", in(near, puzzle.On), func(s *Sampler) { s.Group(puzzle.On) }},
		{"near off", in(near, puzzle.Off), func(s *Sampler) { s.Group(puzzle.Off) }},
		{"of no role", near, func(s *Sampler) { s.Groups(shapes(0)) }},
		{"sets", in(in(in(near, puzzle.Set), puzzle.Set+1), puzzle.Set+2), func(s *Sampler) { s.Sets(shapes(puzzle.Set + 2)) }},
		{"houses", house, func(s *Sampler) { s.House(puzzle.Cover, true, true) }},
		{"strong link", far, func(s *Sampler) { s.Link(true) }},
	}
	for r := puzzle.Base; r < puzzle.Set+3; r++ {
		if r == puzzle.Placement {
			continue
		}
		framed := View{Hint: puzzle.Diagram{Cells: []puzzle.CellRole{{Cell: 3, Role: r}}}}
		inHouse := framed
		inHouse.Hint.Houses = []puzzle.HouseRole{{House: puzzle.Row(0), Role: puzzle.Base}}
		tests = append(tests, test{"far", in(far, r), func(s *Sampler) { s.Groups(shapes(r)) }},
			test{"shape", in(far, r), func(s *Sampler) { s.Shape(r) }},
			test{"frame", framed, func(s *Sampler) { s.Frame(r.Shape(), 0) }},
			test{"frame in a house", inHouse, func(s *Sampler) { s.Frame(r.Shape(), puzzle.Base) }})
	}
	for _, tt := range tests {
		m := image.NewRGBA(image.Rect(0, 0, 288, 224))
		paint.Fill(m, m.Rect, theme.Light.Surface)
		tt.sign(&Sampler{Painter: testPainter, Pal: &theme.Light, Dst: m, X: 144, Y: 112, Wide: 240, Side: 288})
		board, n := inks(Picture(testPainter, &theme.Light, tt.on, 1200)), 0
		for ink := range inks(m) {
			if n++; board[ink] == "" {
				t.Errorf("%s %v: %s isn't on the board", tt.name, tt.on.Hint.Cands, inks(m)[ink])
			}
		}
		if n < 2 {
			t.Errorf("%s %v: nothing is painted", tt.name, tt.on.Hint.Cands)
		}
	}
}

// inks returns the colours of a palette that a picture has, by their names.
func inks(m *image.RGBA) map[color.RGBA]string {
	has, named := map[color.RGBA]bool{}, map[color.RGBA]string{}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			has[m.RGBAAt(x, y)] = true
		}
	}
	pal := reflect.ValueOf(theme.Light)
	for _, f := range reflect.VisibleFields(pal.Type()) {
		if c, ok := pal.FieldByIndex(f.Index).Interface().(color.NRGBA); ok {
			if ink := color.RGBAModel.Convert(c).(color.RGBA); has[ink] {
				named[ink] += f.Name + " "
			}
		}
	}
	return named
}
