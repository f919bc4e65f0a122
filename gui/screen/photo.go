package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Photo is the screen on which a grid that was read off a picture is compared with it. It
// lies over Enter, which has the digits: undo, typing errors and playing are those of a
// typed puzzle.
type Photo struct {
	*session.Tasks
	page.Base
	enter *Enter
	photoState
	shown  photoReport
	again  *session.Jobs // reads the grid again
	trying *session.Jobs // finds out what the alternatives of a cell lead to
	fresh  bool          // the cursor is where put has put it

	title     *widget.Label
	leave     *widget.Control // beside the title
	source    *widget.Label
	photo     *widget.Handles
	moved     outline // of the grid while a corner is dragged
	how       *widget.Label
	turn      *widget.Control
	wholeLink *widget.Control
	other     *widget.Control
	kinds     *widget.Control // whether handwriting is taken
	indicator *widget.Pic
	sentence  *widget.Label
	heading   *widget.Pic // of the doubts
	tiles     *widget.Control
	cell      *widget.Pic
	rows      *widget.Control // the alternatives, below one another
	boxes     *widget.Control // the same, side by side
	fixList   *page.FixList   // in the place of those
	scaled    photoScaled
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

// photoScaled are the pictures of the page as they are painted.
type photoScaled struct {
	photo, other, cell page.Scaled
	tiles              [photoTiles]page.Scaled
}

// OpenPhoto shows the grids that were read off pictures, the first one on the board. What
// was typed before is kept, and so is the current game.
func OpenPhoto(a *App, shots []*session.Shot) *Photo {
	e := NewEnter(a)
	a.Show(e)
	e.reading = &reading{shots: shots}
	e.ShowPhoto()
	s, _ := a.Top().(*Photo)
	s.put(taken{shot: shots[0], mine: true})
	return s
}

// openPhoto goes back to the photo that the grid was read off, or lets the player open one.
func (s *Enter) openPhoto() {
	if s.reading == nil {
		s.app.OpenPhoto()
	} else {
		s.ShowPhoto()
	}
}

// ShowPhoto shows the photo off which the grid was read.
func (s *Enter) ShowPhoto() {
	if s.reading == nil {
		return
	}
	t := s.app.Tasks()
	p := &Photo{Tasks: t, enter: s, again: t.Jobs(), trying: t.Jobs(), photoState: photoState{typed: &s.enterState, reading: s.reading}}
	p.Rebuild()
	s.app.Push(p)
}

// Rebuild implements Screen.
func (s *Photo) Rebuild() {
	b := s.enter.app.Base()
	s.Base, s.shown, s.scaled, s.moved = b, photoReport{}, photoScaled{}, outline{}
	s.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	s.title.SetText(b.T("photo.title"))
	s.leave = b.Link(b.T("enter.back"), widget.Right, s.leavePage)
	s.source = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
	s.makePhoto()
	s.indicator = b.NewPic(func(c *widget.Canvas) { page.PaintIndicator(c, b, s.shown.Solutions) })
	s.sentence = b.Paragraph(theme.Body)
	s.heading = b.NewPic(s.paintHeading)
	s.tiles = b.NewControl(s.tileZones, s.paintTiles, func(i int) { s.goToDoubt(s.firstTile() + i) })
	s.cell = b.NewPic(func(c *widget.Canvas) { s.scaled.cell.Paint(c, s.shown.CellPic, widget.Rect{W: c.W, H: c.H}, 8) })
	s.rows = b.NewControl(s.rowZones, s.paintRows, s.takeChoice)
	s.rows.Across = 1
	s.boxes = b.NewControl(s.boxZones, s.paintBoxes, s.takeChoice)
	s.fixList = page.NewFixList(b, func() *page.Corrections { return &s.shown.Corrections }, s.enter.chooseFix, s.enter.takeFix)
	s.makeButtons()
	s.show()
}

// makePhoto makes the photo and what can be done with it.
func (s *Photo) makePhoto() {
	s.photo = s.NewHandles(s.corners, s.paintPhoto)
	s.photo.Drag, s.photo.Drop = s.drag, s.drop
	s.photo.Beside = func(x, y float64) { s.press(s.part(x, y)) }
	s.photo.Tip = s.Texts("photo.corner", "photo.corner", "photo.corner", "photo.corner")
	s.how = s.Paragraph(theme.Secondary)
	s.how.SetSpans(widget.Span{Text: s.T("photo.how"), Colour: s.Pal.Text2})
	s.turn = s.NewControl(nil, func(c *widget.Canvas) { paintLink(c, s.T("photo.turn"), 4, widget.Left) }, func(int) { s.Turn() })
	s.turn.Tip = s.Tips("photo.turn")
	s.wholeLink = s.NewControl(nil, func(c *widget.Canvas) {
		key := "photo.whole"
		if s.shown.Whole {
			key = "photo.straight"
		}
		paintLink(c, s.T(key), 4, widget.Left)
	}, func(int) { s.Whole() })
	s.other = s.NewControl(nil, s.paintOther, func(int) { s.Other() })
	s.other.Tip = s.Tips("photo.other")
	s.kinds = s.Segments([]widget.Segment{{Text: s.T("photo.givens")}, {Text: s.T("photo.mine")}}, func() int {
		if s.shown.Mine {
			return 1
		}
		return 0
	}, func(i int) { s.setMine(i == 1) })
}

func (s *Photo) makeButtons() {
	button := func(name, key string, primary bool, tap func()) *widget.Control {
		return s.KeyButton(s.T(name), s.Tips(key)(0).Keys, primary, tap)
	}
	s.photoButtons = photoButtons{
		find:    button("enter.find", "photo.find", false, s.Find),
		next:    button("enter.next", "photo.next", false, s.Next),
		compare: button("photo.compare", "photo.compare", false, s.Compare),
		more:    button("photo.more", "photo.more", false, s.enter.app.Back),
		print:   button("photo.print", "photo.print", false, s.Print),
		play:    button("enter.play", "enter.play", true, s.Play),
		back:    s.Button(s.T("enter.back"), false, s.leavePage),
	}
}

// Page implements Screen.
func (s *Photo) Page() page.Page { return s }

// Objects implements page.Page.
func (s *Photo) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.source, s.photo, s.how, s.turn, s.wholeLink, s.other, s.kinds, s.indicator, s.sentence,
		s.heading, s.tiles, s.cell, s.rows, s.boxes}
	return append(append(out, s.fixList.Objects()...), s.find, s.next, s.compare, s.more, s.print, s.back, s.play, s.leave)
}

// Report returns what is shown.
func (s *Photo) Report() *photoReport { return &s.shown }

// Focus returns what gets the focus: the list of corrections if the player asked for it.
func (s *Photo) Focus() fyne.Focusable { return s.fixList.Focus() }

// Shown implements ShownHandler.
func (s *Photo) Shown() {
	s.enter.Shown()
	s.Refresh()
}

// Refresh implements page.Refresher.
func (s *Photo) Refresh() {
	if s.show() {
		s.enter.app.Relayout()
	}
}

// update shows the state here and on the board.
func (s *Photo) update() {
	s.enter.app.Refresh()
	s.Refresh()
}

// show shows the state on the page, and reports whether that has other parts then.
func (s *Photo) show() (changed bool) {
	s.tryChoices()
	was, now := s.shown, s.report(s.Lang)
	s.shown = now
	s.repaint(&was)
	s.source.SetText(now.Source)
	s.sentence.SetSpans(widget.Span{Text: now.Sentence, Colour: s.Pal.Text})
	s.play.Disable(now.WhyNotPlay)
	s.find.Disable(now.WhyNotFind)
	s.fixList.Update()
	return was.parts() != now.parts()
}

// Space implements SpaceProvider.
func (s *Photo) Space() Space { return Space{Bar: true, Share: .45, AtMost: 420} }

// Status implements StatusProvider.
func (s *Photo) Status() string { return s.status(s.Lang) }

// leavePage does what Escape does.
func (s *Photo) leavePage() { s.Escape() }

// Escape implements EscapeHandler: it stops reading the grid again, closes the list of what
// may have been read wrongly, or returns to the game and says that the puzzle is kept.
func (s *Photo) Escape() bool {
	if s.again.Busy() {
		s.again.Stop()
		s.enter.app.Say(s.T("open.stopped"))
		return true
	}
	if s.enter.closeFixes() {
		return true
	}
	s.enter.Escape()
	return true
}

// View implements BoardViewer.
func (s *Photo) View(v board.View) board.View {
	v = s.enter.View(v)
	v.Lit = puzzle.CellSet{}
	for _, c := range s.doubts() {
		v.Doubts.Add(c)
	}
	return v
}

// Find lists what may have been read wrongly otherwise.
func (s *Photo) Find() { s.enter.FindTypo() }

// Play starts the game, unless the puzzle doesn't have exactly one solution.
func (s *Photo) Play() {
	if why := s.whyNotPlay(s.Lang); why != "" {
		s.enter.app.Say(why)
		return
	}
	s.enter.app.Back()
	s.enter.Play()
}

// Next starts the game without the wrong digits and shows a hint.
func (s *Photo) Next() {
	s.enter.app.Back()
	s.enter.NextStep()
}

// Compare compares the digits with the photo row by row.
func (s *Photo) Compare() { s.enter.Compare() }

// Print opens the page for printing the puzzle large.
func (s *Photo) Print() { PrintLarge(s.enter.app) }
