package board

import (
	"image"
	"math"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// drawn adds the player's colours and links to the looks. A candidate with a colour or
// link is shown even in a cell without marks; one that is no longer possible is not
// shown.
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

// candidates returns the candidates of each empty cell that colours and links can apply
// to: the possible ones and the corner marks.
func (v *View) candidates() [81]puzzle.DigitSet {
	can := Possible(&v.State)
	for c, d := range v.State.Grid {
		if d == 0 {
			can[c] |= v.State.Corner[c]
		}
	}
	return can
}

// links returns the player's links whose ends are both still candidates, and the link
// being drawn.
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

// tile paints the tile of a coloured candidate, at most wide across.
func (p *markPainter) tile(dst *image.RGBA, colour uint8, x, y, size, wide float64) {
	side := max(.26*p.p(), 1.02*size)
	w, h := min(side, wide)/2, min(side, .3*p.p())/2
	x0, y0, x1, y1 := math.Round(x-w), math.Round(y-h), math.Round(x+w), math.Round(y+h)
	width, col := max(1, p.p()/56), p.pal.Cell[colour]
	q := width / 2
	outline, border := tileShape(colour, x0+q, y0+q, x1-q, y1-q)
	p.shapes.Polygon(dst, outline, col.Fill)
	for _, line := range border {
		if colour < 6 {
			p.shapes.Polyline(dst, line, width, col.Line)
		} else {
			p.shapes.Dashed(dst, line, width, .05*p.p(), .035*p.p(), col.Line)
		}
	}
}

// tileShape returns the outline of a tile of a colour and the lines of its border: 1 is
// round, 2 and 4 lack corners, 3 is horizontal, 5 vertical, 6 square, 7 round, 8 lacks
// all corners, 9 is pointed. The first five resemble their patterns, for which a tile is
// too small, so that colours can be distinguished by shape alone.
func tileShape(colour uint8, x0, y0, x1, y1 float64) (outline []paint.Pt, border [][]paint.Pt) {
	cut, mid := (x1-x0)*.28, (y0+y1)/2
	square := []paint.Pt{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}, {X: x0, Y: y0}}
	switch colour {
	case 1, 7:
		outline = paint.RoundPath(x0, y0, x1, y1, y1-y0)
	case 2:
		outline = []paint.Pt{{X: x0 + cut, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1 - cut}, {X: x1 - cut, Y: y1}, {X: x0, Y: y1}, {X: x0, Y: y0 + cut}}
	case 3:
		return square, [][]paint.Pt{square[0:2], square[2:4]}
	case 4:
		outline = []paint.Pt{{X: x0, Y: y0}, {X: x1 - cut, Y: y0}, {X: x1, Y: y0 + cut}, {X: x1, Y: y1}, {X: x0 + cut, Y: y1}, {X: x0, Y: y1 - cut}}
	case 5:
		return square, [][]paint.Pt{square[1:3], square[3:5]}
	case 6:
		outline = square
	case 8:
		outline = []paint.Pt{{X: x0 + cut, Y: y0}, {X: x1 - cut, Y: y0}, {X: x1, Y: y0 + cut}, {X: x1, Y: y1 - cut},
			{X: x1 - cut, Y: y1}, {X: x0 + cut, Y: y1}, {X: x0, Y: y1 - cut}, {X: x0, Y: y0 + cut}}
	default:
		outline = []paint.Pt{{X: x0 + cut, Y: y0}, {X: x1 - cut, Y: y0}, {X: x1, Y: mid}, {X: x1 - cut, Y: y1}, {X: x0 + cut, Y: y1}, {X: x0, Y: mid}}
	}
	return outline, [][]paint.Pt{append(outline, outline[0])}
}

// pick paints a ring round the candidate at which a link starts.
func (p *markPainter) pick(dst *image.RGBA, x, y float64) {
	p.shapes.Circle(dst, x, y, .15*p.p(), max(1.5, p.p()/36), p.pal.Select)
}
