package page

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A LessonText is what the page of a lesson shows.
type LessonText struct {
	Title, Source string
	Stage         int // of lesson.Stages; -1: it has none
	Card          CardText
	Again         string // when it comes up again; "" where that isn't known
	WhyNotShow    string
	WhyNotNext    string
	Digits        bool // digits can be pressed
	Places        bool // they go into the cell; else they are struck from it
}

// LessonFuncs is what the page does.
type LessonFuncs struct {
	Stage             func(int)
	Part              func(by int)
	Digit             func(puzzle.Digit)
	Mode              func() // digits are placed, or struck
	Show, Next, Close func()
}

// Lesson is the page of a lesson, beside the board on which it is learnt.
type Lesson struct {
	Base
	text   LessonText
	less   int // how much of the card is left out
	title  *widget.Label
	source *widget.Label
	stages *widget.Control
	card   *Card
	parts  *widget.Control
	digits *widget.Control
	again  *widget.Label
	show   *widget.Control
	next   *widget.Control
	close  *widget.Control
}

// NewLesson makes the page.
func NewLesson(b Base, do LessonFuncs) *Lesson {
	p := &Lesson{Base: b}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.source = b.Label(theme.Body, widget.Left, b.Pal.Text2)
	var names []string
	for _, s := range lesson.Stages {
		names = append(names, s.Key())
	}
	p.stages = b.Dots(names, func() int { return p.text.Stage }, do.Stage)
	p.card = NewCard(b, do.Part, nil)
	p.parts = b.Parts(func() (int, int) { return p.text.Card.Part, p.text.Card.Parts }, do.Part)
	p.digits = b.NewControl(p.digitZones, p.paintDigits, func(i int) {
		if i == 0 {
			do.Mode()
		} else {
			do.Digit(puzzle.Digit(i))
		}
	})
	p.digits.Tip = func(zone int) widget.Tip {
		if zone != 0 {
			return widget.Tip{}
		}
		return widget.Tip{Text: p.manner()}
	}
	p.again = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
	p.show = b.Button(b.T("lesson.show"), false, do.Show)
	p.show.Tip = func(int) widget.Tip { return widget.Tip{Text: b.T("lesson.show"), Keys: "S"} }
	p.next = b.PrimaryButton(func() string { return b.T("lesson.next") }, do.Next)
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	return p
}

// Show shows another text.
func (p *Lesson) Show(t LessonText) {
	p.text = t
	p.title.SetText(t.Title)
	p.source.SetText(t.Source)
	p.again.SetText(t.Again)
	p.show.Disable(t.WhyNotShow)
	p.next.Disable(t.WhyNotNext)
	p.stages.Repaint()
	p.digits.Repaint()
	p.parts.Repaint()
	p.card.Show(p.cardText())
}

// Next returns the button that goes on.
func (p *Lesson) Next() fyne.Focusable { return p.next }

// Brief reports whether there is little room: the answer is to be said in the status line.
func (p *Lesson) Brief() bool { return p.less == justTask }

// What the card leaves out while something is to be done: the reason, which is behind Show me
// then, and the answer.
const (
	whole = iota
	noReason
	justTask
)

// cardText returns what the card shows.
func (p *Lesson) cardText() CardText {
	t := p.text.Card
	if p.less >= noReason && p.text.WhyNotNext != "" {
		t.Paragraphs = nil
	}
	if p.less == justTask && p.text.WhyNotNext != "" {
		t.Answer.Says, t.Answer.Sought = nil, 0
	}
	return t
}

// Objects implements Page.
func (p *Lesson) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.source, p.stages, p.card.Object(), p.parts, p.digits, p.again, p.show, p.next, p.close}
}

// Heights returns the heights that the page can have below the board: with the task in two
// lines and room for digits, and one in which the card scrolls.
func (p *Lesson) Heights() []float64 {
	digits := 0.
	if p.text.Digits {
		digits = 42
	}
	return []float64{28 + p.Size(20) + 10 + p.Size(124) + 16 + 38 + 42, p.Size(76) + 8 + 38 + digits}
}

// Arrange implements Page.
func (p *Lesson) Arrange(put Place, r widget.Rect, tall bool) {
	hide(p.title, p.source, p.stages, p.parts, p.digits, p.again)
	button, gap := 44., 16.
	if tall || r.H < p.Size(420) {
		button, gap = 38, 8
	}
	foot := r.Y + r.H - button
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: button}, 12, p.show, p.next, p.close)
	foot -= gap
	y := p.arrangeHead(put, r)
	if p.text.Digits {
		show(put, p.digits, widget.Rect{X: r.X, Y: foot - 38, W: r.W, H: 38})
		foot -= 38 + gap/2
	}
	if p.text.Again != "" && foot-y > p.Size(240) {
		show(put, p.again, widget.Rect{X: r.X, Y: foot - p.Size(22), W: r.W, H: p.Size(22)})
		foot -= p.Size(22) + gap/2
	}
	if p.text.Card.Parts > 1 && foot-y > p.Size(100) {
		show(put, p.parts, widget.Rect{X: r.X, Y: foot - 32, W: r.W, H: 32})
		foot -= 40
	}
	p.fit(tall, r.W, foot-y)
	p.card.Arrange(put, widget.Rect{X: r.X, Y: y, W: r.W, H: max(24, foot-y)})
}

// fit shows less on the card if below the board there is no room for all of it.
func (p *Lesson) fit(tall bool, w, h float64) {
	for p.less = whole; ; p.less++ {
		p.card.Show(p.cardText())
		if !tall || p.less == justTask || p.card.Height(w) <= h {
			return
		}
	}
}

// arrangeHead places title and stages, as much of them as there is room for, and returns where
// they end.
func (p *Lesson) arrangeHead(put Place, r widget.Rect) float64 {
	y := r.Y
	if r.H > p.Size(360) {
		y -= 9
		show(put, p.title, widget.Rect{X: r.X, Y: y, W: r.W, H: p.Size(30)})
		show(put, p.source, widget.Rect{X: r.X, Y: y + p.Size(30) - 2, W: r.W, H: p.Size(24)})
		y += p.Size(54) + 18
	}
	roomy := 0.
	if r.H > p.Size(600) {
		roomy = 9
	}
	switch {
	case p.text.Stage < 0:
	case r.H > p.Size(300):
		show(put, p.stages, widget.Rect{X: r.X, Y: y + roomy, W: r.W, H: 28 + p.Size(20)})
		y += 38 + p.Size(20) + 2*roomy
	case r.H > p.Size(150):
		show(put, p.stages, widget.Rect{X: r.X, Y: y, W: r.W, H: 28})
		y += 34
	}
	return y
}

// digitZones places what says where digits go, then the nine.
func (p *Lesson) digitZones(w, h float64) []widget.Rect {
	first := max(28, min(p.Size(64), w-6-9*29))
	out := []widget.Rect{{W: first, H: h}}
	step := (w - first - 6 + 1) / 9
	for i := range 9 {
		out = append(out, widget.Rect{X: first + 6 + float64(i)*step, W: step - 1, H: h})
	}
	return out
}

func (p *Lesson) paintDigits(c *widget.Canvas) {
	for i, r := range p.digitZones(c.W, c.H) {
		col := c.Frame(i, r, 8, false)
		if i > 0 {
			c.Write(strconv.Itoa(i), r.Inset(2), 18, false, widget.Centre, col)
			continue
		}
		text := p.manner()
		if c.Painter.Width(text, c.Size(13)*c.S, false)/c.S < r.W-6 {
			c.Write(text, r.Inset(2), 13, false, widget.Centre, col)
			continue
		}
		c.Mention(text)
		x, y := r.X+r.W/2, r.H/2
		c.Write("5", widget.Rect{X: r.X, Y: 0, W: r.W, H: r.H}, 16, !p.text.Places, widget.Centre, col)
		if !p.text.Places {
			c.Path(2, c.Pal.Elim, x-8, y-9, x+8, y+9)
		}
	}
}

// manner says where digits go.
func (p *Lesson) manner() string {
	if p.text.Places {
		return p.T("lesson.place")
	}
	return p.T("lesson.strike")
}
