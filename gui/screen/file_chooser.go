package screen

import (
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
	app     *App
	state   *chooserState
	places  []folder.Place
	done    func(path string) // opens what is chosen
	keep    func(path string) // keeps its puzzles in the library; may be nil
	save    *SaveOrder        // what is written; nil: a file is opened
	acts    bool              // Enter was pressed before the folder was listed
	wrong   string            // why it wasn't written
	sure    string            // the file that the next Enter replaces
	shown   filePreview
	room    room
	unshown string // the path of a photo that can't be shown

	chooserPage
}

// NewFileChooser makes the page that asks for a file to open: done gets its path when the page is
// closed. keep keeps the puzzles of a file in the library; nil where that isn't offered.
func NewFileChooser(a *App, q portal.FileQuestion, done, keep func(path string)) *FileChooser {
	return newFileChooser(a, q, nil, done, keep)
}

// NewSave makes the page that asks for the path of a file, and writes it.
func NewSave(a *App, o SaveOrder) *FileChooser {
	b := a.Base()
	at, name := splitPath(o.path(a))
	q := portal.FileQuestion{Title: b.T(o.Title), Save: true, At: at, Name: name, Kinds: o.kinds(b.Lang)}
	return newFileChooser(a, q, &o, nil, nil)
}

func newFileChooser(a *App, q portal.FileQuestion, o *SaveOrder, done, keep func(string)) *FileChooser {
	t := a.Tasks()
	home, _ := os.UserHomeDir() // "" if there is none
	s := &FileChooser{Tasks: t, chooserWork: newChooserWork(t), app: a, save: o, done: done, keep: keep, state: newChooserState(q, home)}
	if o != nil {
		s.state.kind = o.Kind
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
	return from, from + utf8.RuneCountInString(name[:len(name)-len(endingOf(name))])
}

// Rebuild implements Screen: what is typed and chosen is kept.
func (s *FileChooser) Rebuild() {
	b := s.app.Base()
	if s.save != nil {
		s.state.ask.Title, s.state.ask.Kinds = b.T(s.save.Title), s.save.kinds(b.Lang)
	}
	at := -1
	if s.field != nil {
		at = s.field.CursorColumn
	}
	s.makePage(b)
	if s.field.Fill(s.state.text); at >= 0 {
		s.field.CursorColumn = at
	}
	s.files.Pick(s.state.chosen)
	s.update()
}

// typing takes what is typed in the field.
func (s *FileChooser) typing(string) {
	text := s.field.Value()
	if text == s.state.text {
		return
	}
	if at := len(text) - 1; at > 0 && text[:at] == s.state.text && strings.HasSuffix(s.state.text, "/") && folder.Rooted(text[at:]) {
		s.field.Fill(text[at:]) // a path from the beginning, behind a folder
		return
	}
	was := s.state.dir
	s.acts, s.wrong, s.sure = false, "", ""
	s.state.write(text)
	s.followEnding()
	if s.state.dir != was {
		s.list()
	}
	s.sifted()
}

// followEnding chooses the kind that the typed name is of.
func (s *FileChooser) followEnding() {
	if s.save == nil || endingOf(s.state.name()) == "" || s.state.ask.Kinds[s.state.kind].Has(s.state.name()) {
		return
	}
	s.state.kind = s.save.kindOf(s.Lang, s.state.name())
}

// fill types a whole path.
func (s *FileChooser) fill(text string) { s.field.Fill(folder.Short(text, s.state.home)) }

// show shows in the field what the state says that is typed.
func (s *FileChooser) show() {
	s.wrong, s.sure = "", ""
	s.field.Fill(s.state.text)
	s.update()
}

// sifted shows the rows after others were listed or typed.
func (s *FileChooser) sifted() {
	s.files.Pick(-1)
	s.files.Pick(s.state.chosen)
	s.update()
}

// enter lists another folder. The name to write stays.
func (s *FileChooser) enter(dir string) {
	name := s.state.name()
	if s.state.enter(dir); s.save != nil {
		s.state.text += name
	}
	s.show()
	s.list()
}

// goUp lists the folder above.
func (s *FileChooser) goUp() {
	name := s.state.name()
	if s.state.above(); s.save != nil {
		s.state.text += name
	}
	s.show()
	s.list()
}

// complete types what the field offers, and reports whether it offers anything.
func (s *FileChooser) complete() bool {
	name, _ := s.state.completion()
	if name != "" {
		s.field.Fill(s.state.typed + name)
	}
	return name != ""
}

// move chooses another row by keys.
func (s *FileChooser) move(by int) {
	s.state.move(by)
	s.chose()
}

// choose chooses a row.
func (s *FileChooser) choose(row int) {
	s.state.choose(row)
	s.chose()
}

// chose shows what was chosen, and which name that gives a file to write.
func (s *FileChooser) chose() {
	row := s.state.chosen
	s.shown.at = 0
	s.followEnding()
	s.show()
	s.state.chosen = row
	s.files.Pick(row)
	s.update()
}

// SetKind chooses a chip.
func (s *FileChooser) SetKind(i int) {
	s.state.setKind(i)
	s.show()
	s.sifted()
}

// act does what Enter is for: it opens the folder or the file that is chosen, or writes one.
func (s *FileChooser) act() {
	if e := s.state.entry(s.state.chosen); e != nil && s.save != nil && s.state.isFolder(e) {
		s.enter(s.state.path(e))
		return
	}
	if s.save != nil {
		s.Press()
		return
	}
	path, e := s.state.target()
	if s.acts = s.state.reading && e == nil; s.acts {
		return // until it is known what begins with what is typed
	}
	switch {
	case path == "":
	case e != nil && s.state.isFolder(e):
		s.enter(path)
	case e != nil && s.state.known[e.Name].Err != nil: // the status line says why
	case e != nil && e.Type.IsRegular():
		s.take(path, false)
	default:
		s.open(path)
	}
}

// open opens what isn't listed, or is a link.
func (s *FileChooser) open(path string) {
	s.check(path, false, func(c checked) {
		switch {
		case c.err != nil:
			s.app.Warn(s.T("chooser.cant", "name", shownName(path), "why", s.Lang.Error(c.err)))
		case c.info.IsDir():
			s.enter(path)
		default:
			s.take(path, false)
		}
	})
}

// take closes the page and hands the file on, or writes it; sure says that it may be replaced.
func (s *FileChooser) take(path string, sure bool) {
	if s.save != nil {
		if s.fill(path); sure {
			s.sure = path
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
		s.keep(s.state.path(e))
	}
}

// Close implements Closer.
func (s *FileChooser) Close() {
	s.stopTimer()
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
	case problem != "":
		return problem
	case s.save != nil:
		return s.saveStatus()
	}
	return s.T("chooser.how")
}

// Escape implements EscapeHandler.
func (s *FileChooser) Escape() bool {
	s.app.ClearMessage() // it is about the page
	s.app.Back()
	return true
}
