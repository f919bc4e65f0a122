package page

import (
	"image/color"
	"strconv"

	"sudoku/gui/widget"
)

// A Month is a month of daily puzzles of one level.
type Month struct {
	Name          string
	Weekdays      [7]string // from Monday
	First         int       // the weekday of its first day, from 0
	Days          []MonthDay
	Before, After bool // whether there are months before and after that have puzzles
}

// A MonthDay is a day with its puzzle.
type MonthDay struct {
	State         PuzzleState
	Today, Future bool
	MakeUp        bool // it was missed, and still can be made up
}

const calendarGap = 5.

func (p *Statistics) dayHeight() float64  { return max(42-p.lower, p.Size(38)-p.lower) }
func (p *Statistics) nameHeight() float64 { return p.Size(26) }

// daysHeight returns the height of the calendar, always with six weeks.
func (p *Statistics) daysHeight() float64 {
	return p.nameHeight() + 6*p.dayHeight() + 5*calendarGap
}

// dayZones places the days of the month.
func (p *Statistics) dayZones(w, h float64) (out []widget.Rect) {
	m := &p.view.Month
	for i := range m.Days {
		out = append(out, p.dayAt(w, m.First+i))
	}
	return out
}

// dayAt places a day, counted from the Monday of the first week.
func (p *Statistics) dayAt(w float64, i int) widget.Rect {
	step := (w + 6) / 7
	return widget.Rect{X: float64(i%7) * step, Y: p.nameHeight() + float64(i/7)*(p.dayHeight()+calendarGap), W: step - 6, H: p.dayHeight()}
}

func (p *Statistics) paintDays(c *widget.Canvas) {
	m := &p.view.Month
	for i, name := range m.Weekdays {
		r := p.dayAt(c.W, i)
		c.Write(name, widget.Rect{X: r.X - 2, W: r.W + 4, H: p.nameHeight()}, 12, false, widget.Centre, c.Pal.Text2)
	}
	for i, d := range m.Days {
		p.paintDay(c, i, d, p.dayAt(c.W, m.First+i))
	}
}

func (p *Statistics) paintDay(c *widget.Canvas, i int, d MonthDay, r widget.Rect) {
	number := c.Pal.Text
	if d.Future {
		number = c.Pal.Text3
	}
	p.paintDayBox(c, i, d, r)
	mark := min(r.H*.36, c.Size(14))
	high := r.H - mark
	if d.State == PuzzleNew {
		high = r.H * .66
	}
	c.Write(strconv.Itoa(i+1), widget.Rect{X: r.X + 2, Y: r.Y, W: r.W - 4, H: high}, 14, d.Today, widget.Centre, number)
	x, y := r.X+r.W/2, r.Y+r.H-4-mark/2
	switch d.State {
	case PuzzleSolved:
		c.Mention(p.T("library.solved"))
		c.Icon(widget.TickIcon, x, y, mark*.85, c.Pal.Accent)
	case PuzzleBegun:
		c.Mention(p.T("library.view.begun"))
		c.Icon(widget.HalfIcon, x, y, mark, c.Pal.Accent)
	}
}

// paintDayBox paints the ground and the border of a day.
func (p *Statistics) paintDayBox(c *widget.Canvas, i int, d MonthDay, r widget.Rect) {
	var fill, border color.Color = c.Pal.Ground, c.Pal.Hair
	width := 1.
	switch {
	case d.State == PuzzleSolved:
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
func (p *Statistics) monthZones(w, h float64) []widget.Rect {
	return []widget.Rect{{X: w - 2*h, W: h, H: h}, {X: w - h, W: h, H: h}}
}

func (p *Statistics) paintMonth(c *widget.Canvas) {
	m := &p.view.Month
	zones := p.monthZones(c.W, c.H)
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
		c.Mention(p.T([]string{"statistics.before", "statistics.after"}[i]))
		c.Icon(widget.ChevronIcon(float64(2*i-1)), zones[i].X+c.H/2, c.H/2, 16, col)
	}
}
