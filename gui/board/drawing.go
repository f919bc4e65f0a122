package board

import (
	"image"
	"math"

	"sudoku/gui/look"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// drawn puts the player's colours and links on the candidates. A candidate that
// has one shows even in a cell without marks; one that is gone shows nothing.
func (v *View) drawn(looks *[81]Look) {
	if v.State.CandColours == [81][9]uint8{} && v.State.Links == "" && v.Draft == nil {
		return
	}
	can := v.candidates()
	for c := range puzzle.Cell(81) {
		for i, colour := range v.State.CandColours[c] {
			k := puzzle.Cand(c, puzzle.Digit(i+1))
			if colour != 0 && can[c].Has(k.Digit()) {
				l := &looks[c]
				l.CandColours[i] = colour
				if !(l.Corner | l.Centre).Has(k.Digit()) {
					l.put(k.Digit())
				}
			}
		}
	}
	for _, k := range v.links() {
		looks[k.From.Cell()].put(k.From.Digit())
		looks[k.To.Cell()].put(k.To.Digit())
	}
	if d := v.Draft; d != nil {
		l := &looks[d.From.Cell()]
		l.put(d.From.Digit())
		l.Pick = d.From.Digit()
	}
}

// put shows a candidate at its fixed place.
func (l *Look) put(d puzzle.Digit) {
	l.fix()
	l.Centre |= d.Set()
}

// candidates are those that may be spoken of in each empty cell: what it can hold,
// and what is noted in its corners.
func (v *View) candidates() [81]puzzle.DigitSet {
	can := Possible(&v.State)
	for c, d := range v.State.Grid {
		if d == 0 {
			can[c] |= v.State.Corner[c]
		}
	}
	return can
}

// links are those of the player between candidates that are both there, and the
// one that is being drawn.
func (v *View) links() (list []game.Link) {
	if v.State.Links == "" && v.Draft == nil {
		return nil
	}
	can := v.candidates()
	for k := range v.State.Links.All() {
		if can[k.From.Cell()].Has(k.From.Digit()) && can[k.To.Cell()].Has(k.To.Digit()) {
			list = append(list, k)
		}
	}
	if d := v.Draft; d != nil && d.From != d.To {
		list = append(list, *d)
	}
	return list
}

// tile paints the tile of a coloured candidate, at most so wide. Colours 6 to 9
// have a dashed border.
func (p *painter) tile(dst *image.RGBA, colour uint8, x, y, size, wide float64) {
	side := max(.26*p.p(), 1.02*size)
	w, h := min(side, wide)/2, min(side, .3*p.p())/2
	width, col := max(1, p.p()/56), p.pal.Cell[colour]
	x0, y0, x1, y1 := math.Round(x-w), math.Round(y-h), math.Round(x+w), math.Round(y+h)
	p.ink.Round(dst, x0, y0, x1, y1, .05*p.p(), 0, col.Fill)
	if colour < 6 {
		p.ink.Round(dst, x0, y0, x1, y1, .05*p.p(), width, col.Line)
		return
	}
	path := look.RoundPath(x0+width/2, y0+width/2, x1-width/2, y1-width/2, .05*p.p())
	p.ink.Dashed(dst, path, width, .05*p.p(), .035*p.p(), col.Line)
}

// pick rings the candidate at which a link begins.
func (p *painter) pick(dst *image.RGBA, x, y float64) {
	p.ink.Circle(dst, x, y, .15*p.p(), max(1.5, p.p()/36), p.pal.Select)
}
