package learn

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A stationList shows the path in a narrow window: rows by level, the way at their left.
type stationList struct {
	page.Base
	state *StationsState
	rows  []int // stations; -1 for the heading of a level
	list  *widget.List
}

func newStationList(b page.Base, state *StationsState, walker stationWalker) *stationList {
	k := &stationList{Base: b, state: state}
	for _, list := range state.levels() {
		k.rows = append(append(k.rows, -1), list...)
	}
	k.list = b.Kit.NewList(max(34, b.Kit.Size(30)), func() int { return len(k.rows) }, k.paintRow, func(row int) {
		if row = k.station(row); k.rows[row] != state.chosen {
			walker.Choose(k.rows[row])
		} else {
			k.update()
		}
	})
	k.list.Act, k.list.Name = walker.Learn, b.T("stations.title")
	return k
}

// station returns a row, or where that is a heading the station behind it on the way there.
func (k *stationList) station(row int) int {
	switch up := row < slices.Index(k.rows, k.state.chosen); {
	case k.rows[row] >= 0:
		return row
	case up && row > 0:
		return row - 1
	}
	return row + 1
}

func (k *stationList) update() {
	k.list.Pick(slices.Index(k.rows, k.state.chosen))
	k.list.Refresh()
}

// A wayPlace is the board's place: the map has it, or where that has no room a list.
type wayPlace struct {
	way  *stationMap
	list *stationList
}

// MinSize implements fyne.Layout.
func (k wayPlace) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (k wayPlace) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	shown, hidden := fyne.CanvasObject(k.way.control), fyne.CanvasObject(k.list.list)
	if !k.way.fits(float64(size.Width), float64(size.Height)) {
		shown, hidden = hidden, shown
	}
	hidden.Hide()
	shown.Show()
	shown.Move(fyne.Position{})
	shown.Resize(size)
	k.list.scroll()
}

// scroll brings the chosen station into sight.
func (k *stationList) scroll() { k.list.ScrollTo(slices.Index(k.rows, k.state.chosen)) }

func (k *stationList) paintRow(c *widget.Canvas, row int) {
	i := k.rows[row]
	const x = 24
	if i < 0 {
		level := k.state.List[k.rows[row+1]].Main().Technique.Level
		c.Line(k.Lang.Level(level.Name()), widget.Rect{X: 10, W: c.W - 24, H: c.H}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
		return
	}
	way := func(from, to float64, done bool) {
		width, ink := 1.5, c.Pal.Thin
		if done {
			width, ink = 3, c.Pal.Accent
		}
		c.Path(width, ink, x, from, x, to)
	}
	if k.rows[row-1] >= 0 {
		way(0, c.H/2-stationFree, i <= k.state.Next)
	}
	if row+1 < len(k.rows) && k.rows[row+1] >= 0 {
		way(c.H/2+stationFree, c.H, i < k.state.Next)
	}
	paintStationMark(c, k.state.states[i], x, c.H/2)
	c.Mention(k.T(k.state.states[i].String()))
	c.Squeeze(k.state.List[i].Name(k.Lang), "", widget.Rect{X: x + 20, W: c.W - x - 34, H: c.H}, theme.Type{Size: 14, Bold: i == k.state.chosen}, c.Pal.Text)
}
