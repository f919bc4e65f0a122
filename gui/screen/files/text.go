package files

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"sudoku/gui/caption"
	"sudoku/gui/folder"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A fileRow is what the list shows of an entry.
type fileRow struct {
	Name  string
	Bold  int // how many of its characters are typed
	What  string
	When  string
	Drawn fileDrawing
	Dim   bool // it doesn't begin with what is typed
	Off   bool // it can't be opened
}

// row returns what the list shows.
func (s *chooserState) row(i int, l words.Lang, now time.Time) fileRow {
	e := s.entry(i)
	f := s.known.facts[e.Name]
	r := fileRow{Name: e.Shown, What: whatIs(l, f), Off: s.why(e) != nil, Drawn: drawingOf(e, f)}
	if e.IsDir() && f.Changed.IsZero() && f.Err == nil {
		r.What = l.T("chooser.folder")
	}
	if !f.Changed.IsZero() {
		r.When = changedOn(l, now, f.Changed)
	}
	if name := s.at.name(); !s.ask.Save && s.here() {
		if r.Dim = i >= s.matched; !r.Dim {
			r.Bold = min(utf8.RuneCountInString(name), utf8.RuneCountInString(r.Name))
		}
	}
	return r
}

// whatIs says what a file is, "" while that is not known.
func whatIs(l words.Lang, f folder.Facts) string {
	what := contentOf(l, f)
	switch {
	case f.Link == "":
		return what
	case f.Kind == folder.Unknown && f.Err != nil && !errors.Is(f.Err, fs.ErrPermission):
		return l.T("chooser.dead", "to", words.Visible(f.Link))
	}
	return l.T("chooser.link", "what", what)
}

// contentOf is whatIs of what a link leads to.
func contentOf(l words.Lang, f folder.Facts) string {
	more := ""
	if f.More {
		more = ".more"
	}
	switch {
	case f.Kind == folder.Special:
		return l.T("chooser.special")
	case f.Err != nil:
		return l.T("chooser.unread")
	case f.Kind == folder.Folder:
		return l.T("chooser.folder.holds"+more, caption.Counted(l, f.Count)...)
	case f.Kind == folder.Puzzles:
		return l.Commas(append([]string{l.T("chooser.puzzles"+more, caption.Counted(l, f.Count)...)}, rulesOf(l, f)...)...)
	case f.Kind == folder.Set && f.Count > 0 && !f.More:
		return l.T("chooser.set.holds", caption.Counted(l, f.Count)...)
	case f.Kind == folder.Game && f.Of > 0 && f.Placed == f.Of:
		return l.T("chooser.game.full")
	case f.Kind == folder.Game && f.Of > 0:
		return l.T("chooser.game.placed", "n", f.Placed, "of", f.Of)
	case fileKindKeys[f.Kind] != "":
		return l.T("chooser." + fileKindKeys[f.Kind])
	}
	return ""
}

// rulesOf says that puzzles have other rules than the classic ones, nothing of those.
func rulesOf(l words.Lang, f folder.Facts) []string {
	if slices.ContainsFunc(f.First, func(p puzzle.Puzzle) bool { return p.Shape != nil }) {
		return []string{l.T("chooser.rules")}
	}
	return nil
}

// linkTo says where a link leads, "" of what is none.
func linkTo(l words.Lang, f folder.Facts) string {
	if f.Link == "" {
		return ""
	}
	return l.T("chooser.link.to", "to", words.Visible(f.Link))
}

// fileKindKeys end the keys of what files are called of which no more is known.
var fileKindKeys = map[folder.Kind]string{folder.Game: "game", folder.Photo: "photo", folder.PDF: "pdf", folder.Set: "set", folder.Backup: "backup", folder.Text: "text"}

// changedOn says when a file was changed, as briefly as can be.
func changedOn(l words.Lang, now, t time.Time) string {
	t = t.In(now.Location())
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	switch {
	case day(t) == day(now):
		return l.T("chooser.today")
	case day(t) == day(now.AddDate(0, 0, -1)):
		return l.T("chooser.yesterday")
	case t.Year() == now.Year():
		return page.BriefDay(l, day(t))
	}
	return l.T("recent.year", "day", page.BriefDay(l, day(t)), "year", t.Year())
}

// found says how many entries begin with what is typed, or how many there are.
func (s *chooserState) found(l words.Lang) (text string, isNew bool) {
	switch name := s.missing(); {
	case name != "" && s.ask.Save:
		return l.T("chooser.new", newFolders(name)...), true
	case !s.here() || s.listed == "" || s.fault != nil:
		return "", false
	}
	if name := s.at.name(); name != "" && !s.ask.Save {
		return l.T("chooser.begin", "n", s.matched, "count", l.Number(s.matched), "of", l.Number(len(s.rows)), "text", name), false
	}
	return l.T("chooser.entries", caption.Counted(l, len(s.rows))...), false
}

// hindrance says why nothing can be opened now, "" if something may be.
func (s *chooserState) hindrance(l words.Lang) string {
	switch path, e := s.target(); {
	case s.at.lost != nil:
		return s.problem(l)
	case path == "":
		return l.T("chooser.none")
	case e != nil && s.isFolder(e) && s.why(e) == nil:
		return ""
	case e == nil && s.here() && !s.reading && strings.Trim(s.at.name(), ".~") != "":
		return l.T("chooser.nofile", "name", s.at.name())
	}
	return s.problem(l)
}

// problem says why nothing can be chosen, or why what is chosen can't be opened, "" if it can.
func (s *chooserState) problem(l words.Lang) string {
	switch e := s.entry(s.chosen); {
	case s.at.lost != nil:
		return l.Error(s.at.lost)
	case s.slow:
		return l.T("chooser.slow")
	case s.fault != nil:
		return l.T("chooser.fault", "why", l.Error(s.fault))
	case s.missing() != "" && !s.ask.Save && !strings.ContainsAny(s.at.text[:min(1, len(s.at.text))], `'"`): // a path in quotes is read at Enter
		return l.T("chooser.nofolder", "name", words.Visible(s.firstMissing()))
	case e != nil && s.why(e) != nil:
		return l.T("chooser.cant", "name", e.Shown, "why", l.Error(s.why(e)))
	}
	return ""
}

// nonEmpty returns the texts that say something.
func nonEmpty(texts ...string) (list []string) {
	for _, t := range texts {
		if t != "" {
			list = append(list, t)
		}
	}
	return list
}

// sizeOf says how large a file is, "" of what is none.
func sizeOf(l words.Lang, f folder.Facts) string {
	if f.Size == 0 || f.Kind == folder.Folder || f.Kind == folder.Special {
		return ""
	}
	return bytesText(l, f.Size)
}

// bytesText writes a number of bytes in the unit that suits.
func bytesText(l words.Lang, n int64) string {
	switch {
	case n < 1000:
		return wholeBytes(l, n)
	case n < 1e6:
		return l.T("chooser.kb", "n", l.Number(int((n+500)/1000)))
	}
	return l.T("chooser.mb", "n", l.Decimal(float64(n)/1e6, 1))
}

// wholeBytes writes a number of bytes to the last of them.
func wholeBytes(l words.Lang, n int64) string {
	return l.T("chooser.bytes", caption.Counted(l, int(n))...)
}
