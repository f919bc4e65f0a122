package screen

import (
	"fmt"
	"math"

	"sudoku/gui/widget"
)

// choiceText returns the digit of a choice, or the word for none.
func (s *Photo) choiceText(k photoChoice) string {
	if k.Digit == 0 {
		return s.T("photo.empty.cell")
	}
	return fmt.Sprint(k.Digit)
}

func (s *Photo) rowHeight() float64 { return max(36, s.Size(32)) }

func (s *Photo) rowZones(w, h float64) (out []widget.Rect) {
	n := min(len(s.shown.Choices), int(h/s.rowHeight()))
	for i := range n {
		out = append(out, widget.Rect{Y: float64(i) * s.rowHeight(), W: w, H: s.rowHeight()})
	}
	return out
}

func (s *Photo) paintRows(c *widget.Canvas) {
	digit := s.digitWidth(c)
	for i, r := range s.rowZones(c.W, c.H) {
		k := s.shown.Choices[i]
		c.Chosen(k.On)
		switch {
		case k.On, c.Hover == i:
			c.Round(r, 7, 0, c.Pal.SelectFill)
		}
		if c.Focus == i {
			c.Round(r, 7, 2.5, c.Pal.Accent)
		}
		size := 20.
		if k.Digit == 0 {
			size = 13
		}
		c.Write(s.choiceText(k), widget.Rect{X: r.X + 12, Y: r.Y, W: digit, H: r.H}, size, k.On, widget.Left, c.Pal.Text)
		x := r.X + 12 + digit + 8
		bar := widget.Rect{X: x, Y: r.Y + r.H/2 - 2, W: 34, H: 4}
		c.Rule(x, r.Y+r.H/2, bar.W, c.Pal.Thin)
		bar.W = max(4, bar.W*float64(k.Percent)/100)
		col := c.Pal.Text3
		if k.On {
			col = c.Pal.Accent
		}
		c.Round(bar, 2, 0, col)
		number := c.Size(40)
		c.Write(s.T("photo.percent", "n", k.Percent), widget.Rect{X: x + 36, Y: r.Y, W: number, H: r.H}, 13, k.On, widget.Right, c.Pal.Text)
		leads := c.Pal.Text2
		if k.Good {
			leads = c.Pal.Good
		}
		if rest := (widget.Rect{X: x + 44 + number, Y: r.Y, W: r.X + r.W - x - 50 - number, H: r.H}); rest.W >= c.Size(56) {
			c.Write(k.Leads, rest, 12, false, widget.Left, leads)
		}
	}
}

// digitWidth is the width of the digits in the rows, or of the word for none.
func (s *Photo) digitWidth(c *widget.Canvas) (wide float64) {
	for _, k := range s.shown.Choices {
		size := 20.
		if k.Digit == 0 {
			size = 13
		}
		wide = max(wide, c.Painter.Width(s.choiceText(k), c.Size(size)*c.S, true)/c.S+1)
	}
	return wide
}

// boxZones are as many boxes as there is room for.
func (s *Photo) boxZones(w, h float64) (out []widget.Rect) {
	const gap = 6
	n := min(len(s.shown.Choices), max(1, int((w+gap)/(s.Size(72)+gap))))
	if n == 0 {
		return nil
	}
	each := min((w-gap*float64(n-1))/float64(n), s.Size(110))
	for i := range n {
		out = append(out, widget.Rect{X: float64(i) * (each + gap), W: each, H: h})
	}
	return out
}

func (s *Photo) paintBoxes(c *widget.Canvas) {
	for i, r := range s.boxZones(c.W, c.H) {
		k := s.shown.Choices[i]
		col := c.Frame(i, r, 8, k.On)
		size, half := 20., math.Floor(r.W*.46)
		if k.Digit == 0 {
			size = 12
		}
		c.Write(s.choiceText(k), widget.Rect{X: r.X + 4, Y: r.Y, W: half - 6, H: r.H}, size, k.On, widget.Centre, col)
		c.Write(s.T("photo.percent", "n", k.Percent), widget.Rect{X: r.X + half, Y: r.Y, W: r.W - half - 6, H: r.H}, 12, false, widget.Right, c.Pal.Text2)
	}
}
