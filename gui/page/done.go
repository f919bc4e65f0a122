package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/look"
)

// A Fact is a line of a summary: what, and how much.
type Fact struct{ Name, Value string }

// Done is the summary of a finished game: a title, facts, and what to do next.
type Done struct {
	Base
	title  *look.Label
	lead   *look.Label
	facts  []Fact
	list   *look.Pic
	next   *look.Control
	choose *look.Control
	back   *look.Control
}

// DoneFuncs is what the summary offers.
type DoneFuncs struct{ Next, Choose, Back func() }

// NewDone makes the page.
func NewDone(b Base, title, lead string, facts []Fact, do DoneFuncs) *Done {
	p := &Done{Base: b, facts: facts}
	p.title = b.Label(look.PageTitle, look.Left, b.Pal.Ink)
	p.title.SetText(title)
	p.lead = b.Paragraph(look.Secondary)
	p.lead.SetSpans(look.Span{Text: lead, Colour: b.Pal.Ink2})
	p.list = b.NewPic(p.paint)
	p.next = b.Button(b.T("done.next"), true, do.Next)
	p.choose = b.Button(b.T("done.choose"), false, do.Choose)
	p.back = b.Button(b.T("done.back"), false, do.Back)
	return p
}

// Objects implements Page.
func (p *Done) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.lead, p.list, p.next, p.choose, p.back}
}

// Refresh implements Page.
func (p *Done) Refresh() {}

// Arrange implements Page.
func (p *Done) Arrange(put Place, r look.Rect, tall bool) {
	put(p.title, look.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	put(p.lead, look.Rect{X: r.X, Y: r.Y - 8 + p.Size(30), W: r.W, H: p.Size(40)})
	top := r.Y + p.Size(74) - 8
	foot := r.Y + r.H - 44
	put(p.list, look.Rect{X: r.X, Y: top, W: r.W, H: max(20, min(float64(len(p.facts))*p.Size(40)+16, foot-top-12))})
	row(put, look.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.next, p.choose, p.back)
}

func (p *Done) paint(c *look.Canvas) {
	c.Box(look.Rect{W: c.W, H: c.H}, 10, 1, c.Pal.Hair, c.Pal.Surface)
	step := min(p.Size(40), (c.H-16)/float64(len(p.facts)))
	for i, f := range p.facts {
		y := 8 + float64(i)*step
		if i > 0 {
			c.Rule(20, y, c.W-40, c.Pal.Hair)
		}
		line := look.Rect{X: 20, Y: y, W: c.W - 40, H: step}
		c.Write(f.Name, line, 14, false, look.Left, c.Pal.Ink2)
		c.Write(f.Value, line, 14, true, look.Right, c.Pal.Ink)
	}
}
