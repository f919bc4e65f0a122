package home

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/stats"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// dailyPuzzles show the days of a week, and the daily puzzles of one of them.
type dailyPuzzles struct {
	page.Base
	state    *homeState
	shown    *homeReport
	narrow   bool
	title    *widget.Pic
	same     *widget.Label   // that they are the same for everyone
	calendar *widget.Control // leads to the calendar, beside the title
	days     *widget.Control
	day      *widget.Label // the day that is chosen
	solved   *widget.Label
	legend   *widget.Label // what rings and arcs are
	puzzles  *widget.Control
}

// newDailyPuzzles makes the part of the page: choose chooses a day, open opens a puzzle of it.
func newDailyPuzzles(a *screen.App, state *homeState, shown *homeReport, choose, open func(int)) *dailyPuzzles {
	b := a.Base()
	k := &dailyPuzzles{Base: b, state: state, shown: shown}
	k.title = homeTitle(b, "home.today", &k.narrow)
	k.same = b.Kit.Label(theme.Body, widget.Left, b.Kit.Pal.Text2)
	k.same.SetText(b.T("home.same"))
	k.calendar = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintWay(c, shown.aside, c.Pal.Text2) }, func(int) { a.Show(stats.NewCalendar(a, state.date())) })
	k.days = b.Kit.NewControl(k.dayZones, k.paintDays, choose)
	k.days.Follow(func() int { return state.day })
	k.days.OnHover = func(day int) {
		state.ring = day
		a.Refresh()
	}
	k.day = b.Kit.Label(theme.BodyBold, widget.Left, b.Kit.Pal.Text)
	k.solved = b.Kit.Label(theme.Body, widget.Left, b.Kit.Pal.Text2)
	k.legend = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	k.puzzles = b.Kit.NewControl(k.puzzleZones, k.paintPuzzles, open)
	return k
}

func (k *dailyPuzzles) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.same, k.calendar, k.days, k.day, k.solved, k.legend, k.puzzles}
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

// heading returns the heading of a height, with as much beside it as there is room for.
func (k *dailyPuzzles) heading(w, high float64, narrow bool) layout.Item {
	t := theme.PageTitle
	if k.narrow = narrow; narrow {
		t = theme.CardTitle
	}
	title := wordWidth(k.Base, k.T("home.today"), t.Size, true) + 12
	same, aside := wordWidth(k.Base, k.same.Text(), 14, false)+2, wordWidth(k.Base, k.shown.aside, 14, false)+34
	row := layout.Row{{Object: k.title, Least: min(title, w*.6)}, {Object: k.same, Least: same, Absent: narrow || title+same+aside > w},
		{Object: k.calendar, Least: min(aside, w*.4), Most: layout.Rest}}
	return layout.Item{In: row.In, All: []fyne.CanvasObject{k.title, k.same, k.calendar}, Least: high}
}

// parts chooses the forms for a width, and returns what stands below the heading.
func (k *dailyPuzzles) parts(w float64, narrow bool) layout.Stack {
	k.narrow = narrow
	k.puzzles.Across = k.columns(w)
	rows, high, name := screen.RowCount(5, k.puzzles.Across), k.Kit.Size(48)+18, k.Kit.Size(26)
	if narrow {
		high, name = max(52, k.Kit.Size(40)+12), k.Kit.Size(20)
	}
	key := "home.legend"
	if narrow {
		key = "home.legend.same"
	}
	k.legend.SetText(k.T(key))
	day, solved := wordWidth(k.Base, k.shown.day, 14, true)+12, wordWidth(k.Base, k.shown.solved, 14, false)+4
	legend := wordWidth(k.Base, k.legend.Text(), 13, false) + 2
	head := layout.Row{{Object: k.day, Least: min(day, w*.65)}, {Object: k.solved, Least: min(solved, w*.35)},
		{Most: layout.Rest}, {Object: k.legend, Least: legend, Absent: day+solved+legend > w}}
	below := k.Kit.Size(20)
	if legend > w {
		below = k.Kit.Size(38)
	}
	list := layout.Stack{
		{Object: k.days, Least: k.strip().Height(name)},
		{In: head.In, All: []fyne.CanvasObject{k.day, k.solved, k.legend}, Gap: 24, Least: k.Kit.Size(22), Absent: narrow},
		{Object: k.puzzles, Gap: page.Gap, Least: rows*high + (rows-1)*8},
	}
	if narrow {
		list = append(list, layout.Item{Object: k.legend, Gap: 4, Least: below})
	}
	return list
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
			k.paintBrief(c, i, widget.Rect{X: r.X + 3, Y: y, W: r.W - 6, H: c.Size(18)})
			continue
		}
		c.Write(p.name, widget.Rect{X: r.X + 14, Y: y - c.Size(22), W: r.W - 44, H: c.Size(22)}, fit, true, widget.Left, name)
		c.Squeeze(p.line, "", widget.Rect{X: r.X + 14, Y: y, W: r.W - 22, H: c.Size(20)}, theme.Secondary, c.Pal.Text2)
		stats.PaintArc(c, r.X+r.W-23, y-c.Size(11), 9, i, len(list), p.state)
		c.Mention(p.said)
	}
}

// paintBrief paints the ring and the time of a puzzle in the middle of r, or the ring alone.
func (k *dailyPuzzles) paintBrief(c *widget.Canvas, i int, r widget.Rect) {
	p := k.shown.puzzles[i]
	const ring, gap = 18., 4.
	wide := c.Painter.Width(p.brief, c.Size(12)*c.S, false) / c.S
	c.Mention(p.said)
	if ring+gap+wide*.85 > r.W { // the ring says more
		stats.PaintArc(c, r.X+r.W/2, r.Y+r.H/2, 7, i, len(k.shown.puzzles), p.state)
		c.Mention(p.brief)
		return
	}
	x := r.X + max(0, (r.W-ring-gap-wide)/2)
	stats.PaintArc(c, x+ring/2, r.Y+r.H/2, 7, i, len(k.shown.puzzles), p.state)
	c.Write(p.brief, r.Column(x+ring+gap, r.X+r.W-x-ring-gap), 12, false, widget.Left, c.Pal.Text2)
}
