package home

import (
	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// Lengths in a row, in units.
const (
	forgetWide = 34.
)

func (s *Recent) paintRow(c *widget.Canvas, i int) {
	side := board.FitIn(int(screen.Thumbnail * c.S)).Side() // a board in whole pixels, without a border
	row := s.row(i, side)
	if c.Hover == openZone {
		c.Round(c.Bounds(), 6, 0, c.Pal.SelectFill)
	}
	c.Place(row.Picture, widget.Rect{X: 6, Y: (c.H - screen.Thumbnail) / 2, W: float64(side) / c.S, H: float64(side) / c.S})
	x, line := screen.Thumbnail+20, c.Size(20)
	w := c.W - x - forgetWide - 4
	lines := 3.
	if row.When == "" {
		lines = 2
	}
	y := (c.H - lines*line - 8) / 2
	fit := min(1, w*c.S/c.Painter.Width(row.Title, c.Size(14)*c.S, true)) // rather smaller than without its time
	c.Line(row.Title, widget.Rect{X: x, Y: y, W: w, H: line}, theme.Type{Size: 14 * max(fit, .68), Bold: true}, c.Pal.Text)
	c.Squeeze(row.Line, "", widget.Rect{X: x, Y: y + line, W: w, H: line}, theme.Type{Size: 12}, c.Pal.Text2)
	if row.When != "" {
		c.Squeeze(row.When, "", widget.Rect{X: x, Y: y + 2*line - 2, W: w, H: line}, theme.Type{Size: 12}, c.Pal.Text2)
	}
	if !row.Unread {
		paintShare(c, row, widget.Rect{X: x, Y: y + lines*line + 2, W: w, H: 4})
	}
	paintCross(c)
}

// paintCross paints the cross that forgets a game.
func paintCross(c *widget.Canvas) {
	x, y, col := c.W-forgetWide/2, c.H/2, c.Pal.Text3
	if c.Hover == forgetZone {
		c.Round(widget.Rect{X: c.W - forgetWide + 2, Y: y - 15, W: 30, H: 30}, 6, 0, c.Pal.SelectFill)
		col = c.Pal.Bad
	}
	c.Path(1.5, col, x-4, y-4, x+4, y+4)
	c.Path(1.5, col, x+4, y-4, x-4, y+4)
}

// paintShare shows how much of a game is done: a bar, or a tick when it is finished.
func paintShare(c *widget.Canvas, row recentRow, r widget.Rect) {
	fill := c.Pal.Accent
	if row.Stage == game.Solved {
		fill = c.Pal.Good
		x, y := r.X+r.W, r.Y-c.Size(14)
		c.Path(2, fill, x-14, y, x-10, y+4, x-3, y-5)
	}
	c.Round(r, 2, 0, c.Pal.Hair)
	c.Round(r.Column(r.X, max(4, r.W*row.Share)), 2, 0, fill)
}
