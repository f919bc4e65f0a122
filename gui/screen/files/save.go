package files

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/gui/page"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A saving is the writing of a file: what is asked before, what was found out for it, and why it can't
// be done.
type saving struct {
	*screen.SaveOrder
	page.Base
	app    *screen.App
	state  *chooserState
	work   *folderWork
	update func()
	enter  func(dir string) // lists another folder
	take   func(path string, sure bool)
	said   func() bool // whether the page has room for how the kind writes

	rooms, measures *session.Jobs
	wrong           string        // why it wasn't written
	sure            string        // the file that the next Enter replaces
	besides         []string      // and these, which are written with it
	sizes           map[int]int64 // of what is written, by its kinds
	room            room
}

// forget forgets what was asked about a path: another is typed.
func (w *saving) forget() { w.wrong, w.sure, w.besides = "", "", nil }

// Press writes the file, as Enter does: one that is there already is replaced only after a second
// time, or by the button, which says so.
func (s *Chooser) Press() {
	path, _ := s.state.target()
	switch {
	case s.state.at.lost != nil:
		s.save.fail(s.state.at.lost)
		return
	case path == "":
		s.save.fail(errNoName)
		return
	case s.state.reading && !s.state.slow: // until it is known what is there
		s.acts = true
		return
	}
	s.save.writeTo(path)
}

// writeTo writes the file to a path, unless it has to ask first.
func (w *saving) writeTo(path string) {
	sure := w.sure == path
	w.wrong = ""
	w.check(path, w.state.missing() != "", func(c checked) {
		fresh, known := errors.Is(c.err, fs.ErrNotExist), slices.Equal(c.besides, w.besides)
		switch {
		case !fresh && c.err != nil:
			w.fail(c.err)
		case !fresh && c.info.IsDir() && shownName(path) != w.state.fileName():
			w.enter(path)
		case !fresh && !c.info.Mode().IsRegular():
			w.fail(store.ErrNotFile)
		case known && (fresh || sure):
			w.write(path)
		default:
			w.sure, w.besides = path, c.besides
			w.work.list() // it may be new
			w.update()
		}
	})
	w.update()
}

var errNoName = words.Error("chooser.noname")

// write writes the file, and leaves the page when that is done.
func (w *saving) write(path string) {
	w.Write(w.work.checks, path, w.state.kind, func(err error) {
		if err != nil {
			w.fail(err)
			return
		}
		w.app.Back()
		w.Saved(w.app, path)
	})
	if w.work.checks.Busy() {
		w.update()
	}
}

// Fail implements Saver: it says why the file wasn't written.
func (s *Chooser) Fail(err error) { s.save.fail(err) }

// fail says why the file wasn't written.
func (w *saving) fail(err error) {
	w.wrong = w.T("save.failed", "why", w.Lang.Error(err))
	w.update()
}

// button is the text of the button that writes: what it does to what is there.
func (w *saving) button() string {
	e, _ := w.state.there()
	switch missing := w.state.missing(); {
	case missing != "":
		return w.T("chooser.make", newFolders(missing)...)
	case w.state.into() != nil:
		return w.T("action.open")
	case e != nil && !w.state.isFolder(e) || w.asked():
		return w.T("chooser.replace")
	}
	return w.T("save.save")
}

// asked reports whether the page has asked about the file that is typed.
func (w *saving) asked() bool {
	path, _ := w.state.target()
	return w.sure != "" && w.sure == path
}

// pressSave presses the button. What it says that it does needs no second press.
func (s *Chooser) pressSave() {
	if e, _ := s.state.there(); e != nil {
		s.save.sure, _ = s.state.target()
	}
	s.Press()
}

// copy copies what would be written.
func (w *saving) copy() {
	var text strings.Builder
	if err := w.Encode(&text, w.state.kind); err != nil {
		w.fail(err)
		return
	}
	w.app.Back()
	w.app.CopyText(text.String())
	w.app.Say(w.T("copy.as", "format", w.state.ask.Kinds[w.state.kind].Name))
}

// elsewhere lets the player choose the path in the system's dialog.
func (w *saving) elsewhere() {
	path, _ := w.state.target()
	kinds := []portal.FileKind{w.state.ask.Kinds[w.state.kind]}
	w.app.SaveAs(w.state.ask.Title, path, kinds, func(path string) {
		path, sure := screen.Complete(path, kinds[0].Endings[0])
		w.take(path, sure)
	}, func() { // it failed, and won't be there later either
		w.app.Warn(w.T("file.noportal"))
		w.app.Relayout()
	})
}

// status says what saving does.
func (w *saving) status() string {
	there, missing := w.state.taken(w.Lang, w.app.Sessions().Now()), w.state.missing()
	switch {
	case missing != "":
		return w.T("chooser.make.how", newFolders(missing)...)
	case w.state.into() != nil:
		return w.T("chooser.how.save")
	case w.asked():
		n := len(w.besides)
		if there != "" {
			n++
		}
		return w.Lang.Sentences(there, w.besidesText(), w.T("chooser.again", "n", n))
	case there != "":
		return w.Lang.Sentences(there, w.T("chooser.replaces"))
	case screen.EndingOf(w.state.at.name()) != "" && w.state.ending() == "":
		return w.Lang.Sentences(w.T("chooser.named", "name", w.state.fileName()), w.refusal())
	case w.state.kind != w.Kind && w.How != nil && !w.said(): // the panel has no room for it
		return w.How(w.Lang, w.state.kind)
	}
	return w.T("chooser.how.save")
}

// refusal says why what is saved has no room in files of the ending that is typed, "" where that isn't why.
func (w *saving) refusal() string {
	if w.Refuses == nil {
		return ""
	}
	if err := w.Refuses(screen.EndingOf(w.state.at.name())); err != nil {
		return w.Lang.Error(err)
	}
	return ""
}

// besidesText says which files are replaced besides the one that is named, "" if none is.
func (w *saving) besidesText() string {
	switch n := len(w.besides); n {
	case 0:
		return ""
	case 1:
		return w.T("chooser.there.unread", "name", shownName(w.besides[0]))
	default:
		return w.T("chooser.there.several", "name", shownName(w.besides[0]), "n", n-1)
	}
}

// hindrance says why nothing can be saved there, "" if it can, as far as that is known.
func (w *saving) hindrance() string {
	if fault := w.state.fault; fault != nil && !errors.Is(fault, fs.ErrPermission) { // in a folder that can't be listed one may write
		return w.T("chooser.unwritable", "why", w.Lang.Error(fault))
	}
	if w.room.why != nil && w.room.dir == w.state.listed && !w.state.stale {
		return w.room.text(w.Lang)
	}
	return w.state.unwritable(w.Lang)
}

// splitPath parts a path into its folder and its name.
func splitPath(path string) (dir, name string) { return filepath.Dir(path), filepath.Base(path) }

// shownName is the name of a path as it can be shown.
func shownName(path string) string { return words.Visible(filepath.Base(path)) }
