package screen

import (
	"math"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// dailyPuzzles show the days of a week, and the daily puzzles of one of them.
type dailyPuzzles struct {
	page.Base
	state    *homeState
	shown    *homeReport
	title    *widget.Label
	calendar *widget.Control // leads to the calendar, beside the title
	days     *widget.Control
	day      *widget.Label // the day that is chosen
	solved   *widget.Label
	puzzles  *widget.Control
	columns  int // of the puzzles
}

// newDailyPuzzles makes the part of the page: choose chooses a day, open opens a puzzle of it.
func newDailyPuzzles(a *App, state *homeState, shown *homeReport, choose, open func(int)) *dailyPuzzles {
	b := a.Base()
	k := &dailyPuzzles{Base: b, state: state, shown: shown, columns: 5}
	k.title = b.Title(b.T("home.daily"))
	k.calendar = b.NewControl(nil, func(c *widget.Canvas) { paintAside(c, shown.month) }, func(int) { a.Show(NewCalendar(a, state.date())) })
	k.days = b.NewControl(k.dayZones, k.paintDays, choose)
	k.days.Follow(func() int { return state.day })
	k.day = b.Label(theme.BodyBold, widget.Left, b.Pal.Text)
	k.solved = b.Label(theme.Body, widget.Right, b.Pal.Text2)
	k.puzzles = b.NewControl(k.puzzleZones, k.paintPuzzles, open)
	return k
}

func (k *dailyPuzzles) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.days, k.day, k.solved, k.puzzles, k.calendar}
}

// update shows the report.
func (k *dailyPuzzles) update() {
	k.day.SetText(k.shown.day)
	k.solved.SetText(k.shown.solved)
	for _, c := range []*widget.Control{k.calendar, k.days, k.puzzles} {
		c.Repaint()
	}
}

// height returns the height of the daily puzzles below their heading.
func (k *dailyPuzzles) height() float64 {
	return k.daysHeight() + 24 + k.Size(22) + 12 + k.puzzlesHeight()
}

func (k *dailyPuzzles) daysHeight() float64 { return wideWeek.height(k.Size(26)) }

// puzzlesHeight returns the height of the puzzles of a day.
func (k *dailyPuzzles) puzzlesHeight() float64 {
	rows := math.Ceil(5 / float64(k.columns))
	return rows*(k.Size(48)+18) + (rows-1)*8
}

// arrange places the daily puzzles below the upper edge of r.
func (k *dailyPuzzles) arrange(put page.Place, r widget.Rect) {
	r.H = layout.Rest
	layout.Stack{
		{In: layout.Row{{Object: k.title, Least: r.W * .6}, {Object: k.calendar, Least: r.W * .4}}.In, Least: k.Size(30)},
		{Object: k.days, Gap: 12, Least: k.daysHeight()},
		{In: layout.Row{{Object: k.day, Least: r.W * .65}, {Object: k.solved, Least: r.W * .35}}.In, Gap: 24, Least: k.Size(22)},
		{Object: k.puzzles, Gap: 12, Least: k.puzzlesHeight()},
	}.Place(put, r)
}

func (k *dailyPuzzles) dayZones(w, h float64) []widget.Rect {
	return wideWeek.zones(widget.Rect{W: w, H: h}, len(k.shown.days))
}

// puzzleZones places the puzzles of a day in rows.
func (k *dailyPuzzles) puzzleZones(w, h float64) (out []widget.Rect) {
	n := len(k.shown.puzzles)
	gap, cols := 12., k.columns
	rows := (n + cols - 1) / cols
	wide, high := (w+gap)/float64(cols), (h+8)/float64(rows)
	for i := range n {
		out = append(out, widget.Rect{X: float64(i%cols) * wide, Y: float64(i/cols) * high, W: wide - gap, H: high - 8})
	}
	return out
}

func (k *dailyPuzzles) paintDays(c *widget.Canvas) {
	wideWeek.paint(c, c.Bounds(), k.shown.days, k.state.day)
}

func (k *dailyPuzzles) paintPuzzles(c *widget.Canvas) {
	list, zones := k.shown.puzzles, k.puzzleZones(c.W, c.H)
	size := 15. // the same for all: that at which the longest name fits
	for i, r := range zones {
		if wide := c.Painter.Width(list[i].name, c.Size(15)*c.S, true) / c.S; wide > r.W-44 {
			size = min(size, 15*(r.W-45)/wide)
		}
	}
	for i, r := range zones {
		p := list[i]
		col := c.Frame(i, r, 8, false)
		second := c.Pal.Text2
		if p.future {
			col, second = c.Pal.Text3, c.Pal.Text3
		}
		y := r.Y + r.H/2
		c.Write(p.name, widget.Rect{X: r.X + 14, Y: y - c.Size(22), W: r.W - 44, H: c.Size(22)}, size, true, widget.Left, col)
		c.Line(p.line, widget.Rect{X: r.X + 14, Y: y, W: r.W - 22, H: c.Size(20)}, theme.Secondary, second)
		switch p.state {
		case library.Solved:
			c.Icon(widget.TickIcon, r.X+r.W-20, y-c.Size(11), 18, c.Pal.Accent)
		case library.Begun:
			c.Icon(widget.HalfIcon, r.X+r.W-20, y-c.Size(11), 18, c.Pal.Accent)
		}
	}
}
