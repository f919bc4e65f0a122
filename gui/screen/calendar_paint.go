package screen

import (
	"image/color"
	"strconv"

	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

const calendarGap = 5.

func (s *Statistics) dayHeight() float64  { return max(42-s.lower, s.Size(38)-s.lower) }
func (s *Statistics) nameHeight() float64 { return s.Size(26) }

// daysHeight returns the height of the calendar, always with six weeks.
func (s *Statistics) daysHeight() float64 {
	return s.nameHeight() + 6*s.dayHeight() + 5*calendarGap
}

// dayZones places the days of the month.
func (s *Statistics) dayZones(w, h float64) (out []widget.Rect) {
	m := &s.shown.Month
	for i := range m.Days {
		out = append(out, s.dayAt(w, m.First+i))
	}
	return out
}

// dayAt places a day, counted from the Monday of the first week.
func (s *Statistics) dayAt(w float64, i int) widget.Rect {
	step := (w + 6) / 7
	return widget.Rect{X: float64(i%7) * step, Y: s.nameHeight() + float64(i/7)*(s.dayHeight()+calendarGap), W: step - 6, H: s.dayHeight()}
}

func (s *Statistics) paintDays(c *widget.Canvas) {
	m := &s.shown.Month
	for i, name := range m.Weekdays {
		r := s.dayAt(c.W, i)
		c.Write(name, widget.Rect{X: r.X - 2, W: r.W + 4, H: s.nameHeight()}, 12, false, widget.Centre, c.Pal.Text2)
	}
	for i, d := range m.Days {
		s.paintDay(c, i, d, s.dayAt(c.W, m.First+i))
	}
}

func (s *Statistics) paintDay(c *widget.Canvas, i int, d monthDay, r widget.Rect) {
	number := c.Pal.Text
	if d.Future {
		number = c.Pal.Text3
	}
	s.paintDayBox(c, i, d, r)
	mark := min(r.H*.36, c.Size(14))
	high := r.H - mark
	if d.State == library.New {
		high = r.H * .66
	}
	c.Write(strconv.Itoa(i+1), widget.Rect{X: r.X + 2, Y: r.Y, W: r.W - 4, H: high}, 14, d.Today, widget.Centre, number)
	x, y := r.X+r.W/2, r.Y+r.H-4-mark/2
	switch d.State {
	case library.Solved:
		c.Mention(s.T("library.solved"))
		c.Icon(widget.TickIcon, x, y, mark*.85, c.Pal.Accent)
	case library.Begun:
		c.Mention(s.T("library.view.begun"))
		c.Icon(widget.HalfIcon, x, y, mark, c.Pal.Accent)
	}
}

// paintDayBox paints the ground and the border of a day.
func (s *Statistics) paintDayBox(c *widget.Canvas, i int, d monthDay, r widget.Rect) {
	var fill, border color.Color = c.Pal.Ground, c.Pal.Hair
	width := 1.
	switch {
	case d.State == library.Solved:
		fill, border = c.Pal.Same, c.Pal.Accent
	case d.Today:
		fill = c.Pal.SelectFill
	case !d.Future && c.Hover == i:
		fill, border = c.Pal.SelectFill, c.Pal.Thin
	}
	if c.Pressed == i {
		fill, border = c.Pal.Same, c.Pal.Accent
	}
	if d.Today {
		width, border = 2, c.Pal.Accent
	}
	if d.MakeUp {
		c.Round(r, 6, 0, fill)
		c.DashedBox(r, 6, 1.5, 4, 3, c.Pal.Text2)
	} else {
		c.Box(r, 6, width, border, fill)
	}
	if c.Focus == i {
		c.Round(r, 6, 2.5, c.Pal.Accent)
	}
}

// monthZones places the buttons for the month before and after.
func (s *Statistics) monthZones(w, h float64) []widget.Rect {
	return []widget.Rect{{X: w - 2*h, W: h, H: h}, {X: w - h, W: h, H: h}}
}

func (s *Statistics) paintMonth(c *widget.Canvas) {
	m := &s.shown.Month
	zones := s.monthZones(c.W, c.H)
	c.Write(m.Name, widget.Rect{W: zones[0].X - 4, H: c.H}, 13, false, widget.Right, c.Pal.Text2)
	for i, can := range []bool{m.Before, m.After} {
		col := c.Pal.Text2
		if !can {
			col = c.Pal.Text3
		} else if c.Hover == i || c.Pressed == i {
			c.Frame(i, zones[i], 8, false)
		}
		if c.Focus == i {
			c.Round(zones[i], 8, 2.5, c.Pal.Accent)
		}
		c.Mention(s.T([]string{"statistics.before", "statistics.after"}[i]))
		c.Icon(widget.ChevronIcon(float64(2*i-1)), zones[i].X+c.H/2, c.H/2, 16, col)
	}
}
