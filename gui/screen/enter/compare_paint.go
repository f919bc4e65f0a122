package enter

import (
	"fmt"

	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// paintRow paints a row of the grid: its check box, its digits, how many there are.
func (s *Compare) paintRow(c *widget.Canvas, row int) {
	r := c.Bounds()
	if row == s.row() {
		c.Round(r, 8, 0, c.Pal.SelectFill)
	} else if c.Hover == 0 {
		c.Round(r, 8, 1, c.Pal.Hair)
	}
	paintTick(c, s.Ticked(row))
	if s.ofPhoto {
		photo := widget.Rect{X: 38, W: c.W - 38 - c.Size(34), H: stripHigh}
		photo.W = min(photo.W, 9*stripHigh)
		s.pictures[row].Paint(c, s.strip(row), photo.Strip(2, stripHigh-3), 2)
		s.paintDigits(c, row, photo.Strip(stripHigh, c.H-stripHigh), photo.W/9, 0)
		return
	}
	digits := widget.Rect{X: 40, W: c.W - 40 - c.Size(34), H: c.H}
	s.paintDigits(c, row, digits, min(digits.W/9.9, c.Size(27)), .45)
}

// paintTick paints the check box of a row.
func paintTick(c *widget.Canvas, ticked bool) {
	c.Chosen(ticked)
	box := widget.Rect{X: 10, Y: c.H/2 - 9, W: 18, H: 18}
	if ticked {
		c.Round(box, 4, 0, c.Pal.Accent)
		c.Path(2, c.Pal.OnAccent, box.X+4.5, c.H/2, box.X+8, c.H/2+3.5, box.X+14, c.H/2-4)
	} else {
		c.Box(box, 4, 1.5, c.Pal.Text3, c.Pal.Surface)
	}
}

// paintDigits writes the digits of a row step apart, with a gap between boxes and a dot for
// each empty cell.
func (s *Compare) paintDigits(c *widget.Canvas, row int, r widget.Rect, step, gap float64) {
	colour := c.Pal.Text
	if s.Ticked(row) {
		colour = c.Pal.Text2
	}
	n, text, y := 0, "", r.Y+r.H/2
	for col, d := range s.enter.entry.Row(row) {
		x := r.X + (float64(col)+.5+float64(col/3)*gap)*step
		if d == 0 {
			c.Disc(x, y+5, 1.6, c.Pal.Text3)
			text += "."
			continue
		}
		n++
		text += fmt.Sprint(d)
		c.Painter.Digit(c.Dst, uint8(d), x*c.S, y*c.S, min(c.Size(24), step*.92)*c.S, true, colour)
	}
	c.Mention(text)
	c.Write(fmt.Sprint(n), widget.Rect{X: c.W - c.Size(34), W: c.Size(34) - 10, H: c.H}, 13, false, widget.Right, c.Pal.Text2)
}

// paintCounts shows how often each digit is in the grid.
func (s *Compare) paintCounts(c *widget.Canvas) {
	grid := s.enter.entry.Game.State().Grid
	c.Rule(0, 0, c.W, c.Pal.Hair)
	for d := puzzle.Digit(1); d <= 9; d++ {
		w := c.W / 9
		r := widget.Rect{X: float64(d-1) * w, Y: 4, W: w, H: c.H/2 - 2}
		c.Write(fmt.Sprint(d), r, 15, true, widget.Centre, c.Pal.Text)
		r.Y += c.H/2 - 4
		c.Write(fmt.Sprint("× ", grid.Of(d).Len()), r, 12, false, widget.Centre, c.Pal.Text2)
	}
}
