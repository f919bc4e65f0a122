package screen

import (
	"context"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/library"
)

// Library lists the puzzles that are kept, by collection and by what is searched.
type Library struct {
	desk Desk
	pageOf[*page.Library]
	lib    *library.Library // nil while it is being opened
	closed bool

	listing
	choice
	edits
	job struct{ open, search, rows, edit, use, rate *session.Jobs }

	dropped []string // files to import when the library is open
	then    []func() // what was pressed while the search for it ran

	shelves []shelf
	at      int // which of them is shown
	toRate  int // how many puzzles have no rating yet
	used    lastUse
}

// A shelf is a line at the left of the page: a collection or a view on all puzzles.
type shelf struct {
	name       string
	n          int
	collection library.CollectionID
	view       library.View
	smart      bool
}

// NewLibrary makes the screen. The library is opened in the background.
func NewLibrary(d Desk) *Library {
	s := &Library{desk: d}
	s.job.open, s.job.search, s.job.rows = d.Jobs(), d.Jobs(), d.Jobs()
	s.job.edit, s.job.use, s.job.rate = d.Jobs(), d.Jobs(), d.Jobs()
	s.listing = newListing(s)
	s.choice = choice{ids: map[library.ID]bool{}}
	s.Again()
	d.Shelf().Use(func(l *library.Library, err error) {
		if !s.closed {
			s.opened(l, err)
		}
	})
	return s
}

// opened shows the library, or why it can't be opened.
func (s *Library) opened(l *library.Library, err error) {
	if err != nil {
		s.desk.Warn(s.desk.Base().Lang.Error(err))
		return
	}
	s.lib = l
	session.Start(s.job.open, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, l.Sync(ctx)
	}, nil, func(_ struct{}, err error) { s.reload(err) })
	s.reload(nil)
	if list := s.dropped; list != nil {
		s.dropped = nil
		s.Import(list)
	}
}

// reload reads the collections and searches again.
func (s *Library) reload(err error) {
	if err != nil {
		s.desk.Warn(s.desk.Base().Lang.Error(err))
	}
	s.search()
	s.rate()
}

// Ready reports whether the library is open and shown.
func (s *Library) Ready() bool { return s.result != nil }

// Close implements Screen.
func (s *Library) Close() {
	s.closed = true
	for _, j := range []*session.Jobs{s.job.open, s.job.search, s.job.rows, s.job.edit, s.job.use, s.job.rate} {
		j.Stop()
	}
}

// Again implements Screen.
func (s *Library) Again() Screen {
	was := s.page
	s.page = page.NewLibrary(s.desk.Base(), s.query.Text, page.LibraryFuncs{
		Len: s.Len, Row: s.row, Cursor: func() int { return s.cursor }, Choose: s.Choose,
		Find: s.find, Collect: s.collect, Press: s.press, Import: s.askImport, Create: s.create,
		Sorts: s.sorts, Moves: s.moves, Menu: s.menu, Shelf: s.shelfMenu,
		Undo: s.tryUndo, Leave: s.desk.Back, Relayout: s.desk.Relayout,
	})
	if was != nil {
		s.page.Resume(was)
	}
	s.show()
	return s
}

// Space implements SpaceProvider.
func (s *Library) Space() Space { return Space{Bar: true, Whole: true, Both: true} }

// Status implements StatusProvider: what the keys do, and how many ratings are missing.
func (s *Library) Status() string {
	b := s.desk.Base()
	text := b.T("library.how")
	if r, ok := s.at0(); ok {
		text = b.T("library.keys", "title", s.title(r))
	}
	if s.toRate > 0 {
		text += b.T("library.torate", counted(b.Lang, s.toRate)...)
	}
	return text
}

// whenFound calls f when the search has ended: keys may come before it has.
func (s *Library) whenFound(f func()) { s.then = append(s.then, f) }

// press presses a button of the page.
func (s *Library) press(button int) {
	if s.result == nil || s.job.search.Busy() { // it is about what the search finds
		s.whenFound(func() { s.press(button) })
		return
	}
	switch button {
	case page.LibraryOpen:
		s.play()
	case page.LibraryPrint:
		s.print()
	case page.LibraryTag:
		s.askTags()
	}
}
