package page

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A Fact is a line of a summary: a name and a value.
type Fact struct{ Name, Value string }

// Done is the summary of a finished game: facts, the line of moves for a replay, and
// what to do next.
type Done struct {
	Base
	do     DoneFuncs
	facts  []Fact
	title  *widget.Label
	lead   *widget.Label
	list   *widget.Pic
	moves  *Moves
	next   *widget.Control
	review *widget.Control
	again  *widget.Control
	choose *widget.Control
	try    *widget.Control // in place of choose while an earlier move is shown
	back   bool            // an earlier move is shown
}

// DoneFuncs is what the summary shows and offers.
type DoneFuncs struct {
	Lead         func() string
	Facts        func() []Fact
	Moves        History
	Next, Review func()
	Again        func() // plays the puzzle again
	Choose       func()
	Try          func()      // goes on from the move that is shown
	LookingBack  func() bool // an earlier move is shown
	NextName     string      // text of the button Next
}

// NewDone makes the page.
func NewDone(b Base, do DoneFuncs) *Done {
	p := &Done{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("done.title"))
	p.lead = b.Paragraph(theme.Secondary)
	p.list = b.NewPic(p.paint)
	p.moves = NewMoves(b, "done.replay", do.Moves)
	p.next = b.Button(do.NextName, true, do.Next)
	p.review = b.Button(b.T("done.review"), false, do.Review)
	p.again = b.Button(b.T("action.playagain"), false, do.Again)
	p.choose = b.Button(b.T("done.choose"), false, do.Choose)
	p.try = b.Button(b.T("review.try"), false, do.Try)
	p.back = do.LookingBack()
	p.Refresh()
	return p
}

// Objects implements Page.
func (p *Done) Objects() []fyne.CanvasObject {
	out := append([]fyne.CanvasObject{p.title, p.lead, p.list}, p.moves.Objects()...)
	return append(out, p.next, p.review, p.again, p.choose, p.try)
}

// Refresh implements Page.
func (p *Done) Refresh() {
	p.lead.SetSpans(widget.Span{Text: p.do.Lead(), Colour: p.Pal.Text2})
	if facts := p.do.Facts(); !slices.Equal(facts, p.facts) {
		p.facts = facts
		p.list.Repaint()
	}
	p.moves.Refresh()
	if back := p.do.LookingBack(); back != p.back {
		p.back = back
		p.do.Moves.Relayout()
	}
}

// Arrange implements Page.
func (p *Done) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	top := r.Y + p.Size(30) - 8
	foot := r.Y + r.H - 44
	if r.H > 300 {
		row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.again, p.other())
		foot -= 56
		row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.next, p.review)
	} else {
		p.arrangeRow(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44})
	}
	hide(p.lead)
	if foot-top > p.Size(220) {
		show(put, p.lead, widget.Rect{X: r.X, Y: top, W: r.W, H: p.Size(40)})
		top += p.Size(44)
	}
	room := foot - 20 - top
	least := min(room-p.Size(fewFacts), MovesHeight+2*p.Size(20)) // a line without rows of branches
	if moves := p.moves.Arrange(put, widget.Rect{X: r.X, Y: top, W: r.W, H: room}, max(room-p.Size(200), least)); moves > 0 {
		foot -= moves + 20
	}
	put(p.list, widget.Rect{X: r.X, Y: top, W: r.W, H: max(20, min(maxFacts*p.Size(40)+16, foot-top-12))})
}

// arrangeRow places the buttons in one row; what the menu has too gives way.
func (p *Done) arrangeRow(put Place, r widget.Rect) {
	all := []fyne.CanvasObject{p.next, p.again, p.review, p.other()}
	for Wide(all, 8) > r.W && len(all) > 2 {
		hide(all[len(all)-1])
		all = all[:len(all)-1]
	}
	row(put, r, 8, all...)
}

// other returns the button for what is shown: the end or an earlier move.
func (p *Done) other() *widget.Control {
	hide(p.try, p.choose)
	if p.back {
		return p.try
	}
	return p.choose
}

// maxFacts is the greatest number of facts in the summary, fewFacts the height that the first
// of them take.
const (
	maxFacts = 7
	fewFacts = 80.
)

// Heights returns the heights that the page wants below the board of a tall window, the most
// comfortable one first.
func (p *Done) Heights() []float64 {
	return []float64{p.Size(420), p.Size(300) + 30, p.Size(150) + 116, 44 + p.Size(fewFacts)}
}

func (p *Done) paint(c *widget.Canvas) {
	n := max(1, min(len(p.facts), int((c.H-16)/p.Size(18)))) // the first are the most important
	step := min(p.Size(40), (c.H-16)/float64(n))
	c.Box(widget.Rect{W: c.W, H: step*float64(n) + 16}, 10, 1, c.Pal.Hair, c.Pal.Surface)
	for i, f := range p.facts[:min(n, len(p.facts))] {
		y := 8 + float64(i)*step
		if i > 0 {
			c.Rule(20, y, c.W-40, c.Pal.Hair)
		}
		line := widget.Rect{X: 20, Y: y, W: c.W - 40, H: step}
		value := min(c.Painter.Width(f.Value, c.Size(14)*c.S, true)/c.S+1, .7*line.W)
		c.Write(f.Value, widget.Rect{X: line.X + line.W - value, Y: y, W: value, H: step}, 14, true, widget.Right, c.Pal.Text)
		line.W -= value + 12
		c.Write(f.Name, line, 14, false, widget.Left, c.Pal.Text2)
	}
}
