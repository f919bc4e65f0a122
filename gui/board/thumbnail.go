package board

import (
	"image"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// ThumbnailSide returns the side of a thumbnail with cells of p device pixels.
func ThumbnailSide(p int) int { return 9*p + 5 }

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
