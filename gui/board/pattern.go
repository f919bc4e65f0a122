package board

import (
	"image"
	"image/draw"
	"math"

	"sudoku/gui/look"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// colours paints the cell's colours as upright bands of equal width. In high
// contrast they stand in a frame only.
func (p *painter) colours(dst *image.RGBA, l Look) {
	r, k, n := dst.Rect, 0, puzzle.DigitSet(l.Colours).Len()
	for d := range puzzle.DigitSet(l.Colours).All() {
		band := image.Rect(r.Min.X+r.Dx()*k/n, r.Min.Y, r.Min.X+r.Dx()*(k+1)/n, r.Max.Y)
		if l.Plain {
			look.Fill(dst, band, p.pal.Cell[d].Fill)
		} else {
			tile := p.pattern(int(d))
			draw.Draw(dst, band, tile, band.Min.Sub(r.Min), draw.Src)
		}
		k++
	}
	if p.pal.HighContrast {
		look.Fill(dst, r.Inset(int(.16*p.p())), p.groundColour(withoutColours(l)))
	}
}

func withoutColours(l Look) Look {
	l.Colours = game.ColourSet(0)
	return l
}

// pattern is a cell of colour n with its pattern, painted once for each size.
func (p *painter) pattern(n int) *image.RGBA {
	if tile := p.patterns[n]; tile != nil {
		return tile
	}
	tile := image.NewRGBA(image.Rect(0, 0, p.P, p.P))
	look.Fill(tile, tile.Rect, p.pal.Cell[n].Fill)
	p.drawPattern(tile, n)
	p.patterns[n] = tile
	return tile
}

// drawPattern draws pattern n: six of it to a cell, three of the large ones.
func (p *painter) drawPattern(tile *image.RGBA, n int) {
	line := p.pal.Cell[n].Line
	if !p.pal.HighContrast {
		line.A = 140 // 55 %
	}
	side, w := p.p(), max(1, 1.2*p.p()/64)
	path := func(xy ...float64) {
		pts := make([]look.Pt, len(xy)/2)
		for i := range pts {
			pts[i] = look.Pt{X: xy[2*i] * side, Y: xy[2*i+1] * side}
		}
		p.ink.Polyline(tile, pts, w, line)
	}
	switch n {
	case 1:
		p.grid(6, func(x, y float64) { p.ink.Disc(tile, x, y, max(.8, 1.3*side/64), line) })
	case 2:
		slopes(6, func(at float64) { path(at-.1, 1.1, at+1.1, -.1) })
	case 3, 5:
		p.rules(tile, n == 3, int(math.Round(w)))
	case 4:
		slopes(6, func(at float64) { path(at-.1, -.1, at+1.1, 1.1) })
	case 6:
		slopes(3, func(at float64) { path(at-.1, 1.1, at+1.1, -.1) })
		slopes(3, func(at float64) { path(at-.1, -.1, at+1.1, 1.1) })
	case 7:
		p.grid(3, func(x, y float64) { p.ink.Circle(tile, x, y, .09*side, w, line) })
	case 8:
		p.grid(3, func(x, y float64) {
			path((x-.075*side)/side, y/side, (x+.075*side)/side, y/side)
			path(x/side, (y-.075*side)/side, x/side, (y+.075*side)/side)
		})
	case 9:
		for i := range 3 {
			y := (float64(i) + .5) / 3
			var xy []float64
			for k := range 9 {
				xy = append(xy, float64(k-1)/6, y+.07-.14*float64(k%2))
			}
			path(xy...)
		}
	}
}

// grid calls f for the n x n places of a pattern.
func (p *painter) grid(n int, f func(x, y float64)) {
	pitch := p.p() / float64(n)
	for i := range n * n {
		f((float64(i%n)+.5)*pitch, (float64(i/n)+.5)*pitch)
	}
}

// slopes calls f with the place at which each sloping line of a pattern leaves
// one edge of the cell, so that there are n to an edge.
func slopes(n int, f func(at float64)) {
	for i := -n; i < n; i++ {
		f((float64(i) + .5) / float64(n))
	}
}

// rules draws six lines on whole pixels, level or upright.
func (p *painter) rules(tile *image.RGBA, level bool, w int) {
	line := p.pal.Cell[5].Line
	if level {
		line = p.pal.Cell[3].Line
	}
	if !p.pal.HighContrast {
		line.A = 140
	}
	for i := range 6 {
		at := int((float64(i)+.5)*p.p()/6) - w/2
		r := image.Rect(at, 0, at+w, p.P)
		if level {
			r = image.Rect(0, at, p.P, at+w)
		}
		draw.Draw(tile, r, image.NewUniform(line), image.Point{}, draw.Over)
	}
}
