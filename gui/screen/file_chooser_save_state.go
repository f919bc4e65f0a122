package screen

import (
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"sudoku/gui/folder"
	"sudoku/puzzle/words"
)

// fileName returns the name of the file to write: that which is typed gets the ending of its kind if
// it has none.
func (s *chooserState) fileName() string {
	name := s.name()
	if name == "" || endingOf(name) != "" {
		return name
	}
	return name + s.ask.Kinds[s.kind].Endings[0]
}

// there returns the entry in the place of the file to write, nil if there is none, and its name. A
// folder of the name that is typed is meant itself.
func (s *chooserState) there() (e *folder.Entry, name string) {
	if e = s.named(s.name()); e != nil && s.isFolder(e) {
		return e, e.Name
	}
	name = s.fileName()
	return s.named(name), name
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
	f := s.known[e.Name]
	if what := contentOf(l, f); what != "" && !f.Changed.IsZero() {
		return l.T("chooser.there", "name", e.Shown, "what", l.Commas(nonEmpty(linkTo(l, f), what, changedOn(l, now, f.Changed))...))
	}
	return l.T("chooser.there.unread", "name", e.Shown)
}

// longestName is how many bytes a name has at most on the file systems of all systems.
const longestName = 255

// unwritable says why the file can't be written, "" if it can, as far as that is known.
func (s *chooserState) unwritable(l words.Lang) string {
	e, name := s.there()
	long := func(name string) bool { return len(name) > longestName }
	f := folder.Facts{}
	if e != nil {
		f = s.known[e.Name]
	}
	switch at := s.blocking(); {
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
