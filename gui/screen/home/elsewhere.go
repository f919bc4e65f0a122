package home

import (
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/paper"
	"sudoku/gui/widget"
)

// elsewhere leads to puzzles from elsewhere, and to paper.
type elsewhere struct {
	page.Base
	control *widget.Control
	list    []homeSource
	first   bool
	narrow  bool // the names are short, and there are no keys
	across  int  // buttons in a row
}

// A homeSource is where a puzzle can come from, and what opens it.
type homeSource struct {
	name, brief, keys string
	open              func()
}

// newElsewhere makes the part of the page; first says whether it is that of a beginner.
func newElsewhere(a *screen.App, first bool) *elsewhere {
	b := a.Base()
	k := &elsewhere{Base: b, first: first}
	add := func(name, brief, keys string, open func()) {
		k.list = append(k.list, homeSource{b.T(name), b.T(brief), keys, open})
	}
	add("home.enter", "home.enter.brief", "Ctrl+E", func() { a.Show(enter.NewEnter(a)) })
	if first {
		add("home.photo", "home.photo", "Ctrl+Shift+E", a.OpenPhoto)
		add("home.file", "home.file", "Ctrl+O", a.OpenFiles)
	} else {
		add("home.open", "home.open.brief", "Ctrl+O", a.OpenFiles)
		add("home.library", "home.library", "Ctrl+Shift+B", func() { a.Show(lib.NewLibrary(a)) })
	}
	add("home.print", "home.print.brief", "Ctrl+Shift+P", func() { paper.PrintShown(a, true) })
	k.control = b.Kit.NewControl(k.zones, k.paint, func(i int) { k.list[i].open() })
	return k
}

// height chooses the forms for a width, and returns the height.
func (k *elsewhere) height(w float64, narrow bool) float64 {
	k.narrow, k.across = narrow, 2
	high := max(36, k.Kit.Size(20)+16)
	if narrow {
		high = max(40, k.Kit.Size(20)+20)
		var names []string
		for _, s := range k.list {
			names = append(names, s.brief)
		}
		k.across = columnsFor(k.Base, w, 8, 8, names, 14, 4, 2)
	}
	k.control.Across = k.across
	if k.first && !narrow {
		high = max(57, high)
	}
	rows := screen.RowCount(len(k.list), k.across)
	return rows*high + (rows-1)*8
}

func (k *elsewhere) zones(w, h float64) []widget.Rect {
	return gridZones(w, h, len(k.list), max(1, k.across), 8, 8)
}

func (k *elsewhere) paint(c *widget.Canvas) {
	zones := k.zones(c.W, c.H)
	if k.narrow {
		paintWords(c, zones, func(i int) string { return k.list[i].brief }, 14)
		return
	}
	for i, r := range zones {
		s, col := k.list[i], c.Frame(i, r, 8, false)
		in := widget.Rect{X: r.X + 13, Y: r.Y, W: r.W - 25, H: r.H}
		keys := c.Painter.Width(s.keys, c.Size(12)*c.S, false) / c.S
		if c.Painter.Width(s.name, c.Size(14)*c.S, false)/c.S+10+keys <= in.W {
			c.Write(s.keys, in, 12, false, widget.Right, c.Pal.Text2)
		}
		c.Write(s.name, in, 14, false, widget.Left, col)
	}
}
