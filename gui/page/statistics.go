package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A Tally is a row of the statistics: a level and the results of its puzzles.
type Tally struct{ Level, Solved, Best, Mean, Unaided string }

// Statistics is the page that sums up all saved games, one row per level.
type Statistics struct {
	Base
	rows  []Tally // the first is the header
	title *widget.Label
	lead  *widget.Label
	table *widget.Pic
	close *widget.Control
}

// NewStatistics makes the page, without rows yet.
func NewStatistics(b Base, back func()) *Statistics {
	p := &Statistics{Base: b}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("statistics.title"))
	p.lead = b.Paragraph(theme.Secondary)
	p.table = b.NewPic(p.paint)
	p.close = b.Button(b.T("sheet.close"), false, back)
	return p
}

// Show shows rows, of which the first is the header, under a sentence.
func (p *Statistics) Show(lead string, rows []Tally) {
	p.rows = rows
	p.lead.SetSpans(widget.Span{Text: lead, Colour: p.Pal.Text2})
	p.table.Repaint()
}

// Rows returns what is shown, the header first.
func (p *Statistics) Rows() []Tally { return p.rows }

// Objects implements Page.
func (p *Statistics) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.lead, p.table, p.close}
}

// Refresh implements Page.
func (p *Statistics) Refresh() {}

// Arrange implements Page.
func (p *Statistics) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	put(p.lead, widget.Rect{X: r.X, Y: r.Y - 8 + p.Size(30), W: r.W, H: p.Size(40)})
	top, foot := r.Y+p.Size(74)-8, r.Y+r.H-44
	height := min(p.Size(40)*7+16, foot-12-top)
	put(p.table, widget.Rect{X: r.X, Y: top, W: r.W, H: max(60, height)})
	put(p.close, widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: 44})
}

func (p *Statistics) paint(c *widget.Canvas) {
	if len(p.rows) == 0 {
		return
	}
	c.Box(widget.Rect{W: c.W, H: c.H}, 10, 1, c.Pal.Hair, c.Pal.Surface)
	step := (c.H - 16) / float64(len(p.rows))
	first := (c.W - 32) * .24
	wide := (c.W - 32 - first) / 4
	for i, t := range p.rows {
		y := 8 + float64(i)*step
		size, col := 14., c.Pal.Text
		if i == 0 {
			size, col = 12, c.Pal.Text2
		} else {
			c.Rule(16, y, c.W-32, c.Pal.Hair)
		}
		c.Write(t.Level, widget.Rect{X: 16, Y: y, W: first, H: step}, size, i > 0, widget.Left, col)
		for k, s := range []string{t.Solved, t.Best, t.Mean, t.Unaided} {
			c.Write(s, widget.Rect{X: 16 + first + float64(k)*wide + 4, Y: y, W: wide - 4, H: step}, size, false, widget.Right, col)
		}
	}
}
