package files

import (
	"os"

	"fyne.io/fyne/v2"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// Chooser is the page on which a file is chosen to open or to write, where the system has no
// dialog for that or the player wants none. What a file is stands in the files themselves: they are
// looked at in the background.
type Chooser struct {
	*session.Tasks
	app     *screen.App
	state   *chooserState
	input   pathField
	side    placesBar
	kinds   kindChips
	table   fileTable
	panel   filePanel
	buttons fileButtons
	work    *folderWork
	order   *screen.OpenOrder // what is asked for; nil: a file is written
	done    func(path string) // opens what is chosen
	save    *saving           // what is written; nil: a file is opened
	acts    bool              // Enter was pressed before the folder was listed

	chooserPage
}

// NewChooser makes the page that asks for a file to open: done gets its path when the page is
// closed.
func NewChooser(a *screen.App, o screen.OpenOrder, done func(path string)) *Chooser {
	return newFileChooser(a, &Chooser{order: &o, done: done}, o.Question(a))
}

// NewSave makes the page that asks for the path of a file, and writes it.
func NewSave(a *screen.App, o screen.SaveOrder) *Chooser {
	at, name := splitPath(o.Path(a))
	q := portal.FileQuestion{Save: true, At: at, Name: name}
	o.Speak(a.Base().Lang, &q)
	return newFileChooser(a, &Chooser{save: &saving{SaveOrder: &o}}, q)
}

// Ask asks for the path of a file to write, on a page that show shows.
func Ask(a *screen.App, o screen.SaveOrder, show func(screen.Screen)) screen.Saver {
	s := NewSave(a, o)
	show(s)
	return s
}

func newFileChooser(a *screen.App, s *Chooser, q portal.FileQuestion) *Chooser {
	a.ClearMessage() // it is about the page below
	s.app, s.Tasks = a, a.Tasks()
	home, _ := os.UserHomeDir() // "" if there is none
	s.state = newChooserState(q, home)
	s.makeParts()
	if s.save != nil {
		s.state.kind, s.state.wanted = s.save.Kind, s.save.Kind
	} else {
		s.state.refuses = s.order.Refuses
	}
	s.Rebuild()
	s.input.field.Choose(s.input.nameChosen())
	s.work.list()
	s.side.find(s.Tasks.Jobs(), s.work.checking, s.relayout)
	return s
}

// makeParts makes what the page consists of, but for its controls.
func (s *Chooser) makeParts() {
	a := s.app
	s.work = newFolderWork(s.Tasks)
	s.work.app, s.work.state, s.work.update, s.work.took = a, s.state, s.update, s.took
	s.work.watched, s.work.another = s.watched, s.panel.forget
	s.input = pathField{state: s.state}
	s.side = placesBar{state: s.state, enter: s.enter, lately: recentFolders(a)}
	s.kinds = kindChips{state: s.state, choose: s.SetKind, relayout: func() { a.Later(s.relayout) }}
	s.table = fileTable{state: s.state, want: s.work.want, now: a.Sessions().Now, choose: s.choose, act: s.act}
	s.panel = filePanel{state: s.state, save: s.save, work: s.work, update: s.update, relayout: a.Relayout,
		rates: s.Jobs(), photos: s.Jobs(), sums: s.Jobs()}
	if w := s.save; w != nil {
		w.app, w.state, w.work, w.update, w.enter, w.take = a, s.state, s.work, s.update, s.enter, s.Take
		w.said = func() bool { return s.panel.note.Visible() }
		w.rooms, w.measures, w.sizes = s.Jobs(), s.Jobs(), map[int]int64{}
	}
}

// relayout lays the page out anew, unless it is closed.
func (s *Chooser) relayout() {
	if !s.Closed() {
		s.app.Relayout()
	}
}

// watched reports whether the page is seen, so that it has to show changes of the folder: room may have been
// made there, too.
func (s *Chooser) watched() bool {
	seen := s.app.Top() == screen.Screen(s)
	if seen && s.save != nil && !s.state.reading && s.save.room.why != nil && !s.save.rooms.Busy() {
		s.save.findRoom()
	}
	return seen
}

// Rebuild implements Screen: what is typed and chosen is kept.
func (s *Chooser) Rebuild() {
	b := s.app.Base()
	if s.save != nil {
		s.save.Base = b
		s.save.Speak(b.Lang, &s.state.ask)
	} else {
		s.order.Speak(b.Lang, &s.state.ask)
	}
	was := s.input.field
	s.makePage(b)
	if s.input.field.Fill(s.state.at.text); was != nil {
		s.input.field.Choose(was.Chosen())
	}
	s.table.files.Pick(s.state.chosen)
	s.update()
}

// Take implements Saver: it closes the page and hands the file on, or writes it; sure says that a dialog has asked about just
// that path.
func (s *Chooser) Take(path string, sure bool) {
	if s.save != nil {
		if s.Fill(path); sure {
			s.save.sure = path
			s.save.writeTo(path)
			return
		}
		s.Press()
		return
	}
	s.app.Back()
	s.done(path)
}

// keepAll keeps the puzzles of the chosen file in the library.
func (s *Chooser) keepAll() {
	if e := s.state.entry(s.state.chosen); e != nil {
		path := s.state.path(e)
		s.verify(path, func(folder.Facts) { s.order.Keep(path) })
	}
}

// Close implements Closer.
func (s *Chooser) Close() {
	s.work.stopTimer()
	s.work.stopWatch()
	s.Tasks.Close()
}

// Space implements SpaceProvider: the page has the place of the board, too.
func (s *Chooser) Space() screen.Space { return screen.Space{Whole: true, Both: true} }

// Focus returns what gets the focus when the page opens, and again after a press elsewhere: the
// field.
func (s *Chooser) Focus() fyne.Focusable { return s.input.field }

// Find implements Finder: what is typed belongs to the field, wherever the focus is.
func (s *Chooser) Find(r rune) {
	s.FocusFind()
	s.input.field.TypedRune(r)
}

// FocusFind implements Finder.
func (s *Chooser) FocusFind() { s.app.Focus(s.input.field) }

// Finding implements Finder.
func (s *Chooser) Finding() string { return s.state.at.text }

// Status implements StatusProvider.
func (s *Chooser) Status() string {
	switch problem := s.state.problem(s.Lang); {
	case s.save != nil && s.save.wrong != "":
		return s.save.wrong
	case s.work.checks.Busy() && s.save != nil:
		return s.T("save.writing")
	case s.save != nil && s.save.hindrance() != "":
		return s.save.hindrance()
	case problem != "":
		return problem
	case s.save != nil:
		return s.save.status()
	case s.state.entry(s.state.chosen) != nil:
		if row := s.state.row(s.state.chosen, s.Lang, s.app.Sessions().Now()); s.table.isCut(row) {
			return s.T("chooser.row", "name", row.Name, "what", row.What)
		}
	}
	return s.T("chooser.how")
}

// Escape implements EscapeHandler.
func (s *Chooser) Escape() bool {
	s.app.ClearMessage() // it is about the page
	s.app.Back()
	return true
}
