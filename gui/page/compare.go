package page

import (
	"fmt"
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Compare is the page for proof-reading the typed puzzle: rows in large type, to be
// ticked off one by one.
type Compare struct {
	Base
	do     CompareFuncs
	title  *widget.Label
	how    *widget.Label
	list   *widget.List
	counts *widget.Pic
	back   *widget.Control
	play   *widget.Control
	strips [9]Scaled
}

// CompareFuncs is what the page shows and does.
type CompareFuncs struct {
	Grid       func() puzzle.Grid
	Ticked     func(row int) bool
	Tick       func(row int) // ticks a row or removes its tick
	Choose, Go func(row int) // Choose shows a row on the board, Go moves the cursor there
	Chosen     func() int
	Play, Back func()
	Strip      func(row int) *image.Gray // the photo of a row; nil if there is no photo
	Return     string                    // what Back is called
}

// NewCompare makes the page.
func NewCompare(b Base, do CompareFuncs) *Compare {
	p := &Compare{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("compare.title"))
	if do.Strip != nil {
		p.title.SetText(b.T("compare.photo"))
	}
	p.how = b.Paragraph(theme.Secondary)
	p.list = b.NewList(p.rowHeight(), func() int { return 9 }, p.paintRow, do.Choose)
	p.list.Own = true
	p.list.Act = func() { do.Tick(do.Chosen()) }
	p.list.Go = func() { do.Go(do.Chosen()) }
	p.list.Zones = func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	p.list.Tap = func(row, _ int) { do.Choose(row); do.Tick(row) }
	p.counts = b.NewPic(p.paintCounts)
	p.back = b.Button(do.Return, false, do.Back)
	p.play = b.Button(b.T("enter.play"), true, do.Play)
	p.list.Pick(do.Chosen())
	p.Refresh()
	return p
}

// Objects implements Page.
func (p *Compare) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.how, p.list, p.counts, p.back, p.play}
}

// Focus returns what gets the focus when the page opens.
func (p *Compare) Focus() fyne.Focusable { return p.list }

// Refresh implements Page.
func (p *Compare) Refresh() {
	n := 0
	for row := range 9 {
		if p.do.Ticked(row) {
			n++
		}
	}
	text := p.T("compare.how")
	if n > 0 {
		text = p.T("compare.ticked", "n", n)
	}
	p.how.SetSpans(widget.Span{Text: text, Colour: p.Pal.Text2})
	p.list.Pick(p.do.Chosen())
	p.counts.Repaint()
}

// Arrange implements Page.
func (p *Compare) Arrange(put Place, r widget.Rect, tall bool) {
	hide(p.Objects()...)
	foot := r.Y + r.H - 44
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.back, p.play)
	body := widget.Rect{X: r.X, Y: r.Y, W: r.W, H: foot - 12 - r.Y}
	if !tall {
		show(put, p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
		body = Below(body, p.Size(30)-8)
	}
	if how := p.Size(40); body.H > how+4*p.rowHeight() {
		show(put, p.how, widget.Rect{X: r.X, Y: body.Y, W: r.W, H: how})
		body = Below(body, how+8)
	}
	if height := p.Size(44); p.do.Strip == nil && body.H > height+12+4*p.rowHeight() {
		list := min(9*p.rowHeight()+36, body.H-height-12)
		show(put, p.counts, widget.Rect{X: r.X, Y: body.Y + list + 12, W: r.W, H: height})
		body.H = list
	}
	show(put, p.list, body)
}

// stripHigh is the height of the photo of a row.
const stripHigh = 28.

func (p *Compare) rowHeight() float64 {
	if p.do.Strip != nil {
		return stripHigh + p.Size(24)
	}
	return p.Size(44)
}

// paintRow paints a row of the grid: its check box, its digits, how many there are.
func (p *Compare) paintRow(c *widget.Canvas, i int) {
	ticked, chosen := p.do.Ticked(i), i == p.do.Chosen()
	r := widget.Rect{W: c.W, H: c.H}
	if chosen {
		c.Round(r, 8, 0, c.Pal.SelectFill)
	} else if c.Hover == 0 {
		c.Round(r, 8, 1, c.Pal.Hair)
	}
	c.Chosen(ticked)
	box := widget.Rect{X: 10, Y: c.H/2 - 9, W: 18, H: 18}
	if ticked {
		c.Round(box, 4, 0, c.Pal.Accent)
		c.Path(2, c.Pal.OnAccent, box.X+4.5, c.H/2, box.X+8, c.H/2+3.5, box.X+14, c.H/2-4)
	} else {
		c.Box(box, 4, 1.5, c.Pal.Text3, c.Pal.Surface)
	}
	if p.do.Strip != nil {
		at := widget.Rect{X: 38, W: c.W - 38 - c.Size(34), H: stripHigh}
		at.W = min(at.W, 9*stripHigh)
		p.strips[i].Paint(c, p.do.Strip(i), widget.Rect{X: at.X, Y: 2, W: at.W, H: stripHigh - 3}, 2)
		p.paintDigits(c, i, ticked, widget.Rect{X: at.X, Y: stripHigh, W: at.W, H: c.H - stripHigh}, at.W/9, 0)
		return
	}
	r = widget.Rect{X: 40, W: c.W - 40 - c.Size(34), H: c.H}
	p.paintDigits(c, i, ticked, r, min(r.W/9.9, c.Size(27)), .45)
}

// paintDigits writes the digits of a row step apart, with a gap between boxes and a dot for
// each empty cell.
func (p *Compare) paintDigits(c *widget.Canvas, i int, ticked bool, r widget.Rect, step, gap float64) {
	grid, n, said := p.do.Grid(), 0, ""
	y := r.Y + r.H/2
	colour := c.Pal.Text
	if ticked {
		colour = c.Pal.Text2
	}
	for col := range 9 {
		d := grid[puzzle.CellAt(i, col)]
		x := r.X + (float64(col)+.5+float64(col/3)*gap)*step
		if d == 0 {
			c.Disc(x, y+5, 1.6, c.Pal.Text3)
			said += "."
			continue
		}
		n++
		said += fmt.Sprint(d)
		c.Painter.Digit(c.Dst, uint8(d), x*c.S, y*c.S, min(c.Size(24), step*.92)*c.S, true, colour)
	}
	c.Mention(said)
	c.Write(fmt.Sprint(n), widget.Rect{X: c.W - c.Size(34), W: c.Size(34) - 10, H: c.H}, 13, false, widget.Right, c.Pal.Text2)
}

// paintCounts shows how often each digit is in the grid.
func (p *Compare) paintCounts(c *widget.Canvas) {
	grid := p.do.Grid()
	c.Rule(0, 0, c.W, c.Pal.Hair)
	for d := puzzle.Digit(1); d <= 9; d++ {
		w := c.W / 9
		r := widget.Rect{X: float64(d-1) * w, Y: 4, W: w, H: c.H/2 - 2}
		c.Write(fmt.Sprint(d), r, 15, true, widget.Centre, c.Pal.Text)
		r.Y += c.H/2 - 4
		c.Write(fmt.Sprint("× ", grid.Of(d).Len()), r, 12, false, widget.Centre, c.Pal.Text2)
	}
}
