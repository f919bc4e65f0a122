package board

import (
	"image"

	"sudoku/gui/paint"
	"sudoku/puzzle"
)

// A LessonLook is what marks a cell while the player looks for a pattern.
type LessonLook struct {
	Found  bool // part of the pattern
	Missed bool // pressed, but no part of it
}

// sought marks what was found and missed of a pattern, and where its digit has a place.
func (v *View) sought(looks *[81]Look) {
	for c := range v.Found.All() {
		looks[c].Found, looks[c].House = true, looks[c].House|BaseTint
	}
	for c := range v.Missed.All() {
		looks[c].Missed = true
	}
	if v.Sought == 0 {
		return
	}
	for c := range looks {
		l := &looks[c]
		l.Stress |= (l.Corner | l.Centre) & v.Sought.Set()
	}
}

// missed draws a dashed ring, within that of the selection.
func (p *painter) missed(dst *image.RGBA, c puzzle.Cell, l Look) {
	x, y := p.Centre(c)
	h := p.p()/2 - p.of(4)
	if l.Selected {
		h -= p.of(4)
	}
	pts := paint.RoundPath(x-h, y-h, x+h, y+h, p.of(3))
	p.shapes.Dashed(dst, append(pts, pts[0]), max(1, p.of(2)), p.of(5), p.of(4), p.pal.Text2)
}

// Missed paints the dashed ring of a cell that was missed.
func (s *Sampler) Missed() {
	h := .13 * s.Side
	pts := paint.RoundPath(s.X-h, s.Y-h, s.X+h, s.Y+h, .03*s.Side)
	s.Painter.Dashed(s.Dst, append(pts, pts[0]), max(1, s.Side/36), s.Side/14, s.Side/18, s.Pal.Text2)
}

// Found paints a cell that was found.
func (s *Sampler) Found() {
	h := .15 * s.Side
	s.Painter.Round(s.Dst, s.X-h, s.Y-h, s.X+h, s.Y+h, .02*s.Side, 0, s.Pal.Base)
	s.Painter.Round(s.Dst, s.X-h, s.Y-h, s.X+h, s.Y+h, .02*s.Side, max(1.5, s.Side/28), s.Pal.Accent)
}

// Sought paints a mark of the digit that is sought.
func (s *Sampler) Sought(d puzzle.Digit) {
	h := .142 * s.Side
	s.Painter.Round(s.Dst, s.X-h, s.Y-h, s.X+h, s.Y+h, .03*s.Side, 0, s.Pal.Same)
	s.Painter.Digit(s.Dst, uint8(d), s.X, s.Y, .25*s.Side, true, s.Pal.Mark)
}
