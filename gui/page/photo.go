package page

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Photo is the page that shows a grid read off a picture, and what is doubtful in it.
type Photo struct {
	Base
	do       PhotoFuncs
	state    PhotoState
	title    *widget.Label
	leave    *widget.Control // beside the title
	what     *widget.Label
	photo    *widget.Handles
	moved    [4][2]float64 // the corners while one is dragged, in parts of the picture
	picture  Scaled
	how      *widget.Label
	turn     *widget.Control
	whole    *widget.Control
	other    *widget.Control
	thumb    Scaled
	hand     *widget.Control
	lamp     *widget.Pic
	sentence *widget.Label
	heading  *widget.Pic
	tiles    *widget.Control
	tilePics [photoTiles]Scaled
	cell     *widget.Pic
	cellPic  Scaled
	rows     *widget.Control // the alternatives, below one another
	boxes    *widget.Control // the same, side by side
	fixes    *FixList        // in the place of those
	photoButtons
}

// photoButtons are the buttons at the foot of the page.
type photoButtons struct {
	find    *widget.Control
	next    *widget.Control // in its place if there is exactly one solution
	compare *widget.Control
	more    *widget.Control
	print   *widget.Control
	play    *widget.Control
	back    *widget.Control // used if there is no room for the title
}

// PhotoFuncs is what the page does.
type PhotoFuncs struct {
	State    func() PhotoState
	Corner   func(i int, x, y float64) // a corner is moved to that part of the picture
	Press    func(x, y float64)        // on that part of the picture
	Turn     func()
	Whole    func() // shows all of the photo, or the grid again
	Other    func() // another grid
	SetMine  func(bool)
	Doubt    func(i int) // goes to a doubtful cell
	Take     func(i int) // takes an alternative
	Choose   func(i int) // shows a correction
	Mend     func(i int) // takes it
	Next     func()      // plays, with a hint
	Relayout func()      // is called in Refresh when the page needs another layout
	Compare  func()      // row by row
	Find     func()      // looks for slips
	More     func()      // the page where puzzles are typed
	Print    func()      // large
	Play     func()
	Back     func()
}

// PhotoState is what the page shows.
type PhotoState struct {
	What     string
	Picture  *image.Gray
	Corners  [4][2]float64 // in parts of the picture
	Cell     [4][2]float64 // of the cell at the cursor
	Whole    bool          // all of the photo is shown
	Other    *image.Gray   // the next grid of the photo; nil for none
	Others   string        // says what it is
	Entries  bool          // something is written by hand
	Mine     bool          // and it is taken
	Lamp     SolutionCount
	Sentence string
	WhyNot   string // why it can't be played yet
	NoFind   string // why no slips can be looked for

	Doubts  []PhotoDoubt
	Heading string // over the doubts
	Count   string
	At      int         // the doubt at the cursor, -1 for none
	CellPic *image.Gray // the cell at the cursor
	Choices []PhotoChoice
	Corrections
}

// A PhotoDoubt is a cell that may have been read wrongly.
type PhotoDoubt struct {
	Cell puzzle.Cell
	Text string // what was read, and how likely that is
	Pic  *image.Gray
}

// A PhotoChoice is what a cell may hold.
type PhotoChoice struct {
	Digit   puzzle.Digit
	Percent int
	Leads   string // what it leads to
	Good    bool   // that is exactly one solution
	On      bool   // it is what the board has
}

// photoTiles is how many doubtful cells are shown at once, with that of those left.
const photoTiles = 3

// NewPhoto makes the page.
func NewPhoto(b Base, do PhotoFuncs) *Photo {
	p := &Photo{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("photo.title"))
	p.leave = b.Link(b.T("enter.back"), widget.Right, do.Back)
	p.what = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
	p.photo = b.NewHandles(widget.HandleFuncs{Points: p.corners, Draw: p.paintPhoto, Drag: p.drag, Drop: p.drop,
		Press: func(x, y float64) { u, v := p.part(x, y); do.Press(u, v) }})
	p.photo.Tip = b.Texts("photo.corner", "photo.corner", "photo.corner", "photo.corner")
	p.how = b.Paragraph(theme.Secondary)
	p.how.SetSpans(widget.Span{Text: b.T("photo.how"), Colour: b.Pal.Text2})
	p.turn = p.link(func() string { return b.T("photo.turn") }, do.Turn)
	p.turn.Tip = b.Tips("photo.turn")
	p.whole = p.link(func() string {
		if p.state.Whole {
			return b.T("photo.straight")
		}
		return b.T("photo.whole")
	}, do.Whole)
	p.other = b.NewControl(nil, p.paintOther, func(int) { do.Other() })
	p.other.Tip = b.Tips("photo.other")
	p.hand = b.Segments([]widget.Segment{{Text: b.T("photo.givens")}, {Text: b.T("photo.mine")}}, func() int {
		if p.state.Mine {
			return 1
		}
		return 0
	}, func(i int) { do.SetMine(i == 1) })
	p.lamp = b.NewPic(func(c *widget.Canvas) { PaintIndicator(c, b, p.state.Lamp) })
	p.sentence = b.Paragraph(theme.Body)
	p.heading = b.NewPic(p.paintHeading)
	p.tiles = b.NewControl(p.tileZones, p.paintTiles, p.tapTile)
	p.cell = b.NewPic(func(c *widget.Canvas) { p.cellPic.Paint(c, p.state.CellPic, widget.Rect{W: c.W, H: c.H}, 8) })
	p.rows = b.NewControl(p.rowZones, p.paintRows, do.Take)
	p.rows.Across = 1
	p.boxes = b.NewControl(p.boxZones, p.paintBoxes, do.Take)
	p.fixes = NewFixList(b, func() *Corrections { return &p.state.Corrections }, do.Choose, do.Mend)
	p.makeButtons()
	p.state = do.State()
	return p
}

func (p *Photo) makeButtons() {
	button := func(name, key string, primary bool, tap func()) *widget.Control {
		return p.KeyButton(p.T(name), p.Tips(key)(0).Keys, primary, tap)
	}
	p.find = button("enter.find", "photo.find", false, p.do.Find)
	p.next = button("enter.next", "photo.next", false, p.do.Next)
	p.compare = button("photo.compare", "photo.compare", false, p.do.Compare)
	p.more = button("photo.more", "photo.more", false, p.do.More)
	p.print = button("photo.print", "photo.print", false, p.do.Print)
	p.play = button("enter.play", "enter.play", true, p.do.Play)
	p.back = p.Button(p.T("enter.back"), false, p.do.Back)
}

// link makes a link whose text changes.
func (p *Photo) link(text func() string, tap func()) *widget.Control {
	return p.NewControl(nil, func(c *widget.Canvas) {
		r := widget.Rect{W: c.W, H: c.H}
		if c.Hover == 0 {
			c.Round(r, 6, 0, c.Pal.SelectFill)
		}
		if c.Focus == 0 {
			c.Round(r, 6, 2.5, c.Pal.Accent)
		}
		c.Write(text(), widget.Rect{X: 4, W: c.W - 8, H: c.H}, 13, false, widget.Left, c.Pal.Accent)
	}, func(int) { tap() })
}

// Objects implements Page.
func (p *Photo) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.what, p.photo, p.how, p.turn, p.whole, p.other, p.hand, p.lamp, p.sentence,
		p.heading, p.tiles, p.cell, p.rows, p.boxes, p.fixes.heading, p.fixes.rows, p.find, p.next, p.compare, p.more, p.print, p.back, p.play, p.leave}
}

// Refresh implements Page.
func (p *Photo) Refresh() {
	was, s := p.state, p.do.State()
	p.state = s
	if was.Picture != s.Picture || was.Cell != s.Cell || was.Corners != s.Corners {
		p.moved = [4][2]float64{}
		p.photo.Repaint()
		p.whole.Repaint()
	}
	if was.Other != s.Other || was.Others != s.Others {
		p.other.Repaint()
	}
	if was.Lamp != s.Lamp {
		p.lamp.Repaint()
	}
	if was.Mine != s.Mine {
		p.hand.Repaint()
	}
	p.what.SetText(s.What)
	p.sentence.SetSpans(widget.Span{Text: s.Sentence, Colour: p.Pal.Text})
	p.play.Disable(s.WhyNot)
	p.find.Disable(s.NoFind)
	if was.Count != s.Count || was.At != s.At || !slices.Equal(was.Doubts, s.Doubts) {
		p.heading.Repaint()
		p.tiles.Repaint()
	}
	if was.parts() != s.parts() {
		p.do.Relayout()
	}
	p.fixes.Update()
	if was.CellPic != s.CellPic || !slices.Equal(was.Choices, s.Choices) {
		p.cell.Repaint()
		p.rows.Repaint()
		p.boxes.Repaint()
	}
}

// A photoParts says which parts the page has.
type photoParts struct {
	other, hand, doubts, one, cell bool
	fixes                          int // how many are listed, -1 without a list
	sentence                       string
}

func (s *PhotoState) parts() photoParts {
	fixes := -1
	if s.Fixes != nil {
		fixes = len(s.Fixes)
	}
	return photoParts{s.Others != "", s.Entries, len(s.Doubts) > 0, s.Lamp == OneSolution, s.CellPic != nil, fixes, s.Sentence}
}

// State returns what the page shows.
func (p *Photo) State() PhotoState { return p.state }

// Focus returns what gets the focus: the list of corrections if the player asked for it.
func (p *Photo) Focus() fyne.Focusable { return p.fixes.Focus() }

// Playable reports whether the button to play is offered.
func (p *Photo) Playable() bool { return !p.play.Disabled() }
