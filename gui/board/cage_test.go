package board

import (
	"bytes"
	"image"
	"math"
	"testing"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/route"
)

func killer(t testing.TB) View {
	t.Helper()
	s, err := puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(30, 39, 48), Sum: 12}, {Cells: puzzle.CellsOf(0, 1, 9, 10), Sum: 28}})
	if err != nil {
		t.Fatal(err)
	}
	v := View{State: game.State{Shape: s}, Flags: Peers | SameDigit | Conflicts}
	v.UI = game.UI{Shape: s, Cursor: 39, Selected: puzzle.CellsOf(39)}
	return v
}

// The cage of the cursor is tinted, and its cells are no peers; others have thin outlines.
func TestCageAtHand(t *testing.T) {
	v := killer(t)
	looks := Looks(&v)
	for c := range puzzle.Cell(81) {
		if in := c == 30 || c == 39 || c == 48; looks[c].Cage != in || in && looks[c].Peer {
			t.Errorf("%v: %+v", c, looks[c])
		}
	}
	p := newPainter(testPainter, &theme.Light, FitOn(v.State.Shape, 651), 1)
	m := canvasFor(p.Geom)
	p.all(m, &looks, v.overlay())
	if has := coloursOf(m, p.Outer(48)); !has[p.pal.Accent] || !has[p.pal.Base] {
		t.Error("the cage at hand has no outline or no tint")
	}
	if has := coloursOf(m, p.Outer(10)); has[p.pal.Accent] || !has[p.pal.Surface] {
		t.Error("another cage looks like that at hand")
	}
}

// What is repainted cell by cell is as if all were painted, with outlines across lines.
func TestCagesAreRepainted(t *testing.T) {
	for _, size := range []int{20, 43, 72, 144} {
		v := killer(t)
		before := Looks(&v)
		g := GeomOf(size)
		g.Shape = v.State.Shape
		p := newPainter(testPainter, &theme.Light, g, 1)
		part := canvasFor(g)
		p.all(part, &before, v.overlay())
		v.UI.Cursor, v.UI.Selected = 10, puzzle.CellsOf(10)
		v.State.Grid[39], v.State.Centre[0] = 4, 0x7f
		now := Looks(&v)
		p.cells(part, &before, &now)
		whole := canvasFor(g)
		p.all(whole, &now, v.overlay())
		if !bytes.Equal(part.Pix, whole.Pix) {
			t.Errorf("cells of %d: not as if all were painted", size)
		}
	}
}

// Marks in a killer keep clear of the sum, and corner marks are told from centre marks only where
// there are both.
func TestMarksBesideSums(t *testing.T) {
	v := killer(t)
	v.State.Corner[0], v.State.Centre[1], v.State.Corner[1] = 1, 2, 4
	looks := Looks(&v)
	if l := looks[0]; !l.Fixed || l.Under != 0 {
		t.Errorf("corner marks alone: %+v", l)
	}
	if l := looks[1]; !l.Fixed || l.Under != 4 {
		t.Errorf("both kinds: %+v", l)
	}
	p := newPainter(testPainter, &theme.Light, FitOn(v.State.Shape, 651), 1)
	sum := p.cages.sumOf(v.State.Shape.Cages()[0], looks[0])
	x, y := p.Spot(puzzle.Cand(0, 1))
	if x-.1*p.p() < p.ofCells(sum.to.X) && y-.1*p.p() < p.ofCells(sum.to.Y) {
		t.Errorf("the mark 1 at %v, %v meets the sum, which ends at %v", x, y, sum.to)
	}
}

// Bands run along both diagonals and nowhere else.
func TestBands(t *testing.T) {
	v := View{State: game.State{Shape: puzzle.Diagonal}}
	looks := Looks(&v)
	for _, pal := range []*theme.Palette{&theme.Light, &theme.Dark, &theme.HighContrast} {
		p := newPainter(testPainter, pal, FitOn(puzzle.Diagonal, 651), 1)
		m := canvasFor(p.Geom)
		p.all(m, &looks, v.overlay())
		for c := range puzzle.Cell(81) {
			on := c.Row() == c.Col() || c.Row()+c.Col() == 8
			has := coloursOf(m, p.Inner(c))
			delete(has, pal.Surface)
			if len(has) > 0 != on {
				t.Errorf("%v: a band or not", c)
			}
		}
	}
}

// TestShapesApart: the shapes of two candidates of a cell with a cage leave the digits of both free.
func TestShapesApart(t *testing.T) {
	for _, shape := range []*puzzle.Shape{killer(t).State.Shape, mini(t)} {
		g := GeomOf(72)
		g.Shape = shape
		p := newPainter(testPainter, &theme.Light, g, 1)
		for d := range shape.Digits().All() {
			for e := range (shape.Digits() &^ d.Set()).All() {
				x0, y0 := g.Spot(puzzle.Cand(0, d))
				x1, y1 := g.Spot(puzzle.Cand(0, e))
				if far, r := max(math.Abs(x1-x0), math.Abs(y1-y0)), p.roles.shapeRadius(p.marks.fixedSize()); far < 2*.985*r {
					t.Errorf("%d and %d are %.1f apart, and their squares %.1f wide", d, e, far, 2*r)
				}
			}
		}
	}
}

// mini is a board of 4 by 4 with a cage.
func mini(t *testing.T) *puzzle.Shape {
	t.Helper()
	s, err := puzzle.NewShape(4, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 5}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestSumIsFree: the frame of a cell leaves out where the sum of its cage stands.
func TestSumIsFree(t *testing.T) {
	for _, role := range []puzzle.Role{puzzle.Base, puzzle.Cover} {
		v := killer(t)
		v.Hint.Cells = []puzzle.CellRole{{Cell: 0, Role: role}}
		looks := Looks(&v)
		p := newPainter(testPainter, &theme.Light, FitOn(v.State.Shape, 900), 1)
		m := canvasFor(p.Geom)
		p.all(m, &looks, v.overlay())
		cage, _ := v.State.Shape.CageOf(0)
		sum := p.cages.sumOf(cage, looks[0])
		pts := p.points([]route.Point{sum.from, sum.to})
		at := image.Rect(int(pts[0].X)+1, int(pts[0].Y)+1, int(pts[1].X), int(pts[1].Y))
		if has := coloursOf(m, at); has[p.pal.BaseLine] || has[p.pal.CoverLine] || !has[p.pal.Text] {
			t.Errorf("the frame of role %d is painted over the sum", role)
		}
		if has := coloursOf(m, p.Inner(0)); !has[p.pal.BaseLine] && !has[p.pal.CoverLine] {
			t.Errorf("there is no frame of role %d", role)
		}
	}
}
