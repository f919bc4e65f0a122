package board

import (
	"image"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
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

// SampleMissed paints a small dashed ring, as Sample does a shape.
func SampleMissed(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, x, y, p float64) {
	h := .13 * p
	pts := paint.RoundPath(x-h, y-h, x+h, y+h, .03*p)
	painter.Dashed(dst, append(pts, pts[0]), max(1, p/36), p/14, p/18, pal.Text2)
}

// SampleSought paints a mark of the digit that is sought: as it stands, or found.
func SampleSought(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, d puzzle.Digit, found bool, x, y, p float64) {
	q := newPainter(painter, pal, GeomOf(max(1, int(p+.5))), p/72)
	if found {
		q.roleShape(dst, puzzle.Base, d, x, y, .25*p)
		return
	}
	h := .142 * p
	painter.Round(dst, x-h, y-h, x+h, y+h, .03*p, 0, pal.Same)
	painter.Digit(dst, uint8(d), x, y, .25*p, true, pal.Mark)
}
