package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Enter is the page for typing a printed puzzle.
type Enter struct {
	Base
	do       EnterFuncs
	state    EnterState
	title    *widget.Label
	leave    *widget.Control // beside the title
	how      *widget.Label
	photo    *widget.Control // beside how
	fields   [3]*Field
	stars    *widget.Control
	lamp     *widget.Pic
	sentence *widget.Label
	fixes    *FixList
	hand     *widget.Control
	clear    *widget.Control
	digits   [9]*widget.Control
	find     *widget.Control
	then     []*widget.Control
	back     *widget.Control // used if there is no room for the title
	compare  *widget.Control
	before   *widget.Control // in the place of compare
	play     *widget.Control
}

// EnterFuncs is what the page does.
type EnterFuncs struct {
	Clear, Find, Compare, Play, Back func()
	Before                           func() // goes on with the grid typed before
	Photo                            func() // opens a photo, or goes back to that of the grid
	Solve, Easy, Next, Print         func()
	Digit                            func(puzzle.Digit)
	Left                             func(puzzle.Digit) int // still to place, of nine
	Mine                             func() bool            // digits typed are pencilled
	SetMine                          func(bool)
	Words                            func() puzzle.Puzzle // title, source, date, note
	Describe                         func(puzzle.Puzzle)
	Choose, Take                     func(fix int)
	Leave                            func() // moves the focus from a field to the board
}

// EnterState is what is known about the typed puzzle.
type EnterState struct {
	Lamp     SolutionCount
	Sentence string
	WhyNot   string // why it can't be played yet
	NotYet   string // why commands that need exactly one solution are disabled
	NoFind   string // why the search for typing errors is disabled
	Before   bool   // a grid typed before is offered
	OfPhoto  bool   // the grid was read off a photo
	Corrections
}

// NewEnter makes the page.
func NewEnter(b Base, do EnterFuncs) *Enter {
	p := &Enter{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("enter.title"))
	p.leave = b.Link(b.T("enter.back"), widget.Right, do.Back)
	p.how = b.Paragraph(theme.Secondary)
	p.how.SetSpans(widget.Span{Text: b.T("enter.how"), Colour: b.Pal.Text2})
	p.photo = b.NewControl(nil, p.paintPhotoLink, func(int) { do.Photo() })
	p.photo.Tip = b.Tips("photo")
	p.makeFields()
	p.lamp = b.NewPic(func(c *widget.Canvas) { PaintIndicator(c, b, p.state.Lamp) })
	p.sentence = b.Paragraph(theme.Body)
	p.fixes = NewFixList(b, func() *Corrections { return &p.state.Corrections }, do.Choose, do.Take)
	p.hand = b.Segments([]widget.Segment{{Text: b.T("enter.givens")}, {Text: b.T("enter.mine")}}, func() int {
		if do.Mine() {
			return 1
		}
		return 0
	}, func(i int) { do.SetMine(i == 1); p.hand.Repaint() })
	button := func(name string, primary bool, tap func()) *widget.Control {
		return b.KeyButton(b.T("enter."+name), b.Tips("enter."+name)(0).Keys, primary, tap)
	}
	p.clear = button("clear", false, do.Clear)
	for i := range p.digits {
		d := puzzle.Digit(i + 1)
		p.digits[i] = b.DigitButton(i+1, func() int { return do.Left(d) }, func() bool { return false }, func() { do.Digit(d) }, func() bool { return false })
	}
	p.find = button("find", false, do.Find)
	p.then = []*widget.Control{button("solve", false, do.Solve), button("easy", false, do.Easy),
		button("next", false, do.Next), button("print", false, do.Print)}
	p.back = b.Button(b.T("enter.back"), false, do.Back)
	p.compare, p.before = button("compare", false, do.Compare), button("before", false, do.Before)
	p.play = button("play", true, do.Play)
	return p
}

// photoLink names what the link for photos does.
func (p *Enter) photoLink() string {
	if p.state.OfPhoto {
		return p.T("photo.back")
	}
	return p.T("photo.open")
}

func (p *Enter) paintPhotoLink(c *widget.Canvas) {
	r := widget.Rect{W: c.W, H: c.H}
	if c.Hover == 0 {
		c.Round(r, 6, 0, c.Pal.SelectFill)
	}
	if c.Focus == 0 {
		c.Round(r, 6, 2.5, c.Pal.Accent)
	}
	c.Write(p.photoLink(), widget.Rect{X: 6, W: c.W - 12, H: c.H}, 13, false, widget.Right, c.Pal.Accent)
}

func (p *Enter) makeFields() {
	was := p.do.Words()
	change := func(set func(*puzzle.Puzzle, string)) func(string) {
		return func(s string) {
			now := p.do.Words()
			set(&now, s)
			p.do.Describe(now)
		}
	}
	p.fields[0] = p.NewField(p.T("details.title"), was.Title, change(func(q *puzzle.Puzzle, s string) { q.Title = s }), p.do.Leave)
	p.fields[1] = p.NewField(p.T("details.source"), was.Source, change(func(q *puzzle.Puzzle, s string) { q.Source = s }), p.do.Leave)
	p.fields[2] = p.NewField(p.T("details.date"), was.Date, change(func(q *puzzle.Puzzle, s string) { q.Date = s }), p.do.Leave)
	p.stars = p.StarControl(p.T("enter.stars"), func() int { return Stars(p.do.Words().Level) }, p.SetStars)
}

// SetStars sets how many stars are printed beside the puzzle.
func (p *Enter) SetStars(n int) {
	now := p.do.Words()
	now.Level = StarText(n)
	p.do.Describe(now)
}

// Fixes returns the corrections that are listed.
func (p *Enter) Fixes() []Fix { return p.state.Fixes }

// SetWords shows other details in the fields.
func (p *Enter) SetWords(q puzzle.Puzzle) {
	for i, text := range []string{q.Title, q.Source, q.Date} {
		p.fields[i].Fill(text)
	}
	p.stars.Repaint()
}

// Objects implements Page.
func (p *Enter) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title, p.how, p.fields[0], p.fields[1], p.fields[2], p.stars, p.lamp, p.sentence,
		p.fixes.heading, p.fixes.rows, p.hand, p.clear}
	out = append(append(out, Objects(p.digits[:])...), p.find)
	return append(append(out, Objects(p.then)...), p.back, p.compare, p.before, p.play, p.photo, p.leave) // Tab visits the fields first
}

// Refresh implements Page.
func (p *Enter) Refresh() {
	for _, d := range p.digits {
		d.Repaint()
	}
}

// Playable reports whether the button to play is offered.
func (p *Enter) Playable() bool { return !p.play.Disabled() }

// Lamp returns the state of the lamp.
func (p *Enter) Lamp() SolutionCount { return p.state.Lamp }

// Focus returns what gets the focus: the list of corrections if the player asked for it.
func (p *Enter) Focus() fyne.Focusable { return p.fixes.Focus() }

// Show shows a state; it reports whether the page has to be laid out again.
func (p *Enter) Show(s EnterState) (relay bool) {
	was := p.state
	p.state = s
	if was.Lamp != s.Lamp {
		p.lamp.Repaint()
	}
	p.sentence.SetSpans(widget.Span{Text: s.Sentence, Colour: p.Pal.Text})
	if was.OfPhoto != s.OfPhoto {
		p.photo.Repaint()
	}
	p.play.Disable(s.WhyNot)
	p.find.Disable(s.NoFind)
	for _, k := range p.then {
		k.Disable(s.NotYet)
	}
	p.fixes.Update()
	return (was.Fixes == nil) != (s.Fixes == nil) || (was.Lamp == OneSolution) != (s.Lamp == OneSolution) || was.Before != s.Before || was.OfPhoto != s.OfPhoto
}

// OffersBefore reports whether the grid typed before is offered.
func (p *Enter) OffersBefore() bool { return p.state.Before }
