package home

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/caption"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// freshPuzzles offer new puzzles: of a level, or for as long as the player has.
type freshPuzzles struct {
	page.Base
	shown  *[]homeLevel
	narrow bool // the levels are buttons
	title  *widget.Pic
	boards *widget.Control // leads to other boards
	levels *widget.Control
	times  *widget.Control
}

// newFreshPuzzles makes the part of the page: level and spell begin a puzzle, by their number, and
// boards leads to other kinds of boards.
func newFreshPuzzles(b page.Base, shown *[]homeLevel, level, spell func(int), boards func()) *freshPuzzles {
	k := &freshPuzzles{Base: b, shown: shown}
	k.title = homeTitle(b, "home.new", &k.narrow)
	k.boards = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintAside(c, b.T("home.boards")) }, func(int) { boards() })
	k.boards.Tip = b.Texts("tip.home.boards")
	k.levels = b.Kit.NewControl(k.levelZones, k.paintLevels, level)
	k.levels.Tip = func(zone int) widget.Tip {
		if zone < 0 {
			return widget.Tip{}
		}
		return widget.Tip{Text: b.T("level.asks." + caption.Levels()[zone].Name())}
	}
	k.times = b.Kit.NewControl(k.timeZones, k.paintTimes, spell)
	return k
}

func (k *freshPuzzles) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.boards, k.levels, k.times}
}

// shape chooses the forms for a width, and says which parts there are below the heading. rest is
// how much more room they have than they should, or less.
func (k *freshPuzzles) shape(w float64, narrow bool, rest float64) layout.Stack {
	k.narrow, k.levels.Across = narrow, 1
	if !narrow {
		return layout.Stack{{Object: k.levels, Least: 5*max(page.ButtonHeight, k.Kit.Size(28)+16) + rest}, {Object: k.times, Gap: page.Gap, Least: max(62, k.Kit.Size(34)+28)}}
	}
	var names []string
	for _, v := range *k.shown {
		names = append(names, v.name)
	}
	k.levels.Across = columnsFor(k.Base, w, 8, 8, names, 13, 5, 3, 2)
	rows := screen.RowCount(5, k.levels.Across)
	times := max(32, k.Kit.Size(32))
	if k.narrowTimes(w) {
		times += k.Kit.Size(24)
	}
	return layout.Stack{{Object: k.levels, Least: rows*max(page.ButtonHeight, k.Kit.Size(44)) + (rows-1)*8}, {Object: k.times, Gap: 11, Least: times}}
}

func (k *freshPuzzles) levelZones(w, h float64) []widget.Rect {
	if k.narrow {
		return gridZones(w, h, 5, k.levels.Across, 8, 8)
	}
	return gridZones(w, h, 5, 1, 0, 0)
}

func (k *freshPuzzles) paintLevels(c *widget.Canvas) {
	zones := k.levelZones(c.W, c.H)
	if k.narrow {
		paintWords(c, zones, func(i int) string { return (*k.shown)[i].name }, 13)
		return
	}
	c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	names, times := 0., 0.
	for _, v := range *k.shown {
		names = max(names, c.Painter.Width(v.name, c.Size(15)*c.S, true)/c.S)
		times = max(times, c.Painter.Width(v.usual, c.Size(13)*c.S, false)/c.S)
	}
	at := max(80, names+14) // where what the levels ask begins
	for i, r := range zones {
		if i > 0 {
			c.Rule(16, r.Y, c.W-32, c.Pal.Hair)
		}
		k.paintLevel(c, i, r, at, times)
	}
}

// paintLevel paints a row: the name, what the level asks if there is room, and the usual time.
func (k *freshPuzzles) paintLevel(c *widget.Canvas, i int, r widget.Rect, at, times float64) {
	v, in := (*k.shown)[i], widget.Rect{X: r.X + 16, Y: r.Y, W: r.W - 32, H: r.H}
	paintHold(c, i, r, 9)
	c.Write(v.name, in.Column(in.X, min(at, in.W)-6), 15, true, widget.Left, c.Pal.Text)
	c.Write(v.usual, in, 13, false, widget.Right, c.Pal.Text2)
	if times > 0 {
		times += 12
	}
	room := in.W - at - times
	if t := theme.Secondary; c.Painter.Width(v.asks, c.Size(t.Size)*c.S, false)/c.S*.8 <= room {
		c.Squeeze(v.asks, "", in.Column(in.X+at, room), t, c.Pal.Text2)
	}
}

// narrowTimes reports whether the times need a line of their own.
func (k *freshPuzzles) narrowTimes(w float64) bool {
	words := k.T("home.haste") + k.T("home.minutes")
	return wordWidth(k.Base, words, 14, false)+8+float64(len(Spells))*k.chip() > w
}

// chip is the width of a time with the gap beside it.
func (k *freshPuzzles) chip() float64 {
	if k.narrow {
		return max(48, k.Kit.Size(48))
	}
	return max(41, k.Kit.Size(41))
}

// timeParts places the words before and after the times, and the times.
func (k *freshPuzzles) timeParts(w, h float64) (before, after widget.Rect, chips []widget.Rect) {
	side, high := 16., max(28, k.Kit.Size(28))
	if k.narrow {
		side, high = 0, max(32, k.Kit.Size(32))
	}
	line := widget.Rect{X: side, Y: 0, W: w - 2*side, H: h}
	before = line
	if k.narrowTimes(line.W) {
		before.H = min(k.Kit.Size(24), h-28)
		line = page.Below(line, before.H)
	}
	unit := wordWidth(k.Base, k.T("home.minutes"), 13, false) + 2
	step := min(k.chip(), (line.W-unit)/float64(len(Spells)))
	x := line.X + line.W - unit - step*float64(len(Spells))
	high = min(high, line.H)
	for i := range Spells {
		chips = append(chips, widget.Rect{X: x + float64(i)*step, Y: line.Y + (line.H-high)/2, W: step - 4, H: high})
	}
	if before.H == line.H {
		before.W = x - before.X - 2
	}
	return before, line.Column(line.X+line.W-unit, unit), chips
}

func (k *freshPuzzles) timeZones(w, h float64) []widget.Rect {
	_, _, chips := k.timeParts(w, h)
	return chips
}

func (k *freshPuzzles) paintTimes(c *widget.Canvas) {
	before, after, chips := k.timeParts(c.W, c.H)
	if !k.narrow {
		c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	}
	c.Write(k.T("home.haste"), before, 14, false, widget.Left, c.Pal.Text)
	c.Write(k.T("home.minutes"), after, 13, false, widget.Right, c.Pal.Text2)
	for i, r := range chips {
		c.Write(strconv.Itoa(Spells[i].Minutes), r, 13, false, widget.Centre, c.Frame(i, r, r.H/2, false))
	}
}
