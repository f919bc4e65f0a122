package page

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A LessonRow is a lesson in the list, or the heading of a level.
type LessonRow struct {
	Heading bool
	Number  int
	Name    string
	Note    string // that it comes up today
	State   PuzzleState
}

// A LessonsText is what the page shows beside the rows.
type LessonsText struct {
	Chosen int
	Begun  bool // the chosen lesson was begun
	Lead   string
	Due    string // what is to be practised today; "" if there is nothing
}

// LessonsFuncs is what the page does.
type LessonsFuncs struct {
	Count                  func() int
	Row                    func(int) LessonRow
	Choose                 func(int)
	Begin, Practise, Close func()
}

// Lessons is the page that lists the lessons.
type Lessons struct {
	Base
	do       LessonsFuncs
	text     LessonsText
	title    *widget.Label
	lead     *widget.Label
	list     *widget.List
	begin    *widget.Control
	practise *widget.Control
	close    *widget.Control
}

// NewLessons makes the page.
func NewLessons(b Base, do LessonsFuncs) *Lessons {
	p := &Lessons{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("lessons.title"))
	p.lead = b.Paragraph(theme.Secondary)
	p.list = b.NewList(p.Size(32), do.Count, p.paintRow, do.Choose)
	p.list.Act = do.Begin
	p.begin = b.PrimaryButton(func() string {
		if p.text.Begun {
			return b.T("lessons.goon")
		}
		return b.T("lessons.begin")
	}, do.Begin)
	p.practise = b.Button(b.T("guide.practise"), false, do.Practise)
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	return p
}

// Show shows another text.
func (p *Lessons) Show(t LessonsText) {
	p.text = t
	spans := []widget.Span{{Text: t.Lead, Colour: p.Pal.Text2}}
	if t.Due != "" {
		spans = append(spans, widget.Span{Text: t.Due, Colour: p.Pal.Text})
	}
	p.lead.SetSpans(spans...)
	p.practise.Disable(p.Unless(t.Due != "", "lessons.nothing"))
	p.begin.Repaint()
	p.list.Pick(t.Chosen)
	p.list.Refresh()
}

// Focus returns what gets the focus when the page opens.
func (p *Lessons) Focus() fyne.Focusable { return p.list }

// Objects implements Page.
func (p *Lessons) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.lead, p.list, p.begin, p.practise, p.close}
}

// Arrange implements Page.
func (p *Lessons) Arrange(put Place, r widget.Rect, tall bool) {
	button := 44.
	if tall {
		button = 38
	}
	foot, y := r.Y+r.H-button, r.Y
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: button}, 12, p.begin, p.practise, p.close)
	hide(p.title, p.lead)
	if r.H > p.Size(240) {
		show(put, p.title, widget.Rect{X: r.X, Y: y - 9, W: r.W, H: p.Size(30)})
		y += p.Size(28)
	}
	if r.H > p.Size(180) {
		show(put, p.lead, widget.Rect{X: r.X, Y: y - 6, W: r.W, H: p.Size(42)})
		y += p.Size(42)
	}
	show(put, p.list, widget.Rect{X: r.X, Y: y, W: r.W, H: max(32, foot-12-y)})
	p.list.ScrollTo(p.text.Chosen) // its height may have changed
}

func (p *Lessons) paintRow(c *widget.Canvas, i int) {
	t := p.do.Row(i)
	if t.Heading {
		c.Line(t.Name, widget.Rect{X: 10, W: c.W - 24, H: c.H}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
		return
	}
	number, state, note := c.Size(30), 26., 0.
	c.Write(strconv.Itoa(t.Number), widget.Rect{X: 6, W: number, H: c.H}, 13, false, widget.Right, c.Pal.Text2)
	switch x := c.W - 22; t.State {
	case PuzzleBegun:
		c.Icon(widget.HalfIcon, x, c.H/2, 16, c.Pal.Accent)
		c.Mention(p.T("library.begun"))
	case PuzzleSolved:
		c.Icon(widget.TickIcon, x, c.H/2, 16, c.Pal.Accent)
		c.Mention(p.T("lessons.done"))
	}
	if t.Note != "" {
		note = c.Painter.Width(t.Note, c.Size(12)*c.S, false)/c.S + 10
		c.Write(t.Note, widget.Rect{X: c.W - 14 - state - note, W: note, H: c.H}, 12, false, widget.Right, c.Pal.Text2)
	}
	x := 6 + number + 12
	c.Line(t.Name, widget.Rect{X: x, W: c.W - x - 18 - state - note, H: c.H}, theme.Type{Size: 14}, c.Pal.Text)
}
