package enter

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Photo is the screen on which a grid that was read off a picture is compared with it. It
// lies over Enter, which has the digits: undo, typing errors and playing are those of a
// typed puzzle.
type Photo struct {
	screen.Types
	*session.Tasks
	page.Base
	enter *Enter
	photoState
	shown  photoReport
	again  *session.Jobs // reads the grid again
	trying *session.Jobs // finds out what the alternatives of a cell lead to

	title     *widget.Label
	leave     *widget.Control // beside the title
	source    *widget.Label
	picture   *photoPicture
	kinds     map[kindSet]*widget.Control // which kinds of digits are taken
	table     *kindTable
	indicator *widget.Pic
	sentence  *widget.Label
	tiles     *doubtTiles
	cell      *photoCell
	fixList   *page.FixList // in the place of that
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

// OpenPhoto shows the grids that were read off pictures, one of them on the board. What
// was typed before is kept, and so is the current game.
func OpenPhoto(a *screen.App, shots []*session.Shot) *Photo {
	e := NewEnter(a)
	a.Show(e)
	e.reading = &reading{shots: shots}
	e.ShowPhoto()
	s, _ := a.Top().(*Photo)
	s.put(s.first())
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
	p := &Photo{Tasks: t, enter: s, again: t.Jobs(), trying: t.Jobs(), photoState: photoState{typed: &s.state, reading: s.reading}}
	p.Rebuild()
	s.app.Push(p)
}

// Rebuild implements Screen.
func (s *Photo) Rebuild() {
	b := s.enter.app.Base()
	if s.picture != nil { // the toolkit may keep the controls of before
		s.picture.free()
		s.tiles.scaled, s.cell.scaled, s.table.scaled = [photoTiles]page.Scaled{}, page.Scaled{}, [numPhotoKinds]page.Scaled{}
	}
	s.Base, s.shown = b, photoReport{}
	s.title = b.Title("")
	s.leave = b.Kit.Link(b.T("enter.back"), widget.Right, func() { s.Escape() })
	s.source = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	s.picture = newPhotoPicture(b, &s.shown, s)
	s.kinds = map[kindSet]*widget.Control{}
	for set := range kindSet(4) {
		s.kinds[set] = b.Kit.Segments(kindNames(b, set), func() int { return s.shown.Kind }, s.setWith)
	}
	s.table = newKindTable(b, &s.shown)
	s.indicator = b.Kit.NewPic(func(c *widget.Canvas) { page.PaintIndicator(c, b, s.shown.Solutions) })
	s.sentence = b.Kit.Paragraph(theme.Body)
	s.tiles, s.cell = newDoubtTiles(b, &s.shown, s.goToDoubt), newPhotoCell(b, &s.shown, s.takeChoice)
	s.fixList = page.NewFixList(b, func() *page.Corrections { return &s.shown.Corrections }, s.enter.Checks.choose, s.enter.Checks.take)
	s.makeButtons()
	s.show()
}

func (s *Photo) makeButtons() {
	button := func(name, key string, primary bool, tap func()) *widget.Control {
		return s.Kit.KeyButton(s.T(name), s.Kit.Tips(key)(0).Keys, primary, tap)
	}
	s.photoButtons = photoButtons{
		find:    button("enter.find", "photo.find", false, s.Find),
		next:    button("enter.next", "photo.next", false, s.Next),
		compare: button("photo.compare", "photo.compare", false, s.Compare),
		more:    button("photo.more", "photo.more", false, s.enter.app.Back),
		print:   button("photo.print", "photo.print", false, s.Print),
		play:    button("enter.play", "enter.play", true, s.Play),
		back:    s.Kit.Button(s.T("enter.back"), false, func() { s.Escape() }),
	}
}

// Objects implements page.Page.
func (s *Photo) Objects() []fyne.CanvasObject {
	return slices.Concat([]fyne.CanvasObject{s.title, s.leave, s.source}, s.picture.objects(), s.table.objects(), []fyne.CanvasObject{s.kinds[ownKinds], s.kinds[markKinds], s.kinds[ownKinds|markKinds], s.indicator, s.sentence},
		s.tiles.objects(), s.cell.objects(), s.fixList.Objects(), []fyne.CanvasObject{s.find, s.next, s.compare, s.more, s.back, s.print, s.play})
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
	s.tryChoices(s.trying, s.Refresh)
	was, now := s.shown, s.report(s.Lang)
	s.shown = now
	s.picture.update(&was)
	s.tiles.update(&was)
	s.cell.update(&was)
	if was.Solutions != now.Solutions {
		s.indicator.Repaint()
	}
	if was.Kind != now.Kind {
		s.kinds[now.Kinds].Repaint()
	}
	if !slices.Equal(was.Samples, now.Samples) {
		s.table.pic.Repaint()
	}
	s.title.SetText(s.T(s.titleKey()))
	s.source.SetText(now.Source)
	s.sentence.SetSpans(widget.Span{Text: now.Sentence, Colour: s.Kit.Pal.Text})
	s.play.Disable(now.WhyNotPlay)
	s.find.Disable(now.WhyNotFind)
	s.fixList.Update()
	return was.parts() != now.parts()
}

// Space implements SpaceProvider.
func (s *Photo) Space() screen.Space { return screen.Space{Share: .45, AtMost: 420} }

// Status implements StatusProvider.
func (s *Photo) Status() string { return s.status(s.Lang) }

// Escape implements EscapeHandler: it stops reading the grid again, closes the list of what
// may have been read wrongly, or returns to the game and says that the puzzle is kept.
func (s *Photo) Escape() bool {
	if s.again.Busy() {
		s.again.Stop()
		s.enter.app.Say(s.T("open.stopped"))
		return true
	}
	if s.enter.Checks.close() {
		return true
	}
	s.enter.Escape()
	return true
}

// View implements BoardViewer.
func (s *Photo) View(v board.View) board.View {
	v = s.enter.View(v)
	v.Lit = puzzle.CellSet{}
	if s.current().with == marksKind {
		v.Flags |= board.FixedPlaces // as most screens have them
	}
	for _, c := range s.doubts() {
		v.Doubts.Add(c)
	}
	return v
}

// Find lists what may have been read wrongly otherwise.
func (s *Photo) Find() { s.enter.Checks.FindTypo() }

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
	s.enter.PlayThen(hints.FindHint)
}

// Compare compares the digits with the photo row by row.
func (s *Photo) Compare() { s.enter.Compare() }

// Print opens the page for printing the puzzle large.
func (s *Photo) Print() { s.enter.app.Pages.Print(true) }

// Spoken implements Speaker: what was read, and the same of its solutions.
func (s *Photo) Spoken() []string {
	if !s.enter.entry.Known() {
		return nil
	}
	list := []string{s.read(s.Lang), s.shown.Found}
	if text := s.shown.Sentence; text != s.enter.summary(s.Lang) { // how the givens differ
		list = append(list, text)
	}
	return append(list, s.enter.spoken(s.Lang)...)
}
