package files

import (
	"path/filepath"

	"sudoku/gui/folder"
	"sudoku/puzzle/words"
)

// isKnown reports whether it is known what an entry is now.
func (s *chooserState) isKnown(e *folder.Entry) bool {
	_, known := s.known[e.Name]
	return known && !s.aged[e.Name]
}

// learn takes over what was found out about entries that weren't known.
func (s *chooserState) learn(all map[string]folder.Facts) {
	for name, f := range all {
		was, known := s.known[name]
		if known && !s.aged[name] {
			continue
		}
		if !was.Kind.IsPicture() || !f.Changed.Equal(was.Changed) { // else it may be known that it can't be shown
			s.known[name] = f
		}
		delete(s.aged, name)
	}
}

// age has all that is known of the entries asked for again when they are seen.
func (s *chooserState) age() {
	for name := range s.known {
		s.aged[name] = true
	}
}

// note notes what was found out about a path, if it is listed.
func (s *chooserState) note(path string, f folder.Facts) {
	if e := s.named(words.Visible(filepath.Base(path))); e != nil && s.path(e) == path {
		s.known[e.Name] = f
	}
}
