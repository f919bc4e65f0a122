package screen

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// Library lists the puzzles that are kept, by collection and by what is searched: collections
// at the left, then the puzzles of one, and the one at the cursor.
type Library struct {
	*session.Tasks
	app *App
	page.Base
	libraryState
	edits
	lib *library.Library // nil while it is being opened
	job struct{ open, search, rows, edit, use, rate *session.Jobs }

	dropped []string // files to import when the library is open
	then    []func() // what was pressed while the search for it ran
	used    lastUse
	shown   libraryReport // of the state

	heading          *widget.Label
	collectionList   *widget.List
	collectionChoice *widget.Control // where there is no room for the list
	newCollection    *widget.Control
	importFile       *widget.Control
	search           *page.Field
	found            *widget.Label
	sort             *widget.Control
	list             *widget.List
	advice           *widget.Label // where the list is empty
	panel            *libraryPanel
	form             *libraryForm
	buttons          [numLibraryButtons]*widget.Control
	more             *widget.Control // the buttons but the first, where there is no room for them
}

// NewLibrary makes the screen. The library is opened in the background.
func NewLibrary(a *App) *Library {
	t := a.Tasks()
	s := &Library{Tasks: t, app: a}
	s.job.open, s.job.search, s.job.rows = t.Jobs(), t.Jobs(), t.Jobs()
	s.job.edit, s.job.use, s.job.rate = t.Jobs(), t.Jobs(), t.Jobs()
	s.listing = listing{chunks: map[int][]libraryRow{}, query: library.Query{Reverse: true}, missing: func() { a.Later(s.read) }}
	s.choice = choice{ids: map[library.ID]bool{}}
	s.Rebuild()
	a.Shelf().Use(func(l *library.Library, err error) {
		if !s.Closed() {
			s.opened(l, err)
		}
	})
	return s
}

// Rebuild implements Screen.
func (s *Library) Rebuild() {
	b, asked := s.app.Base(), s.form
	s.Base, s.shown = b, libraryReport{collection: -1}
	s.heading = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	s.heading.SetText(b.T("library.title"))
	s.makeCollections()
	s.newCollection = b.Button(b.T("library.create"), false, s.create)
	s.importFile = b.Button(b.T("library.import"), false, s.askImport)
	s.makeSearch()
	s.found = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
	s.sort = b.DropDown(func() string { return b.T("library.sort") }, func() string { return s.shown.sort }, s.sorts, false)
	s.makeList()
	s.advice = b.Paragraph(theme.Body)
	s.panel, s.form = newLibraryPanel(b, &s.shown, s.showCopies), newLibraryForm(b, s.answer, s.cancel)
	for i := range s.buttons {
		kind := b.PlainButton
		if i == libraryOpen {
			kind = b.PrimaryButton
		}
		s.buttons[i] = kind(func() string { return s.shown.buttons[i] }, func() { s.pressButton(i) })
	}
	s.more = b.Button(b.T("library.more"), false, func() { s.PopUp(s.more, fyne.NewPos(0, 0), s.menu()) })
	if asked != nil {
		s.form.resume(asked)
	}
	s.update()
}

// Page implements Screen.
func (s *Library) Page() page.Page { return s }

// Objects implements page.Page.
func (s *Library) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.heading, s.collectionList, s.collectionChoice, s.newCollection, s.importFile, s.search, s.found, s.sort, s.list, s.advice}
	out = append(append(out, s.panel.objects()...), s.form.objects()...)
	return append(append(out, page.Objects(s.buttons[:])...), s.more)
}

// Focus returns what gets the focus when the page opens.
func (s *Library) Focus() fyne.Focusable {
	if s.form.open() {
		return s.form.field.Entry
	}
	return s.search.Entry
}

// Space implements SpaceProvider.
func (s *Library) Space() Space { return Space{Bar: true, Whole: true, Both: true} }

// Status implements StatusProvider.
func (s *Library) Status() string { return s.status(s.Lang) }

// Ready reports whether the library is open and shown.
func (s *Library) Ready() bool { return s.result != nil }

// row returns what the list shows of a puzzle.
func (s *Library) row(i int) libraryLine { return s.line(s.Lang, s.app.Keeper().Now(), i) }

// update shows the state. What has not changed is not painted again.
func (s *Library) update() {
	was, r := s.shown, s.report(s.Lang)
	s.shown = r
	s.found.SetText(r.count)
	s.advice.SetSpans(widget.Span{Text: r.empty, Colour: s.Pal.Text2})
	if lines := !slices.Equal(was.collections, r.collections); lines || was.collection != r.collection {
		if lines {
			s.collectionList.SetHeights(s.collectionHeightOf)
		}
		s.collectionList.Pick(r.collection)
		s.collectionChoice.Repaint()
	}
	if was.sort != r.sort {
		s.sort.Repaint()
	}
	for i, k := range s.buttons {
		if k.Disable(r.off); was.buttons[i] != r.buttons[i] {
			k.Repaint()
		}
	}
	s.more.Disable(r.off)
	s.panel.update(&was)
	s.list.Pick(s.cursor)
}

// ask asks for a line of text in the place of the buttons.
func (s *Library) ask(f *formText) {
	s.form.begin(f)
	s.app.Relayout()
	s.EndPopUp()
}

// cancel asks for nothing any more.
func (s *Library) cancel() { s.ask(nil) }

// answer takes what was typed.
func (s *Library) answer() {
	if f := s.form.asked; f != nil {
		s.cancel()
		f.done(s.form.field.Entry.Value())
	}
}

// whenFound calls f when the search has ended: keys may come before it has.
func (s *Library) whenFound(f func()) { s.then = append(s.then, f) }

// pressButton presses a button of the page; the one that moves puzzles asks where.
func (s *Library) pressButton(button int) {
	if button == libraryMove {
		s.PopUp(s.buttons[button], fyne.NewPos(0, 0), s.moves())
		return
	}
	s.press(button)
}

// press does what a button is for, when the search has ended.
func (s *Library) press(button int) {
	if s.result == nil || s.job.search.Busy() { // it is about what the search finds
		s.whenFound(func() { s.press(button) })
		return
	}
	switch button {
	case libraryOpen:
		s.play()
	case libraryPrint:
		s.print()
	case libraryTag:
		s.AskTags()
	}
}
