package files

import (
	"path/filepath"
	"slices"
	"strings"
	"time"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/puzzle/words"
)

// A chooserState is what is asked for on the page of files, what is typed, and what is listed.
type chooserState struct {
	ask portal.FileQuestion
	at  typedPath

	fileListing
	reading bool
	slow    bool  // it doesn't answer
	stale   bool  // what is listed is of a folder that was left
	fault   error // why it can't be read
	known   knownFiles
	refuses func(folder.Facts) error // says why a file isn't what is asked for; nil: one is written

	kind    int   // of the chips: when opening 0 is all
	wanted  int   // the chip that was chosen last: a name that ends as another kind does has that for itself
	rows    []int // of the entries, those that begin with what is typed first
	matched int   // how many begin with it
	chosen  int   // the row, -1 for none
	picked  bool  // the person chose it, not what is typed
}

// A fileListing is what lies in a folder.
type fileListing struct {
	listed  string // the folder: what is asked for or, where that is missing, the nearest above it
	entries []folder.Entry
	changed time.Time // when the folder was changed before; zero: nobody knows
}

// newChooserState begins in the folder of a question.
func newChooserState(q portal.FileQuestion, home string) *chooserState {
	s := &chooserState{ask: q, at: typedPath{home: home, base: q.At}, chosen: -1}
	s.at.enter(q.At)
	s.at.text += q.Name
	return s
}

// missing returns the folder to be made first, with those in it, "" if there is none.
func (s *chooserState) missing() string {
	if s.stale || s.listed == s.at.dir || s.listed == "" {
		return ""
	}
	rest, err := filepath.Rel(s.listed, s.at.dir)
	if err != nil {
		return ""
	}
	return rest
}

// firstMissing returns the first folder of missing.
func (s *chooserState) firstMissing() string {
	first, _, _ := strings.Cut(s.missing(), string(filepath.Separator))
	return first
}

// here reports whether what is listed is the folder that is typed.
func (s *chooserState) here() bool { return !s.stale && s.missing() == "" }

// leave has nothing of what is listed chosen any more, if that is of another folder than is typed.
func (s *chooserState) leave() {
	if s.stale = s.listed != s.at.dir; s.stale {
		s.chosen = -1
	}
}

// take takes over what is listed, and keeps what the person chose.
func (s *chooserState) take(l fileListing) {
	var at *folder.Entry
	if s.picked {
		at = s.entry(s.chosen)
	}
	if l.listed != s.listed {
		s.known, at = knownFiles{map[string]folder.Facts{}, map[string]bool{}}, nil
	}
	s.fileListing, s.stale = l, false
	if l.listed != "" && (folder.Rooted(s.at.typed) || folder.IsAddress(s.at.typed)) {
		s.at.base = l.listed // not the folder that is typed: it may be missing
	}
	s.sift()
	if at != nil {
		s.picked = true
		s.chosen = slices.IndexFunc(s.rows, func(i int) bool { return s.entries[i].Name == at.Name })
	}
}

// sift puts the entries that begin with what is typed first, and chooses one of them.
func (s *chooserState) sift() {
	name := s.at.name()
	if !s.here() {
		name = ""
	}
	part, rest := words.Fold(name), make([]int, 0, len(s.entries))
	s.rows, s.chosen, s.picked = make([]int, 0, len(s.entries)), -1, false
	for i := range s.entries {
		e := &s.entries[i]
		switch {
		case e.Hidden() && !strings.HasPrefix(name, "."), !s.ofKind(e):
		case s.ask.Save || !e.Begins(part):
			rest = append(rest, i)
		default:
			if s.rows = append(s.rows, i); e.Shown == name {
				s.chosen = len(s.rows) - 1
			}
		}
	}
	s.matched = len(s.rows)
	s.rows = append(s.rows, rest...)
	if s.chosen < 0 && name != "" && s.matched > 0 { // some systems tell large letters from small ones
		s.chosen = max(0, slices.IndexFunc(s.rows[:s.matched], func(i int) bool { return strings.HasPrefix(s.entries[i].Shown, name) }))
	}
}

// ofKind reports whether an entry is of the kind that is chosen, by its ending: that is known of
// each. Folders always are.
func (s *chooserState) ofKind(e *folder.Entry) bool {
	if s.ask.Save || s.kind == 0 || s.isFolder(e) {
		return true
	}
	return s.ask.Kinds[s.kind-1].Has(e.Name)
}

// entry returns the entry of a row, nil if there is none.
func (s *chooserState) entry(row int) *folder.Entry {
	if row < 0 || row >= len(s.rows) {
		return nil
	}
	return &s.entries[s.rows[row]]
}

// meant reports whether an entry was chosen by the person or typed whole, and not the first so far that begins
// with what is typed.
func (s *chooserState) meant(e *folder.Entry) bool {
	return e != nil && (s.picked || e.Shown == s.at.name())
}

// move chooses a row by keys.
func (s *chooserState) move(by int) {
	if n := len(s.rows); n > 0 {
		s.choose(min(max(s.chosen+by, 0), n-1))
	}
}

// choose chooses a row. For a file to write its name is taken.
func (s *chooserState) choose(row int) {
	if s.stale {
		return
	}
	s.chosen, s.picked = row, true
	if e := s.entry(row); s.ask.Save && e != nil && !s.isFolder(e) {
		s.at.plain()
		s.at.text = s.at.typed + e.Shown
	}
}

// isFolder reports whether an entry is a folder, or a link that is known to lead to one.
func (s *chooserState) isFolder(e *folder.Entry) bool {
	return e.IsDir() || e.Leads || s.known.facts[e.Name].Kind == folder.Folder
}

// why says why an entry can't be opened, nil if it can, as far as that is known.
func (s *chooserState) why(e *folder.Entry) error {
	if s.refuses == nil {
		return nil
	}
	return s.refuses(s.known.facts[e.Name])
}

// path returns the path of an entry.
func (s *chooserState) path(e *folder.Entry) string { return filepath.Join(s.listed, e.Name) }

// target returns the path that Enter is for, and the entry there if it is listed.
func (s *chooserState) target() (path string, e *folder.Entry) {
	name := s.at.name()
	if e = s.entry(s.chosen); s.ask.Save {
		e, name = s.there()
	}
	switch {
	case e != nil && s.here():
		return s.path(e), e
	case name == "~" && s.at.typed == "":
		return folder.Resolve(name, s.at.base, s.at.home), nil
	case name == "":
		return "", nil
	default:
		return filepath.Join(s.at.dir, name), nil
	}
}

// named returns the entry of a name, nil if there is none.
func (s *chooserState) named(name string) *folder.Entry {
	if name == "" || !s.here() {
		return nil
	}
	at := slices.IndexFunc(s.entries, func(e folder.Entry) bool { return e.Shown == name })
	if at < 0 {
		return nil
	}
	return &s.entries[at]
}

// setKind chooses a chip: what is listed or, of a file to write, how its name ends.
func (s *chooserState) setKind(i int) {
	s.kind = i
	if !s.ask.Save {
		s.sift()
		return
	}
	s.wanted = i
	s.at.plain()
	ending := s.ask.Kinds[i].Endings[0]
	if was := s.ending(); was != ending {
		s.at.text = strings.TrimSuffix(s.at.text, was) + ending
	}
}
