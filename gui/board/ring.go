package board

import (
	"image"
	"math"

	"sudoku/gui/paint"
	"sudoku/puzzle"
)

// A ringPainter paints the outline of the selection.
type ringPainter struct{ *brush }

// width returns the width of the selection's outline, which is thin while the board has not
// the focus.
func (p *ringPainter) width(away bool) int {
	px := func(units float64) int { return int(math.Round(units * p.unit)) }
	if away {
		return max(1, px(1.5))
	}
	return max(px(2.5), (p.P+12)/24)
}

// box returns the square on whole pixels that contains the ring of a cell.
func (p *ringPainter) box(c puzzle.Cell) image.Rectangle {
	x, y := p.Centre(c)
	h := p.p()/2 - float64(p.Thick+1)/2
	return image.Rect(int(math.Ceil(x-h)), int(math.Ceil(y-h)), int(math.Floor(x+h)), int(math.Floor(y+h)))
}

// paint paints the part of the selection's outline in a cell, and the small square of the
// cursor. On open sides it is drawn past the edge of dst, so that only the wanted sides
// are visible, with round corners.
func (p *ringPainter) paint(dst *image.RGBA, c puzzle.Cell, l Look) {
	box, w, far := p.box(c), p.width(l.Away), p.P
	open := box
	if l.Ring&Left == 0 {
		open.Min.X -= far
	}
	if l.Ring&Top == 0 {
		open.Min.Y -= far
	}
	if l.Ring&Right == 0 {
		open.Max.X += far
	}
	if l.Ring&Bottom == 0 {
		open.Max.Y += far
	}
	if l.Ring&AllSides != 0 {
		p.shapes.Round(dst, float64(open.Min.X), float64(open.Min.Y), float64(open.Max.X), float64(open.Max.Y),
			max(2, p.of(3)), float64(w), p.pal.Select)
	}
	for _, side := range []Sides{TopLeft, TopRight, BottomRight, BottomLeft} {
		if l.Ring&side != 0 {
			p.bend(dst, box, side, w)
		}
	}
	if l.Cursor {
		x, y := p.Centre(c)
		h := max(1.5, .05*p.p())
		x, y = x+.33*p.p(), y+.33*p.p()
		p.shapes.Round(dst, math.Round(x-h), math.Round(y-h), math.Round(x+h), math.Round(y+h), 0, 0, p.pal.Select)
	}
}

// bend paints the corner at which the outline turns round a neighbour: two short lines
// to the edges of the cell.
func (p *ringPainter) bend(dst *image.RGBA, box image.Rectangle, side Sides, w int) {
	level, upright := dst.Rect, dst.Rect
	if side == TopLeft || side == TopRight {
		level.Min.Y, level.Max.Y, upright.Max.Y = box.Min.Y, box.Min.Y+w, box.Min.Y+w
	} else {
		level.Min.Y, level.Max.Y, upright.Min.Y = box.Max.Y-w, box.Max.Y, box.Max.Y-w
	}
	if side == TopLeft || side == BottomLeft {
		level.Max.X, upright.Min.X, upright.Max.X = box.Min.X+w, box.Min.X, box.Min.X+w
	} else {
		level.Min.X, upright.Min.X, upright.Max.X = box.Max.X-w, box.Max.X-w, box.Max.X
	}
	paint.Fill(dst, level, p.pal.Select)
	paint.Fill(dst, upright, p.pal.Select)
}

// seams paints the outline on the lines between a cell and its neighbours to the right
// and below, where both are selected.
func (p *painter) seams(dst *image.RGBA, looks *[81]Look, c puzzle.Cell) {
	in, box, w := p.Inner(c), p.rings.box(c), p.rings.width(looks[c].Away)
	l := &looks[c]
	last := p.Shape.Size() - 1
	if c.Col() < last {
		next := &looks[c+1]
		gap := image.Rect(in.Max.X, in.Min.Y, p.Inner(c+1).Min.X, in.Max.Y)
		paint.Fill(dst, gap, p.lineColour(gap.Dx()))
		p.cages.across(dst, gap, c, c+1, *l)
		joined := l.Selected && l.Ring&Right == 0
		if joined && (l.Ring|next.Ring)&Top != 0 {
			paint.Fill(dst, image.Rect(gap.Min.X, box.Min.Y, gap.Max.X, box.Min.Y+w), p.pal.Select)
		}
		if joined && (l.Ring|next.Ring)&Bottom != 0 {
			paint.Fill(dst, image.Rect(gap.Min.X, box.Max.Y-w, gap.Max.X, box.Max.Y), p.pal.Select)
		}
	}
	if c.Row() < last {
		next := &looks[c+9]
		gap := image.Rect(in.Min.X, in.Max.Y, in.Max.X, p.Inner(c+9).Min.Y)
		paint.Fill(dst, gap, p.lineColour(gap.Dy()))
		p.cages.across(dst, gap, c, c+9, *l)
		joined := l.Selected && l.Ring&Bottom == 0
		if joined && (l.Ring|next.Ring)&Left != 0 {
			paint.Fill(dst, image.Rect(box.Min.X, gap.Min.Y, box.Min.X+w, gap.Max.Y), p.pal.Select)
		}
		if joined && (l.Ring|next.Ring)&Right != 0 {
			paint.Fill(dst, image.Rect(box.Max.X-w, gap.Min.Y, box.Max.X, gap.Max.Y), p.pal.Select)
		}
	}
}
