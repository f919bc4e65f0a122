package order

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
)

// Orders is the screen to order new puzzles with all options of "sudoku generate". While
// a pattern is drawn the board shows it.
type Orders struct {
	ordering
	*page.Form
	pattern patternEditor
	reading *session.Jobs // a picture of a pattern
	primary *widget.Control
	other   *widget.Control
}

// NewOrders makes the screen.
func NewOrders(a *screen.App) *Orders {
	s := &Orders{ordering: newOrdering(a)}
	s.pattern.orders, s.reading = s, s.Jobs()
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Orders) Rebuild() {
	b := s.app.Base()
	s.primary = b.Kit.NewControl(nil, s.paintPrimary, func(int) { s.press() })
	s.other = b.Kit.NewControl(nil, s.paintSecond, func(int) { s.second() })
	s.Form = page.NewForm(b, b.T("new.title"), s.rows(),
		s.primary, s.other)
	s.Begin, s.Leave = 1, s.app.Back // at the level
	s.Corner = b.Kit.Link(b.T("new.fewer"), widget.Right, func() { fewer(s.app) })
	s.refresh()
}

// rows lists the options; other boards than the classic one have few.
func (s *Orders) rows() []page.Setting {
	if s.order().Board() != generator.Classic {
		return append(append(s.kind(), s.shape()[:2]...), s.text(session.OptionSeed))
	}
	return slices.Concat(s.kind(), s.shape(), s.board(), s.path(), s.which())
}

// refresh shows what has changed on the page.
func (s *Orders) refresh() {
	s.Refresh()
	s.primary.Disable(s.wrong())
	s.progress()
}

// Shown implements ShownHandler.
func (s *Orders) Shown() {
	s.follow(func() {
		if _, looking := s.newGames.Searching(); !looking {
			s.recount()
		}
		s.progress()
	})
	s.recount()
}

// recount counts what is ready of the order, and finds out how long others take.
func (s *Orders) recount() {
	s.count([]session.PuzzleOrder{s.order()}, s.progress)
	s.expect(s.progress)
}

// progress says how far the search is.
func (s *Orders) progress() {
	s.primary.Repaint()
	s.other.Repaint()
	wrong := s.wrong()
	if s.Note(cmp.Or(wrong, s.noted()), wrong != "") {
		s.app.Relayout()
	}
}

// noted says how far the search is, what came nearest in the one before, or how long one will take.
func (s *Orders) noted() string {
	b := s.app.Base()
	if at, looking := s.looking(); looking {
		return b.Progress(at)
	}
	if text, ok := s.newGames.Nearest(); ok {
		return text
	}
	if n := s.stocked[s.order().Kind()]; n > 0 {
		return b.T("new.stocked", "n", n)
	}
	return cmp.Or(s.expected(), b.T("new.notlooking"))
}

// order returns what is ordered.
func (s *Orders) order() session.PuzzleOrder { return s.app.Prefs().PuzzleOrder() }

// set sets an option. One for some minutes is of any time then, if that changes.
func (s *Orders) set(option, value string) {
	o := s.order()
	switch option {
	case session.OptionLevel:
		o.ForAnyTime()
	case session.OptionScore:
		delete(o, session.OptionMinutes)
	}
	if o.Set(option, value); o.String() != s.order().String() {
		s.take(o)
	}
}

// take takes over a changed order.
func (s *Orders) take(o session.PuzzleOrder) {
	s.change(o)
	s.refresh()
	s.recount()
	s.app.Relayout()
}

// paintPrimary paints what the first button does now.
func (s *Orders) paintPrimary(c *widget.Canvas) {
	b := s.app.Base()
	at, looking := s.looking()
	switch {
	case looking && at.Found > 0:
		c.Primary(b.T("new.stopkeep", "n", at.Found))
	case looking:
		c.Primary(b.T("new.stop"))
	default:
		c.Primary(b.T("new.look"))
	}
}

// press starts the search or stops it.
func (s *Orders) press() {
	if _, looking := s.newGames.Searching(); looking {
		s.newGames.Stop()
		s.recount()
	} else {
		s.startSearch()
	}
	s.progress()
}

// paintSecond paints what the second button does now.
func (s *Orders) paintSecond(c *widget.Canvas) {
	name := s.backKey()
	if at, looking := s.looking(); looking && at.Found > 0 {
		name = "new.first"
	} else if _, ok := s.newGames.Nearest(); ok {
		name = "new.nearest.play"
	}
	c.Plain(s.app.Base().T(name))
}

// second plays the first puzzle that was found, while others are looked for, or the nearest if none
// was, or goes back.
func (s *Orders) second() {
	if at, looking := s.looking(); looking && at.Found > 0 {
		s.newGames.Play()
	} else if !s.newGames.PlayNearest() {
		s.app.Back()
	}
}

// fewer shows level and symmetry alone.
func fewer(a *screen.App) {
	a.Prefs().SetBool(screen.PrefFolded, true)
	a.Show(NewNew(a))
}

// Key implements KeyHandler: Return presses the primary button; other keys draw.
func (s *Orders) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	return s.start(name, mod) || s.pattern.key(name, mod)
}

// Paste implements Paster.
func (s *Orders) Paste(text string) bool { return s.pattern.paste(text) }

// start presses the primary button, if a key asks for that.
func (s *Orders) start(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !screen.IsReturn(name) || mod != 0 {
		return false
	}
	s.primary.Press(0)
	return true
}

// Status implements StatusProvider.
func (s *Orders) Status() string {
	if text := s.pattern.status(); text != "" {
		return text
	}
	return s.kept()
}

// Space implements SpaceProvider: a pattern is drawn on the board.
func (s *Orders) Space() screen.Space {
	if s.OwnBoard() {
		return screen.Space{Share: .45, AtMost: 300}
	}
	return screen.WholeSpace
}
