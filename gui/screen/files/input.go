package files

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"sudoku/gui/folder"
	"sudoku/puzzle/words"
)

// typing takes what is typed in the field.
func (s *Chooser) typing(string) {
	text := s.input.field.Value()
	if text == s.state.at.text {
		return
	}
	if path := s.state.at.begun(s.input.beforeEnding(text)); path != "" {
		s.input.field.Fill(path)
		return
	}
	s.app.ClearMessage() // it is about what was typed before
	was := s.state.at.dir
	s.acts = false
	if s.save != nil {
		s.save.forget()
	}
	s.state.write(text)
	if s.input.ownEnding() {
		return
	}
	s.state.follow()
	if s.state.at.dir != was {
		s.work.list()
	}
	s.sifted()
}

// Fill types a whole path.
func (s *Chooser) Fill(text string) { s.input.field.Fill(folder.Short(text, s.state.at.home)) }

// show shows in the field what the state says that is typed.
func (s *Chooser) show() {
	if s.save != nil {
		s.save.forget()
	}
	s.input.field.Fill(s.state.at.text)
	s.update()
}

// sifted shows the rows after others were listed or typed.
func (s *Chooser) sifted() {
	s.table.show(false)
	s.update()
}

// enter lists another folder. The name to write stays.
func (s *Chooser) enter(dir string) {
	name := s.state.at.name()
	if s.state.at.enter(dir); s.save != nil {
		s.state.at.text += name
	}
	s.show()
	s.work.list()
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
		s.state.follow()
		s.show()
		s.work.list()
	default:
		s.state.at.plain()
		s.input.field.Fill(s.state.at.typed + name)
	}
	return true
}

// choose chooses a row.
func (s *Chooser) choose(row int) {
	s.state.choose(row)
	s.chose()
}

// chose shows what was chosen, and which name that gives a file to write.
func (s *Chooser) chose() {
	row := s.state.chosen
	s.panel.shown.at = 0
	s.state.follow()
	s.show()
	s.state.chosen = row
	s.table.files.Pick(row)
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
		return s.input.field.AtEnd() && s.complete()
	case fyne.KeyUp:
		s.state.move(-1)
	case fyne.KeyDown:
		s.state.move(1)
	case fyne.KeyPageUp:
		s.state.move(-s.table.pageRows())
	case fyne.KeyPageDown:
		s.state.move(s.table.pageRows())
	default:
		return false
	}
	s.chose()
	return true
}

// Key implements KeyHandler.
func (s *Chooser) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	switch {
	case mod == fyne.KeyModifierAlt && name == fyne.KeyUp:
		s.enter(filepath.Dir(s.state.at.dir))
	case mod == fyne.KeyModifierControl && name == fyne.KeyL:
		s.FocusFind()
		s.input.field.TypedShortcut(&fyne.ShortcutSelectAll{})
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
		s.input.field.TypedShortcut(&fyne.ShortcutSelectAll{})
		return path
	}
	dir, name := splitPath(folder.Resolve(path, s.state.at.base, s.state.at.home))
	s.state.at.enter(dir)
	s.show()
	s.work.list()
	return words.Visible(name)
}
