package board

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A patternPainter paints cells with the patterns of colours.
type patternPainter struct {
	*brush
	tiles map[int]*image.RGBA
}

// colours paints the cell's colours as vertical bands of equal width. In high contrast
// they are painted in a frame only.
func (p *painter) colours(dst *image.RGBA, l Look) {
	r, k, n := dst.Rect, 0, puzzle.DigitSet(l.Colours).Len()
	for d := range puzzle.DigitSet(l.Colours).All() {
		band := image.Rect(r.Min.X+r.Dx()*k/n, r.Min.Y, r.Min.X+r.Dx()*(k+1)/n, r.Max.Y)
		if l.Plain {
			paint.Fill(dst, band, p.pal.Cell[d].Fill)
		} else {
			tile := p.patterns.tile(int(d))
			draw.Draw(dst, band, tile, band.Min.Sub(r.Min), draw.Src)
		}
		k++
	}
	if p.pal.HighContrast {
		paint.Fill(dst, r.Inset(int(.16*p.p())), p.groundColour(withoutColours(l)))
	}
}

func withoutColours(l Look) Look {
	l.Colours = game.ColourSet(0)
	return l
}

// tile returns a cell of colour n with its pattern, painted once for each size.
func (p *patternPainter) tile(n int) *image.RGBA {
	if tile := p.tiles[n]; tile != nil {
		return tile
	}
	tile := image.NewRGBA(image.Rect(0, 0, p.P, p.P))
	paint.Fill(tile, tile.Rect, p.pal.Cell[n].Fill)
	p.draw(tile, n)
	p.tiles[n] = tile
	return tile
}

// draw draws pattern n, repeated six times across a cell, three times for the
// large ones.
func (p *patternPainter) draw(tile *image.RGBA, n int) {
	line := p.pal.Cell[n].Line
	if !p.pal.HighContrast {
		line.A = 140 // 55 %
	}
	side := p.p()
	k := pen{p.shapes, tile, line, side, max(1, 1.2*side/64)}
	switch n {
	case 1:
		k.grid(6, func(x, y float64) { k.painter.Disc(tile, x, y, max(.8, 1.3*side/64), line) })
	case 2:
		k.rising(6)
	case 3:
		k.rules(true)
	case 4:
		k.falling(6)
	case 5:
		k.rules(false)
	case 6:
		k.rising(3)
		k.falling(3)
	case 7:
		k.grid(3, func(x, y float64) { k.painter.Circle(tile, x, y, .09*side, k.w, line) })
	case 8:
		k.grid(3, func(x, y float64) {
			k.path((x-.075*side)/side, y/side, (x+.075*side)/side, y/side)
			k.path(x/side, (y-.075*side)/side, x/side, (y+.075*side)/side)
		})
	case 9:
		k.zigzags(3)
	}
}

// A pen draws a pattern on a cell.
type pen struct {
	painter *paint.Painter
	tile    *image.RGBA
	line    color.NRGBA
	side    float64 // side of the cell, in pixels
	w       float64 // width of the line
}

// path draws a line through points given as fractions of the side.
func (k *pen) path(xy ...float64) {
	pts := make([]paint.Pt, len(xy)/2)
	for i := range pts {
		pts[i] = paint.Pt{X: xy[2*i] * k.side, Y: xy[2*i+1] * k.side}
	}
	k.painter.Polyline(k.tile, pts, k.w, k.line)
}

// grid calls f for the n x n positions of a pattern, in pixels.
func (k *pen) grid(n int, f func(x, y float64)) {
	pitch := k.side / float64(n)
	for i := range n * n {
		f((float64(i%n)+.5)*pitch, (float64(i/n)+.5)*pitch)
	}
}

// rising draws n ascending lines, falling n descending ones.
func (k *pen) rising(n int) {
	slopes(n, func(at float64) { k.path(at-.1, 1.1, at+1.1, -.1) })
}

func (k *pen) falling(n int) {
	slopes(n, func(at float64) { k.path(at-.1, -.1, at+1.1, 1.1) })
}

// slopes calls f with the position at which each sloping line leaves an edge.
func slopes(n int, f func(at float64)) {
	for i := -n; i < n; i++ {
		f((float64(i) + .5) / float64(n))
	}
}

// rules draws six lines on whole pixels, horizontal or vertical.
func (k *pen) rules(level bool) {
	size, w := k.tile.Rect.Dx(), int(math.Round(k.w))
	for i := range 6 {
		at := int((float64(i)+.5)*k.side/6) - w/2
		r := image.Rect(at, 0, at+w, size)
		if level {
			r = image.Rect(0, at, size, at+w)
		}
		draw.Draw(k.tile, r, image.NewUniform(k.line), image.Point{}, draw.Over)
	}
}

// zigzags draws n horizontal zigzag lines.
func (k *pen) zigzags(n int) {
	for i := range n {
		y := (float64(i) + .5) / float64(n)
		var xy []float64
		for t := range 9 {
			xy = append(xy, float64(t-1)/6, y+.07-.14*float64(t%2))
		}
		k.path(xy...)
	}
}
