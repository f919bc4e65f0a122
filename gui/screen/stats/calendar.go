package stats

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

const calendarGap = 5.

// A calendar shows a month of daily puzzles of one level.
type calendar struct {
	page.Base
	shown *month
	title *widget.Label
	turns *widget.Control // the name of the month, and what turns to others
	days  *widget.Control
	note  *widget.Label
	lower float64 // by how much the days are lower than they could be
}

// newCalendar makes the calendar of a month: turn shows another one, open a day of it.
func newCalendar(b page.Base, shown *month, turn, open func(int)) *calendar {
	k := &calendar{Base: b, shown: shown, title: b.Kit.Label(theme.BodyBold, widget.Left, b.Kit.Pal.Text), note: b.Kit.Paragraph(theme.Secondary)}
	k.turns = b.Kit.NewControl(k.monthZones, k.paintMonth, func(zone int) { turn(2*zone - 1) })
	k.days = b.Kit.NewControl(k.dayZones, k.paintDays, open)
	k.days.Across = 7
	return k
}

func (k *calendar) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.turns, k.days, k.note}
}

// update shows the month under a title and over a note. The focus stays on a day of it.
func (k *calendar) update(title, note string) {
	if last := len(k.shown.Days) - 1; k.days.FocusedZone() > last && last >= 0 {
		k.days.FocusOn(last)
	}
	k.title.SetText(title)
	k.note.SetSpans(widget.Span{Text: note, Colour: k.Kit.Pal.Text2})
}

// parts returns what the calendar is laid out as in a width.
func (k *calendar) parts(w float64) layout.Stack {
	line := max(28, k.Kit.Size(28))
	month := layout.Item{Gap: 16, Least: line}
	if side := k.Kit.Size(120) + 2*line; side < w*.56 {
		month.In = layout.Row{{Object: k.title, Least: w - side}, {Object: k.turns, Least: side}}.In
	} else {
		month.In, month.Least = layout.Stack{{Object: k.title, Least: line}, {Object: k.turns, Least: line}}.In, 2*line
	}
	return layout.Stack{month, {Object: k.days, Gap: 2, Least: k.daysHeight()}, {Object: k.note, Gap: page.SmallGap, Least: k.noteHeight(w)}}
}

func (k *calendar) noteHeight(w float64) float64 {
	return k.TextHeight(k.note.Text(), w, theme.Secondary)
}

func (k *calendar) dayHeight() float64  { return max(42-k.lower, k.Kit.Size(38)-k.lower) }
func (k *calendar) nameHeight() float64 { return k.Kit.Size(26) }

// daysHeight returns the height of the calendar, always with six weeks.
func (k *calendar) daysHeight() float64 {
	return k.nameHeight() + 6*k.dayHeight() + 5*calendarGap
}

// dayZones places the days of the month.
func (k *calendar) dayZones(w, h float64) (out []widget.Rect) {
	m := k.shown
	for i := range m.Days {
		out = append(out, k.dayAt(w, m.First+i))
	}
	return out
}

// dayAt places a day, counted from the first of the first week.
func (k *calendar) dayAt(w float64, i int) widget.Rect {
	step := (w + 6) / 7
	return widget.Rect{X: float64(i%7) * step, Y: k.nameHeight() + float64(i/7)*(k.dayHeight()+calendarGap), W: step - 6, H: k.dayHeight()}
}

func (k *calendar) paintDays(c *widget.Canvas) {
	m := k.shown
	for i, name := range m.Weekdays {
		r := k.dayAt(c.W, i)
		c.Write(name, widget.Rect{X: r.X - 2, W: r.W + 4, H: k.nameHeight()}, 12, false, widget.Centre, c.Pal.Text2)
	}
	for i, d := range m.Days {
		k.paintDay(c, i, d, k.dayAt(c.W, m.First+i))
	}
}

func (k *calendar) paintDay(c *widget.Canvas, i int, d monthDay, r widget.Rect) {
	number := c.Pal.Text
	if d.Future {
		number = c.Pal.Text2
	}
	k.paintDayBox(c, i, d, r)
	mark := min(r.H*.36, c.Size(14))
	high := r.H - mark
	if d.State == library.New {
		high = r.H * .66
	}
	c.Write(strconv.Itoa(i+1), widget.Rect{X: r.X + 2, Y: r.Y, W: r.W - 4, H: high}, 14, d.Today, widget.Centre, number)
	x, y := r.X+r.W/2, r.Y+r.H-4-mark/2
	switch d.State {
	case library.Solved:
		c.Mention(k.T("library.solved"))
		c.Icon(widget.TickIcon, x, y, mark*.85, c.Pal.Accent)
	case library.Shown:
		c.Mention(k.T("library.shown"))
		c.Ring(x, y, mark*.3, 1.5, c.Pal.Text2)
	case library.Begun:
		c.Mention(k.T("library.view.begun"))
		c.Icon(widget.HalfIcon, x, y, mark, c.Pal.Accent)
	}
}

// paintDayBox paints the ground and the border of a day.
func (k *calendar) paintDayBox(c *widget.Canvas, i int, d monthDay, r widget.Rect) {
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
func (k *calendar) monthZones(w, h float64) []widget.Rect {
	return []widget.Rect{{X: w - 2*h, W: h, H: h}, {X: w - h, W: h, H: h}}
}

func (k *calendar) paintMonth(c *widget.Canvas) {
	m := k.shown
	zones := k.monthZones(c.W, c.H)
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
		c.Mention(k.T([]string{"statistics.before", "statistics.after"}[i]))
		c.Icon(widget.ChevronIcon(float64(2*i-1)), zones[i].X+c.H/2, c.H/2, 16, col)
	}
}
