package table

import (
	"image"
	"image/draw"

	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

func (s *Branches) paintRow(c *widget.Canvas, i int) {
	row, side := s.rows[i], c.H-8
	s.paintBoard(c, row.Node, widget.Rect{X: 4, Y: 4, W: side, H: side})
	x, y := side+26, c.H/2-10 // the middle of the mark
	if row.Savepoint {
		c.Path(1.5, c.Pal.Accent, x, y-5, x+5, y, x, y+5, x-5, y, x, y-5)
	} else {
		c.Ring(x, y, 4.5, 2, c.Pal.Accent)
	}
	if row.Current {
		c.Disc(x, y, 4.5, c.Pal.Accent)
	}
	w := c.W - x - 20
	c.Line(row.Name, widget.Rect{X: x + 14, Y: c.H/2 - s.Kit.Size(20), W: w, H: s.Kit.Size(20)}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
	c.Line(row.Note, widget.Rect{X: x + 14, Y: c.H / 2, W: w, H: s.Kit.Size(18)}, theme.Caption, c.Pal.Text2)
}

// paintBoard paints the board at a node into r.
func (s *Branches) paintBoard(c *widget.Canvas, node int, r widget.Rect) {
	key := [2]int{node, int(r.W * c.S)}
	if s.pictures[key] == nil {
		s.pictures[key] = s.picture(node, key[1])
	}
	m := s.pictures[key]
	at := image.Pt(int(r.X*c.S), int(r.Y*c.S))
	draw.Draw(c.Dst, m.Rect.Add(at), m, m.Rect.Min, draw.Src)
}

// picture returns the board as it was at a node, so many pixels wide.
func (s *Branches) picture(node, pixels int) *image.RGBA {
	g := s.app.Session().Game
	return board.Picture(s.Kit.Painter, s.Kit.Pal, board.View{State: g.StateAt(node), Givens: g.Givens()}, pixels)
}
