package board

import (
	"image"
	"image/color"
	"math"

	"sudoku/gui/paint"
	"sudoku/puzzle"
)

// An overlayPainter paints what of a hint or a drawing crosses cells, such as links, or lies
// outside of them.
type overlayPainter struct{ *painter }

// under paints what crosses cells below their digits.
func (p overlayPainter) under(dst *image.RGBA, looks *[81]Look, o overlay) {
	for _, h := range o.houses {
		if h.House.Kind() == 'b' {
			p.boxFrame(dst, h)
		}
	}
	for _, w := range o.walks {
		p.walk(dst, w)
	}
	if len(o.drawn) > 0 {
		p.drawn(dst, looks, o.drawn)
	}
	if len(o.links) > 0 {
		p.links(dst, looks, o)
	}
}

// over paints what is outside the cells or on top of them.
func (p overlayPainter) over(dst *image.RGBA, o overlay) {
	for _, h := range o.houses {
		p.bars(dst, h)
	}
	if o.framed {
		p.frame(dst)
	}
	p.ink(dst, o.ink, nil)
	if o.paused != "" {
		p.paused(dst, o.paused)
	}
}

// frame draws a ring round the board.
func (p overlayPainter) frame(dst *image.RGBA) {
	const gap, width = 2.5, 2.5 // in units
	d, w := math.Round((gap+width)*p.unit), math.Round(width*p.unit)
	far := float64(p.Side()) + d
	p.shapes.Round(dst, -d, -d, far, far, 2*d, w, p.pal.Accent)
}

// boxFrame draws a line round a box, which has no outer end for a bar.
func (p overlayPainter) boxFrame(dst *image.RGBA, h puzzle.HouseRole) {
	var r image.Rectangle
	for c := range p.Shape.Set(h.House).All() {
		r = r.Union(p.Inner(c))
	}
	d := p.of(2.5)
	x0, y0, x1, y1 := float64(r.Min.X)+d, float64(r.Min.Y)+d, float64(r.Max.X)-d, float64(r.Max.Y)-d
	pts, w := paint.RoundPath(x0, y0, x1, y1, p.of(4)), max(2, math.Round(p.of(3)))
	if tint(h.Role) == CoverTint {
		p.shapes.Dashed(dst, pts, w, .215*p.p(), .175*p.p(), p.pal.CoverLine)
		return
	}
	p.shapes.Polyline(dst, pts, w, p.pal.BaseLine)
}

// bars marks both ends of a row or a column outside the board: solid for a base house,
// three dashes for a cover house.
func (p overlayPainter) bars(dst *image.RGBA, h puzzle.HouseRole) {
	kind, i := h.House.Kind(), float64(h.House.Number()-1)
	if kind != 'r' && kind != 'c' {
		return
	}
	gap, high, side := p.barGap(), p.barHeight(), float64(p.Side())
	from := i*p.p() + float64(p.Thick)/2 + .02*p.p()
	for _, at := range []float64{-gap - high, side + gap} {
		bar := func(a, b float64, col color.Color) {
			x0, y0, x1, y1 := math.Round(from+a*p.p()), at, math.Round(from+b*p.p()), at+high
			if kind == 'r' {
				x0, y0, x1, y1 = y0, x0, y1, x1
			}
			p.shapes.Round(dst, x0, y0, x1, y1, high/2, 0, col)
		}
		if tint(h.Role) == CoverTint {
			for k := range 3 {
				bar(.37*float64(k), .37*float64(k)+.22, p.pal.CoverLine)
			}
		} else {
			bar(0, .96, p.pal.BaseLine)
		}
	}
}

func (p overlayPainter) barHeight() float64 { return max(2, math.Round(min(p.of(5), 5*p.unit))) }
func (p overlayPainter) barGap() float64    { return max(1, math.Round(min(p.of(4), 4*p.unit))) }

// paused writes the word on a plate at the centre.
func (p *painter) paused(dst *image.RGBA, word string) {
	size := min(max(20*p.unit, .4*p.p()), .8*p.p())
	mid := float64(p.Side()) / 2
	w, h := p.shapes.Width(word, size, true)/2, size
	p.shapes.Round(dst, mid-w-size, mid-h, mid+w+size, mid+h, .3*size, 0, p.pal.Sunk)
	p.shapes.Text(dst, word, mid-w, mid+.357*size, size, true, p.pal.Text2)
}
