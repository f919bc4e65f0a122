package board

import (
	"image"
	"image/color"
	"math"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// A brush paints lines, shapes and digits on a board whose origin is at 0, 0.
type brush struct {
	Geom
	shapes *paint.Painter
	pal    *theme.Palette
	unit   float64 // device pixels per toolkit unit: marks have a least size in units
	text   float64 // how much larger marks are to be than usual
}

// A painter paints cells into a picture, each kind of what they show by a painter of its own.
type painter struct {
	*brush
	cages    cagePainter
	rings    ringPainter
	roles    rolePainter
	marks    markPainter
	patterns patternPainter
	pale     *palePainter // made when it is needed
	laid     *laid        // the ways of the links that were painted last
}

func newPainter(shapes *paint.Painter, pal *theme.Palette, g Geom, unit float64) *painter {
	return painterOf(&brush{Geom: g, shapes: shapes, pal: pal, unit: unit, text: 1})
}

func painterOf(b *brush) *painter {
	return &painter{brush: b, cages: cagePainter{b}, rings: ringPainter{b}, roles: rolePainter{b}, marks: markPainter{b},
		patterns: patternPainter{b, map[int]*image.RGBA{}}}
}

// A palePainter paints what a hint does not speak of just now.
type palePainter struct {
	painter
	strong, weak color.NRGBA // links
}

func (p *painter) paler() *palePainter {
	if p.pale == nil {
		pal := p.pal.Pale()
		b := *p.brush
		b.pal = &pal.Palette
		p.pale = &palePainter{*painterOf(&b), pal.Strong, pal.Weak}
	}
	return p.pale
}

// p returns the side of a cell; of converts pixels in a cell of side 72 to this size.
func (p *brush) p() float64            { return float64(p.P) }
func (p *brush) of(px float64) float64 { return px * p.p() / 72 }

// all paints the whole board. Links are painted over the lines but under the digits.
func (p *painter) all(dst *image.RGBA, looks *[81]Look, o overlay) {
	p.lines(dst)
	cells := p.Shape.Cells()
	for c := range cells.All() {
		p.ground(p.inside(dst, c), c, looks[c])
	}
	for c := range cells.All() {
		p.seams(dst, looks, c)
	}
	overlayPainter{p}.under(dst, looks, o)
	for c := range cells.All() {
		p.content(p.inside(dst, c), c, looks[c])
	}
	overlayPainter{p}.over(dst, o)
}

// cell paints one cell between its lines, and nothing outside.
func (p *painter) cell(dst *image.RGBA, c puzzle.Cell, l Look) {
	in := p.inside(dst, c)
	p.ground(in, c, l)
	p.content(in, c, l)
}

func (p *brush) inside(dst *image.RGBA, c puzzle.Cell) *image.RGBA {
	return dst.SubImage(p.Inner(c)).(*image.RGBA)
}

// lines paints the grid: thin lines first, thick on top.
func (p *painter) lines(dst *image.RGBA) {
	for _, thick := range []bool{false, true} {
		for i := range p.Shape.Size() + 1 {
			if at, w := p.Column(i); thick == (w == p.Thick) {
				paint.Fill(dst, image.Rect(at, 0, at+w, p.Side()), p.lineColour(w))
			}
			if at, w := p.Row(i); thick == (w == p.Thick) {
				paint.Fill(dst, image.Rect(0, at, p.Side(), at+w), p.lineColour(w))
			}
		}
	}
}

// lineColour returns the colour of a line of a width.
func (p *brush) lineColour(width int) color.NRGBA {
	if width == p.Thick {
		return p.pal.Thick
	}
	return p.pal.Thin
}

// ground paints what is under the digits.
func (p *painter) ground(dst *image.RGBA, c puzzle.Cell, l Look) {
	pal := p.pal
	paint.Fill(dst, dst.Rect, p.groundColour(l))
	if l.House == BaseTint|CoverTint {
		r := dst.Rect
		x0, y0, x1, y1 := float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)
		p.shapes.Polygon(dst, []paint.Pt{{X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}}, pal.Cover)
	}
	if p.Shape.Diagonals() && l.Colours == 0 {
		p.cages.bands(dst, c)
	}
	if l.Colours != 0 {
		p.colours(dst, l)
	}
	if l.Bad && l.Colours != 0 {
		p.square(dst, c, .11, .13, 0, pal.BadFill)
	}
	if l.Same {
		p.square(dst, c, .085, .13, 0, pal.Same)
	}
	if l.Picked && l.Colours != 0 { // whose ground says nothing
		p.filterOutline(dst, c, l.Selected)
	}
	if l.Tile {
		p.square(dst, c, .11, .13, 0, pal.Text2)
	}
	if l.Partner {
		p.dashedSquare(dst, c)
	}
	if l.Hover {
		inset := max(2, p.of(3)) / p.p()
		p.square(dst, c, inset, .042, max(1, math.Round(p.of(1))), pal.Text3)
	}
	if l.Found {
		p.rings.paint(dst, c, Look{CursorLook: CursorLook{Ring: AllSides}})
	}
	if l.Missed {
		p.missed(dst, c, l)
	}
	if l.Selected {
		p.rings.paint(dst, c, l)
	}
	p.cages.outline(dst, c, l)
}

// groundColour returns the plain colour of a cell, under patterns and tiles.
func (p *painter) groundColour(l Look) color.NRGBA {
	pal := p.pal
	switch {
	case l.Paused:
		return pal.Sunk
	case l.Changed:
		return pal.Cover
	case l.Bad && l.Colours == 0:
		return pal.BadFill
	case l.Doubt:
		return pal.Cover
	case l.Lit:
		return pal.Same
	case l.Role == puzzle.Eliminate:
		return pal.ElimFill
	case l.House&BaseTint != 0 || l.Role == puzzle.Base:
		return pal.Base
	case l.House&CoverTint != 0 || l.Role == puzzle.Cover:
		return pal.Cover
	case l.Selected && l.Colours == 0:
		return pal.SelectFill
	case l.Cage:
		return pal.Base
	case l.Faded:
		return fadedGround(pal)
	case l.Peer:
		return pal.Peer
	}
	return pal.Surface
}

// dashedSquare outlines a cell that goes with that of the cursor.
func (p *brush) dashedSquare(dst *image.RGBA, c puzzle.Cell) {
	x, y := p.Centre(c)
	h := .46 * p.p()
	pts := paint.RoundPath(x-h, y-h, x+h, y+h, p.of(3))
	p.shapes.Dashed(dst, append(pts, pts[0]), max(1, p.of(2)), p.of(6), p.of(4), p.pal.Accent)
}

// square paints a square round the cell's centre; inset and radius are fractions of the
// cell's side, width 0 fills it.
func (p *brush) square(dst *image.RGBA, c puzzle.Cell, inset, radius, width float64, col color.Color) {
	x, y := p.Centre(c)
	p.squareAt(dst, x, y, inset, radius, width, col)
}

func (p *brush) squareAt(dst *image.RGBA, x, y, inset, radius, width float64, col color.Color) {
	h := (.5 - inset) * p.p()
	p.shapes.Round(dst, math.Floor(x-h), math.Floor(y-h), math.Ceil(x+h), math.Ceil(y+h), radius*p.p(), width, col)
}
