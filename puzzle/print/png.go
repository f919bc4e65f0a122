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
func PNG(w io.Writer, p Page) error { return png.Encode(w, p.Image(dots)) }

// Image draws a page with so many pixels a millimetre.
func (p Page) Image(dots float64) *image.Gray {
	pixel := func(mm float64) int { return int(math.Round(mm * dots)) }
	m := image.NewGray(image.Rect(0, 0, pixel(p.Width), pixel(p.Height)))
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	for _, f := range p.Fills { // aligned to pixels, so that lines are sharp
		left, top := pixel(f.X), pixel(f.Y)
		r := image.Rect(left, top, max(left+1, pixel(f.X+f.W)), max(top+1, pixel(f.Y+f.H)))
		draw.Draw(m, r, image.NewUniform(color.Gray{uint8(f.Grey)}), image.Point{}, draw.Src)
	}
	for _, shape := range p.Shapes {
		shape.paint(m, dots)
	}
	mask := image.NewAlpha(m.Rect)
	for grey, texts := range p.byGrey() {
		brush := vector.NewRasterizer(m.Rect.Dx(), m.Rect.Dy())
		for _, t := range texts {
			for _, at := range t.copies() {
				for s := range at.outlines() {
					trace(brush, s, dots)
				}
				brush.ClosePath()
			}
		}
		brush.DrawOp = draw.Src
		brush.Draw(mask, m.Rect, image.Opaque, image.Point{})
		cover(m, mask, grey)
	}
	return m
}

// copies returns the texts that a text is drawn as: one with wider strokes is drawn round its
// place.
func (t Text) copies() (list []Text) {
	if !t.Wide {
		return []Text{t}
	}
	by := stroked / 2 * t.Size * 25.4 / 72
	for _, to := range [...]Point{{-by, 0}, {by, 0}, {0, -by}, {0, by}} {
		c := t
		c.X, c.Y = t.X+to.X, t.Y+to.Y
		list = append(list, c)
	}
	return list
}

// cover draws a shade through a mask of the same size.
func cover(m *image.Gray, mask *image.Alpha, grey Grey) {
	for i, a := range mask.Pix {
		if a != 0 {
			m.Pix[i] = uint8((uint32(m.Pix[i])*(255-uint32(a)) + uint32(grey)*uint32(a) + 127) / 255)
		}
	}
}

// paint fills the shape by a brush of its own: several shapes in one would cancel each
// other out where they cross.
func (s Shape) paint(m draw.Image, dots float64) {
	left, top, right, bottom := math.Inf(1), math.Inf(1), 0.0, 0.0
	for _, at := range s.Points {
		left, right = min(left, at.X*dots), max(right, at.X*dots)
		top, bottom = min(top, at.Y*dots), max(bottom, at.Y*dots)
	}
	corner := image.Pt(int(math.Floor(left)), int(math.Floor(top)))
	size := image.Pt(int(math.Ceil(right)), int(math.Ceil(bottom))).Sub(corner)
	brush := vector.NewRasterizer(size.X+1, size.Y+1)
	for i, at := range s.Points {
		x, y := float32(at.X*dots-float64(corner.X)), float32(at.Y*dots-float64(corner.Y))
		if i == 0 {
			brush.MoveTo(x, y)
		} else {
			brush.LineTo(x, y)
		}
	}
	brush.ClosePath()
	area := image.Rectangle{corner, corner.Add(size).Add(image.Pt(1, 1))}
	brush.Draw(m, area, image.NewUniform(color.Gray{uint8(s.Grey)}), image.Point{})
}

func trace(brush *vector.Rasterizer, s stroke, dots float64) {
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
