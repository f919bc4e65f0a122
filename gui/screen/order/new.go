// Package order holds the pages on which new puzzles are ordered.
package order

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// New is the screen to order a new puzzle by level and symmetry, or for some minutes.
type New struct {
	ordering
	page.Base
	forecast  *screen.Forecast
	shown     newReport // of the order
	list      levelList
	crowded   bool // there is no room for the time
	moreAbove bool // the other options are beside the title

	title, symmetryTitle, symmetryName     *widget.Label
	boards                                 *widget.Control // which kind of board
	levels, symmetries, times, moreOptions *widget.Control
	timeTitle, timeTaken, noTimes          *widget.Label
	search                                 *widget.Pic // how far it is
	start, stop, back                      *widget.Control
}

// OpenNew opens the screen for new puzzles, with all options if they were shown last.
func OpenNew(a *screen.App) {
	switch {
	case Ordering(a):
	case a.Prefs().On(screen.PrefFolded):
		a.Show(NewNew(a))
	default:
		a.Show(NewOrders(a))
	}
}

// Ordering reports whether a screen for new puzzles is shown.
func Ordering(a *screen.App) bool {
	switch a.Top().(type) {
	case *New, *Orders, *Picker:
		return true
	}
	return false
}

// NewNew makes the screen.
func NewNew(a *screen.App) *New {
	s := &New{ordering: newOrdering(a)}
	s.forecast = screen.NewForecast(a, s.Tasks, func() { s.foretold() })
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *New) Rebuild() {
	b := s.app.Base()
	s.Base, s.list = b, levelList{b, &s.shown, 1}
	title := func(t theme.Type, key string) *widget.Label {
		l := b.Kit.Label(t, widget.Left, b.Kit.Pal.Text)
		l.SetText(b.T(key))
		return l
	}
	s.title, s.symmetryTitle, s.timeTitle = title(theme.PageTitle, "new.title"), title(theme.BodyBold, "new.symmetry"), title(theme.BodyBold, "new.time")
	s.symmetryName = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
	s.timeTaken = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
	s.levels = b.Kit.NewControl(s.list.zones, s.list.paint, func(i int) { s.chooseLevel(s.list.offered()[i]) })
	s.boards = b.Kit.Segments(screen.BoardNames(b.Lang), func() int { return slices.Index(screen.BoardKinds, s.shown.board) }, func(i int) { s.chooseBoard(screen.BoardKinds[i]) })
	s.boards.Name = b.T("new.board")
	s.symmetries = page.SymmetryTiles(b, func() generator.Symmetry { return s.shown.symmetry }, func(sym generator.Symmetry) { s.choose(session.OptionSymmetry, sym.Name()) })
	s.times = b.Kit.NewControl(page.TilesInRow(len(screen.OrderTimes)), s.paintTimes, s.chooseTime)
	s.noTimes = b.Kit.Paragraph(theme.Secondary)
	s.moreOptions = b.Kit.NewControl(nil, s.paintMore, func(int) { s.more() })
	s.search = b.Kit.NewPic(s.paintSearch)
	s.bindKeys()
	s.start = b.Kit.Button(b.T("new.look"), true, s.startSearch)
	s.stop = b.Kit.Button(b.T("new.stop"), false, s.newGames.Stop)
	s.back = b.Kit.NewControl(nil, s.paintBack, func(int) { s.goBack() })
	s.update()
}

// bindKeys lets arrow keys and digits choose, and Return or a second press start.
func (s *New) bindKeys() {
	s.boards.Follow(func() int { return slices.Index(screen.BoardKinds, s.shown.board) })
	s.levels.Follow(func() int { return slices.Index(s.list.offered(), s.shown.level) })
	s.levels.OnDouble = func(int) { s.startSearch() }
	s.symmetries.Follow(func() int { return slices.Index(generator.Symmetries, s.shown.symmetry) })
	s.times.OnDouble = func(int) { s.startSearch() }
	s.times.OnKey = func(name fyne.KeyName) bool { // Return chooses a time, and starts once it is chosen
		return (!screen.IsReturn(name) || s.times.FocusedZone() == s.shown.time) && s.key(name)
	}
	s.boards.OnKey, s.levels.OnKey, s.symmetries.OnKey = s.key, s.key, s.key
}

// key handles a key that a control does not.
func (s *New) key(name fyne.KeyName) bool {
	if screen.IsReturn(name) {
		s.startSearch()
		return true
	}
	if len(name) != 1 { // some keys have no name at all
		return false
	}
	n := int(name[0]) - '1'
	if n < 0 || n >= len(s.list.offered()) {
		return false
	}
	s.chooseLevel(s.list.offered()[n])
	return true
}

// Objects implements page.Page.
func (s *New) Objects() []fyne.CanvasObject {
	list := []fyne.CanvasObject{s.title, s.boards, s.levels, s.symmetryTitle, s.symmetryName, s.symmetries, s.timeTitle, s.timeTaken, s.times,
		s.noTimes, s.search, s.start, s.stop, s.back}
	if s.moreAbove {
		return slices.Insert(list, 1, fyne.CanvasObject(s.moreOptions))
	}
	return slices.Insert(list, 10, fyne.CanvasObject(s.moreOptions))
}

// Crowded reports whether there is no room to say how long a puzzle takes.
func (s *New) Crowded() bool { return s.crowded }

// Timed reports whether puzzles for a time are offered.
func (s *New) Timed() bool { return s.shown.timed }

// Focus returns what gets the focus when the page opens.
func (s *New) Focus() fyne.Focusable { return s.levels }

// Space implements SpaceProvider.
func (s *New) Space() screen.Space { return screen.WholeSpace }

// Status implements StatusProvider.
func (s *New) Status() string {
	if s.crowded && s.shown.takes != "" {
		return s.shown.takes
	}
	return s.kept()
}

// Refresh implements page.Refresher: the search may have been started or stopped.
func (s *New) Refresh() { s.update() }

// update shows the order.
func (s *New) update() {
	p := s.app.Prefs()
	board := s.shown.board
	s.shown = newState{level: p.Level(), symmetry: p.Symmetry(), order: p.PuzzleOrder(), forecast: s.forecast, ready: s.isReady}.report(s.Lang)
	if s.boards.Repaint(); s.shown.board != board {
		s.app.Relayout()
	}
	s.symmetryName.SetText(s.T("symmetry." + s.shown.symmetry.Name()))
	s.levels.Repaint()
	s.symmetries.Repaint()
	s.timeTaken.SetText(s.shown.takes)
	if at := s.shown.time; at >= 0 && !s.times.Focused() {
		s.times.FocusOn(at)
	}
	s.times.Repaint()
	s.noTimes.SetSpans(widget.Span{Text: s.shown.noTimes, Colour: s.Kit.Pal.Text2})
	s.moreOptions.Repaint()
	s.start.Disable(s.shown.wrong)
	s.showSearch()
}

func (s *New) chooseLevel(level puzzle.Level) { s.choose(session.OptionLevel, level.Name()) }

// choose changes what is looked for; a running search begins again. A level is one of any
// time.
func (s *New) choose(option, value string) {
	o := s.app.Prefs().PuzzleOrder()
	before := o.String()
	if option == session.OptionLevel {
		o.ForAnyTime()
	}
	if o.Set(option, value); o.String() != before {
		s.setOrder(o)
	}
}

// setOrder takes over a changed order.
func (s *New) setOrder(o session.PuzzleOrder) {
	s.change(o)
	s.update()
	s.recount()
}

// chooseBoard asks for another kind of board.
func (s *New) chooseBoard(kind generator.Kind) {
	o := s.app.Prefs().PuzzleOrder()
	if o.Board() == kind {
		return
	}
	o.SetBoard(kind)
	s.setOrder(o)
}

// offered returns the levels that the kind of board has.
func (l *levelList) offered() []puzzle.Level { return l.shown.board.Levels() }

// chooseTime orders a puzzle for some minutes, if there are any.
func (s *New) chooseTime(i int) {
	o := s.app.Prefs().PuzzleOrder()
	switch {
	case !s.hasTime(i):
		s.app.Say(s.app.Base().T("estimate.none", "n", screen.OrderTimes[i]))
	case timeOf(o) != i:
		o.ForMinutes(screen.OrderTimes[i], s.forecast.Choice(i))
		s.setOrder(o)
	}
}

// hasTime reports whether there are puzzles for some minutes.
func (s *New) hasTime(i int) bool { return s.forecast.Choice(i).Level > 0 }

// more shows all options.
func (s *New) more() {
	s.app.Prefs().SetBool(screen.PrefFolded, false)
	s.app.Show(NewOrders(s.app))
}

// Key implements KeyHandler: Return presses the primary button.
func (s *New) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !screen.IsReturn(name) || mod != 0 {
		return false
	}
	s.startSearch()
	return true
}
