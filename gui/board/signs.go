package board

import (
	"image"
	"image/color"
	"math"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// A Sampler paints a sign of a hint for a legend, as a board whose cells have that side shows it, with its
// centre at X, Y and not wider than Wide, all in pixels.
type Sampler struct {
	Painter          *paint.Painter
	Pal              *theme.Palette
	Dst              *image.RGBA
	X, Y, Wide, Side float64
}

// by returns what paints as a board with cells of a part of the side.
func (s *Sampler) by(part float64) overlayPainter {
	p := part * s.Side
	return overlayPainter{newPainter(s.Painter, s.Pal, GeomOf(max(1, int(p+.5))), p/72)}
}

// Shape paints the shape of a candidate without a digit.
func (s *Sampler) Shape(r puzzle.Role) { s.shape(r, 0, 1) }

func (s *Sampler) shape(r puzzle.Role, dx, part float64) {
	s.by(part).roles.shape(s.Dst, r.Shape(), 0, s.X+dx*s.Side, s.Y, .25*part*s.Side)
}

// Frame paints the frame of a cell, in a tinted house or, with 0, in none.
func (s *Sampler) Frame(r, house puzzle.Role) {
	p, h := s.by(1./3), s.Side/6
	l := HintLook{Role: r}
	if house != 0 {
		l.House = tint(house)
	}
	ground := p.groundColour(Look{HintLook: l})
	s.Painter.Round(s.Dst, s.X-h, s.Y-h, s.X+h, s.Y+h, 0, 0, ground)
	p.roles.frameAt(s.Dst, s.X, s.Y, r)
}

// ShapeInFrame paints both.
func (s *Sampler) ShapeInFrame(r, house puzzle.Role) {
	s.Frame(r, house)
	s.shape(r, 0, .6)
}

// Placement paints a cell with a digit that is placed.
func (s *Sampler) Placement(d puzzle.Digit) { s.by(.5).placed(s.Dst, d, s.X, s.Y) }

// House paints pieces of a tinted house: a line with its bars, a box with its frame, or both.
func (s *Sampler) House(r puzzle.Role, line, box bool) {
	x0, x1, u := s.X-s.Wide/2, s.X+s.Wide/2, s.Side/72
	switch {
	case line && box:
		s.line(r, x0, x1-20*u)
		s.box(r, x1-9*u, 9*u)
	case box:
		s.box(r, s.X, 11*u)
	case line:
		s.line(r, x0, x1)
	default:
		s.tint(r, x0+5*u, x1-5*u)
	}
}

// tint paints the ground of a house.
func (s *Sampler) tint(r puzzle.Role, x0, x1 float64) {
	col, h := s.Pal.Base, 7*s.Side/72
	if r.Covers() {
		col = s.Pal.Cover
	}
	s.Painter.Round(s.Dst, x0, s.Y-h, x1, s.Y+h, 0, 0, col)
}

// line paints a row: its ground between two bars, each in three dashes for a cover house.
func (s *Sampler) line(r puzzle.Role, x0, x1 float64) {
	u := s.Side / 72
	s.tint(r, x0+5*u, x1-5*u)
	for _, x := range []float64{x0, x1 - 3*u} {
		if !r.Covers() {
			s.Painter.Round(s.Dst, x, s.Y-7*u, x+3*u, s.Y+7*u, 1.5*u, 0, s.Pal.BaseLine)
			continue
		}
		for _, y := range []float64{-7, -1.75, 3.5} {
			s.Painter.Round(s.Dst, x, s.Y+y*u, x+3*u, s.Y+(y+3.5)*u, 1.5*u, 0, s.Pal.CoverLine)
		}
	}
}

// box paints a box of nine cells with its frame, h from its centre to its sides.
func (s *Sampler) box(r puzzle.Role, x, h float64) {
	u, col := s.Side/72, s.Pal.Base
	if r.Covers() {
		col = s.Pal.Cover
	}
	s.Painter.Round(s.Dst, x-h, s.Y-h, x+h, s.Y+h, 0, 0, col)
	for _, d := range []float64{-h / 3, h / 3} {
		s.Painter.Line(s.Dst, x+d, s.Y-h, x+d, s.Y+h, max(1, u), s.Pal.Thin)
		s.Painter.Line(s.Dst, x-h, s.Y+d, x+h, s.Y+d, max(1, u), s.Pal.Thin)
	}
	frame := paint.RoundPath(x-h+u, s.Y-h+u, x+h-u, s.Y+h-u, 2*u)
	if frame = append(frame, frame[0]); r.Covers() {
		s.Painter.Dashed(s.Dst, frame, max(1.5, 2*u), 4*u, 3*u, s.Pal.CoverLine)
	} else {
		s.Painter.Polyline(s.Dst, frame, max(1.5, 2*u), s.Pal.BaseLine)
	}
}

// Sets paints candidates of sets, in their shapes, with their letters.
func (s *Sampler) Sets(of puzzle.Shapes) {
	n := 0
	for range of.All() {
		n++
	}
	part := 1.
	if n > 2 {
		part = .72 // they are as close as two
	}
	size, wide := part*s.Side/6, .5*part*s.Wide
	x := s.X - wide*float64(n-1)/2
	for i := range puzzle.Role(3) {
		r := (puzzle.Set + i).Shape()
		if !of.Has(r) {
			continue
		}
		s.Painter.Text(s.Dst, string(rune('a'+i)), x-.8*size, s.Y+.3*size, size, true, s.Pal.Text2)
		s.shape(r, (x-s.X)/s.Side+.06*part, .5*part)
		x += wide
	}
}

// Link paints a strong or a weak link.
func (s *Sampler) Link(strong bool) {
	p := s.by(1)
	p.sampleLink(s.Dst, s.X-s.Wide/2, s.X+s.Wide/2, s.Y, p.inkOf(strong, false, true))
}

// Group paints what joins a group: of candidates that are on or off between two of them.
func (s *Sampler) Group(r puzzle.Role) {
	p, d := s.by(.7), .17
	switch r {
	case puzzle.On:
		s.stroke(0, max(2, p.of(5)), p.roles.colour(r))
	case puzzle.Off:
		for _, side := range []float64{-1, 1} {
			s.stroke(side*max(1.5, p.of(3)), max(1, p.of(2)), p.roles.colour(r))
		}
	}
	s.shape(r, -d, .7)
	s.shape(r, d, .7)
}

// Groups paints what joins groups whose line says nothing but their colour, one above the other.
func (s *Sampler) Groups(of puzzle.Shapes) {
	p := s.by(.7)
	gap, dy := p.of(7), 0.
	for range of.All() {
		dy -= gap / 2
	}
	for r := range of.All() {
		s.stroke(dy+gap/2, p.linkWidth(2.5)/2, p.roles.colour(r))
		dy += gap
	}
}

// stroke paints a short line, dy below the centre.
func (s *Sampler) stroke(dy, width float64, col color.Color) {
	x := .17 * s.Side
	s.Painter.Polyline(s.Dst, []paint.Pt{{X: s.X - x, Y: s.Y + dy}, {X: s.X + x, Y: s.Y + dy}}, width, col)
}

// Walk paints what marks the cell where a chain starts, or where it ends.
func (s *Sampler) Walk(end bool) {
	p, h := s.by(1), math.Round(11*s.Side/72)
	if end {
		p.walkEnd(s.Dst, s.X, s.Y, h)
	} else {
		p.walkStart(s.Dst, s.X, s.Y, h)
	}
}
