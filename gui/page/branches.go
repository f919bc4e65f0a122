package page

import (
	"image"
	"image/draw"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A BranchRow is a branch or a savepoint in the list.
type BranchRow struct {
	Name, Note string
	Node       int
	Savepoint  bool
	Current    bool   // the current line
	WhyKept    string // why it can't be forgotten, if so
}

// BranchesFuncs is what the page of branches shows and does.
type BranchesFuncs struct {
	Rows    func() []BranchRow
	Picture func(node, pixels int) *image.RGBA // of the board there
	GoTo    func(BranchRow)
	Rename  func(BranchRow, string)
	Forget  func(BranchRow)
	Focus   func(fyne.Focusable)

	Finished func() bool // the game is finished: nothing begins here
	Close    func()
}

// Branches is the page that lists the branches and savepoints of the game.
type Branches struct {
	Base
	do     BranchesFuncs
	rows   []BranchRow
	chosen int // -1: none
	small  map[[2]int]*image.RGBA
	naming bool
	again  func() // repeats the last Arrange

	title  *widget.Label
	lead   *widget.Label
	list   *widget.List
	name   *TextEntry
	tools  [3]*widget.Control // go to, rename, forget
	accept *widget.Control
	close  *widget.Control
}

// NewBranches makes the page.
func NewBranches(b Base, do BranchesFuncs) *Branches {
	p := &Branches{Base: b, do: do, chosen: -1, small: map[[2]int]*image.RGBA{}, again: func() {}}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("branches.title"))
	p.lead = b.Paragraph(theme.Secondary)
	lead := b.T("branches.lead")
	if do.Finished() {
		lead = b.T("branches.look")
	}
	p.lead.SetSpans(widget.Span{Text: lead, Colour: b.Pal.Text2})
	p.list = b.NewList(b.Size(64), func() int { return len(p.rows) }, p.paintRow, p.choose)
	p.list.Act = func() { p.tools[0].Press(0) }
	p.name = b.NewEntry(LineText, func() { p.rename(false) })
	p.name.OnSubmitted = func(string) { p.accept.Press(0) }
	p.tools = [3]*widget.Control{
		b.Button(b.T("branches.go"), true, func() { do.GoTo(p.rows[p.chosen]) }),
		b.Button(b.T("branches.rename"), false, func() { p.rename(true) }),
		b.Button(b.T("branches.forget"), false, func() { do.Forget(p.rows[p.chosen]) }),
	}
	p.accept = b.Button(b.T("branches.accept"), false, func() {
		name := p.name.Value()
		p.rename(false)
		do.Rename(p.rows[p.chosen], name)
	})
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	p.rows = do.Rows()
	p.chosen = slices.IndexFunc(p.rows, func(r BranchRow) bool { return r.Current })
	p.list.Pick(p.chosen)
	p.apply()
	return p
}

// Objects implements Page.
func (p *Branches) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.lead, p.list, p.tools[1], p.tools[2], p.name, p.accept, p.tools[0], p.close}
}

// Focus returns what gets the focus when the page opens.
func (p *Branches) Focus() fyne.Focusable { return p.list }

// Refresh implements Page.
func (p *Branches) Refresh() {
	rows := p.do.Rows()
	if slices.Equal(rows, p.rows) {
		return
	}
	p.rows, p.chosen = rows, min(p.chosen, len(rows)-1)
	p.list.Pick(p.chosen)
	p.apply()
}

func (p *Branches) choose(row int) {
	p.chosen = row
	if p.naming {
		p.rename(false)
	}
	p.apply()
}

func (p *Branches) apply() {
	for _, t := range p.tools {
		t.Disable(p.Unless(p.chosen >= 0, "branches.choose"))
	}
	if p.chosen >= 0 {
		p.tools[2].Disable(p.rows[p.chosen].WhyKept)
	}
}

// rename shows the field for a name, or hides it.
func (p *Branches) rename(open bool) {
	p.naming = open
	p.again()
	if !open {
		p.do.Focus(p.list)
		return
	}
	p.name.Fill(p.rows[p.chosen].Name)
	p.do.Focus(p.name)
	p.name.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// Resume goes on where the page was that this one replaces: with the same row, and the name
// that is being typed.
func (p *Branches) Resume(was *Branches) {
	p.chosen = min(was.chosen, len(p.rows)-1)
	p.list.Pick(p.chosen)
	p.apply()
	if p.naming = was.naming; p.naming {
		p.name.Fill(was.name.Value())
		p.name.CursorColumn = was.name.CursorColumn
	}
}

// Arrange implements Page.
func (p *Branches) Arrange(put Place, r widget.Rect, tall bool) {
	p.again = func() { p.Arrange(put, r, tall) }
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y, foot := r.Y+p.Size(28), r.Y+r.H-44
	if r.H < p.Size(330) {
		hide(p.lead)
	} else {
		show(put, p.lead, widget.Rect{X: r.X, Y: y - 6, W: r.W, H: p.Size(42)})
		y += p.Size(42)
	}
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.tools[0], p.close)
	foot -= 50
	if p.naming {
		hide(p.tools[1], p.tools[2])
		show(put, p.name, widget.Rect{X: r.X, Y: foot, W: r.W - 112, H: 40})
		show(put, p.accept, widget.Rect{X: r.X + r.W - 100, Y: foot, W: 100, H: 40})
	} else {
		hide(p.name, p.accept)
		row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 40}, 12, p.tools[1], p.tools[2])
	}
	put(p.list, widget.Rect{X: r.X, Y: y, W: r.W, H: max(40, foot-10-y)})
}

func (p *Branches) paintRow(c *widget.Canvas, i int) {
	row, side := p.rows[i], c.H-8
	p.picture(c, row.Node, widget.Rect{X: 4, Y: 4, W: side, H: side})
	x, mid := side+26, c.H/2
	if row.Savepoint {
		c.Path(1.5, c.Pal.Accent, x, mid-15, x+5, mid-10, x, mid-5, x-5, mid-10, x, mid-15)
	} else {
		c.Ring(x, mid-10, 4.5, 2, c.Pal.Accent)
	}
	if row.Current {
		c.Disc(x, mid-10, 4.5, c.Pal.Accent)
	}
	w := c.W - x - 20
	c.Line(row.Name, widget.Rect{X: x + 14, Y: mid - p.Size(20), W: w, H: p.Size(20)}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
	c.Line(row.Note, widget.Rect{X: x + 14, Y: mid, W: w, H: p.Size(18)}, theme.Caption, c.Pal.Text2)
}

// picture draws the board at a node into r. The board at a node never changes.
func (p *Branches) picture(c *widget.Canvas, node int, r widget.Rect) {
	key := [2]int{node, int(r.W * c.S)}
	if p.small[key] == nil {
		p.small[key] = p.do.Picture(node, key[1])
	}
	m := p.small[key]
	at := image.Pt(int(r.X*c.S), int(r.Y*c.S))
	draw.Draw(c.Dst, m.Rect.Add(at), m, m.Rect.Min, draw.Src)
}
