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
// givens and entries as squares. It is for lists, where a glance must do.
func Thumbnail(dst *image.RGBA, pal *theme.Palette, at image.Point, p int, givens, entries *puzzle.Grid) {
	side := ThumbnailSide(p)
	paint.Fill(dst, image.Rect(0, 0, side, side).Add(at), pal.Thin)
	paint.Fill(dst, image.Rect(1, 1, side-1, side-1).Add(at), pal.Surface)
	for i := 1; i < 3; i++ { // in the middle of the three pixels between two boxes
		x := thumbnailAt(3*i, p) - 2
		paint.Fill(dst, image.Rect(x, 1, x+1, side-1).Add(at), pal.Thin)
		paint.Fill(dst, image.Rect(1, x, side-1, x+1).Add(at), pal.Thin)
	}
	for c := range puzzle.AllCells.All() {
		x, y := thumbnailAt(c.Col(), p), thumbnailAt(c.Row(), p)
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

// thumbnailAt returns where column i begins: cells are a pixel apart, boxes three.
func thumbnailAt(i, p int) int { return 1 + i*p + 2*(i/3) }
