package home

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/stats"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// dailyPuzzles show the days of a week, and the daily puzzles of one of them.
type dailyPuzzles struct {
	page.Base
	state    *homeState
	shown    *homeReport
	narrow   bool
	title    *widget.Pic
	calendar *widget.Control // leads to the calendar, beside the title
	days     *widget.Control
	day      *widget.Label // the day that is chosen
	solved   *widget.Label
	puzzles  *widget.Control
}

// newDailyPuzzles makes the part of the page: choose chooses a day, open opens a puzzle of it.
func newDailyPuzzles(a *screen.App, state *homeState, shown *homeReport, choose, open func(int)) *dailyPuzzles {
	b := a.Base()
	k := &dailyPuzzles{Base: b, state: state, shown: shown}
	k.title = homeTitle(b, "home.today", &k.narrow)
	k.calendar = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintAside(c, shown.aside) }, func(int) { a.Show(stats.NewCalendar(a, state.date())) })
	k.days = b.Kit.NewControl(k.dayZones, k.paintDays, choose)
	k.days.Follow(func() int { return state.day })
	k.day = b.Kit.Label(theme.BodyBold, widget.Left, b.Kit.Pal.Text)
	k.solved = b.Kit.Label(theme.Body, widget.Right, b.Kit.Pal.Text2)
	k.puzzles = b.Kit.NewControl(k.puzzleZones, k.paintPuzzles, open)
	return k
}

func (k *dailyPuzzles) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.calendar, k.days, k.day, k.solved, k.puzzles}
}

// update shows the report.
func (k *dailyPuzzles) update() {
	k.day.SetText(k.shown.day)
	k.solved.SetText(k.shown.solved)
	for _, c := range []*widget.Control{k.calendar, k.days, k.puzzles} {
		c.Repaint()
	}
}

// strip returns how the days are painted.
func (k *dailyPuzzles) strip() stats.WeekStrip {
	if k.narrow {
		return stats.NarrowWeek
	}
	return stats.WideWeek
}

// parts chooses the forms for a width, and returns what stands below the heading.
func (k *dailyPuzzles) parts(w float64, narrow bool) layout.Stack {
	k.narrow = narrow
	k.puzzles.Across = k.columns(w)
	rows, high, name := screen.RowCount(5, k.puzzles.Across), k.Kit.Size(48)+18, k.Kit.Size(26)
	if narrow {
		high, name = max(50, k.Kit.Size(40)+10), k.Kit.Size(20)
	}
	day := layout.Row{{Object: k.day, Least: w * .65}, {Object: k.solved, Least: w * .35}}
	return layout.Stack{
		{Object: k.days, Least: k.strip().Height(name)},
		{In: day.In, All: []fyne.CanvasObject{k.day, k.solved}, Gap: 24, Least: k.Kit.Size(22), Absent: narrow},
		{Object: k.puzzles, Gap: page.Gap, Least: rows*high + (rows-1)*8},
	}
}

// columns returns how many puzzles go side by side.
func (k *dailyPuzzles) columns(w float64) int {
	var names []string
	for _, p := range k.shown.puzzles {
		names = append(names, p.name)
	}
	if k.narrow {
		return columnsFor(k.Base, w, 8, 8, names, 13, 5, 3, 2)
	}
	return columnsFor(k.Base, w, 12, 44, names, 15, 5, 3, 2)
}

// dayZones places the days.
func (k *dailyPuzzles) dayZones(w, h float64) []widget.Rect {
	return k.strip().Zones(widget.Rect{W: w, H: h}, len(k.shown.days))
}

// puzzleZones places the puzzles of a day in rows.
func (k *dailyPuzzles) puzzleZones(w, h float64) []widget.Rect {
	gap := 12.
	if k.narrow {
		gap = 8
	}
	return gridZones(w, h, len(k.shown.puzzles), max(1, k.puzzles.Across), gap, 8)
}

func (k *dailyPuzzles) paintDays(c *widget.Canvas) {
	k.strip().Paint(c, c.Bounds(), k.shown.days, k.state.day)
}

func (k *dailyPuzzles) paintPuzzles(c *widget.Canvas) {
	list, zones := k.shown.puzzles, k.puzzleZones(c.W, c.H)
	size, room := 15., 44. // the same size for all: that at which the longest name fits
	if k.narrow {
		size, room = 13, 6
	}
	fit := size
	for i, r := range zones {
		if wide := c.Painter.Width(list[i].name, c.Size(size)*c.S, true) / c.S; wide > r.W-room {
			fit = min(fit, size*(r.W-room-1)/wide)
		}
	}
	for i, r := range zones {
		p := list[i]
		name := c.Frame(i, r, 8, false)
		if p.future {
			name = c.Pal.Text2
		}
		y := r.Y + r.H/2
		if k.narrow {
			c.Write(p.name, widget.Rect{X: r.X + 2, Y: y - c.Size(20), W: r.W - 4, H: c.Size(20)}, fit, true, widget.Centre, name)
			k.paintBrief(c, p, widget.Rect{X: r.X + 3, Y: y, W: r.W - 6, H: c.Size(18)})
			continue
		}
		c.Write(p.name, widget.Rect{X: r.X + 14, Y: y - c.Size(22), W: r.W - 44, H: c.Size(22)}, fit, true, widget.Left, name)
		c.Squeeze(p.line, "", widget.Rect{X: r.X + 14, Y: y, W: r.W - 22, H: c.Size(20)}, theme.Secondary, c.Pal.Text2)
		paintState(c, p.state, r.X+r.W-20, y-c.Size(11), 18)
	}
}

// paintBrief paints the state and the time of a puzzle in the middle of r, or the state alone.
func (k *dailyPuzzles) paintBrief(c *widget.Canvas, p homePuzzle, r widget.Rect) {
	col, mark := c.Pal.Text2, 0.
	if p.state == library.Solved || p.state == library.Begun {
		mark = c.Size(18)
	}
	wide := c.Painter.Width(p.brief, c.Size(12)*c.S, false) / c.S
	if mark > 0 && mark+wide*.85 > r.W { // the mark says more
		paintState(c, p.state, r.X+r.W/2, r.Y+r.H/2, 14)
		c.Mention(p.brief)
		return
	}
	x := r.X + max(0, (r.W-mark-wide)/2)
	paintState(c, p.state, x+mark/2-1, r.Y+r.H/2, 14)
	c.Write(p.brief, r.Column(x+mark, r.X+r.W-x-mark), 12, false, widget.Left, col)
}

// paintState paints the mark of what was begun or solved.
func paintState(c *widget.Canvas, state library.State, x, y, size float64) {
	switch state {
	case library.Solved:
		c.Icon(widget.TickIcon, x, y, size, c.Pal.Accent)
	case library.Begun:
		c.Icon(widget.HalfIcon, x, y, size, c.Pal.Accent)
	}
}
