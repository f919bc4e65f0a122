package page

import (
	"image"
	"image/color"
	"math"

	xdraw "golang.org/x/image/draw"

	"sudoku/gui/widget"
)

// A Scaled picture is kept as it was painted last.
type Scaled struct {
	of  image.Image
	out *image.RGBA
}

// Paint paints a picture in r with round corners and a thin frame; nothing if it is nil.
func (s *Scaled) Paint(c *widget.Canvas, m image.Image, r widget.Rect, radius float64) {
	if m == nil || c.Dst == nil || c.Unseen() {
		return
	}
	size := image.Rect(0, 0, int(math.Round(r.W*c.S)), int(math.Round(r.H*c.S)))
	if size.Empty() {
		return
	}
	if s.of != m || s.out.Rect != size {
		s.of, s.out = m, image.NewRGBA(size)
		mask := image.NewRGBA(size)
		k := *c
		k.Dst = mask
		k.Round(widget.Rect{W: r.W, H: r.H}, radius, 0, color.Black)
		xdraw.CatmullRom.Scale(s.out, size, m, m.Bounds(), xdraw.Over, &xdraw.Options{DstMask: mask})
	}
	c.Place(s.out, r)
	c.Round(r, radius, 1, c.Pal.Hair)
}
