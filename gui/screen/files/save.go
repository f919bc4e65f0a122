package files

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/gui/screen"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// Press writes the file, as Enter does: one that is there already is replaced only after a second
// time, or by the button, which says so.
func (s *Chooser) Press() {
	path, _ := s.state.target()
	switch {
	case s.state.lost != nil:
		s.Fail(s.state.lost)
		return
	case path == "":
		s.Fail(errNoName)
		return
	case s.state.reading && !s.state.slow: // until it is known what is there
		s.acts = true
		return
	}
	s.writeTo(path)
}

// writeTo writes the file to a path, unless it has to ask first.
func (s *Chooser) writeTo(path string) {
	sure := s.sure == path
	s.wrong = ""
	s.check(path, s.state.missing() != "", func(c checked) {
		fresh, known := errors.Is(c.err, fs.ErrNotExist), slices.Equal(c.besides, s.besides)
		switch {
		case !fresh && c.err != nil:
			s.Fail(c.err)
		case !fresh && c.info.IsDir() && shownName(path) != s.state.fileName():
			s.enter(path)
		case !fresh && !c.info.Mode().IsRegular():
			s.Fail(store.ErrNotFile)
		case known && (fresh || sure):
			s.write(path)
		default:
			s.sure, s.besides = path, c.besides
			s.list() // it may be new
			s.update()
		}
	})
	s.update()
}

var errNoName = words.Error("chooser.noname")

// write writes the file, and leaves the page when that is done.
func (s *Chooser) write(path string) {
	s.save.Write(s.checks, path, s.state.kind, func(err error) {
		if err != nil {
			s.Fail(err)
			return
		}
		s.app.Back()
		s.save.Saved(s.app, path)
	})
	if s.checks.Busy() {
		s.update()
	}
}

// Fail says why the file wasn't written.
func (s *Chooser) Fail(err error) {
	s.wrong = s.T("save.failed", "why", s.Lang.Error(err))
	s.update()
}

// saveText is the text of the button that writes: what it does to what is there.
func (s *Chooser) saveText() string {
	e, _ := s.state.there()
	switch missing := s.state.missing(); {
	case missing != "":
		return s.T("chooser.make", newFolders(missing)...)
	case s.state.into() != nil:
		return s.T("action.open")
	case e != nil && !s.state.isFolder(e) || s.asked():
		return s.T("chooser.replace")
	}
	return s.T("save.save")
}

// asked reports whether the page has asked about the file that is typed.
func (s *Chooser) asked() bool {
	path, _ := s.state.target()
	return s.sure != "" && s.sure == path
}

// pressSave presses the button. What it says that it does needs no second press.
func (s *Chooser) pressSave() {
	if e, _ := s.state.there(); e != nil {
		s.sure, _ = s.state.target()
	}
	s.Press()
}

// copyInstead copies what would be written.
func (s *Chooser) copyInstead() {
	var text strings.Builder
	if err := s.save.Encode(&text, s.state.kind); err != nil {
		s.Fail(err)
		return
	}
	s.app.Back()
	s.app.CopyText(text.String())
	s.app.Say(s.T("copy.as", "format", s.state.ask.Kinds[s.state.kind].Name))
}

// saveStatus says what saving does.
func (s *Chooser) saveStatus() string {
	there, missing := s.state.taken(s.Lang, s.app.Sessions().Now()), s.state.missing()
	switch {
	case missing != "":
		return s.T("chooser.make.how", newFolders(missing)...)
	case s.state.into() != nil:
		return s.T("chooser.how.save")
	case s.asked():
		n := len(s.besides)
		if there != "" {
			n++
		}
		return s.Lang.Sentences(there, s.besidesText(), s.T("chooser.again", "n", n))
	case there != "":
		return s.Lang.Sentences(there, s.T("chooser.replaces"))
	case screen.EndingOf(s.state.name()) != "" && s.state.ending() == "":
		return s.Lang.Sentences(s.T("chooser.named", "name", s.state.fileName()), s.refusal())
	case s.state.kind != s.save.Kind && s.save.How != nil && !s.note.Visible(): // the panel has no room for it
		return s.T(s.save.How(s.state.kind))
	}
	return s.T("chooser.how.save")
}

// refusal says why what is saved has no room in files of the ending that is typed, "" where that isn't why.
func (s *Chooser) refusal() string {
	if s.save.Refuses == nil {
		return ""
	}
	if err := s.save.Refuses(screen.EndingOf(s.state.name())); err != nil {
		return s.Lang.Error(err)
	}
	return ""
}

// besidesText says which files are replaced besides the one that is named, "" if none is.
func (s *Chooser) besidesText() string {
	switch n := len(s.besides); n {
	case 0:
		return ""
	case 1:
		return s.T("chooser.there.unread", "name", shownName(s.besides[0]))
	default:
		return s.T("chooser.there.several", "name", shownName(s.besides[0]), "n", n-1)
	}
}

// noSaving says why nothing can be saved there, "" if it can, as far as that is known.
func (s *Chooser) noSaving() string {
	if fault := s.state.fault; fault != nil && !errors.Is(fault, fs.ErrPermission) { // in a folder that can't be listed one may write
		return s.T("chooser.unwritable", "why", s.Lang.Error(fault))
	}
	if s.room.why != nil && s.room.dir == s.state.listed && !s.state.stale {
		return s.room.text(s.Lang)
	}
	return s.state.unwritable(s.Lang)
}

// splitPath parts a path into its folder and its name.
func splitPath(path string) (dir, name string) { return filepath.Dir(path), filepath.Base(path) }

// shownName is the name of a path as it can be shown.
func shownName(path string) string { return words.Visible(filepath.Base(path)) }
