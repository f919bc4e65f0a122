package home

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/caption"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// firstLevels offer a beginner new puzzles: of a harder level, or on another board.
type firstLevels struct {
	page.Base
	narrow bool // the levels are buttons
	title  *widget.Pic
	levels *widget.Control
	boards *widget.Control
}

// otherLevels are the levels beside Easy, whose puzzle the page begins with, otherBoards the boards
// beside the classic one, the smallest first.
var otherLevels, otherBoards = caption.Levels()[1:], func() []string {
	var names []string
	for _, k := range slices.Backward(screen.BoardKinds[1:]) {
		names = append(names, k.Name())
	}
	return names
}()

// newFirstLevels makes the part of the page: level begins a puzzle, and so does board, by its name.
func newFirstLevels(b page.Base, level func(puzzle.Level), board func(string)) *firstLevels {
	k := &firstLevels{Base: b}
	k.title = homeTitle(b, "first.levels", &k.narrow)
	k.levels = b.Kit.NewControl(k.levelZones, k.paintLevels, func(i int) { level(otherLevels[i]) })
	k.levels.Tip = func(zone int) widget.Tip {
		if zone < 0 {
			return widget.Tip{}
		}
		return widget.Tip{Text: b.T("level.asks." + otherLevels[zone].Name())}
	}
	k.boards = b.Kit.NewControl(k.boardZones, k.paintBoards, func(i int) { board(otherBoards[i]) })
	k.boards.Name = b.T("first.boards")
	return k
}

func (k *firstLevels) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{k.title, k.levels, k.boards}
}

// parts chooses the forms for a width, and returns what stands below the heading. rest is how much
// more room there is than should be, or less.
func (k *firstLevels) parts(w float64, narrow bool, rest float64) layout.Stack {
	k.narrow, k.levels.Across = narrow, 1
	n := float64(len(otherLevels))
	boards := max(66, k.Kit.Size(30)+36)
	if narrow {
		boards = max(32, k.Kit.Size(32))
	}
	if k.boardsBelow(w) {
		boards += k.Kit.Size(24)
	}
	if !narrow {
		return layout.Stack{{Object: k.levels, Least: n*max(54, k.Kit.Size(42)+12) + rest}, {Object: k.boards, Gap: page.Gap, Least: boards}}
	}
	var names []string
	for _, l := range otherLevels {
		names = append(names, k.Lang.Level(l.Name()))
	}
	k.levels.Across = columnsFor(k.Base, w, 8, 8, names, 13, 4, 2)
	rows := screen.RowCount(len(otherLevels), k.levels.Across)
	return layout.Stack{{Object: k.levels, Least: rows*max(page.ButtonHeight, k.Kit.Size(40)) + (rows-1)*8}, {Object: k.boards, Gap: page.SmallGap, Least: boards}}
}

func (k *firstLevels) levelZones(w, h float64) []widget.Rect {
	if k.narrow {
		return gridZones(w, h, len(otherLevels), k.levels.Across, 8, 8)
	}
	return gridZones(w, h, len(otherLevels), 1, 0, 0)
}

func (k *firstLevels) paintLevels(c *widget.Canvas) {
	zones := k.levelZones(c.W, c.H)
	name := func(i int) string { return k.Lang.Level(otherLevels[i].Name()) }
	if k.narrow {
		paintWords(c, zones, name, 13)
		return
	}
	c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	for i, r := range zones {
		if i > 0 {
			c.Rule(16, r.Y, c.W-32, c.Pal.Hair)
		}
		paintHold(c, i, r, 9)
		in, y := widget.Rect{X: r.X + 16, W: r.W - 56}, r.Y+(r.H-c.Size(42))/2
		in.Y, in.H = y, c.Size(22)
		c.Squeeze(name(i), "", in, theme.Type{Size: 15, Bold: true}, c.Pal.Text)
		c.Squeeze(k.T("home.asks."+otherLevels[i].Name()), "", in.Strip(y+c.Size(22), c.Size(20)), theme.Secondary, c.Pal.Text2)
		widget.ChevronIcon(1)(c, r.X+r.W-25, r.Y+r.H/2, c.Pal.Text2)
	}
}

// boardName is what a chip says of a board.
func (k *firstLevels) boardName(i int) string {
	if s, ok := puzzle.ParseShape(otherBoards[i]); ok && s.Size() < 9 {
		return k.T("shape.size", "n", s.Size())
	}
	return k.T("shape." + otherBoards[i])
}

// chipWidth is the width of a chip.
func (k *firstLevels) chipWidth(i int) float64 {
	return max(40, wordWidth(k.Base, k.boardName(i), 13, false)+14)
}

// chipGap is between two chips.
const chipGap = 5.

// chipsWidth is the width of all chips.
func (k *firstLevels) chipsWidth() (sum float64) {
	for i := range otherBoards {
		sum += k.chipWidth(i) + chipGap
	}
	return sum - chipGap
}

// side is the space beside what stands in a row.
func (k *firstLevels) side() float64 {
	if k.narrow {
		return 0
	}
	return 14
}

// boardsBelow reports whether the chips need a line of their own.
func (k *firstLevels) boardsBelow(w float64) bool {
	return wordWidth(k.Base, k.T("first.boards"), 14, false)+8+k.chipsWidth() > w-2*k.side()
}

func (k *firstLevels) boardZones(w, h float64) (out []widget.Rect) {
	line := widget.Rect{X: k.side(), W: w - 2*k.side(), H: h}
	if k.boardsBelow(w) {
		line = page.Below(line, k.Kit.Size(24))
	}
	part := min(1, (line.W-chipGap*float64(len(otherBoards)-1))/(k.chipsWidth()-chipGap*float64(len(otherBoards)-1)))
	x, high := line.X+line.W, min(max(30, k.Kit.Size(30)), line.H)
	for i := range otherBoards {
		x -= k.chipWidth(i) * part
		if i > 0 {
			x -= chipGap
		}
	}
	for i := range otherBoards {
		wide := k.chipWidth(i) * part
		out = append(out, widget.Rect{X: x, Y: line.Y + (line.H-high)/2, W: wide, H: high})
		x += wide + chipGap
	}
	return out
}

func (k *firstLevels) paintBoards(c *widget.Canvas) {
	if !k.narrow {
		c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	}
	zones := k.boardZones(c.W, c.H)
	name := widget.Rect{X: k.side(), W: zones[0].X - k.side() - 8, H: c.H}
	if k.boardsBelow(c.W) {
		name = widget.Rect{X: k.side(), Y: 4, W: c.W - 2*k.side(), H: c.Size(24)}
	}
	c.Write(k.T("first.boards"), name, 14, false, widget.Left, c.Pal.Text)
	for i, r := range zones {
		c.Write(k.boardName(i), r.Inset(2), 13, false, widget.Centre, c.Frame(i, r, r.H/2, false))
	}
}
