package order

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// heart is a pattern with one line of symmetry, from top to bottom.
const heart = ".xxx.xxx.xx.xxx.xxx...x...xx.......xxx.....xx.x.....x...x...x.....xxx.......x...."

// picturedHeart writes a picture of it, and returns its path.
func picturedHeart(t testing.TB) string { return pictureOf(t, heart) }

// pictureOf writes a picture of a pattern, dark on light, and returns its path.
func pictureOf(t testing.TB, pattern string) string {
	t.Helper()
	const side, edge = 12, 9
	m := image.NewGray(image.Rect(0, 0, 9*side+2*edge, 9*side+2*edge))
	for i := range m.Pix {
		m.Pix[i] = 240
	}
	for i, r := range pattern {
		for k := range side * side {
			if r == 'x' {
				m.SetGray(edge+i%9*side+k%side, edge+i/9*side+k/side, color.Gray{Y: 30})
			}
		}
	}
	path := filepath.Join(t.TempDir(), "drawing.PNG")
	f, err := os.Create(path)
	if err == nil {
		err = png.Encode(f, m)
	}
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// TestPatternFromAPicture: a picture that is dropped or chosen is drawn; a symmetry that it
// lacks is given up, and undo brings the pattern of before back.
func TestPatternFromAPicture(t *testing.T) {
	want, err := generator.ParsePattern(heart)
	if err != nil {
		t.Fatal(err)
	}
	path := picturedHeart(t)
	for before, after := range map[generator.Symmetry]generator.Symmetry{generator.HalfTurn: generator.None, generator.Vertical: generator.Vertical, generator.None: generator.None} {
		d, s := ordersOf(t, "symmetry="+before.Name())
		s.pattern.tool(pictureTool)
		d.Chosen(path)
		d.Settle()
		if got := s.pattern.get(); got == nil || got.Cells != want.Cells || d.Prefs().Symmetry() != after {
			t.Errorf("%s: got %v, %s", before.Name(), got, d.Prefs().Symmetry().Name())
		}
		if s.Undo(); s.pattern.get() != nil {
			t.Errorf("%s: it is there after undo", before.Name())
		}
	}
}

// TestDropOfAPicture: pictures alone are taken, one at a time, and what is no drawing changes nothing.
func TestDropOfAPicture(t *testing.T) {
	d, s := ordersOf(t, "symmetry=none")
	if s.Drop([]string{"puzzle.txt"}) || s.Drop([]string{"a.png", "b.png"}) {
		t.Error("other files are taken")
	}
	for _, path := range []string{filepath.Join(t.TempDir(), "none.png"), pictureOf(t, ""), pictureOf(t, "x...........x")} {
		d.Said = ""
		if !s.Drop([]string{path}) {
			t.Errorf("%s is not taken", path)
		}
		if d.Settle(); s.pattern.get() != nil || d.Said == "" {
			t.Errorf("%s: got %v, %q", path, s.pattern.get(), d.Said)
		}
	}
	if !s.Drop([]string{picturedHeart(t)}) {
		t.Error("a picture is not taken")
	}
	if d.Settle(); d.Prefs().PuzzleOrder()[session.OptionPattern] == "" {
		t.Error("the pattern is not drawn")
	}
	if got := s.pattern.get().Cells; got.Len() != 30 || got == (puzzle.CellSet{}) {
		t.Errorf("got %v", got)
	}
}
