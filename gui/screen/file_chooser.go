package screen

import (
	"image"
	"os"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/gui/session"
)

// FileChooser is the page on which a file is chosen to open or to write, where the system has no
// dialog for that or the player wants none. What a file is stands in the files themselves: they are
// looked at in the background.
type FileChooser struct {
	*session.Tasks
	chooserWork
	app      *App
	state    *chooserState
	lately   []folder.Place // in which files were chosen last
	places   []folder.Place
	order    *OpenOrder        // what is asked for; nil: a file is written
	done     func(path string) // opens what is chosen
	save     *SaveOrder        // what is written
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

// NewFileChooser makes the page that asks for a file to open: done gets its path when the page is
// closed.
func NewFileChooser(a *App, o OpenOrder, done func(path string)) *FileChooser {
	return newFileChooser(a, &FileChooser{order: &o, done: done}, o.Question(a))
}

// NewSave makes the page that asks for the path of a file, and writes it.
func NewSave(a *App, o SaveOrder) *FileChooser {
	at, name := splitPath(o.path(a))
	q := portal.FileQuestion{Save: true, At: at, Name: name}
	o.speak(a.Base().Lang, &q)
	return newFileChooser(a, &FileChooser{save: &o}, q)
}

func newFileChooser(a *App, s *FileChooser, q portal.FileQuestion) *FileChooser {
	a.ClearMessage() // it is about the page below
	s.app, s.Tasks = a, a.Tasks()
	s.chooserWork, s.lately = newChooserWork(s.Tasks), recentFolders(a)
	home, _ := os.UserHomeDir() // "" if there is none
	s.state = newChooserState(q, home)
	if s.sizes = map[int]int64{}; s.save != nil {
		s.state.kind, s.state.wanted = s.save.Kind, s.save.Kind
	} else {
		s.state.refuses = s.order.refuses
	}
	s.Rebuild()
	s.field.Choose(s.nameChosen())
	s.list()
	s.findPlaces()
	return s
}

// nameChosen returns which part of the field is chosen at the beginning: the name to write without
// its ending.
func (s *FileChooser) nameChosen() (from, to int) {
	name := s.state.name()
	from = utf8.RuneCountInString(s.state.typed)
	return from, from + utf8.RuneCountInString(strings.TrimSuffix(name, s.state.ending()))
}

// Rebuild implements Screen: what is typed and chosen is kept.
func (s *FileChooser) Rebuild() {
	b := s.app.Base()
	if s.save != nil {
		s.save.speak(b.Lang, &s.state.ask)
	} else {
		s.order.speak(b.Lang, &s.state.ask)
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
func (s *FileChooser) Take(path string, sure bool) {
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
func (s *FileChooser) keepAll() {
	if e := s.state.entry(s.state.chosen); e != nil {
		path := s.state.path(e)
		s.verify(path, func(folder.Facts) { s.order.Keep(path) })
	}
}

// Close implements Closer.
func (s *FileChooser) Close() {
	s.stopTimer()
	s.stopWatch()
	s.Tasks.Close()
}

// Space implements SpaceProvider: the page has the place of the board, too.
func (s *FileChooser) Space() Space { return Space{Bar: true, Whole: true, Both: true} }

// Focus returns what gets the focus when the page opens, and again after a press elsewhere: the
// field.
func (s *FileChooser) Focus() fyne.Focusable { return s.field }

// Find implements Finder: what is typed belongs to the field, wherever the focus is.
func (s *FileChooser) Find(r rune) {
	s.FocusFind()
	s.field.TypedRune(r)
}

// FocusFind implements Finder.
func (s *FileChooser) FocusFind() { s.app.Focus(s.field) }

// Finding implements Finder.
func (s *FileChooser) Finding() string { return s.state.text }

// Status implements StatusProvider.
func (s *FileChooser) Status() string {
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
func (s *FileChooser) Escape() bool {
	s.app.ClearMessage() // it is about the page
	s.app.Back()
	return true
}
