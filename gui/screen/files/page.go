// Package files holds the page that asks for a file to open, or for the path of one to write.
package files

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/folder"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// chooserPage is the controls of the page.
type chooserPage struct {
	page.Base
	title *widget.Label
}

// makePage makes the controls.
func (s *Chooser) makePage(b page.Base) {
	s.chooserPage = chooserPage{Base: b, title: b.Title(s.state.ask.Title)}
	s.makeField()
	s.kinds.make(b)
	s.side.make(b)
	s.table.make(b)
	s.panel.make(b)
	s.makeButtons()
}

func (s *Chooser) makeField() {
	s.input.make(s.Base, func() { s.Escape() })
	s.input.field.OnChanged = s.typing
	s.input.field.OnSubmitted = func(string) { s.act() }
	s.input.field.OnKey, s.input.field.OnShortcut, s.input.field.OnPaste = s.fieldKey, func(of fyne.Shortcut) bool {
		k, ok := of.(*desktop.CustomShortcut)
		return ok && s.Key(k.KeyName, k.Modifier)
	}, s.paste
}

func (s *Chooser) makeButtons() {
	b := s.Base
	s.buttons = fileButtons{kit: b.Kit, hasDialog: s.app.HasDialog}
	s.buttons.back = b.Kit.Button(b.T("save.back"), false, s.app.Back)
	if s.save == nil {
		s.buttons.accept = b.Kit.PrimaryButton(func() string { return b.T("action.open") }, s.act)
		if s.order.Keep != nil {
			s.buttons.other = b.Kit.Button(b.T("chooser.keep"), false, s.keepAll)
		}
		return
	}
	s.buttons.accept = b.Kit.PrimaryButton(s.save.button, s.pressSave)
	if s.save.Text {
		s.buttons.other = b.Kit.Button(b.T("chooser.copy"), false, s.save.copy)
	}
	s.buttons.browse = b.Kit.Button(b.T("save.browse"), false, s.save.elsewhere)
}

// Objects implements page.Page.
func (s *Chooser) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.side.menu, s.input.path, s.kinds.chips, s.kinds.found, s.side.recent, s.side.usual, s.table.head, s.table.files,
		s.panel.name, s.panel.line, s.panel.pic, s.panel.thumbs, s.panel.note}
	return append(out, page.Objects(s.buttons.all(true))...)
}

// update shows what has changed.
func (s *Chooser) update() {
	if s.save != nil {
		s.save.measure()
	}
	s.kinds.show()
	for _, c := range []interface{ Repaint() }{s.input.path, s.side.recent, s.side.usual, s.buttons.accept} {
		c.Repaint()
	}
	s.limit()
	s.work.wantChosen()
	s.table.files.Refresh()
	s.panel.show()
	s.app.Refresh()
}

// limit disables what can't be done now.
func (s *Chooser) limit() {
	e := s.state.entry(s.state.chosen)
	if s.order != nil && s.order.Keep != nil {
		s.buttons.other.Disable(s.Unless(e != nil && s.state.known.facts[e.Name].Kind == folder.Puzzles, "chooser.nokeep"))
	}
	if s.save == nil {
		s.buttons.accept.Disable(s.state.hindrance(s.Lang))
		return
	}
	s.buttons.accept.Disable(s.save.hindrance())
	if s.save.Text {
		s.buttons.other.Disable(s.Unless(s.save.Quick(s.state.kind), "chooser.nocopy"))
	}
}
