// Package library holds the page of the library, and the list of a file with several puzzles.
package library

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// Library lists the puzzles that are kept, by collection and by what is searched: collections
// at the left, then the puzzles of one, and the one at the cursor.
type Library struct {
	*session.Tasks
	app *screen.App
	page.Base
	state
	edits
	reader reader
	rater  rater
	shown  libraryReport // of the state

	column *column
	search *page.Field
	found  *widget.Label
	sort   *widget.Control
	list   *libraryList
	listed widget.Rect   // where the list is
	advice *widget.Label // where the list is empty
	panel  *panel
	foot   foot
}

// NewLibrary makes the screen. The library is opened in the background.
func NewLibrary(a *screen.App) *Library {
	t := a.Tasks()
	s := &Library{Tasks: t, app: a}
	s.reader = reader{Tasks: t, app: a, state: &s.state, update: s.update, reload: s.reload}
	s.reader.job = readerJobs{t.Jobs(), t.Jobs(), t.Jobs(), t.Jobs(), t.Jobs()}
	s.edits, s.rater = edits{app: a, job: t.Jobs(), changed: s.reader.changed}, rater{t.Jobs(), a}
	s.listing = listing{chunks: map[int][]libraryRow{}, query: library.Query{Reverse: true}, missing: func() { a.Later(s.reader.read) }}
	s.choice = choice{ids: map[library.ID]bool{}}
	s.Rebuild()
	if i := importingOf(a); i.jobs.Busy() {
		s.reader.follow(i)
	}
	a.Library().Use(func(l *library.Library, err error) {
		if !s.Closed() {
			s.opened(l, err)
		}
	})
	return s
}

// Rebuild implements Screen.
func (s *Library) Rebuild() {
	b, asked := s.app.Base(), s.foot.form
	if len(s.collections) == 0 { // until they are counted
		s.collections = []collection{{name: b.T("library.all")}}
	}
	s.Base, s.reader.Base, s.shown = b, b, libraryReport{collection: -1}
	s.column = newLibraryColumn(s.app, b, &s.shown, s)
	s.makeSearch()
	s.found = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	s.sort = page.DropDown(b, func() string { return b.T("library.sort") }, func() string { return s.shown.sort }, s.reader.sorts, false)
	s.list = newLibraryList(b, &s.state, s.app.Sessions().Now, s)
	s.advice = b.Kit.Paragraph(theme.Body)
	if s.panel != nil {
		s.panel.picture = nil // the toolkit may keep the controls of before
	}
	s.panel, s.foot.form = newLibraryPanel(b, &s.shown, s.showCopies), newLibraryForm(s.app)
	for i := range s.foot.buttons {
		kind := b.Kit.PlainButton
		if i == libraryOpen {
			kind = b.Kit.PrimaryButton
		}
		s.foot.buttons[i] = kind(func() string { return s.shown.buttons[i] }, func() { s.pressButton(i) })
	}
	s.foot.more = b.Kit.Button(b.T("library.more"), false, func() { page.PopUp(s.Base, s.foot.more, fyne.NewPos(0, 0), s.menu()) })
	if asked != nil {
		s.foot.form.resume(asked)
	}
	s.update()
	s.reader.count() // in this language
}

// Objects implements page.Page.
func (s *Library) Objects() []fyne.CanvasObject {
	return slices.Concat(s.column.objects(), []fyne.CanvasObject{s.search, s.found, s.sort, s.list.list, s.advice},
		s.panel.objects(), s.foot.form.objects(), page.Objects(s.foot.buttons[:]), []fyne.CanvasObject{s.foot.more})
}

// Focus returns what gets the focus when the page opens.
func (s *Library) Focus() fyne.Focusable {
	if s.foot.form.open() {
		return s.foot.form.field.Entry
	}
	return s.search.Entry
}

// Space implements SpaceProvider.
func (s *Library) Space() screen.Space { return screen.Space{Whole: true, Both: true} }

// Status implements StatusProvider.
func (s *Library) Status() string { return s.status(s.Lang) }

// Ready reports whether the library is open and shown.
func (s *Library) Ready() bool { return s.result != nil && !s.reader.job.count.Busy() }

// update shows the state. What has not changed is not painted again.
func (s *Library) update() {
	was, r := s.shown, s.report(s.Lang)
	s.shown = r
	s.found.SetText(r.count)
	s.advice.SetSpans(widget.Span{Text: r.empty, Colour: s.Kit.Pal.Text2})
	s.column.update(&was)
	if was.sort != r.sort {
		s.sort.Repaint()
	}
	for i, k := range s.foot.buttons {
		if k.Disable(r.off); was.buttons[i] != r.buttons[i] {
			k.Repaint()
		}
	}
	s.foot.more.Disable(r.off)
	s.panel.update(&was)
	s.list.list.Pick(s.cursor)
}

// pressButton presses a button of the page; the one that moves puzzles asks where.
func (s *Library) pressButton(button int) {
	if button == libraryMove {
		page.PopUp(s.Base, s.foot.buttons[button], fyne.NewPos(0, 0), s.moves())
		return
	}
	s.press(button)
}

// press does what a button is for, when the search has ended.
func (s *Library) press(button int) {
	if s.result == nil || s.reader.job.search.Busy() { // it is about what the search finds
		s.reader.whenFound(func() { s.press(button) })
		return
	}
	switch button {
	case libraryOpen:
		s.play()
	case libraryPrint:
		s.reader.print()
	case libraryTag:
		s.AskTags()
	}
}

// Spoken implements Speaker: how many puzzles were found, or what to do where there is none.
func (s *Library) Spoken() []string {
	if !s.Ready() || s.reader.job.search.Busy() {
		return nil
	}
	return []string{s.shown.count, s.shown.empty}
}
