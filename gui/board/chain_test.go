package board

import (
	"testing"

	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// walked is a chain of four links whose second is spoken of.
func walked() (v View) {
	names := []string{"r1c1=5", "r1c7=5", "r4c7=5", "r4c7=8", "r9c7=8"}
	for i := 1; i < len(names); i++ {
		a, b := cand(names[i-1]), cand(names[i])
		v.Hint.Links = append(v.Hint.Links, puzzle.Link{From: []puzzle.Candidate{a}, To: []puzzle.Candidate{b}, Strong: i%2 == 1, House: puzzle.Row(0)})
		v.Hint.Cands = append(v.Hint.Cands, puzzle.CandRole{Cand: b, Role: puzzle.Off - puzzle.Role(i%2)})
	}
	v.Hint.Cands = append(v.Hint.Cands, puzzle.CandRole{Cand: cand("r1c1=5"), Role: puzzle.Off})
	v.Hint.Links[1].House = puzzle.Col(6)
	v.Part = puzzle.Diagram{Links: v.Hint.Links[1:2], Cands: v.Hint.Cands[:2]}
	return v
}

// TestLinkAtHand: the chain is seen whole, with its shapes, but only the link that is spoken
// of and its house stand out.
func TestLinkAtHand(t *testing.T) {
	v := walked()
	looks := Looks(&v)
	for i, k := range v.Hint.Cands {
		l := looks[k.Cand.Cell()]
		if l.Roles[k.Cand.Digit()-1] != k.Role || l.Pale.Has(k.Cand.Digit()) != (i >= 2) {
			t.Errorf("%v: role %v, pale: %v", k.Cand, l.Roles[k.Cand.Digit()-1], l.Pale)
		}
	}
	if looks[cell("r9c7")].House != BaseTint || looks[cell("r1c1")].House != 0 {
		t.Error("the house of the link isn't tinted")
	}
	v.Part.Links = v.Hint.Links[2:3] // within r4c7
	if looks := Looks(&v); looks[cell("r4c7")].House != BaseTint || looks[cell("r9c7")].House != 0 {
		t.Error("the cell of a link in it isn't tinted")
	}
}

// TestWalkPainted: the cell where a chain starts has a dotted square, that where it ends the
// corners of one.
func TestWalkPainted(t *testing.T) {
	v := walked()
	looks := Looks(&v)
	p := newPainter(testPainter, &theme.Light, GeomOf(72), 1)
	m := canvasFor(p.Geom)
	p.all(m, &looks, v.overlay())
	count := func(name string) (n int) {
		x, y := p.Centre(cell(name))
		x0, y0 := x-.445*p.p(), y-.445*p.p()
		for i := range 64 {
			if r, _, _, _ := m.At(int(x0)+i, int(y0)).RGBA(); r < 0xd000 {
				n++
			}
		}
		return n
	}
	if start, end, other := count("r1c1"), count("r9c7"), count("r5c5"); start < 20 || start > 50 || end < 14 || end > 24 || other > 0 {
		t.Errorf("%d, %d and %d dark pixels", start, end, other)
	}
}

// TestWaysAreKept: as long as the position is the same, links keep their ways.
func TestWaysAreKept(t *testing.T) {
	v := walked()
	p := overlayPainter{newPainter(testPainter, &theme.Light, GeomOf(72), 1)}
	looks := Looks(&v)
	first := p.ways(&looks, v.Hint.Links)
	v.Part.Links, v.Part.Cands = v.Hint.Links[3:4], nil
	looks = Looks(&v)
	if p.ways(&looks, v.Hint.Links) != first {
		t.Error("another part is spoken of, and the ways are sought anew")
	}
	v.State.Grid[40] = 3
	looks = Looks(&v)
	if p.ways(&looks, v.Hint.Links) == first {
		t.Error("a digit came, and the ways stay")
	}
}
