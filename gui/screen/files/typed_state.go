package files

import (
	"cmp"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"sudoku/gui/folder"
	"sudoku/puzzle/words"
)

// enter types a folder.
func (s *chooserState) enter(dir string) {
	s.dir, s.base, s.lost = dir, dir, nil
	s.typed = words.Visible(folder.Inside(folder.Short(dir, s.home)))
	s.text = s.typed
}

// enterEntry types a folder behind the one that is typed: not all names can be typed.
func (s *chooserState) enterEntry(e *folder.Entry) {
	s.plain()
	s.typed += e.Shown + "/"
	s.text, s.dir = s.typed, s.path(e)
}

// above types the folder above.
func (s *chooserState) above() { s.enter(filepath.Dir(s.dir)) }

// write takes what is typed now. What a folder is called stays as it is until that part is
// changed: not all names can be typed.
func (s *chooserState) write(text string) {
	s.text = text
	s.lost = nil
	switch typed, _ := folder.Split(text); {
	case folder.IsAddress(text):
		s.typed = typed
		path, err := folder.Address(text)
		if s.lost = err; path != "" {
			dir, _ := folder.Split(path)
			s.dir = folder.Resolve(dir, s.base, s.home)
		}
	case typed != s.typed:
		s.typed, s.dir = typed, folder.Resolve(typed, s.base, s.home)
	}
	s.sift()
}

// begun returns the path that begins anew with the last character of a text, behind a folder, where ~
// or / or an address is typed; "" if none does.
func (s *chooserState) begun(text string) string {
	last := len(text) - 1
	if last <= 0 || !strings.HasPrefix(s.text, text[:last]) || strings.HasPrefix(s.text, text) || folder.IsAddress(s.text) {
		return ""
	}
	if path := text[last:]; folder.Rooted(path) && strings.HasSuffix(text[:last], "/") { // in place of a name, or behind it
		return path
	}
	if path := text[min(len(s.typed), last):]; s.typed != "" && folder.IsAddress(path) {
		return path
	}
	return ""
}

// bare returns what is typed without the quotes round it or round its name, where nothing is called as it is typed;
// "" if there are none.
func (s *chooserState) bare() string {
	if _, e := s.target(); e != nil {
		return ""
	}
	if path := folder.Unquoted(s.text); path != s.text && (folder.Rooted(path) || folder.IsAddress(path)) {
		return path
	}
	if name := s.name(); s.here() && folder.Unquoted(name) != name {
		return s.typed + folder.Unquoted(name)
	}
	return ""
}

// name returns what is typed of a name.
func (s *chooserState) name() string {
	if folder.IsAddress(s.text) {
		path, _ := folder.Address(s.text)
		_, name := folder.Split(path)
		return words.Visible(name)
	}
	return s.text[len(s.typed):]
}

// plain has the path of an address that is typed in its place.
func (s *chooserState) plain() {
	if name := s.name(); folder.IsAddress(s.text) {
		s.enter(s.dir)
		s.text += name
	}
}

// completing returns the entry that begins with what is typed and would complete it, nil if there is none. In
// the place of a file to write that is a folder.
func (s *chooserState) completing() *folder.Entry {
	e, part := s.entry(s.chosen), words.Fold(s.name())
	if s.ask.Save {
		e = cmp.Or(s.folderBeginning(func(e *folder.Entry) bool { return strings.HasPrefix(e.Shown, s.name()) }),
			s.folderBeginning(func(e *folder.Entry) bool { return e.Begins(part) }))
	}
	if e == nil || !s.here() || part == "" || !e.Begins(part) {
		return nil
	}
	return e
}

// folderBeginning returns the first folder in sight of those whose names begin so, nil if there is none.
func (s *chooserState) folderBeginning(so func(*folder.Entry) bool) *folder.Entry {
	for i := range s.entries {
		if e := &s.entries[i]; s.isFolder(e) && !e.Hidden() && so(e) {
			return e
		}
	}
	return nil
}

// completion returns the name that Tab completes to, with the slash of a folder, and the part of it
// that isn't typed yet; "" if there is nothing to complete. A file to write gets a new name.
func (s *chooserState) completion() (name, rest string) {
	e, typed := s.completing(), s.name()
	if e == nil {
		return "", ""
	}
	if name = e.Shown; s.isFolder(e) {
		name += "/"
	}
	if n := utf8.RuneCountInString(typed); n < utf8.RuneCountInString(name) {
		return name, string([]rune(name)[n:])
	}
	return "", ""
}
