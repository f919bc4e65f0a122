package phototest

import (
	"image"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// A canvas is paper, seen from straight above: scale pixels are the side of a cell, and
// the point (0,0) lies border cells inside. Ink darkens it.
type canvas struct {
	img           *image.Gray
	scale, border float64
}

func newCanvas(cells, border, scale float64) *canvas {
	n := int((cells + 2*border) * scale)
	c := &canvas{image.NewGray(image.Rect(0, 0, n, n)), scale, border}
	for i := range c.img.Pix {
		c.img.Pix[i] = 255
	}
	return c
}

// pixel returns where a point lies in the image.
func (c *canvas) pixel(x, y float64) (float64, float64) {
	return (x+c.border)*c.scale - 0.5, (y+c.border)*c.scale - 0.5
}

// darken lets a share of the light of a pixel through.
func (c *canvas) darken(x, y int, cover, ink float64) {
	if image.Pt(x, y).In(c.img.Rect) {
		p := &c.img.Pix[y*c.img.Stride+x]
		*p = min(*p, uint8(255*(1-cover*ink)))
	}
}

// stroke draws a line through points with a round pen.
func (c *canvas) stroke(points [][2]float64, width, ink float64) {
	r := width * c.scale / 2
	for i := 1; i < len(points); i++ {
		x0, y0 := c.pixel(points[i-1][0], points[i-1][1])
		x1, y1 := c.pixel(points[i][0], points[i][1])
		for y := int(min(y0, y1) - r - 1); y <= int(max(y0, y1)+r+2); y++ {
			for x := int(min(x0, x1) - r - 1); x <= int(max(x0, x1)+r+2); x++ {
				cover := r + 0.5 - away(float64(x), float64(y), x0, y0, x1, y1)
				if cover > 0 {
					c.darken(x, y, min(cover, 1), ink)
				}
			}
		}
	}
}

// away is the distance of a point from a stretch of line.
func away(x, y, x0, y0, x1, y1 float64) float64 {
	dx, dy := x1-x0, y1-y0
	t := 0.0
	if n := dx*dx + dy*dy; n > 0 {
		t = min(max(((x-x0)*dx+(y-y0)*dy)/n, 0), 1)
	}
	return math.Hypot(x-x0-t*dx, y-y0-t*dy)
}

// tint darkens a rectangle.
func (c *canvas) tint(x0, y0, x1, y1, ink float64) {
	px0, py0 := c.pixel(x0, y0)
	px1, py1 := c.pixel(x1, y1)
	for y := int(py0); y < int(py1); y++ {
		for x := int(px0); x < int(px1); x++ {
			c.darken(x, y, 1, ink)
		}
	}
}

// smudge darkens a round spot, most in its middle.
func (c *canvas) smudge(x, y, radius, ink float64) {
	px, py := c.pixel(x, y)
	r := radius * c.scale
	for j := int(py - r); j <= int(py+r)+1; j++ {
		for i := int(px - r); i <= int(px+r)+1; i++ {
			d := math.Hypot(float64(i)-px, float64(j)-py) / r
			c.darken(i, j, max(0, 1-d*d), ink)
		}
	}
}

// A hand says how a glyph is laid down.
type hand struct {
	x, y, height float64 // of its middle, in cells
	turn, slant  float64
	wide, bold   float64 // how much wider than drawn; how much fatter, in cells
	ink          float64
	mirrored     bool
}

// glyph draws a character of a font; it reports whether the font has it.
func (c *canvas) glyph(f *sfnt.Font, r rune, h hand) bool {
	var buf sfnt.Buffer
	id, err := f.GlyphIndex(&buf, r)
	if err != nil || id == 0 {
		return false
	}
	const em = 1000
	segs, err := f.LoadGlyph(&buf, id, fixed.I(em), nil)
	if err != nil || len(segs) == 0 {
		return false
	}
	b := segs.Bounds()
	tall := float64(b.Max.Y-b.Min.Y) / 64
	if tall < 1 {
		return false
	}
	k := h.height * c.scale / tall
	midX, midY := float64(b.Min.X+b.Max.X)/128, float64(b.Min.Y+b.Max.Y)/128
	sin, cos := math.Sincos(h.turn)
	half := h.height*c.scale*1.5 + 4
	px, py := c.pixel(h.x, h.y)
	left, top := math.Floor(px-half), math.Floor(py-half)
	to := func(p fixed.Point26_6) (float32, float32) {
		x, y := (float64(p.X)/64-midX)*k*h.wide, (float64(p.Y)/64-midY)*k
		x -= h.slant * y
		if h.mirrored {
			x = -x
		}
		return float32(px - left + x*cos - y*sin + 0.5), float32(py - top + x*sin + y*cos + 0.5)
	}
	n := int(2*half) + 2
	mask := outline(segs, to, n)
	fat := int(h.bold * c.scale)
	for y := range n {
		for x := range n {
			if a := fattest(mask, x, y, fat); a > 0 {
				c.darken(int(left)+x, int(top)+y, float64(a)/255, h.ink)
			}
		}
	}
	return true
}

// outline fills the segments of a glyph.
func outline(segs sfnt.Segments, to func(fixed.Point26_6) (float32, float32), n int) *image.Alpha {
	z := vector.NewRasterizer(n, n)
	for _, s := range segs {
		x, y := to(s.Args[0])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			z.ClosePath()
			z.MoveTo(x, y)
		case sfnt.SegmentOpLineTo:
			z.LineTo(x, y)
		case sfnt.SegmentOpQuadTo:
			x1, y1 := to(s.Args[1])
			z.QuadTo(x, y, x1, y1)
		case sfnt.SegmentOpCubeTo:
			x1, y1 := to(s.Args[1])
			x2, y2 := to(s.Args[2])
			z.CubeTo(x, y, x1, y1, x2, y2)
		}
	}
	z.ClosePath()
	mask := image.NewAlpha(image.Rect(0, 0, n, n))
	z.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}

// fattest returns the most cover within r pixels.
func fattest(m *image.Alpha, x, y, r int) (most uint8) {
	for j := max(0, y-r); j <= min(m.Rect.Dy()-1, y+r); j++ {
		for i := max(0, x-r); i <= min(m.Rect.Dx()-1, x+r); i++ {
			most = max(most, m.Pix[j*m.Stride+i])
		}
	}
	return most
}
