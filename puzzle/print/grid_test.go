package print

import (
	"math"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"sudoku/puzzle"
)

// ink returns the middle of a digit's outline, in ems from its origin, y downwards.
func ink(t *testing.T, face Face, digit rune) (x, y float64) {
	f, err := sfnt.Parse(face.Font())
	if err != nil {
		t.Fatal(err)
	}
	var buf sfnt.Buffer
	i, err := f.GlyphIndex(&buf, digit)
	if err != nil {
		t.Fatal(err)
	}
	em := fixed.I(int(f.UnitsPerEm()))
	b, _, err := f.GlyphBounds(&buf, i, em, font.HintingNone)
	if err != nil {
		t.Fatal(err)
	}
	return float64(b.Min.X+b.Max.X) / 2 / float64(em), float64(b.Min.Y+b.Max.Y) / 2 / float64(em)
}

func TestDigitsAreCentredByInk(t *testing.T) {
	for _, face := range []Face{Regular, Bold, Heavy} {
		for _, em := range []float64{3, 5, 10, 16} { // in millimetres; the last are 45 pt
			for d := puzzle.Digit(1); d <= 9; d++ {
				var p Page
				p.digit(50, 80, d, style{face, points(em), black})
				x, y := ink(t, face, rune('0'+d))
				x, y = p.Texts[0].X+em*x, p.Texts[0].Y+em*y
				if math.Abs(x-50) > .2 || math.Abs(y-80) > .2 {
					t.Errorf("face %d, %v mm, digit %d: ink is centred at %.2f, %.2f", face, em, d, x-50, y-80)
				}
			}
		}
	}
}

// printed counts the texts of each size of a single puzzle.
func printed(it Item, marks Marks) map[float64]int {
	s := Sheet{Items: List{it}, Options: Options{PerPage: 1, Marks: marks}}
	sizes := map[float64]int{}
	for _, text := range s.PageAt(0).Texts {
		sizes[text.Size]++
	}
	return sizes
}

func TestWhatThePlayerWrote(t *testing.T) {
	it := items(1)[0]
	givens := it.Puzzle.Givens.Filled()
	empty := puzzle.AllCells.Without(givens)
	entry := empty.First()
	empty.Remove(entry)
	centre := empty.First()
	empty.Remove(centre)
	it.Puzzle.Entries[entry] = 5
	it.Puzzle.Centre[centre] = puzzle.AllDigits
	it.Puzzle.Corner[empty.First()] = puzzle.AllDigits
	for _, tt := range []struct {
		marks Marks
		want  int // texts besides the givens
	}{
		{0, 0},
		{Game, 1 + 9 + 9},
	} {
		n := -givens.Len()
		for _, k := range printed(it, tt.marks) {
			n += k
		}
		if n != tt.want {
			t.Errorf("marks %d: %d texts besides givens, want %d", tt.marks, n, tt.want)
		}
	}
}

func TestCandidates(t *testing.T) {
	it := items(1)[0]
	want := it.Puzzle.Givens.Count()
	for _, set := range puzzle.NewPosition(it.Puzzle.Givens).Cands {
		want += set.Len()
	}
	got := 0
	for _, n := range printed(it, Candidates) {
		got += n
	}
	if got != want {
		t.Errorf("%d texts, want %d", got, want)
	}
}

// Any number of marks stays within the cell, and the marks don't overlap.
func TestMarksKeepApart(t *testing.T) {
	b := frameFor(90)
	cell := puzzle.CellAt(4, 4)
	x, y := b.centre(cell)
	inside := rect{x - b.cell/2, y - b.cell/2, x + b.cell/2, y + b.cell/2}
	for n := 1; n <= 9; n++ {
		set := puzzle.DigitSet(1<<n - 1)
		for name, draw := range map[string]func(*Page){
			"corner":     func(p *Page) { p.corner(b, cell, set) },
			"centre":     func(p *Page) { p.middle(b, cell, set) },
			"candidates": func(p *Page) { p.candidates(b, cell, set) },
		} {
			var p Page
			draw(&p)
			if len(p.Texts) != n {
				t.Errorf("%d %s marks: %d texts", n, name, len(p.Texts))
			}
			for i, a := range p.Texts {
				if !a.ground().in(inside) {
					t.Errorf("%d %s marks: %s leaves its cell", n, name, a.S)
				}
				for _, other := range p.Texts[i+1:] {
					if a.ground().overlaps(other.ground()) {
						t.Errorf("%d %s marks: %s and %s overlap", n, name, a.S, other.S)
					}
				}
			}
		}
	}
}

// A candidate that the player has coloured or linked is printed at its place, as long as it
// is possible, with the pattern of its colour.
func TestDrawing(t *testing.T) {
	it := items(1)[0]
	empty := puzzle.AllCells.Without(it.Puzzle.Givens.Filled())
	cell := empty.First()
	can := puzzle.NewPosition(it.Puzzle.Givens).Cands[cell]
	possible, not := can.Min(), (puzzle.AllDigits &^ can).Min()
	it.Drawing = &Drawing{}
	it.Drawing.CandColours[cell][possible-1], it.Drawing.CandColours[cell][not-1] = 2, 3
	before := Sheet{Items: List{it}, Options: Options{PerPage: 1}}.PageAt(0)
	p := Sheet{Items: List{it}, Options: Options{PerPage: 1, Marks: Game}}.PageAt(0)
	if n := len(p.Texts) - len(before.Texts); n != 1 || len(p.Shapes) == 0 {
		t.Errorf("%d texts more, %d shapes", n, len(p.Shapes))
	}
	b := newLayout(&Sheet{Items: List{it}, Options: Options{PerPage: 1}}).puzzles
	_, _, frame := b.place(0)
	x, y := frame.centre(cell)
	for _, s := range p.Shapes {
		for _, at := range s.Points {
			if math.Abs(at.X-x) > frame.cell/2 || math.Abs(at.Y-y) > frame.cell/2 {
				t.Fatalf("a line of the pattern leaves its cell at %v", at)
			}
		}
	}
}
