package board

import (
	"image"
	"math"

	"sudoku/gui/look"
	"sudoku/puzzle"
)

// ringWidth is the width of the selection's outline.
func (p *painter) ringWidth() int { return max(2, p.P/24) }

// ringBox is the square on whole pixels in which the ring of a cell lies.
func (p *painter) ringBox(c puzzle.Cell) image.Rectangle {
	x, y := p.Centre(c)
	h := p.p()/2 - float64(p.Thick+1)/2
	return image.Rect(int(math.Floor(x-h)), int(math.Floor(y-h)), int(math.Ceil(x+h)), int(math.Ceil(y+h)))
}

// ring paints the part of the selection's outline that runs through a cell, and
// the small square of the cursor. On open sides it is drawn past the edge of
// dst, so that only the sides wanted come out, with round corners.
func (p *painter) ring(dst *image.RGBA, c puzzle.Cell, l Look) {
	box, w, far := p.ringBox(c), p.ringWidth(), p.P
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
		p.ink.Round(dst, float64(open.Min.X), float64(open.Min.Y), float64(open.Max.X), float64(open.Max.Y),
			max(2, p.of(3)), float64(w), p.pal.Select)
	}
	for _, corner := range []struct {
		side Sides
		r    image.Rectangle
	}{
		{TopLeft, image.Rect(dst.Rect.Min.X, dst.Rect.Min.Y, box.Min.X+w, box.Min.Y+w)},
		{TopRight, image.Rect(box.Max.X-w, dst.Rect.Min.Y, dst.Rect.Max.X, box.Min.Y+w)},
		{BottomRight, image.Rect(box.Max.X-w, box.Max.Y-w, dst.Rect.Max.X, dst.Rect.Max.Y)},
		{BottomLeft, image.Rect(dst.Rect.Min.X, box.Max.Y-w, box.Min.X+w, dst.Rect.Max.Y)},
	} {
		if l.Ring&corner.side != 0 {
			p.concave(dst, corner.r, corner.side, box, w)
		}
	}
	if l.Cursor {
		x, y := p.Centre(c)
		h := max(1.5, .05*p.p())
		x, y = x+.33*p.p(), y+.33*p.p()
		p.ink.Round(dst, math.Round(x-h), math.Round(y-h), math.Round(x+h), math.Round(y+h), 0, 0, p.pal.Select)
	}
}

// concave paints the bend where the outline turns round a corner of the cell:
// an L of which the corner itself stays free.
func (p *painter) concave(dst *image.RGBA, r image.Rectangle, side Sides, box image.Rectangle, w int) {
	level := image.Rect(r.Min.X, box.Min.Y, r.Max.X, box.Min.Y+w)
	if side == BottomLeft || side == BottomRight {
		level = image.Rect(r.Min.X, box.Max.Y-w, r.Max.X, box.Max.Y)
	}
	upright := image.Rect(box.Min.X, r.Min.Y, box.Min.X+w, r.Max.Y)
	if side == TopRight || side == BottomRight {
		upright = image.Rect(box.Max.X-w, r.Min.Y, box.Max.X, r.Max.Y)
	}
	look.Fill(dst, level, p.pal.Select)
	look.Fill(dst, upright, p.pal.Select)
}

// seams paints the pieces of line between a cell and its neighbours to the right
// and below: the outline of a selection that holds both runs on across them.
func (p *painter) seams(dst *image.RGBA, looks *[81]Look, c puzzle.Cell) {
	in, w, l := p.Inner(c), p.ringWidth(), looks[c]
	box := p.ringBox(c)
	if c.Col() < 8 {
		d := c + 1
		gap := image.Rect(in.Max.X, in.Min.Y, p.Inner(d).Min.X, in.Max.Y)
		look.Fill(dst, gap, p.lineColour(c.Col()+1))
		if l.Selected && looks[d].Selected {
			if l.Ring&Top != 0 || l.Ring&TopRight != 0 || looks[d].Ring&Top != 0 {
				look.Fill(dst, image.Rect(gap.Min.X, box.Min.Y, gap.Max.X, box.Min.Y+w), p.pal.Select)
			}
			if l.Ring&Bottom != 0 || l.Ring&BottomRight != 0 || looks[d].Ring&Bottom != 0 {
				look.Fill(dst, image.Rect(gap.Min.X, box.Max.Y-w, gap.Max.X, box.Max.Y), p.pal.Select)
			}
		}
	}
	if c.Row() < 8 {
		d := c + 9
		gap := image.Rect(in.Min.X, in.Max.Y, in.Max.X, p.Inner(d).Min.Y)
		look.Fill(dst, gap, p.lineColour(c.Row()+1))
		if l.Selected && looks[d].Selected {
			if l.Ring&Left != 0 || l.Ring&BottomLeft != 0 || looks[d].Ring&Left != 0 {
				look.Fill(dst, image.Rect(box.Min.X, gap.Min.Y, box.Min.X+w, gap.Max.Y), p.pal.Select)
			}
			if l.Ring&Right != 0 || l.Ring&BottomRight != 0 || looks[d].Ring&Right != 0 {
				look.Fill(dst, image.Rect(box.Max.X-w, gap.Min.Y, box.Max.X, gap.Max.Y), p.pal.Select)
			}
		}
	}
}
