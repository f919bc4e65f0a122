package library

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/page"
	"sudoku/puzzle/library"
)

// makeSearch makes the field, which keeps the focus: keys that a line of text does not need
// belong to the list.
func (s *Library) makeSearch() {
	s.search = page.NewSearch(s.Base, s.query.Text, s.reader.typed)
	e := s.search.Entry
	e.SetPlaceHolder(s.T("library.search", "examples", s.Lang.Commas(library.Examples(s.Lang, "level", "givens", "tag")...)))
	e.OnEscape = s.escape
	e.OnSubmitted = func(string) { s.press(libraryOpen) }
	e.OnKey = s.key
	e.OnShortcut = s.shortcut
}

// FocusFind moves the focus to the field.
func (s *Library) FocusFind() { s.app.Focus(s.search.Entry) }

// escape empties the field, then chooses nothing, then leaves.
func (s *Library) escape() {
	switch {
	case s.search.Entry.Text != "":
		s.search.Fill("")
	case s.shown.chosen != "": // besides the puzzle at the cursor
		s.Choose(s.cursor, ChooseNone)
	default:
		s.app.ClearMessage() // it is about the list
		s.app.Back()
	}
}

// key moves the cursor; with Shift it chooses what it passes.
func (s *Library) key(name fyne.KeyName) bool {
	by, ok := map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -s.list.pageRows(), fyne.KeyPageDown: s.list.pageRows()}[name]
	if !ok {
		return false
	}
	how := ChooseMove
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0 {
		how = ChooseTo
	}
	s.move(by, how)
	return true
}

// move moves the cursor by some rows.
func (s *Library) move(by int, how Choosing) {
	if n := s.Len(); n > 0 {
		s.Choose(min(max(s.cursor+by, 0), n-1), how)
	}
}

// shortcut handles keys with Ctrl. What undoes typing elsewhere undoes changes of the library
// here, as far as there are any.
func (s *Library) shortcut(of fyne.Shortcut) bool {
	switch of := of.(type) {
	case *fyne.ShortcutUndo:
		return s.tryUndo()
	case *fyne.ShortcutSelectAll:
		if s.search.Entry.Text == "" {
			s.Choose(s.cursor, ChooseAll)
			return true
		}
	case *desktop.CustomShortcut:
		if of.Modifier&^fyne.KeyModifierShift != fyne.KeyModifierControl {
			return false
		}
		switch of.KeyName {
		case fyne.KeySpace:
			s.Choose(s.cursor, ChooseToggle)
		case fyne.KeyHome:
			s.move(-s.Len(), ChooseMove)
		case fyne.KeyEnd:
			s.move(s.Len(), ChooseMove)
		default:
			return false
		}
		return true
	}
	return false
}
