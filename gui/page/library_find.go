package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// makeFind makes the field, which keeps the focus: keys that a line of text does not need
// belong to the list.
func (p *Library) makeFind(text string) {
	p.find = p.NewSearch(text, p.do.Find)
	e := p.find.Entry
	e.OnEscape = p.escape
	e.OnSubmitted = func(string) { p.do.Press(LibraryOpen) }
	e.OnKey = p.key
	e.OnShortcut = p.shortcut
}

// escape empties the field, then chooses nothing, then leaves.
func (p *Library) escape() {
	switch {
	case p.find.Entry.Text != "":
		p.find.Fill("")
	case p.several():
		p.do.Choose(p.do.Cursor(), ChooseNone)
	default:
		p.do.Leave()
	}
}

// several reports whether puzzles were chosen besides that at the cursor.
func (p *Library) several() bool { return p.text.Chosen != "" }

// key moves the cursor; with Shift it chooses what it passes.
func (p *Library) key(name fyne.KeyName) bool {
	by, ok := map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -p.Page(), fyne.KeyPageDown: p.Page()}[name]
	if !ok {
		return false
	}
	how := ChooseMove
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0 {
		how = ChooseTo
	}
	p.move(by, how)
	return true
}

// move moves the cursor by some rows.
func (p *Library) move(by int, how Choosing) {
	if n := p.do.Len(); n > 0 {
		p.do.Choose(min(max(p.do.Cursor()+by, 0), n-1), how)
	}
}

// shortcut handles keys with Ctrl. What undoes typing elsewhere undoes changes of the library
// here, as far as there are any.
func (p *Library) shortcut(s fyne.Shortcut) bool {
	switch s := s.(type) {
	case *fyne.ShortcutUndo:
		return p.do.Undo()
	case *fyne.ShortcutSelectAll:
		if p.find.Entry.Text == "" {
			p.do.Choose(p.do.Cursor(), ChooseAll)
			return true
		}
	case *desktop.CustomShortcut:
		if s.Modifier&^fyne.KeyModifierShift != fyne.KeyModifierControl {
			return false
		}
		switch s.KeyName {
		case fyne.KeySpace:
			p.do.Choose(p.do.Cursor(), ChooseToggle)
		case fyne.KeyHome:
			p.move(-p.do.Len(), ChooseMove)
		case fyne.KeyEnd:
			p.move(p.do.Len(), ChooseMove)
		default:
			return false
		}
		return true
	}
	return false
}
