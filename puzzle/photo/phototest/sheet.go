package phototest

import (
	"image"
	"image/draw"
	"math/rand/v2"

	"sudoku/puzzle"
)

// A Sheet is a page as it was printed, with a grid on it whose top left corner is at X, Y
// and whose cells have so many pixels a side.
type Sheet struct {
	Image      *image.Gray
	X, Y, Cell float64
}

// Fill writes entries into the grid of the sheet, in the hand of one person.
func (s Sheet) Fill(rng *rand.Rand, entries *puzzle.Grid) {
	m := s.Image
	border := min(s.X, s.Y) / s.Cell
	left, top := int(s.X-border*s.Cell), int(s.Y-border*s.Cell)
	part := &image.Gray{Pix: m.Pix[m.PixOffset(left, top):], Stride: m.Stride, Rect: image.Rect(0, 0, m.Rect.Max.X-left, m.Rect.Max.Y-top)}
	c := &canvas{part, s.Cell, border}
	w := newWriter(rng)
	for i, d := range entries {
		if d != 0 {
			w.write(c, rng, d, float64(i%9), float64(i/9))
		}
	}
}

// Written takes a picture of a sheet after somebody has written entries into its grid, a
// cell about so many pixels a side: nearly straight on, in good light.
func (s Sheet) Written(rng *rand.Rand, entries *puzzle.Grid, cell float64) *image.Gray {
	border := min(s.X, s.Y) / s.Cell
	left, top := int(s.X-border*s.Cell), int(s.Y-border*s.Cell)
	c := &canvas{image.NewGray(image.Rect(0, 0, s.Image.Rect.Dx()-left, s.Image.Rect.Dy()-top)), s.Cell, border}
	draw.Draw(c.img, c.img.Rect, s.Image, s.Image.Rect.Min.Add(image.Pt(left, top)), draw.Src)
	Sheet{c.img, border * s.Cell, border * s.Cell, s.Cell}.Fill(rng, entries)
	view := shot{w: int(12 * cell), h: int(15 * cell), turn: 0.03 * rng.NormFloat64(), tilt: 0.2 * rng.Float64(), wave: 0.05, cell: cell}
	view.x, view.y = float64(view.w)/2, 6.5*cell
	l := light{contrast: 0.75, bright: 0.9, blur: 0.5, noise: 0.01, quality: 90, gradient: 0.2}
	return newCamera(rng, view).shoot(c, 0.45).expose(rng, l)
}
