package page

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A RecentRow is one game in the list.
type RecentRow struct {
	Title, Line, When string  // When may be empty
	Share             float64 // part of the cells that are filled
	Finished          bool
	Unread            bool // its file has not been read yet, or can't be read
	Picture           *image.RGBA
}

// RecentFuncs is what the page shows and does. Row may be called at every paint; side is
// the side of its picture in device pixels.
type RecentFuncs struct {
	Count     func() int
	Row       func(row, side int) RecentRow
	Open      func(row int)
	Forget    func(row int)
	Restore   func()        // restores the game forgotten last
	Forgotten func() string // title of the game forgotten last, "" if there is none
	Back      func()
}

// Recent is the page that lists saved games, the newest first.
type Recent struct {
	Base
	do      RecentFuncs
	title   *widget.Label
	note    *widget.Label
	list    *widget.List
	restore *widget.Control
	back    *widget.Control
}

// Zones of a row.
const (
	openZone = iota
	forgetZone
)

// NewRecent makes the page.
func NewRecent(b Base, do RecentFuncs) *Recent {
	p := &Recent{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("recent.title"))
	p.note = b.Paragraph(theme.Secondary)
	p.list = b.NewList(p.rowHeight(), do.Count, p.paintRow, func(int) {})
	p.list.Act = func() { do.Open(p.list.Chosen()) }
	p.list.Key = p.key
	p.list.Zones = func(w, h float64) []widget.Rect {
		return []widget.Rect{{W: w - forgetWide, H: h}, {X: w - forgetWide, W: forgetWide, H: h}}
	}
	p.list.Tip = func(zone int) widget.Tip {
		if zone != forgetZone {
			return widget.Tip{}
		}
		return widget.Tip{Text: b.T("tip.remove"), Keys: b.T("key.Delete")}
	}
	p.list.Tap = func(row, zone int) {
		if zone == forgetZone {
			p.forget(row)
		} else {
			do.Open(row)
		}
	}
	p.restore = b.Button(b.T("recent.restore"), false, do.Restore)
	p.back = b.Button(b.T("save.back"), false, do.Back)
	if do.Count() > 0 {
		p.list.Pick(0)
	}
	p.Refresh()
	return p
}

// key handles Delete, which forgets the chosen game.
func (p *Recent) key(name fyne.KeyName) bool {
	del := name == fyne.KeyDelete || name == fyne.KeyBackspace
	if row := p.list.Chosen(); del && row >= 0 {
		p.forget(row)
	}
	return del
}

func (p *Recent) forget(row int) {
	p.do.Forget(row)
	p.Changed()
}

// Changed updates a list that has other games now.
func (p *Recent) Changed() {
	row := p.list.Chosen()
	p.list.Pick(-1)
	p.list.Pick(min(max(row, 0), p.do.Count()-1))
	p.Refresh()
}

// Chosen returns which game is chosen, -1 if there is none.
func (p *Recent) Chosen() int { return p.list.Chosen() }

// Repaint repaints the visible rows.
func (p *Recent) Repaint() { p.list.Refresh() }

// Objects implements Page.
func (p *Recent) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.note, p.list, p.restore, p.back}
}

// Refresh implements Page.
func (p *Recent) Refresh() {
	note := p.T("recent.how")
	if gone := p.do.Forgotten(); gone != "" {
		note = p.T("recent.gone", "title", gone)
	} else if p.do.Count() == 0 {
		note = p.T("recent.none")
	}
	p.note.SetSpans(widget.Span{Text: note, Colour: p.Pal.Text2})
	p.restore.Disable(p.Unless(p.do.Forgotten() != "", "recent.nothing"))
}

// Focus returns what gets the focus when the page opens.
func (p *Recent) Focus() fyne.Focusable { return p.list }

// Arrange implements Page.
func (p *Recent) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	foot, note := r.Y+r.H-44, p.Size(40)
	y := r.Y + p.Size(32)
	put(p.list, widget.Rect{X: r.X, Y: y, W: r.W, H: max(40, foot-note-14-y)})
	put(p.note, widget.Rect{X: r.X, Y: foot - note - 8, W: r.W, H: note})
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.restore, p.back)
}

// Lengths in a row, in units.
const (
	forgetWide = 34.
	Thumbnail  = 66.
)

func (p *Recent) rowHeight() float64 { return max(Thumbnail+12, p.Size(68)) }

func (p *Recent) paintRow(c *widget.Canvas, i int) {
	side := board.FitIn(int(Thumbnail * c.S)).Side() // a board in whole pixels, without a border
	s := p.do.Row(i, side)
	if c.Hover == openZone {
		c.Round(widget.Rect{W: c.W, H: c.H}, 6, 0, c.Pal.SelectFill)
	}
	at := widget.Rect{X: 6, Y: (c.H - Thumbnail) / 2, W: float64(side) / c.S, H: float64(side) / c.S}
	c.Place(s.Picture, at)
	x, line := Thumbnail+20, c.Size(20)
	w := c.W - x - forgetWide - 4
	lines := 3.
	if s.When == "" {
		lines = 2
	}
	y := (c.H - lines*line - 8) / 2
	fit := min(1, w*c.S/c.Painter.Width(s.Title, c.Size(14)*c.S, true)) // rather smaller than without its time
	c.Line(s.Title, widget.Rect{X: x, Y: y, W: w, H: line}, theme.Type{Size: 14 * max(fit, .75), Bold: true}, c.Pal.Text)
	c.Line(s.Line, widget.Rect{X: x, Y: y + line, W: w, H: line}, theme.Type{Size: 12}, c.Pal.Text2)
	if s.When != "" {
		c.Line(s.When, widget.Rect{X: x, Y: y + 2*line - 2, W: w, H: line}, theme.Type{Size: 12}, c.Pal.Text2)
	}
	if !s.Unread {
		p.paintShare(c, s, widget.Rect{X: x, Y: y + lines*line + 2, W: w, H: 4})
	}
	cross := c.Pal.Text3
	if c.Hover == forgetZone {
		c.Round(widget.Rect{X: c.W - forgetWide + 2, Y: c.H/2 - 15, W: 30, H: 30}, 6, 0, c.Pal.SelectFill)
		cross = c.Pal.Bad
	}
	mid := c.W - forgetWide/2
	c.Path(1.5, cross, mid-4, c.H/2-4, mid+4, c.H/2+4)
	c.Path(1.5, cross, mid+4, c.H/2-4, mid-4, c.H/2+4)
}

// paintShare shows how much of a game is done: a bar, or a tick when it is finished.
func (p *Recent) paintShare(c *widget.Canvas, s RecentRow, r widget.Rect) {
	if s.Finished {
		c.Path(2, c.Pal.Good, r.X+r.W-14, r.Y-c.Size(14), r.X+r.W-10, r.Y-c.Size(14)+4, r.X+r.W-3, r.Y-c.Size(14)-5)
	}
	fill := c.Pal.Accent
	if s.Finished {
		fill = c.Pal.Good
	}
	c.Round(r, 2, 0, c.Pal.Hair)
	c.Round(widget.Rect{X: r.X, Y: r.Y, W: max(4, r.W*s.Share), H: r.H}, 2, 0, fill)
}
