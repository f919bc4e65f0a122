package page

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A StepsTab is one of the lists that the page shows.
type StepsTab int

const (
	AllSteps    StepsTab = iota // steps possible now
	StepsPath                   // the steps to the solution
	Backdoors                   // digits after which the rest is easy
	NumStepTabs = iota
)

// A StepRow is one line of the list: a step, or a group that is opened and closed.
type StepRow struct {
	Name, Note, Line string
	Group, Open      bool
}

// A StepsText is what the page shows.
type StepsText struct {
	Tab    StepsTab
	Info   string // how many there are, or what is being done
	Sort   int    // of all steps
	Slow   bool   // of all steps: include the slow techniques
	Wrong  bool   // of backdoors: list candidates to remove
	Count  int    // rows
	Row    func(int) StepRow
	Chosen int // -1: none
	Card   CardText
	Do     string   // text of the button
	UpTo   []string // of the path: techniques to choose
}

// StepsFuncs is what the page does.
type StepsFuncs struct {
	Tab       func(StepsTab)
	Sort      func(int)
	Slow      func()
	Wrong     func(bool)
	UpTo      func(int)
	Choose    func(row int)
	Fold      func(row int)                 // opens a group, or closes it
	Open      func(row int, open bool) bool // opens or closes the group of a row, if it has one
	Part      func(by int)
	Do, Close func()
}

// Steps is the page that lists steps and explains the chosen one.
type Steps struct {
	Base
	text  StepsText
	tabs  *widget.Control
	info  *widget.Label
	sort  *widget.Control
	slow  *widget.Control
	wrong *widget.Control
	upTo  *choice
	list  *widget.List
	card  *Card
	parts *widget.Control
	do    *widget.Control
	close *widget.Control
}

// NewSteps makes the page.
func NewSteps(b Base, do StepsFuncs) *Steps {
	p := &Steps{Base: b, text: StepsText{Chosen: -1}}
	p.tabs = b.Segments([]widget.Segment{{Text: b.T("steps.all")}, {Text: b.T("steps.path")}, {Text: b.T("steps.doors")}},
		func() int { return int(p.text.Tab) }, func(i int) { do.Tab(StepsTab(i)) })
	p.info = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
	p.sort = b.Segments([]widget.Segment{{Text: b.T("steps.bytechnique")}, {Text: b.T("steps.byeffect")}, {Text: b.T("steps.byunlocks")}},
		func() int { return p.text.Sort }, do.Sort)
	p.slow = b.Check(b.T("steps.slow"), func() bool { return p.text.Slow }, do.Slow)
	p.wrong = b.Segments([]widget.Segment{{Text: b.T("steps.digits")}, {Text: b.T("steps.candidates")}}, func() int {
		if p.text.Wrong {
			return 1
		}
		return 0
	}, func(i int) { do.Wrong(i == 1) })
	p.upTo = &choice{key: b.Key}
	p.upTo.ExtendBaseWidget(p.upTo)
	p.upTo.PlaceHolder = b.T("steps.upto")
	p.upTo.OnChanged = func(string) {
		if i := p.upTo.SelectedIndex(); i >= 0 {
			p.upTo.ClearSelected()
			do.UpTo(i)
		}
	}
	p.list = b.NewList(p.rowHeight(), func() int { return p.text.Count }, p.paintRow, do.Choose)
	p.card = NewCard(b, do.Part, nil)
	p.parts = b.Parts(func() (int, int) { return p.text.Card.Part, p.text.Card.Parts }, do.Part)
	p.do = b.NewControl(nil, func(c *widget.Canvas) { c.Primary(p.text.Do) }, func(int) { do.Do() })
	p.list.Press = func(row int) {
		if p.text.Row(row).Group {
			do.Fold(row)
		}
	}
	p.list.Act = func() {
		if at := p.list.Chosen(); p.text.Row(at).Group {
			do.Fold(at)
		} else {
			p.do.Press(0)
		}
	}
	p.list.Key = func(k fyne.KeyName) bool {
		return (k == fyne.KeyLeft || k == fyne.KeyRight) && do.Open(p.list.Chosen(), k == fyne.KeyRight)
	}
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	return p
}

// Show shows another text.
func (p *Steps) Show(t StepsText) {
	p.text = t
	p.info.SetText(t.Info)
	p.upTo.SetOptions(t.UpTo)
	p.card.Show(t.Card)
	p.do.Disable(t.Card.WhyNot)
	p.list.Pick(t.Chosen)
	for _, c := range []*widget.Control{p.tabs, p.sort, p.slow, p.wrong, p.parts, p.do} {
		c.Repaint()
	}
}

// A choice is the toolkit's drop-down list that passes unknown keys on to the window.
type choice struct {
	fynewidget.Select
	key func(*fyne.KeyEvent)
}

// TypedKey implements fyne.Focusable.
func (c *choice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown:
		c.Select.TypedKey(e)
	default:
		c.key(e)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *choice) AccessibilityLabel() string { return c.PlaceHolder }

// AccessibilityRole implements fyne.Accessible.
func (c *choice) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Objects implements Page.
func (p *Steps) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.tabs, p.info, p.sort, p.slow, p.wrong, p.upTo, p.list, p.card.Object(), p.parts, p.do, p.close}
}

// Focus returns what gets the focus when the page opens.
func (p *Steps) Focus() fyne.Focusable { return p.list }

// Arrange implements Page.
func (p *Steps) Arrange(put Place, r widget.Rect, tall bool) {
	button := 44.
	if tall {
		button = 38
	}
	foot := r.Y + r.H - button
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: button}, 12, p.do, p.close)
	body := widget.Rect{X: r.X, Y: r.Y, W: r.W, H: foot - 10 - r.Y}
	if p.text.Card.Parts > 1 {
		body.H -= 36
		show(put, p.parts, widget.Rect{X: r.X, Y: foot - 42, W: r.W, H: 32})
	} else {
		hide(p.parts)
	}
	p.arrangeBody(put, p.arrangeHead(put, body))
	if p.text.Chosen >= 0 {
		p.list.ScrollTo(p.text.Chosen) // its height may have changed
	}
}

// arrangeHead places the tabs and the controls of the chosen one, as far as that leaves
// room for some rows of the list, and returns what is left of r.
func (p *Steps) arrangeHead(put Place, r widget.Rect) widget.Rect {
	hide(p.tabs, p.info, p.sort, p.slow, p.wrong, p.upTo)
	least := 1.3 * p.rowHeight()
	if r.W > 520 {
		least *= 2
	}
	next := func(o fyne.CanvasObject, height, gap float64) {
		if r.H-height-gap < least {
			return
		}
		show(put, o, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: height})
		r.Y, r.H = r.Y+height+gap, r.H-height-gap
	}
	next(p.tabs, p.Size(36), 6)
	next(p.info, p.Size(22), 4)
	switch {
	case p.text.Tab == AllSteps:
		next(p.sort, p.Size(34), 4)
		next(p.slow, max(28, p.Size(26)), 6)
	case p.text.Tab == Backdoors:
		next(p.wrong, p.Size(34), 6)
	case len(p.text.UpTo) > 0:
		next(p.upTo, p.Size(36), 6)
	}
	return r
}

// arrangeBody divides the room between the list and the card of the chosen row.
func (p *Steps) arrangeBody(put Place, r widget.Rect) {
	if p.text.Chosen < 0 || r.W <= 520 && r.H < 4.5*p.rowHeight() {
		hide(p.card.Object())
		show(put, p.list, r)
		return
	}
	p.card.Object().Show()
	if r.W > 520 { // side by side
		half := (r.W - 12) / 2
		show(put, p.list, widget.Rect{X: r.X, Y: r.Y, W: half, H: r.H})
		p.card.Arrange(put, widget.Rect{X: r.X + half + 12, Y: r.Y, W: half, H: r.H})
		return
	}
	list := max(2.5*p.rowHeight(), r.H*.42, r.H-10-p.card.Height(r.W))
	show(put, p.list, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: list})
	p.card.Arrange(put, widget.Rect{X: r.X, Y: r.Y + list + 10, W: r.W, H: r.H - list - 10})
}

func (p *Steps) rowHeight() float64 { return p.Size(44) }

func (p *Steps) paintRow(c *widget.Canvas, i int) {
	s, w := p.text.Row(i), c.W-12
	x := 6.
	if s.Group {
		PaintFold(c, x+5, c.H/4+3, s.Open)
		x += 18
	}
	note := c.Painter.Width(s.Note, c.Size(12)*c.S, false)/c.S + 10
	c.Write(s.Note, widget.Rect{X: 6, Y: 3, W: w, H: c.H / 2}, 12, false, widget.Right, c.Pal.Text2)
	c.Line(s.Name, widget.Rect{X: x, Y: 3, W: w + 6 - x - note, H: c.H / 2}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
	c.Line(s.Line, widget.Rect{X: x, Y: c.H/2 - 1, W: w + 6 - x, H: c.H / 2}, theme.Type{Size: 12}, c.Pal.Text2)
}
