package board

import (
	"image"
	"slices"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// TestThumbnail: each cell is a square of its own colour, inside the frame, at every size.
func TestThumbnail(t *testing.T) {
	givens, entries := puzzle.Grid{0: 1, 40: 5}, puzzle.Grid{1: 2, 80: 9}
	for _, pal := range []*theme.Palette{&theme.Light, &theme.Dark, &theme.HighContrast} {
		for _, p := range []int{2, 6, 13} {
			side := ThumbnailSide(p)
			m := image.NewRGBA(image.Rect(0, 0, side+4, side+4))
			Thumbnail(m, pal, image.Pt(2, 2), p, nil, &givens, &entries)
			n := map[any]int{}
			for y := range side + 4 {
				for x := range side + 4 {
					n[m.At(x, y)]++
				}
			}
			colour := func(c puzzle.Cell) any {
				return m.At(2+thumbnailAt(c.Col(), p, 3), 2+thumbnailAt(c.Row(), p, 3))
			}
			at := image.NewRGBA(image.Rect(0, 0, 1, 1))
			is := func(c puzzle.Cell, want any) bool { return colour(c) == want }
			at.Set(0, 0, pal.Text)
			text := at.At(0, 0)
			at.Set(0, 0, pal.Thumb)
			thumb := at.At(0, 0)
			if !is(0, text) || !is(40, text) || !is(1, thumb) || !is(80, thumb) || is(2, text) || is(2, thumb) {
				t.Errorf("cells of %d: a cell has the colour of another", p)
			}
			if m.RGBAAt(1, 1).A != 0 || m.RGBAAt(side+2, side+2).A != 0 || m.RGBAAt(side+1, side+1).A == 0 {
				t.Errorf("cells of %d: the frame is not %d wide", p, side)
			}
			if text != thumb && n[text] != 2*(p-1)*(p-1) {
				t.Errorf("cells of %d: %d pixels of givens", p, n[text])
			}
		}
	}
}

// Thumbnails of smaller boards are as large, and none of their cells is cut off.
func TestThumbnailsOfSmallBoards(t *testing.T) {
	for _, s := range []*puzzle.Shape{puzzle.Mini4, puzzle.Mini6} {
		for _, p := range []int{2, 5, 6, 13} {
			side, last := ThumbnailSide(p), puzzle.CellAt(s.Size()-1, s.Size()-1)
			m := image.NewRGBA(image.Rect(0, 0, side, side))
			var givens puzzle.Grid
			givens[last] = 1
			Thumbnail(m, &theme.Light, image.Point{}, p, s, &givens, &puzzle.Grid{})
			n := 0
			for y := range side {
				for x := range side {
					if m.At(x, y) == m.At(side/2, 0) {
						continue
					}
					if r, _, _, _ := m.At(x, y).RGBA(); r < 0x4000 {
						n++
					}
				}
			}
			if q := 9*p/s.Size() - 1; n != q*q {
				t.Errorf("%d x %d in cells of %d: %d pixels of a given, want %d", s.Size(), s.Size(), p, n, q*q)
			}
		}
	}
}

// TestSmall: cells of 20 units show digits, smaller ones squares at every scale of the screen, in the
// middle of a transparent edge.
func TestSmall(t *testing.T) {
	v := View{Givens: puzzle.CellsOf(0)}
	v.State.Grid = puzzle.Grid{0: 1, 80: 9}
	painter := paint.NewPainter()
	for _, tt := range []struct {
		size   int
		scale  float64
		digits bool
	}{{65, 1, false}, {184, 1, false}, {185, 1, true}, {200, 1, true}, {262, 2, false}, {364, 2, false}, {365, 2, true}, {3, 1, false}} {
		m := Small(painter, &theme.Light, v, tt.size, tt.scale)
		if m.Rect.Dx() != tt.size || m.Rect.Dy() != tt.size {
			t.Errorf("%v: %v", tt, m.Rect)
		}
		want := Picture(painter, &theme.Light, v, tt.size)
		if digits := slices.Equal(m.Pix, want.Pix); digits != tt.digits {
			t.Errorf("%d at %g: with digits: %t", tt.size, tt.scale, digits)
		}
	}
}
