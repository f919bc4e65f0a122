package files

import (
	"image"
	"os"
	"strings"
	"unicode/utf8"

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
	chooserWork
	app      *screen.App
	state    *chooserState
	lately   []folder.Place // in which files were chosen last
	places   []folder.Place
	order    *screen.OpenOrder // what is asked for; nil: a file is written
	done     func(path string) // opens what is chosen
	save     *screen.SaveOrder // what is written
	acts     bool              // Enter was pressed before the folder was listed
	wrong    string            // why it wasn't written
	sure     string            // the file that the next Enter replaces
	besides  []string          // and these, which are written with it
	shown    filePreview
	room     room
	sizes    map[int]int64 // of what is written, by its kinds
	photoOf  string        // the path of the photo that was read last
	photo    image.Image   // nil: it can't be shown
	unsummed string        // the path of a file of which not all puzzles can be rated

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
	return newFileChooser(a, &Chooser{save: &o}, q)
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
	s.chooserWork, s.lately = newChooserWork(s.Tasks), recentFolders(a)
	home, _ := os.UserHomeDir() // "" if there is none
	s.state = newChooserState(q, home)
	if s.sizes = map[int]int64{}; s.save != nil {
		s.state.kind, s.state.wanted = s.save.Kind, s.save.Kind
	} else {
		s.state.refuses = s.order.Refuses
	}
	s.Rebuild()
	s.field.Choose(s.nameChosen())
	s.list()
	s.findPlaces()
	return s
}

// nameChosen returns which part of the field is chosen at the beginning: the name to write without
// its ending.
func (s *Chooser) nameChosen() (from, to int) {
	name := s.state.name()
	from = utf8.RuneCountInString(s.state.typed)
	return from, from + utf8.RuneCountInString(strings.TrimSuffix(name, s.state.ending()))
}

// Rebuild implements Screen: what is typed and chosen is kept.
func (s *Chooser) Rebuild() {
	b := s.app.Base()
	if s.save != nil {
		s.save.Speak(b.Lang, &s.state.ask)
	} else {
		s.order.Speak(b.Lang, &s.state.ask)
	}
	was := s.field
	s.makePage(b)
	if s.field.Fill(s.state.text); was != nil {
		s.field.Choose(was.Chosen())
	}
	s.nameHome()
	s.files.Pick(s.state.chosen)
	s.update()
}

// Take implements Saver: it closes the page and hands the file on, or writes it; sure says that a dialog has asked about just
// that path.
func (s *Chooser) Take(path string, sure bool) {
	if s.save != nil {
		if s.Fill(path); sure {
			s.sure = path
			s.writeTo(path)
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
	s.stopTimer()
	s.stopWatch()
	s.Tasks.Close()
}

// Space implements SpaceProvider: the page has the place of the board, too.
func (s *Chooser) Space() screen.Space { return screen.Space{Bar: true, Whole: true, Both: true} }

// Focus returns what gets the focus when the page opens, and again after a press elsewhere: the
// field.
func (s *Chooser) Focus() fyne.Focusable { return s.field }

// Find implements Finder: what is typed belongs to the field, wherever the focus is.
func (s *Chooser) Find(r rune) {
	s.FocusFind()
	s.field.TypedRune(r)
}

// FocusFind implements Finder.
func (s *Chooser) FocusFind() { s.app.Focus(s.field) }

// Finding implements Finder.
func (s *Chooser) Finding() string { return s.state.text }

// Status implements StatusProvider.
func (s *Chooser) Status() string {
	switch problem := s.state.problem(s.Lang); {
	case s.wrong != "":
		return s.wrong
	case s.checks.Busy() && s.save != nil:
		return s.T("save.writing")
	case s.save != nil && s.noSaving() != "":
		return s.noSaving()
	case problem != "":
		return problem
	case s.save != nil:
		return s.saveStatus()
	case s.state.entry(s.state.chosen) != nil:
		if row := s.state.row(s.state.chosen, s.Lang, s.app.Sessions().Now()); s.isCut(row) {
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
