package page

import (
	"image"
	"image/color"
	"image/draw"

	"sudoku/gui/paint"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
)

// A Spread is what a preview shows: a page, or two side by side.
type Spread struct {
	Pages [2]*print.Page // nil for none; the second only if Two
	Two   bool           // a page on each side of a fold
	From  int            // the number of the first page shown
	To    int            // and of the last one
	Of    int            // how many pages there are; 0 if there is nothing to show
}

// can reports whether there are pages before, for zone 0, or after.
func (s Spread) can(zone int) bool {
	return zone == 0 && s.From > 1 || zone == 1 && s.To < s.Of
}

// Preview makes pages of paper in the board's place, with zones at their left and right for
// turning pages, which the wheel does, too.
func (b Base) Preview(at func() Spread, turn func(by int)) *widget.Pager {
	zones := func(w, h float64) []widget.Rect {
		return []widget.Rect{{X: 0, Y: 0, W: 56, H: h}, {X: w - 56, Y: 0, W: 56, H: h}}
	}
	preview := b.NewPager(zones, func(c *widget.Canvas) {
		c.Round(widget.Rect{W: c.W, H: c.H}, 10, 0, c.Pal.Sunk)
		s := at()
		if s.Of == 0 {
			c.Mention(b.T("print.nothing"))
			return
		}
		spread(c, s)
		c.Mention(b.T("hint.part", "n", s.From, "of", s.Of))
		for i, way := range []float64{-1, 1} {
			if s.can(i) {
				r := zones(c.W, c.H)[i]
				col := c.Pal.Text2
				if c.Hover == i || c.Focus == i {
					col = c.Pal.Text
				}
				if c.Focus == i {
					c.Round(r.Inset(4), 8, 2.5, c.Pal.Accent)
				}
				widget.ChevronIcon(way)(c, r.X+r.W/2, c.H/2, col)
			}
		}
	}, func(i int) { turn(2*i - 1) }, turn)
	preview.Tip = func(zone int) widget.Tip {
		if zone < 0 || !at().can(zone) {
			return widget.Tip{}
		}
		return b.texts("tip.page.back", "tip.page.on")(zone)
	}
	return preview
}

// spread paints a page as large as fits, or two in as much room side by side.
func spread(c *widget.Canvas, s Spread) {
	room := widget.Rect{W: c.W, H: c.H}.Inset(16)
	room.X, room.W = room.X+44, room.W-88
	if !s.Two {
		paper(c, *s.Pages[0], room, .5)
		return
	}
	room.W /= 2
	for side, p := range s.Pages {
		if p != nil {
			paper(c, *p, room, float64(1-side)) // at the fold
		}
		room.X += room.W
	}
}

// paper paints a page as large as fits into a part of the picture, on white in every
// theme. What is left beside it is on the left as far as a part of it says.
func paper(c *widget.Canvas, p print.Page, room widget.Rect, left float64) {
	s := min(room.W/p.Width, room.H/p.Height) // units per millimetre
	r := widget.Rect{X: room.X + left*(room.W-s*p.Width), Y: (c.H - s*p.Height) / 2, W: s * p.Width, H: s * p.Height}
	c.Box(r, 0, 1, c.Pal.Thin, color.White)
	px := s * c.S
	sheet := image.NewRGBA(image.Rect(0, 0, int(p.Width*px), int(p.Height*px)))
	turned := image.NewRGBA(sheet.Rect)
	for _, f := range p.Fills {
		x, y, w, h := f.X*px, f.Y*px, f.W*px, f.H*px
		c.Painter.Round(sheet, x, y, x+max(w, .5), y+max(h, .5), 0, 0, color.Gray{Y: uint8(f.Grey)})
	}
	for _, f := range p.Shapes {
		outline := make([]paint.Pt, len(f.Points))
		for i, at := range f.Points {
			outline[i] = paint.Pt{X: at.X * px, Y: at.Y * px}
		}
		c.Painter.Polygon(sheet, outline, color.Gray{Y: uint8(f.Grey)})
	}
	for _, t := range p.Texts {
		size := t.Size * 25.4 / 72 * px
		col := color.Gray{Y: uint8(t.Grey)}
		if t.Turn == print.UpsideDown {
			c.Painter.Text(turned, t.S, (p.Width-t.X)*px, (p.Height-t.Y)*px, size, t.Face == print.Bold, col)
		} else {
			c.Painter.Text(sheet, t.S, t.X*px, t.Y*px, size, t.Face == print.Bold, col)
		}
	}
	at := image.Pt(int(r.X*c.S+.5), int(r.Y*c.S+.5))
	draw.Draw(c.Dst, sheet.Rect.Add(at), sheet, image.Point{}, draw.Over)
	draw.Draw(c.Dst, turned.Rect.Add(at), half(turned), image.Point{}, draw.Over)
}

// half rotates a picture by 180 degrees in place.
func half(m *image.RGBA) *image.RGBA {
	for i, j := 0, len(m.Pix)-4; i < j; i, j = i+4, j-4 {
		for k := range 4 {
			m.Pix[i+k], m.Pix[j+k] = m.Pix[j+k], m.Pix[i+k]
		}
	}
	return m
}
