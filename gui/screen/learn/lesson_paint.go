package learn

import (
	"strconv"

	"sudoku/gui/widget"
)

// digitZones places what says where digits go, then the nine.
func (s *Lesson) digitZones(w, h float64) []widget.Rect {
	first := max(28, min(s.Kit.Size(64), w-6-9*29))
	out := []widget.Rect{{W: first, H: h}}
	step := (w - first - 6 + 1) / 9
	for i := range 9 {
		out = append(out, widget.Rect{X: first + 6 + float64(i)*step, W: step - 1, H: h})
	}
	return out
}

func (s *Lesson) paintDigits(c *widget.Canvas) {
	for i, r := range s.digitZones(c.W, c.H) {
		col := c.Frame(i, r, 8, false)
		if i > 0 {
			c.Write(strconv.Itoa(i), r.Inset(2), 18, false, widget.Centre, col)
			continue
		}
		text := s.manner()
		if c.Painter.Width(text, c.Size(13)*c.S, false)/c.S < r.W-6 {
			c.Write(text, r.Inset(2), 13, false, widget.Centre, col)
			continue
		}
		c.Mention(text)
		x, y := r.X+r.W/2, r.H/2
		c.Write("5", r.Strip(0, r.H), 16, !s.shown.places, widget.Centre, col)
		if !s.shown.places {
			c.Path(2, c.Pal.Elim, x-8, y-9, x+8, y+9)
		}
	}
}

// manner says where digits go.
func (s *Lesson) manner() string {
	if s.shown.places {
		return s.T("lesson.place")
	}
	return s.T("lesson.strike")
}
