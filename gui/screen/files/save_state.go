package files

import (
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
	"unicode"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/puzzle/words"
)

// kindNamed returns the kind that the name which is typed ends as, -1 if it ends as none.
func (s *chooserState) kindNamed() int {
	name := s.at.name()
	if s.ask.Kinds[s.kind].Has(name) { // several may have its ending
		return s.kind
	}
	return slices.IndexFunc(s.ask.Kinds, func(k portal.FileKind) bool { return k.Has(name) })
}

// ending returns the ending of the name that is typed, "" if what is behind its last point is a part of
// the name: no kind that can be written has that.
func (s *chooserState) ending() string {
	if s.kindNamed() < 0 {
		return ""
	}
	return filepath.Ext(s.at.name())
}

// follow has the file to write be of the kind that the name ends as or, where that is none, the one that was chosen.
func (s *chooserState) follow() {
	if !s.ask.Save {
		return
	}
	if s.kind = s.kindNamed(); s.kind < 0 {
		s.kind = s.wanted
	}
}

// fileName returns the name of the file to write: that which is typed gets the ending of its kind
// unless it has it, and is none if before that there is nothing to be seen.
func (s *chooserState) fileName() string {
	name, kind := s.at.name(), s.ask.Kinds[s.kind]
	unseen := func(r rune) bool { return r == '.' || unicode.IsSpace(r) }
	switch {
	case strings.TrimFunc(strings.TrimSuffix(name, s.ending()), unseen) == "":
		return ""
	case kind.Has(name):
		return name
	}
	return name + kind.Endings[0]
}

// there returns the entry in the place of the file to write, nil if there is none, and its name. A
// folder of the name that is typed is meant itself.
func (s *chooserState) there() (e *folder.Entry, name string) {
	if e = s.named(s.at.name()); e != nil && s.isFolder(e) {
		return e, e.Name
	}
	name = s.fileName()
	return s.named(name), name
}

// into returns the folder that is typed in the place of a name, nil if none is: one that is in the way of
// the file isn't.
func (s *chooserState) into() *folder.Entry {
	if e, _ := s.there(); e != nil && s.isFolder(e) && e.Shown != s.fileName() {
		return e
	}
	return nil
}

// newFolders are the arguments of a text about folders to be made.
func newFolders(path string) []any {
	return []any{"n", strings.Count(path, string(filepath.Separator)) + 1, "name", words.Visible(path)}
}

// taken says what is in the place of the file to write, "" if nothing is.
func (s *chooserState) taken(l words.Lang, now time.Time) string {
	e, _ := s.there()
	if e == nil {
		return ""
	}
	f := s.known.facts[e.Name]
	there := l.T("chooser.there.unread", "name", e.Shown)
	if what := contentOf(l, f); what != "" && !f.Changed.IsZero() {
		there = l.T("chooser.there", "name", e.Shown, "what", l.Commas(nonEmpty(linkTo(l, f), what, changedOn(l, now, f.Changed))...))
	}
	if f.ReadOnly {
		return l.Sentences(there, l.T("chooser.there.readonly"))
	}
	return there
}

// longestName is how many bytes a name has at most on the file systems of all systems.
const longestName = 255

// unwritable says why the file can't be written, "" if it can, as far as that is known.
func (s *chooserState) unwritable(l words.Lang) string {
	e, name := s.there()
	long := func(name string) bool { return len(name) > longestName }
	f := folder.Facts{}
	if e != nil {
		f = s.known.facts[e.Name]
	}
	switch at := s.blocking(); {
	case s.at.lost != nil:
		return l.Error(s.at.lost)
	case s.fileName() == "":
		return l.Error(errNoName)
	case e != nil && s.isFolder(e) && f.Err != nil:
		return l.T("chooser.cant", "name", e.Shown, "why", l.Error(f.Err))
	case e != nil && s.isFolder(e) && s.into() == nil:
		return l.T("chooser.taken.special", "name", e.Shown)
	case at != nil:
		return l.T("chooser.unwritable", "why", l.Error(syscall.ENOTDIR))
	case long(name) || slices.ContainsFunc(strings.Split(s.missing(), string(filepath.Separator)), long):
		return l.T("error.longname")
	case f.Kind == folder.Special:
		return l.T("chooser.taken.special", "name", e.Shown)
	case f.Link != "" && f.Kind == folder.Unknown && f.Err != nil:
		return l.T("chooser.taken.link", "name", e.Shown, "to", words.Visible(f.Link))
	}
	return ""
}

// blocking returns the file that is in the place of a folder to be made, nil if there is none.
func (s *chooserState) blocking() *folder.Entry {
	first := s.firstMissing()
	at := slices.IndexFunc(s.entries, func(e folder.Entry) bool { return e.Name == first })
	if first == "" || at < 0 {
		return nil
	}
	return &s.entries[at]
}
