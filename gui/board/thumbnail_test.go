package board

import (
	"image"
	"testing"

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
			Thumbnail(m, pal, image.Pt(2, 2), p, &givens, &entries)
			n := map[any]int{}
			for y := range side + 4 {
				for x := range side + 4 {
					n[m.At(x, y)]++
				}
			}
			colour := func(c puzzle.Cell) any {
				return m.At(2+thumbnailAt(c.Col(), p), 2+thumbnailAt(c.Row(), p))
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
