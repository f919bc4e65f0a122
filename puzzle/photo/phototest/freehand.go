package phototest

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"math/rand/v2"
)

// Freehand takes a picture, its long side so many pixels, of a page that lies on a table: a
// little turned and tilted, in uneven light, and so many quarters to the right.
func Freehand(rng *rand.Rand, page *image.Gray, long, quarters int) *image.Gray {
	size := page.Rect.Size()
	side := max(size.X, size.Y)
	table := image.NewGray(image.Rect(0, 0, side, side))
	draw.Draw(table, table.Rect, image.NewUniform(color.Gray{115}), image.Point{}, draw.Src)
	draw.Draw(table, page.Rect.Sub(page.Rect.Min).Add(image.Pt((side-size.X)/2, (side-size.Y)/2)), page, page.Rect.Min, draw.Src)
	s := shot{turn: 0.04*rng.NormFloat64() + float64(quarters)*math.Pi/2, tilt: 0.25 * rng.Float64(), wave: 0.04}
	s.w, s.h = long*3/4, long
	if quarters&1 != 0 {
		s.w, s.h = s.h, s.w
	}
	s.cell = float64(long) / 9 * (0.82 + 0.08*rng.Float64())
	s.x, s.y = float64(s.w)/2, float64(s.h)/2
	l := light{contrast: 0.6 + 0.25*rng.Float64(), bright: 0.75 + 0.2*rng.Float64(), gradient: 0.25, shadow: 0.3 * rng.Float64(),
		blur: 0.5 + 0.4*rng.Float64(), noise: 0.01 + 0.01*rng.Float64(), quality: 85}
	return newCamera(rng, s).shoot(&canvas{table, float64(side) / 9, 0}, 0.45).expose(rng, l)
}
