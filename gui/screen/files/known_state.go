package files

import (
	"path/filepath"

	"sudoku/gui/folder"
	"sudoku/puzzle/words"
)

// knownFiles is what is known of the entries of a folder, by their names.
type knownFiles struct {
	facts map[string]folder.Facts
	aged  map[string]bool // of which that is known from before the folder was changed
}

// has reports whether it is known what an entry is now.
func (k *knownFiles) has(e *folder.Entry) bool {
	_, known := k.facts[e.Name]
	return known && !k.aged[e.Name]
}

// learn takes over what was found out about entries that weren't known.
func (k *knownFiles) learn(all map[string]folder.Facts) {
	for name, f := range all {
		was, known := k.facts[name]
		if known && !k.aged[name] {
			continue
		}
		if !was.Kind.IsPicture() || !f.Changed.Equal(was.Changed) { // else it may be known that it can't be shown
			k.facts[name] = f
		}
		delete(k.aged, name)
	}
}

// age has all that is known of the entries asked for again when they are seen.
func (k *knownFiles) age() {
	for name := range k.facts {
		k.aged[name] = true
	}
}

// note notes what was found out about a path, if it is listed.
func (s *chooserState) note(path string, f folder.Facts) {
	if e := s.named(words.Visible(filepath.Base(path))); e != nil && s.path(e) == path {
		s.known.facts[e.Name] = f
	}
}
