package print

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/vector"
)

// dots is how many pixels a millimetre has in a PNG file: 300 dpi.
const dots = 300 / 25.4

// PNG writes a page as a grey picture of 300 dpi.
func PNG(w io.Writer, p Page) error {
	size := image.Rect(0, 0, pixel(p.Width), pixel(p.Height))
	m := image.NewGray(size)
	draw.Draw(m, size, image.White, image.Point{}, draw.Src)
	for _, f := range p.Fills { // aligned to pixels, so that lines are sharp
		left, top := pixel(f.X), pixel(f.Y)
		r := image.Rect(left, top, max(left+1, pixel(f.X+f.W)), max(top+1, pixel(f.Y+f.H)))
		draw.Draw(m, r, image.NewUniform(color.Gray{uint8(f.Grey)}), image.Point{}, draw.Src)
	}
	for grey, texts := range p.byGrey() {
		brush := vector.NewRasterizer(size.Dx(), size.Dy())
		for _, t := range texts {
			for s := range t.outlines() {
				trace(brush, s)
			}
		}
		brush.Draw(m, size, image.NewUniform(color.Gray{uint8(grey)}), image.Point{})
	}
	return png.Encode(w, m)
}

func pixel(mm float64) int { return int(math.Round(mm * dots)) }

func trace(brush *vector.Rasterizer, s stroke) {
	x := func(i int) float32 { return float32(s.at[i][0] * dots) }
	y := func(i int) float32 { return float32(s.at[i][1] * dots) }
	switch s.op {
	case sfnt.SegmentOpMoveTo:
		brush.ClosePath()
		brush.MoveTo(x(0), y(0))
	case sfnt.SegmentOpLineTo:
		brush.LineTo(x(0), y(0))
	case sfnt.SegmentOpQuadTo:
		brush.QuadTo(x(0), y(0), x(1), y(1))
	case sfnt.SegmentOpCubeTo:
		brush.CubeTo(x(0), y(0), x(1), y(1), x(2), y(2))
	}
}
