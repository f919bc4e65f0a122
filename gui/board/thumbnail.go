package board

import (
	"image"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// ThumbnailSide returns the side of a thumbnail with cells of p device pixels.
func ThumbnailSide(p int) int { return 9*p + 5 }

// leastCell is below how many units cells show no digits.
const leastCell = 20

// Small paints a view into a square picture of size pixels, of which a unit has scale: with digits
// or, where cells would be smaller than 20 units, as a thumbnail. What is left around that is
// transparent.
func Small(painter *paint.Painter, pal *theme.Palette, v View, size int, scale float64) *image.RGBA {
	p := (size - 5) / 9
	if float64(p) >= leastCell*scale {
		return Picture(painter, pal, v, size)
	}
	dst := image.NewRGBA(image.Rect(0, 0, size, size))
	var givens, entries puzzle.Grid
	for c, d := range v.State.Grid {
		if v.Givens.Has(puzzle.Cell(c)) {
			givens[c] = d
		} else {
			entries[c] = d
		}
	}
	if off := (size - ThumbnailSide(p)) / 2; p > 0 {
		Thumbnail(dst, pal, image.Pt(off, off), p, v.State.Shape, &givens, &entries)
	}
	return dst
}

// Thumbnail paints a board too small for digits, with its upper left corner at a point:
// givens and entries as squares. It is for lists, where a glance must do. Smaller boards are as
// large as the classic one, with larger cells.
func Thumbnail(dst *image.RGBA, pal *theme.Palette, at image.Point, p int, s *puzzle.Shape, givens, entries *puzzle.Grid) {
	side := ThumbnailSide(p)
	wide, high := s.BoxSize()
	p = 9 * p / s.Size()
	paint.Fill(dst, image.Rect(0, 0, side, side).Add(at), pal.Thin)
	paint.Fill(dst, image.Rect(1, 1, side-1, side-1).Add(at), pal.Surface)
	for i := wide; i < s.Size(); i += wide { // in the middle of the three pixels between two boxes
		x := thumbnailAt(i, p, wide) - 2
		paint.Fill(dst, image.Rect(x, 1, x+1, side-1).Add(at), pal.Thin)
	}
	for i := high; i < s.Size(); i += high {
		y := thumbnailAt(i, p, high) - 2
		paint.Fill(dst, image.Rect(1, y, side-1, y+1).Add(at), pal.Thin)
	}
	for c := range s.Cells().All() {
		x, y := thumbnailAt(c.Col(), p, wide), thumbnailAt(c.Row(), p, high)
		r := image.Rect(x, y, x+p-1, y+p-1).Add(at)
		switch {
		case givens[c] != 0:
			paint.Fill(dst, r, pal.Text)
		case entries[c] != 0:
			paint.Fill(dst, r, pal.Thumb)
			if pal.HighContrast {
				paint.Fill(dst, r.Inset(1), pal.Surface)
			}
		}
	}
}

// thumbnailAt returns where column i begins, or row i: cells are a pixel apart, boxes of so many
// three.
func thumbnailAt(i, p, box int) int { return 1 + i*p + 2*(i/box) }
