package files

import (
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// typing takes what is typed in the field.
func (s *Chooser) typing(string) {
	text := s.field.Value()
	if text == s.state.text {
		return
	}
	if path := s.state.begun(s.beforeEnding(text)); path != "" {
		s.field.Fill(path)
		return
	}
	s.app.ClearMessage() // it is about what was typed before
	was := s.state.dir
	s.acts, s.wrong, s.sure, s.besides = false, "", "", nil
	s.state.write(text)
	if s.ownEnding() {
		return
	}
	s.followEnding()
	if s.state.dir != was {
		s.list()
	}
	s.sifted()
}

// beforeEnding returns a text without the ending that was suggested, if the cursor stands before that.
func (s *Chooser) beforeEnding(text string) string {
	if s.save == nil {
		return text
	}
	name, ok := strings.CutSuffix(text, s.state.ask.Kinds[s.state.kind].Endings[0])
	if !ok || s.field.CursorColumn != utf8.RuneCountInString(name) {
		return text
	}
	return name
}

// ownEnding leaves the ending out that was suggested, where the name that is typed before it has got one
// of another kind, and reports whether it did.
func (s *Chooser) ownEnding() bool {
	name := s.beforeEnding(s.state.text)
	ends := func(k portal.FileKind) bool { return k.Has(name) }
	if name == s.state.text || screen.EndingOf(name) == "" || !slices.ContainsFunc(s.state.ask.Kinds, ends) {
		return false
	}
	s.field.Fill(name)
	return true
}

// followEnding chooses the kind that the typed name is of.
func (s *Chooser) followEnding() {
	if s.save != nil {
		s.state.follow()
	}
}

// Fill types a whole path.
func (s *Chooser) Fill(text string) { s.field.Fill(folder.Short(text, s.state.home)) }

// show shows in the field what the state says that is typed.
func (s *Chooser) show() {
	s.wrong, s.sure, s.besides = "", "", nil
	s.field.Fill(s.state.text)
	s.update()
}

// sifted shows the rows after others were listed or typed.
func (s *Chooser) sifted() {
	s.files.Pick(-1)
	s.files.Pick(s.state.chosen)
	s.update()
}

// siftedInPlace shows the rows after the same folder was listed once more, where they were.
func (s *Chooser) siftedInPlace() {
	at := s.files.GetScrollOffset()
	s.sifted()
	s.files.ScrollToOffset(at)
}

// enter lists another folder. The name to write stays.
func (s *Chooser) enter(dir string) {
	name := s.state.name()
	if s.state.enter(dir); s.save != nil {
		s.state.text += name
	}
	s.show()
	s.list()
}

// goUp lists the folder above.
func (s *Chooser) goUp() {
	name := s.state.name()
	if s.state.above(); s.save != nil {
		s.state.text += name
	}
	s.show()
	s.list()
}

// complete types what the field offers, and reports whether it offers anything.
func (s *Chooser) complete() bool {
	name, _ := s.state.completion()
	switch e := s.state.completing(); {
	case name == "":
		return false
	case s.state.isFolder(e):
		s.app.ClearMessage() // it is about what was typed before
		s.acts = false
		s.state.enterEntry(e)
		s.followEnding()
		s.show()
		s.list()
	default:
		s.state.plain()
		s.field.Fill(s.state.typed + name)
	}
	return true
}

// move chooses another row by keys.
func (s *Chooser) move(by int) {
	s.state.move(by)
	s.chose()
}

// choose chooses a row.
func (s *Chooser) choose(row int) {
	s.state.choose(row)
	s.chose()
}

// chose shows what was chosen, and which name that gives a file to write.
func (s *Chooser) chose() {
	row := s.state.chosen
	s.shown.at = 0
	s.followEnding()
	s.show()
	s.state.chosen = row
	s.files.Pick(row)
	s.update()
}

// SetKind chooses a chip.
func (s *Chooser) SetKind(i int) {
	s.state.setKind(i)
	s.show()
	s.sifted()
}

// fieldKey handles the keys that the list and what completes the field have in it.
func (s *Chooser) fieldKey(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyTab:
		return s.complete()
	case fyne.KeyRight:
		return s.field.AtEnd() && s.complete()
	case fyne.KeyUp:
		s.move(-1)
	case fyne.KeyDown:
		s.move(1)
	case fyne.KeyPageUp:
		s.move(-s.pageRows())
	case fyne.KeyPageDown:
		s.move(s.pageRows())
	default:
		return false
	}
	return true
}

func (s *Chooser) pageRows() int {
	return max(1, int(float64(s.files.Size().Height)/(s.rowHeight()+4))-1)
}

// fieldShortcut handles keys with Alt and Ctrl in the field.
func (s *Chooser) fieldShortcut(of fyne.Shortcut) bool {
	k, ok := of.(*desktop.CustomShortcut)
	return ok && s.Key(k.KeyName, k.Modifier)
}

// Key implements KeyHandler.
func (s *Chooser) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	switch {
	case mod == fyne.KeyModifierAlt && name == fyne.KeyUp:
		s.goUp()
	case mod == fyne.KeyModifierControl && name == fyne.KeyL:
		s.FocusFind()
		s.field.TypedShortcut(&fyne.ShortcutSelectAll{})
	default:
		return false
	}
	return true
}

// paste has a path, or the address of a file, take the place of what is typed. What can't be typed of
// it stays as it is, see chooserState.write.
func (s *Chooser) paste(text string) string {
	path, several := folder.Clean(text)
	if s.state.named(text) != nil {
		path = text // with the quotes that are a part of its name
	}
	if several {
		s.app.Later(func() { s.app.Say(s.T("chooser.first")) }) // what is said of what was typed before is cleared first
	}
	switch shown := words.Visible(path); {
	case !folder.Rooted(path) && !folder.IsAddress(path):
		return path
	case shown == path:
		s.field.TypedShortcut(&fyne.ShortcutSelectAll{})
		return path
	}
	dir, name := splitPath(folder.Resolve(path, s.state.base, s.state.home))
	s.state.enter(dir)
	s.show()
	s.list()
	return words.Visible(name)
}
