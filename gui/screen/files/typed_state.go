package files

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"sudoku/gui/folder"
	"sudoku/puzzle/words"
)

// A typedPath is what is typed.
type typedPath struct {
	home  string // the person's folder
	text  string // of the field
	typed string // its folder, as it is typed
	dir   string // that folder
	base  string // where typed paths begin that begin nowhere themselves
	lost  error  // why the address that is typed leads nowhere
}

// enter types a folder.
func (t *typedPath) enter(dir string) {
	t.dir, t.base, t.lost = dir, dir, nil
	t.typed = words.Visible(folder.Inside(folder.Short(dir, t.home)))
	t.text = t.typed
}

// enterEntry types a folder behind the one that is typed: not all names can be typed.
func (s *chooserState) enterEntry(e *folder.Entry) {
	s.at.plain()
	s.at.typed += e.Shown + "/"
	s.at.text, s.at.dir = s.at.typed, s.path(e)
}

// write takes what is typed now, and sifts what is listed by it.
func (s *chooserState) write(text string) {
	s.at.write(text)
	s.sift()
}

// write takes what is typed now. What a folder is called stays as it is until that part is
// changed: not all names can be typed.
func (t *typedPath) write(text string) {
	t.text = text
	t.lost = nil
	switch typed, _ := folder.Split(text); {
	case folder.IsAddress(text):
		t.typed = typed
		path, err := folder.Address(text)
		if t.lost = err; path != "" {
			dir, _ := folder.Split(path)
			t.dir = folder.Resolve(dir, t.base, t.home)
		}
	case typed != t.typed:
		t.typed, t.dir = typed, folder.Resolve(typed, t.base, t.home)
	}
}

// begun returns the path that begins anew with the last character of a text, behind a folder, where ~
// or / or an address is typed; "" if none does.
func (t *typedPath) begun(text string) string {
	last := len(text) - 1
	if last <= 0 || !strings.HasPrefix(t.text, text[:last]) || strings.HasPrefix(t.text, text) || folder.IsAddress(t.text) {
		return ""
	}
	if path := text[last:]; folder.Rooted(path) && strings.HasSuffix(text[:last], "/") { // in place of a name, or behind it
		return path
	}
	if path := text[min(len(t.typed), last):]; t.typed != "" && folder.IsAddress(path) {
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
	if path := folder.Unquoted(s.at.text); path != s.at.text && (folder.Rooted(path) || folder.IsAddress(path)) {
		return path
	}
	if name := s.at.name(); s.here() && folder.Unquoted(name) != name {
		return s.at.typed + folder.Unquoted(name)
	}
	return ""
}

// name returns what is typed of a name.
func (t *typedPath) name() string {
	if folder.IsAddress(t.text) {
		path, _ := folder.Address(t.text)
		_, name := folder.Split(path)
		return words.Visible(name)
	}
	return t.text[len(t.typed):]
}

// plain has the path of an address that is typed in its place.
func (t *typedPath) plain() {
	if name := t.name(); folder.IsAddress(t.text) {
		t.enter(t.dir)
		t.text += name
	}
}

// completing returns the entry that begins with what is typed and would complete it, nil if there is none. In
// the place of a file to write that is a folder.
func (s *chooserState) completing() *folder.Entry {
	e, part := s.entry(s.chosen), words.Fold(s.at.name())
	if s.ask.Save {
		e = cmp.Or(s.folderBeginning(func(e *folder.Entry) bool { return strings.HasPrefix(e.Shown, s.at.name()) }),
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
	e, typed := s.completing(), s.at.name()
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
