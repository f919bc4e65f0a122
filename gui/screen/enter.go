package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Enter is the screen on which a printed puzzle is typed in.
type Enter struct {
	*session.Tasks
	app *App
	page.Base
	enterState
	shown  enterReport
	verify *session.Jobs
	typos  *session.Jobs

	title     *widget.Label
	leave     *widget.Control // beside the title
	how       *widget.Label
	photo     *widget.Control // beside how
	fields    [3]*page.Field
	stars     *widget.Control
	indicator *widget.Pic
	sentence  *widget.Label
	fixList   *page.FixList
	kinds     *widget.Control // of the digits that are typed: printed or pencilled
	clear     *widget.Control
	digits    [9]*widget.Control
	find      *widget.Control
	then      []*widget.Control // in its place if there is exactly one solution
	back      *widget.Control   // used if there is no room for the title
	compare   *widget.Control
	before    *widget.Control // in the place of compare
	play      *widget.Control
}

// NewEnter makes the screen with an empty grid.
func NewEnter(a *App) *Enter {
	a.Maker().Interrupt()
	t := a.Tasks()
	s := &Enter{Tasks: t, app: a, verify: t.Jobs(), typos: t.Jobs()}
	s.use(a.Keeper().Entry())
	s.Rebuild()
	return s
}

// Entry returns the puzzle being typed.
func (s *Enter) Entry() *session.Entry { return s.entry }

// Report returns what is shown.
func (s *Enter) Report() *enterReport { return &s.shown }

// Sentence says in words how many solutions there are, and how hard the puzzle is.
func (s *Enter) Sentence() string { return s.summary(s.Lang) }

// Close implements Screen: the typed puzzle is saved.
func (s *Enter) Close() {
	s.Tasks.Close()
	s.entry.Close()
}

// Rebuild implements Screen.
func (s *Enter) Rebuild() {
	b := s.app.Base()
	s.Base, s.shown = b, enterReport{}
	s.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	s.title.SetText(b.T("enter.title"))
	s.leave = b.Link(b.T("enter.back"), widget.Right, func() { s.Escape() })
	s.how = b.Paragraph(theme.Secondary)
	s.how.SetSpans(widget.Span{Text: b.T("enter.how"), Colour: b.Pal.Text2})
	s.photo = b.NewControl(nil, func(c *widget.Canvas) { paintLink(c, s.photoLink(), 6, widget.Right) }, func(int) { s.openPhoto() })
	s.photo.Tip = b.Tips("photo")
	s.fields[0] = s.field("details.title", func(p *puzzle.Puzzle) *string { return &p.Title })
	s.fields[1] = s.field("details.source", func(p *puzzle.Puzzle) *string { return &p.Source })
	s.fields[2] = s.field("details.date", func(p *puzzle.Puzzle) *string { return &p.Date })
	s.stars = b.StarControl(b.T("enter.stars"), func() int { return page.Stars(s.entry.Game.Puzzle().Level) }, s.SetStars)
	s.indicator = b.NewPic(func(c *widget.Canvas) { page.PaintIndicator(c, b, s.shown.Solutions) })
	s.sentence = b.Paragraph(theme.Body)
	s.fixList = page.NewFixList(b, func() *page.Corrections { return &s.shown.Corrections }, s.chooseFix, s.takeFix)
	s.makeInput()
	s.makeButtons()
	if s.entry.Known() {
		s.show()
	}
}

// field makes the field for a detail of the puzzle.
func (s *Enter) field(key string, of func(*puzzle.Puzzle) *string) *page.Field {
	was := s.entry.Game.Puzzle()
	return s.NewField(s.T(key), *of(&was), func(text string) {
		now := s.entry.Game.Puzzle()
		*of(&now) = text
		s.entry.Game.Describe(now)
	}, s.app.FocusBoard)
}

// makeInput makes what digits are typed with.
func (s *Enter) makeInput() {
	kinds := []widget.Segment{{Text: s.T("enter.givens")}, {Text: s.T("enter.mine")}}
	s.kinds = s.Segments(kinds, func() int {
		if s.entry.Mine {
			return 1
		}
		return 0
	}, func(i int) { s.entry.Mine = i == 1; s.kinds.Repaint() })
	never := func() bool { return false }
	for i := range s.digits {
		d := puzzle.Digit(i + 1)
		s.digits[i] = s.DigitButton(i+1, func() int { return left(s.app, s.entry.Session, d) }, never,
			func() { s.Input(game.Input{Kind: game.Type, Digit: d}) }, never)
	}
}

func (s *Enter) makeButtons() {
	button := func(name string, primary bool, tap func()) *widget.Control {
		return s.KeyButton(s.T("enter."+name), s.Tips("enter."+name)(0).Keys, primary, tap)
	}
	s.clear, s.find = button("clear", false, s.Clear), button("find", false, s.askTypo)
	s.then = []*widget.Control{button("solve", false, s.Solve), button("easy", false, s.Easy),
		button("next", false, s.NextStep), button("print", false, s.Print)}
	s.back = s.Button(s.T("enter.back"), false, func() { s.Escape() })
	s.compare, s.before = button("compare", false, s.Compare), button("before", false, s.GoOnBefore)
	s.play = button("play", true, s.Play)
}

// Page implements Screen.
func (s *Enter) Page() page.Page { return s }

// Objects implements page.Page.
func (s *Enter) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.how, s.fields[0], s.fields[1], s.fields[2], s.stars, s.indicator, s.sentence}
	out = append(append(out, s.fixList.Objects()...), s.kinds, s.clear)
	out = append(append(out, page.Objects(s.digits[:])...), s.find)
	return append(append(out, page.Objects(s.then)...), s.back, s.compare, s.before, s.play, s.photo, s.leave) // Tab visits the fields first
}

// Refresh implements page.Refresher.
func (s *Enter) Refresh() {
	for _, d := range s.digits {
		d.Repaint()
	}
}

// Focus returns what gets the focus: the list of corrections if the player asked for it.
func (s *Enter) Focus() fyne.Focusable { return s.fixList.Focus() }

// Shown implements ShownHandler.
func (s *Enter) Shown() {
	if s.entry.Known() {
		s.update()
	} else if !s.verify.Busy() {
		s.analyse()
	}
}

// update shows the state.
func (s *Enter) update() {
	if s.show() {
		s.app.Relayout()
	}
	s.app.Refresh()
}

// show shows the state on the page, and reports whether that has other parts then.
func (s *Enter) show() (changed bool) {
	was := s.shown
	s.shown = s.report(s.Lang)
	if was.Solutions != s.shown.Solutions {
		s.indicator.Repaint()
	}
	s.sentence.SetSpans(widget.Span{Text: s.shown.Sentence, Colour: s.Pal.Text})
	if was.OfPhoto != s.shown.OfPhoto {
		s.photo.Repaint()
	}
	s.play.Disable(s.shown.WhyNotPlay)
	s.find.Disable(s.shown.WhyNotFind)
	for _, k := range s.then {
		k.Disable(s.shown.WhyNotThen)
	}
	s.fixList.Update()
	return was.parts() != s.shown.parts()
}

// SetDetails shows title, source and date of a puzzle in the fields.
func (s *Enter) SetDetails(p puzzle.Puzzle) {
	for i, text := range []string{p.Title, p.Source, p.Date} {
		s.fields[i].Fill(text)
	}
	s.stars.Repaint()
}

// SetStars sets how many stars are printed beside the puzzle.
func (s *Enter) SetStars(n int) {
	p := s.entry.Game.Puzzle()
	p.Level = page.StarText(n)
	s.entry.Game.Describe(p)
}

// Space implements SpaceProvider.
func (s *Enter) Space() Space { return enterSpace }

// enterSpace is the space of the screens for typing a puzzle.
var enterSpace = Space{Bar: true, Share: .4, AtMost: 310}

// Escape implements EscapeHandler: it closes the list of possible typing errors, or
// returns to the game and says that the typed puzzle is kept.
func (s *Enter) Escape() bool {
	if s.closeFixes() {
		return true
	}
	s.app.ShowPlay()
	if s.entry.Typed() > 0 {
		s.app.Say(s.T("enter.kept"))
	}
	return true
}

// OwnBoard implements BoardOwner: the board shows the typed puzzle.
func (s *Enter) OwnBoard() bool { return true }

// View implements BoardViewer: it shows typed digits as givens, which they will be, and
// pencilled digits as entries.
func (s *Enter) View(board.View) board.View {
	e := s.entry
	v := board.View{State: e.Game.State(), UI: e.UI, Flags: board.Conflicts}
	v.Givens = v.State.Grid.Filled().Without(e.Pencilled())
	if e.Known() {
		j := e.Analysis()
		if v.Wrong = j.Wrong; !j.Many() {
			v.Lit = j.Differ
		}
	}
	v.State.Colours = [81]game.ColourSet{}
	if s.Marked() {
		edit := s.fixes.marked()
		for _, c := range edit.Cells {
			v.Changes = append(v.Changes, board.Change{Cell: c, Digit: edit.Grid[c]})
		}
	}
	return v
}

// Status implements StatusProvider.
func (s *Enter) Status() string { return s.status(s.Lang, s.typos.Busy()) }
