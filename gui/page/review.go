package page

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A ReviewMark is what the line of a game shows of what a move rested on.
type ReviewMark int

// The marks.
const (
	MarkNone ReviewMark = iota
	MarkSingle
	MarkPattern
	MarkGuess
	MarkMistake
	MarkHint
	numMarks
)

// A ReviewBar is a move on the line of a game.
type ReviewBar struct {
	Mark   ReviewMark
	Wait   time.Duration // before it, 0 if it isn't known
	Moment bool          // worth looking at
}

// A ReviewText is what the page shows.
type ReviewText struct {
	Time, Source string
	Bars         []ReviewBar
	At           int    // the move that is shown
	Where        string // which of how many it is
	Timed        bool   // waits are known
	Card         CardText
	Sum          []Fact
	Moments      int
	WhyNot       string // why nothing can be tried from here
	Lesson       string // names the lesson of the technique that the move is about; "" if there is none
}

// ReviewFuncs is what the page does.
type ReviewFuncs struct {
	GoTo            func(move int)
	Point           func(move int) // the pointer is on a move; -1: on none
	Moment          func(by int)
	Part            func(by int)
	Guide, Lesson   func()
	Try, Next, Done func()
}

// Review is the page that goes through a game move by move, and says what each rested on.
type Review struct {
	Base
	do     ReviewFuncs
	text   ReviewText
	title  *widget.Label
	time   *widget.Label
	source *widget.Label
	name   *widget.Label
	where  *widget.Label
	track  *widget.Track
	legend *widget.Pic
	card   *Card
	parts  *widget.Control
	lesson *widget.Control
	sum    *widget.Pic
	try    *widget.Control
	next   *widget.Control
	done   *widget.Control
}

// NewReview makes the page.
func NewReview(b Base, do ReviewFuncs) *Review {
	p := &Review{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("review.title"))
	p.time = b.Label(theme.PageTitle, widget.Right, b.Pal.Text)
	p.source = b.Label(theme.Body, widget.Left, b.Pal.Text2)
	p.name = b.Label(theme.BodyBold, widget.Left, b.Pal.Text)
	p.name.SetText(b.T("play.moves"))
	p.where = b.Label(theme.Secondary, widget.Right, b.Pal.Text2)
	p.track = b.NewTrack(widget.TrackFuncs{
		Zones: p.zones, Draw: p.paintLine, Tap: do.GoTo, Band: 1e4, Slide: p.slide, Key: p.key, Hover: do.Point,
	})
	p.legend = b.NewPic(p.paintLegend)
	p.card = NewCard(b, do.Part, do.Guide)
	p.parts = b.Parts(func() (int, int) { return p.text.Card.Part, p.text.Card.Parts }, do.Part)
	p.lesson = b.NewControl(nil, p.paintLesson, func(int) { do.Lesson() })
	p.sum = b.NewPic(p.paintSum)
	p.try = b.Button(b.T("review.try"), true, do.Try)
	p.next = b.Button(b.T("review.next"), false, do.Next)
	p.done = b.Button(b.T("review.done"), false, do.Done)
	return p
}

// Focus returns what gets the focus when the page opens.
func (p *Review) Focus() fyne.Focusable { return p.track }

// Objects implements Page.
func (p *Review) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.time, p.source, p.name, p.where, p.track, p.legend, p.card.Object(), p.parts, p.lesson, p.sum, p.try, p.next, p.done}
}

// Show shows another move.
func (p *Review) Show(t ReviewText) {
	p.text = t
	p.time.SetText(t.Time)
	p.source.SetText(t.Source)
	p.where.SetText(t.Where)
	p.try.Disable(t.WhyNot)
	p.next.Disable(p.Unless(t.Moments > 0, "review.nomoments"))
	p.card.Show(t.Card)
	p.parts.Repaint()
	p.lesson.Repaint()
	p.track.Repaint()
	p.legend.Repaint()
	p.sum.Repaint()
}

// Arrange implements Page.
func (p *Review) Arrange(put Place, r widget.Rect, tall bool) {
	button, gap := 44., 20.
	if tall || r.H < p.Size(520) {
		button, gap = 38, 10
	}
	y, foot := p.arrangeLine(put, r, tall), r.Y+r.H-button
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: button}, 12, Fitting(r.W, 12, p.next, p.try, p.next, p.done)...)
	foot -= gap
	hide(p.legend, p.sum, p.parts, p.lesson)
	if sum := float64(len(p.text.Sum))*p.Size(20) + 2; foot-y > sum+p.Size(200) {
		show(put, p.sum, widget.Rect{X: r.X, Y: foot - sum, W: r.W, H: sum})
		foot -= sum + 12
	}
	if high := max(28, p.Size(26)); p.text.Lesson != "" && foot-y > high+p.Size(60) {
		show(put, p.lesson, widget.Rect{X: r.X, Y: foot - high, W: r.W, H: high})
		foot -= high + 6
	}
	if foot-y > p.Size(160) {
		show(put, p.legend, widget.Rect{X: r.X, Y: y, W: r.W, H: p.Size(20)})
		y += p.Size(20) + 8
	}
	if p.text.Card.Parts > 1 && foot-y > p.Size(100) {
		show(put, p.parts, widget.Rect{X: r.X, Y: foot - 32, W: r.W, H: 32})
		foot -= 40
	}
	p.card.Arrange(put, widget.Rect{X: r.X, Y: y, W: r.W, H: foot - y})
}

// arrangeLine places the line of the game, with as much of what names it as there is room
// for, and returns where it ends.
func (p *Review) arrangeLine(put Place, r widget.Rect, tall bool) float64 {
	hide(p.title, p.time, p.source, p.name, p.where)
	y, chart, half := r.Y, 96., r.W/2
	if tall || r.H < p.Size(520) {
		chart = 72
	}
	if r.H > p.Size(420) {
		y -= 9
		show(put, p.title, widget.Rect{X: r.X, Y: y, W: half, H: p.Size(30)})
		show(put, p.time, widget.Rect{X: r.X + half, Y: y, W: half, H: p.Size(30)})
		show(put, p.source, widget.Rect{X: r.X, Y: y + p.Size(30) - 2, W: r.W, H: p.Size(24)})
		y += p.Size(54) + 14
	}
	if r.H > p.Size(220) {
		show(put, p.name, widget.Rect{X: r.X, Y: y, W: half, H: p.Size(20)})
		show(put, p.where, widget.Rect{X: r.X + half, Y: y, W: half, H: p.Size(20)})
		y += p.Size(20)
	} else {
		chart = 48
	}
	put(p.track, widget.Rect{X: r.X - LineEnds, Y: y, W: r.W + 2*LineEnds, H: chart})
	return y + chart + 4
}

func (p *Review) key(name fyne.KeyName) bool {
	last := len(p.text.Bars) - 1
	to, ok := map[fyne.KeyName]int{fyne.KeyLeft: p.text.At - 1, fyne.KeyRight: p.text.At + 1, fyne.KeyHome: 0, fyne.KeyEnd: last}[name]
	switch {
	case ok:
		p.do.GoTo(min(max(to, 0), last))
	case name == fyne.KeyPageUp:
		p.do.Moment(-1)
	case name == fyne.KeyPageDown:
		p.do.Moment(1)
	default:
		return false
	}
	return true
}

// paintLesson paints the words that lead to the lesson.
func (p *Review) paintLesson(c *widget.Canvas) {
	PaintLink(c, p.text.Lesson, widget.Rect{W: c.W, H: c.H}, 0)
}

// paintSum paints the lines of the sum.
func (p *Review) paintSum(c *widget.Canvas) {
	name := 0.
	for _, f := range p.text.Sum {
		name = max(name, c.Painter.Width(f.Name, c.Size(13)*c.S, false)/c.S)
	}
	name = min(max(name+12, c.Size(140)), c.W*.55)
	for i, f := range p.text.Sum {
		r := widget.Rect{Y: float64(i) * c.Size(20), H: c.Size(20)}
		c.Write(f.Name, widget.Rect{Y: r.Y, W: name - 8, H: r.H}, 13, false, widget.Left, c.Pal.Text2)
		c.Write(f.Value, widget.Rect{X: name, Y: r.Y, W: c.W - name, H: r.H}, 13, i == 0, widget.Left, c.Pal.Text)
	}
}

// marks lists the marks that occur, in their order.
func (p *Review) marks() (list []ReviewMark) {
	for m := MarkSingle; m < numMarks; m++ {
		if slices.ContainsFunc(p.text.Bars, func(b ReviewBar) bool { return b.Mark == m }) {
			list = append(list, m)
		}
	}
	return list
}
