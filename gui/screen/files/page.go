// Package files holds the page that asks for a file to open, or for the path of one to write.
package files

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/folder"
	"sudoku/gui/page"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// chooserPage is the controls of the page.
type chooserPage struct {
	page.Base
	title  *widget.Label
	field  *page.TextEntry
	path   *page.OfferField // holds the field, and shows what completes it
	chips  *widget.Control
	found  *widget.Label
	wide   float64 // the room for chips and found; 0: the page is not arranged yet
	recent *widget.Control
	usual  *widget.Control
	menu   *widget.Control // all places as a menu, where there is no room for them
	head   *widget.Pic
	files  *widget.List

	name   *widget.Label
	line   *widget.Label
	pic    *widget.Pic
	thumbs *widget.Control
	note   *widget.Label
	accept *widget.Control
	other  *widget.Control // keeps what is chosen, or copies what would be written; nil where neither is offered
	browse *widget.Control // opens the system's dialog, where there is one
	back   *widget.Control
}

// makePage makes the controls.
func (s *Chooser) makePage(b page.Base) {
	s.chooserPage = chooserPage{Base: b, title: b.Title(s.state.ask.Title)}
	s.makeField()
	s.chips = b.Kit.NewControl(s.chipZones, s.paintChips, s.tapChip)
	s.chips.Name = b.T("chooser.kinds")
	s.found = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
	s.recent = s.newPlaces("chooser.recent", s.lastUsed)
	s.usual = s.newPlaces("chooser.places", func() []folder.Place { return s.places })
	s.menu = page.DropDown(b, func() string { return "" }, func() string { return b.T("chooser.places") }, s.placeItems, true)
	s.head = b.Kit.NewPic(s.paintHead)
	s.makeList()
	s.name = b.Title("")
	s.line = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	s.pic = b.Kit.NewPic(s.paintPreview)
	s.thumbs = b.Kit.NewControl(s.thumbZones, s.paintThumbs, s.tapThumb)
	s.thumbs.Name = b.T("chooser.others")
	s.note = b.Kit.Paragraph(theme.Secondary)
	s.makeButtons()
}

func (s *Chooser) makeField() {
	s.field = page.NewEntry(s.Base, page.PathText, func() { s.Escape() })
	s.field.Weigh = true
	s.field.OnChanged = s.typing
	s.field.OnSubmitted = func(string) { s.act() }
	s.field.OnKey, s.field.OnShortcut, s.field.OnPaste = s.fieldKey, s.fieldShortcut, s.paste
	s.field.TakesTab = func() bool { name, _ := s.state.completion(); return name != "" }
	s.path = page.NewOfferField(s.Base, s.field, s.paintOffer, s.offered)
}

func (s *Chooser) makeList() {
	s.files = s.Kit.NewList(s.rowHeight(), func() int { return len(s.state.rows) }, s.paintRow, s.choose)
	s.files.Own, s.files.Name = true, s.T("chooser.list")
	s.files.Zones = screen.WholeRow
	s.files.Tap = func(row, _ int) { s.choose(row) }
	s.files.Double = func(row int) { s.choose(row); s.act() }
	s.files.Act = s.act
}

func (s *Chooser) makeButtons() {
	b := s.Base
	s.back = b.Kit.Button(b.T("save.back"), false, s.app.Back)
	if s.save == nil {
		s.accept = b.Kit.PrimaryButton(func() string { return b.T("action.open") }, s.act)
		if s.order.Keep != nil {
			s.other = b.Kit.Button(b.T("chooser.keep"), false, s.keepAll)
		}
		return
	}
	s.accept = b.Kit.PrimaryButton(s.saveText, s.pressSave)
	if s.save.Text {
		s.other = b.Kit.Button(b.T("chooser.copy"), false, s.copyInstead)
	}
	s.browse = b.Kit.Button(b.T("save.browse"), false, s.elsewhere)
}

// elsewhere lets the player choose the path in the system's dialog.
func (s *Chooser) elsewhere() {
	path, _ := s.state.target()
	kinds := []portal.FileKind{s.state.ask.Kinds[s.state.kind]}
	s.app.SaveAs(s.state.ask.Title, path, kinds, func(path string) {
		path, sure := screen.Complete(path, kinds[0].Endings[0])
		s.Take(path, sure)
	}, func() { // it failed, and won't be there later either
		s.app.Warn(s.T("file.noportal"))
		s.app.Relayout()
	})
}

// Objects implements page.Page.
func (s *Chooser) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.menu, s.path, s.chips, s.found, s.recent, s.usual, s.head, s.files,
		s.name, s.line, s.pic, s.thumbs, s.note}
	return append(out, page.Objects(s.there(s.accept, s.other, s.browse, s.back))...)
}

// there returns the controls that were made.
func (s *Chooser) there(list ...*widget.Control) []*widget.Control {
	return slices.DeleteFunc(list, func(c *widget.Control) bool { return c == nil })
}

// buttons returns those that can be pressed here, the primary one first.
func (s *Chooser) buttons() []*widget.Control {
	if !s.app.HasDialog() {
		return s.there(s.accept, s.other, s.back)
	}
	return s.there(s.accept, s.other, s.browse, s.back)
}

// update shows what has changed.
func (s *Chooser) update() {
	s.measure()
	was := s.shown
	s.shown = s.preview()
	p := &s.shown
	text, isNew := s.state.found(s.Lang)
	col := s.Kit.Pal.Text2
	if isNew {
		col = s.Kit.Pal.Warn
	}
	s.found.SetSpans(widget.Span{Text: text, Colour: col})
	s.fitFound()
	s.name.SetText(p.title)
	s.line.SetText(p.line)
	s.note.SetSpans(widget.Span{Text: p.note, Colour: s.Kit.Pal.Text2})
	for _, c := range []interface{ Repaint() }{s.path, s.chips, s.recent, s.usual, s.thumbs, s.accept} {
		c.Repaint()
	}
	if !p.looksAs(&was) {
		s.pic.Repaint()
	}
	s.limit()
	s.wantChosen()
	s.files.Refresh()
	s.followPreview(was)
	s.app.Refresh()
}

// wantChosen asks for what is chosen, or in the place of the file to write, though it isn't in sight.
func (s *Chooser) wantChosen() {
	e := s.state.entry(s.state.chosen)
	if s.save != nil {
		e, _ = s.state.there()
	}
	if e != nil && !s.state.isKnown(e) {
		s.want(e.Name)
	}
}

// limit disables what can't be done now.
func (s *Chooser) limit() {
	e := s.state.entry(s.state.chosen)
	if s.order != nil && s.order.Keep != nil {
		s.other.Disable(s.Unless(e != nil && s.state.known[e.Name].Kind == folder.Puzzles, "chooser.nokeep"))
	}
	if s.save == nil {
		s.accept.Disable(s.state.hindrance(s.Lang))
		return
	}
	s.accept.Disable(s.noSaving())
	if s.save.Text {
		s.other.Disable(s.Unless(s.save.Quick(s.state.kind), "chooser.nocopy"))
	}
}
