package page

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A CollectionRow is one puzzle of a file in the list.
type CollectionRow struct {
	Title, Line string
	Begun       bool // a game of it has been started
	Picture     *image.RGBA
}

// CollectionFuncs is what the page shows and does. Row may be called at every paint;
// side is the side of its picture in device pixels.
type CollectionFuncs struct {
	Count func() int
	Row   func(row, side int) CollectionRow
	Note  func() string
	Seen  func() // called when another row was chosen
	Open  func(row int)
	Keep  func() // keeps them in the library
	Back  func()
}

// Collection is the page that lists the puzzles of a file.
type Collection struct {
	Base
	do     CollectionFuncs
	chosen int
	picked bool
	title  *widget.Label
	note   *widget.Label
	list   *widget.List
	open   *widget.Control
	keep   *widget.Control
	back   *widget.Control
}

// NewCollection makes the page with a row chosen.
func NewCollection(b Base, chosen int, do CollectionFuncs) *Collection {
	p := &Collection{Base: b, do: do, chosen: chosen}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("many.title"))
	p.note = b.Paragraph(theme.Secondary)
	p.list = b.NewList(p.rowHeight(), do.Count, p.paintRow, func(i int) {
		p.chosen = i
		p.list.Refresh()
		do.Seen()
	})
	p.list.Own = true
	p.list.Act = func() { do.Open(p.chosen) }
	p.list.Zones = func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	p.list.Tap = func(row, _ int) { do.Open(row) }
	p.open = b.Button(b.T("enter.play"), true, func() { do.Open(p.chosen) })
	p.keep = b.Button(b.T("library.keep"), false, do.Keep)
	p.back = b.Button(b.T("save.back"), false, do.Back)
	p.Changed()
	return p
}

// Changed updates the visible rows.
func (p *Collection) Changed() {
	p.pick()
	p.list.Refresh()
	p.Refresh()
}

// pick chooses a row as soon as there is one.
func (p *Collection) pick() {
	if !p.picked && p.chosen < p.do.Count() {
		p.picked = true
		p.list.Pick(p.chosen)
	}
}

// Objects implements Page.
func (p *Collection) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.note, p.list, p.keep, p.back, p.open}
}

// Refresh implements Page.
func (p *Collection) Refresh() {
	p.note.SetSpans(widget.Span{Text: p.do.Note(), Colour: p.Pal.Text2})
}

// Focus returns what gets the focus when the page opens.
func (p *Collection) Focus() fyne.Focusable { return p.list }

// Chosen returns the chosen row.
func (p *Collection) Chosen() int { return p.chosen }

// Arrange implements Page.
func (p *Collection) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	foot, note := r.Y+r.H-44, p.Size(40)
	y := r.Y + p.Size(30) - 8
	put(p.note, widget.Rect{X: r.X, Y: y, W: r.W, H: note})
	y += note + 12
	keep := 40.
	put(p.keep, widget.Rect{X: r.X, Y: foot - keep - 10, W: r.W, H: keep})
	put(p.list, widget.Rect{X: r.X, Y: y, W: r.W, H: max(40, foot-keep-22-y)})
	p.list.ScrollTo(p.chosen)
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.back, p.open)
}

func (p *Collection) rowHeight() float64 { return max(Thumbnail+12, p.Size(60)) }

func (p *Collection) paintRow(c *widget.Canvas, i int) {
	side := board.FitIn(int(Thumbnail * c.S)).Side()
	s := p.do.Row(i, side)
	switch r := (widget.Rect{W: c.W, H: c.H}); {
	case i == p.chosen:
		c.Chosen(true)
		c.Box(r, 8, 2, c.Pal.Accent, c.Pal.SelectFill)
	case c.Hover == 0:
		c.Round(r, 8, 0, c.Pal.SelectFill)
	}
	c.Place(s.Picture, widget.Rect{X: 6, Y: (c.H - Thumbnail) / 2, W: float64(side) / c.S, H: float64(side) / c.S})
	x, line := Thumbnail+20, c.Size(20)
	w := c.W - x - 26
	y := (c.H - 2*line) / 2
	c.Line(s.Title, widget.Rect{X: x, Y: y, W: w, H: line}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
	c.Line(s.Line, widget.Rect{X: x, Y: y + line, W: w, H: line}, theme.Type{Size: 12}, c.Pal.Text2)
	if s.Begun {
		widget.TickIcon(c, c.W-16, c.H/2, c.Pal.Good)
	}
}
