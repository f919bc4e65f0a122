package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A GuideText is what the guide shows.
type GuideText struct {
	Count  int
	Row    func(int) TechniqueRow
	Chosen int
	Card   CardText
	Tried  string // progress of the search for an exercise; "": no search

	WhyNoLesson string // why the chosen technique has no lesson
}

// GuideFuncs is what the guide does.
type GuideFuncs struct {
	Choose           func(row int)
	Fold             func(row int)                 // opens a family, or closes it
	Open             func(row int, open bool) bool // opens or closes the family of a row, if it has one
	Find             func(text string)             // lists what has the text
	Leave            func()                        // Escape in the field
	ToList           func()                        // Return in the field
	Found            string                        // the text in the field
	Part             func(by int)
	Practise, Lesson func()
	Close            func()
}

// Guide is the page that explains techniques: a list of them, and a card about the
// chosen one, whose example is shown on the board.
type Guide struct {
	Base
	text     GuideText
	title    *widget.Label
	find     *Field
	list     *widget.List
	card     *Card
	parts    *widget.Control
	tried    *widget.Label
	practise *widget.Control
	lesson   *widget.Control
	close    *widget.Control
}

// NewGuide makes the page.
func NewGuide(b Base, do GuideFuncs) *Guide {
	p := &Guide{Base: b, text: GuideText{Chosen: -1}}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("guide.title"))
	p.find = b.NewField(b.T("guide.find"), do.Found, do.Find, do.Leave)
	p.find.Entry.OnSubmitted = func(string) { do.ToList() }
	p.list = b.NewList(p.Size(30), func() int { return p.text.Count }, p.paintRow, do.Choose)
	p.card = NewCard(b, do.Part, nil)
	p.parts = b.Parts(func() (int, int) { return p.text.Card.Part, p.text.Card.Parts }, do.Part)
	p.tried = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
	p.practise = b.PrimaryButton(func() string {
		if p.text.Tried != "" {
			return b.T("new.stop")
		}
		return b.T("guide.practise")
	}, do.Practise)
	p.list.Press = func(row int) {
		if p.text.Row(row).Heading {
			do.Fold(row)
		}
	}
	p.list.Act = func() {
		if at := p.list.Chosen(); p.text.Row(at).Heading {
			do.Fold(at)
		} else {
			p.practise.Press(0)
		}
	}
	p.list.Key = func(k fyne.KeyName) bool {
		return (k == fyne.KeyLeft || k == fyne.KeyRight) && do.Open(p.list.Chosen(), k == fyne.KeyRight)
	}
	p.lesson = b.Button(b.T("guide.lesson"), false, do.Lesson)
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	return p
}

// Show shows another text.
func (p *Guide) Show(t GuideText) {
	p.text = t
	p.card.Show(t.Card)
	p.list.Pick(t.Chosen)
	p.tried.SetText(t.Tried)
	p.lesson.Disable(t.WhyNoLesson)
	p.parts.Repaint()
	p.practise.Repaint()
}

// Tried shows the progress of the search for an exercise.
func (p *Guide) Tried(text string) { p.tried.SetText(text) }

// Objects implements Page.
func (p *Guide) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.find, p.list, p.card.Object(), p.parts, p.tried, p.practise, p.lesson, p.close}
}

// Focus returns what gets the focus when the page opens.
func (p *Guide) Focus() fyne.Focusable { return p.list }

// Arrange implements Page.
func (p *Guide) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	button := 44.
	if tall {
		button = 38
	}
	foot := r.Y + r.H - button
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: button}, 12, Fitting(r.W, 12, p.lesson, p.practise, p.lesson, p.close)...)
	body := widget.Rect{X: r.X, Y: r.Y + p.Size(30), W: r.W, H: foot - 8 - r.Y - p.Size(30)}
	hide(p.find)
	if h := p.Size(36); body.H > p.Size(230) {
		show(put, p.find, widget.Rect{X: r.X, Y: body.Y, W: r.W, H: h})
		body.Y, body.H = body.Y+h+8, body.H-h-8
	}
	if body.H > p.Size(160) {
		body.H -= p.Size(22)
		show(put, p.tried, widget.Rect{X: r.X, Y: foot - p.Size(24), W: r.W, H: p.Size(20)})
	} else {
		hide(p.tried)
	}
	if p.text.Card.Parts > 1 {
		body.H -= 38
		show(put, p.parts, widget.Rect{X: r.X, Y: body.Y + body.H + 4, W: r.W, H: 32})
	} else {
		hide(p.parts)
	}
	if r.W > 520 { // side by side
		half := (r.W - 12) / 2
		show(put, p.list, widget.Rect{X: r.X, Y: body.Y, W: half, H: body.H})
		p.card.Arrange(put, widget.Rect{X: r.X + half + 12, Y: body.Y, W: half, H: body.H})
		return
	}
	list := max(body.H*.36, body.H-10-p.card.Height(r.W))
	show(put, p.list, widget.Rect{X: r.X, Y: body.Y, W: r.W, H: list})
	if p.text.Chosen >= 0 {
		p.list.ScrollTo(p.text.Chosen) // its height may have changed
	}
	p.card.Arrange(put, widget.Rect{X: r.X, Y: body.Y + list + 10, W: r.W, H: body.H - list - 10})
}

func (p *Guide) paintRow(c *widget.Canvas, i int) {
	t := p.text.Row(i)
	line := widget.Rect{X: 22, W: c.W - 36, H: c.H}
	if t.Heading {
		PaintFold(c, 12, c.H/2, t.Open)
	}
	grade := c.Painter.Width(t.Grade, c.Size(12)*c.S, false)/c.S + 10
	c.Line(t.Name, widget.Rect{X: line.X, W: line.W - grade, H: c.H}, theme.Type{Size: 14, Bold: t.Heading}, c.Pal.Text)
	c.Write(t.Grade, line, 12, false, widget.Right, c.Pal.Text2)
}
