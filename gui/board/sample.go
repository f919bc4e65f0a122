package board

import (
	"image"
	"image/draw"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// Cand paints the shape of a candidate's role with its digit; a digit of 0 is left out.
func (s *Sampler) Cand(role puzzle.Role, d puzzle.Digit) {
	s.by(1).roles.shape(s.Dst, role.Shape(), d, s.X, s.Y, .25*s.Side)
}

// Arrow paints the arrow of a link of a hint, as long as the sign is wide.
func (s *Sampler) Arrow(strong bool) {
	q := s.by(1)
	q.sampleLink(s.Dst, s.X-s.Wide/2, s.X+s.Wide/2, s.Y, q.inkOf(strong, false, true))
}

// Drawn paints a link of the player, as Arrow does one of a hint.
func (s *Sampler) Drawn(strong bool) {
	q := s.by(1)
	q.sampleLink(s.Dst, s.X-s.Wide/2, s.X+s.Wide/2, s.Y, ink{s.Pal.Text2, q.linkWidth(2.5), strong})
}

// Coloured paints a candidate in colour n.
func (s *Sampler) Coloured(n int) {
	s.by(1).marks.tile(s.Dst, uint8(n), s.X, s.Y, .25*s.Side, .26*s.Side)
	s.Painter.Digit(s.Dst, 5, s.X, s.Y, .25*s.Side, false, s.Pal.Mark)
}

// SampleColour paints colour n into r, with its pattern unless plain: for a colour
// picker.
func SampleColour(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, n int, plain bool, r image.Rectangle) {
	paint.Fill(dst, r, pal.Cell[n].Fill)
	if !plain {
		tile := newPainter(painter, pal, GeomOf(max(r.Dx(), r.Dy(), 1)), 1).patterns.tile(n)
		draw.Draw(dst, r, tile, image.Point{}, draw.Src)
	}
}

func (p overlayPainter) sampleLink(dst *image.RGBA, x0, x1, y float64, k ink) {
	shaft, head := p.arrow([]paint.Pt{{X: x0, Y: y}, {X: (x0 + x1) / 2, Y: y}, {X: x1 - p.head(), Y: y}, {X: x1, Y: y}})
	p.stroke(dst, shaft, head, k)
}
