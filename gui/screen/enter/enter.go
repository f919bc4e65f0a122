// Package enter holds the pages on which a puzzle from elsewhere is typed, or read off a picture, and
// mended.
package enter

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Enter is the screen on which a printed puzzle is typed in.
type Enter struct {
	screen.Types
	*session.Tasks
	app *screen.App
	page.Base
	state
	*typing
	shown  enterReport
	Checks *checks
	Aloud  *aloud

	title *widget.Label
	leave *widget.Control // beside the title
	how   *how
	*details
	indicator *widget.Pic
	sentence  *widget.Label
	fixList   *page.FixList
	board     *widget.Control // which kind of board it is
	pad       *pad
	find      *widget.Control
	then      []*widget.Control // in its place if there is exactly one solution
	foot      *foot
}

// NewEnter makes the screen with an empty grid.
func NewEnter(a *screen.App) *Enter {
	a.NewGames().Interrupt()
	t := a.Tasks()
	s := &Enter{Tasks: t, app: a}
	s.Checks = &checks{app: a, state: &s.state, update: s.update, verify: t.Jobs(), search: t.Jobs()}
	s.Aloud = &aloud{app: a, state: &s.state}
	s.details = &details{state: &s.state, leave: a.FocusBoard}
	s.typing = &typing{app: a, state: &s.state, checks: s.Checks, details: s.details, aloud: s.Aloud}
	s.use(a.Sessions().Entry(), a.Sessions())
	s.Rebuild()
	return s
}

// Entering returns the screen on which a puzzle is typed, nil if there is none.
func Entering(a *screen.App) *Enter {
	s, _ := screen.Find[*Enter](a)
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
	s.app.Quiet()
	s.Tasks.Close()
	s.entry.Close()
}

// Rebuild implements Screen.
func (s *Enter) Rebuild() {
	b := s.app.Base()
	s.Base, s.shown = b, enterReport{}
	s.title = b.Title("")
	s.title.SetTexts(b.T("enter.title"), b.T("enter.title.short"))
	s.leave = b.Kit.Link(b.T("enter.back"), widget.Right, func() { s.Escape() })
	s.how = newEnterHow(b, &s.shown, s.openPhoto)
	s.details.rebuild(b)
	s.indicator = b.Kit.NewPic(func(c *widget.Canvas) { page.PaintIndicator(c, b, s.shown.Lit) })
	s.sentence = b.Kit.Paragraph(theme.Body)
	s.fixList = page.NewFixList(b, func() *page.Corrections { return &s.shown.Corrections }, s.Checks.choose, s.Checks.take)
	s.makeButtons()
	if s.entry.Known() {
		s.show()
	}
}

func (s *Enter) makeButtons() {
	button := func(name string, primary bool, tap func()) *widget.Control {
		return s.Kit.KeyButton(s.T("enter."+name), s.Kit.Tips("enter."+name)(0).Keys, primary, tap)
	}
	s.pad = newEnterPad(s.app, s.Base, &s.state, func(d puzzle.Digit) { s.Input(game.Input{Kind: game.Type, Digit: d}) },
		s.update, button("clear", false, s.Clear))
	s.board = s.Kit.Segments(screen.BoardNames(s.Lang), func() int { return slices.Index(screen.BoardKinds, s.state.board()) }, func(i int) { s.setBoard(screen.BoardKinds[i]) })
	s.board.Name = s.T("enter.board")
	s.Aloud.rebuild(s.Base)
	s.find = button("find", false, s.Checks.ask)
	s.then = nil
	for _, n := range Nexts {
		s.then = append(s.then, button(n.Name, false, func() { s.PlayThen(n.Do) }))
	}
	s.then = append(s.then, button("print", false, s.Print))
	s.foot = &foot{Base: s.Base, shown: &s.shown, back: s.Kit.Button(s.T("enter.back"), false, func() { s.Escape() }),
		compare: button("compare", false, s.Compare), before: button("before", false, s.GoOnBefore), play: button("play", true, s.Play)}
}

// Objects implements page.Page.
func (s *Enter) Objects() []fyne.CanvasObject {
	return slices.Concat([]fyne.CanvasObject{s.title, s.leave, s.how.text, s.how.photo}, s.details.objects(), []fyne.CanvasObject{s.indicator, s.sentence},
		s.fixList.Objects(), []fyne.CanvasObject{s.board}, s.pad.objects(s.Aloud.toggle), []fyne.CanvasObject{s.find}, page.Objects(s.then),
		s.foot.objects())
}

// Refresh implements page.Refresher.
func (s *Enter) Refresh() {
	s.board.Repaint()
	s.pad.kinds().Repaint()
	for _, d := range s.pad.digits {
		d.Repaint()
	}
}

// Focus returns what gets the focus: the list of corrections if the player asked for it.
func (s *Enter) Focus() fyne.Focusable { return s.fixList.Focus() }

// Shown implements ShownHandler.
func (s *Enter) Shown() {
	if s.entry.Known() {
		s.update()
	} else if !s.Checks.verify.Busy() {
		s.Checks.analyse()
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
	s.sentence.SetSpans(widget.Span{Text: s.shown.Sentence, Colour: s.Kit.Pal.Text})
	if was.OfPhoto != s.shown.OfPhoto {
		s.how.photo.Repaint()
	}
	s.how.show()
	s.foot.play.Disable(s.shown.WhyNotPlay)
	s.find.Disable(s.shown.WhyNotFind)
	for _, k := range s.then {
		k.Disable(s.shown.WhyNotThen)
	}
	s.fixList.Update()
	return was.parts() != s.shown.parts()
}

// Space implements SpaceProvider.
func (s *Enter) Space() screen.Space { return space }

// space is the space of the screens for typing a puzzle.
var space = screen.Space{Share: .45, AtMost: 310}

// Escape implements EscapeHandler: it closes the list of possible typing errors, or
// returns to the game and says that the typed puzzle is kept.
func (s *Enter) Escape() bool {
	if s.Checks.close() {
		return true
	}
	s.app.Leave()
	if !s.entry.Blank() {
		s.app.Say(s.T("enter.kept"))
	}
	return true
}

// OwnBoard implements BoardOwner: the board shows the typed puzzle.
func (s *Enter) OwnBoard() bool { return true }

// Status implements StatusProvider.
func (s *Enter) Status() string { return s.status(s.Lang, s.Checks.search.Busy()) }

// Spoken implements Speaker: how many solutions there are, what is wrong, and how many
// corrections were found.
func (s *Enter) Spoken() []string {
	if !s.entry.Known() {
		return nil
	}
	return append(s.spoken(s.Lang), s.shown.Found)
}
