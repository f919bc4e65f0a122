package files

import (
	"math"
	"slices"

	"sudoku/gui/folder"
	"sudoku/gui/widget"
)

// A fileDrawing is a drawing of the kind of a file, where no puzzle of it can be shown.
type fileDrawing int

const (
	drawnSheet fileDrawing = iota
	drawnFolder
	drawnPhoto
	drawnLink
)

// drawingOf returns the drawing of an entry.
func drawingOf(e *folder.Entry, f folder.Facts) fileDrawing {
	switch {
	case e.IsLink():
		return drawnLink
	case e.IsDir():
		return drawnFolder
	case f.Kind == folder.Photo:
		return drawnPhoto
	}
	return drawnSheet
}

// paint paints the drawing in the middle of r.
func (d fileDrawing) paint(c *widget.Canvas, r widget.Rect) {
	x, y := r.X+r.W/2, r.Y+r.H/2
	[...]func(c *widget.Canvas, x, y float64){drawnSheet: paintSheet, drawnFolder: paintFolder, drawnPhoto: paintPhotoSign, drawnLink: paintLinkSign}[d](c, x, y)
}

func paintSheet(c *widget.Canvas, x, y float64) {
	c.Polygon(c.Pal.Surface, x-11, y-15, x+4, y-15, x+11, y-8, x+11, y+15, x-11, y+15)
	c.Path(1.3, c.Pal.Thin, x-11, y-15, x+4, y-15, x+11, y-8, x+11, y+15, x-11, y+15, x-11, y-15)
	c.Path(1.3, c.Pal.Thin, x+4, y-15, x+4, y-8, x+11, y-8)
	for i, w := range []float64{13, 13, 8} {
		c.Path(1.3, c.Pal.Text3, x-6, y-3+5*float64(i), x-6+w, y-3+5*float64(i))
	}
}

func paintFolder(c *widget.Canvas, x, y float64) {
	c.Path(1.6, c.Pal.Text2, x-16, y-11, x-6, y-11, x-2, y-6, x+16, y-6, x+16, y+12, x-16, y+12, x-16, y-11)
}

func paintPhotoSign(c *widget.Canvas, x, y float64) {
	c.Box(widget.Rect{X: x - 17, Y: y - 14, W: 34, H: 28}, 3, 1.2, c.Pal.Thin, c.Pal.Sunk)
	c.Disc(x+8, y-6, 3, c.Pal.Text3)
	c.Polygon(c.Pal.Text3, x-14, y+11, x-5, y-2, x+2, y+6, x+6, y+2, x+14, y+11)
}

func paintLinkSign(c *widget.Canvas, x, y float64) {
	const long, wide = 6.5, 4.5 // half of what a part of the chain measures
	for _, way := range []float64{1, -1} {
		var xy []float64
		for i := range 15 { // round the outer end, and along both sides towards the middle
			a := math.Pi * (float64(i)/14 - .5)
			along, across := long+wide*math.Cos(a), wide*math.Sin(a)
			xy = append(xy, turned(x, y, way, along, across)...)
		}
		ends := slices.Concat(turned(x, y, way, 1, -wide), xy)
		c.Path(2, c.Pal.Text2, append(ends, turned(x, y, way, 1, wide)...)...)
	}
	c.Path(2, c.Pal.Text2, slices.Concat(turned(x, y, 1, -4.5, 0), turned(x, y, 1, 4.5, 0))...)
}

// turned returns a point along a line that rises to the right, or with way -1 falls to the left.
func turned(x, y, way, along, across float64) []float64 {
	d := way / math.Sqrt2
	return []float64{x + d*(along-across), y - d*(along+across)}
}
