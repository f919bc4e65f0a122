package paper

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// PrintPages shows the pages to be printed in place of the options, where there is no room for
// both.
type PrintPages struct {
	app *screen.App
	page.Base
	print *Print

	title *widget.Label
	pager *widget.Pager
	note  *widget.Label // which pages are shown
	close *widget.Control
}

// NewPrintPages makes the screen for the pages of another one.
func NewPrintPages(a *screen.App, of *Print) *PrintPages {
	s := &PrintPages{app: a, print: of}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *PrintPages) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.title = b.Title(b.T("print.preview"))
	s.pager = page.Preview(b, s.print)
	s.note = b.Kit.Paragraph(theme.Caption)
	s.close = b.Kit.Button(b.T("page.close"), true, s.app.Back)
	s.Refresh()
}

// Objects implements page.Page.
func (s *PrintPages) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.pager, s.note, s.close}
}

// Focus returns what gets the focus when the page opens.
func (s *PrintPages) Focus() fyne.Focusable { return s.pager }

// Refresh implements page.Refresher.
func (s *PrintPages) Refresh() {
	s.pager.Repaint()
	s.note.SetSpans(widget.Span{Text: s.print.Status(), Colour: s.Kit.Pal.Text2})
}

// Key implements KeyHandler: keys turn the pages.
func (s *PrintPages) Key(name fyne.KeyName, mod fyne.KeyModifier) bool { return s.print.Key(name, mod) }

// Space implements SpaceProvider.
func (s *PrintPages) Space() screen.Space { return screen.WholeSpace }

// Arrange implements page.Page.
func (s *PrintPages) Arrange(put page.Place, r widget.Rect, tall bool) {
	line := s.Kit.Size(30)
	foot := r.Y + r.H - page.ButtonHeight
	put(s.title, r.Strip(r.Y-9, line))
	put(s.pager, r.Strip(r.Y+line, r.H-page.ButtonHeight-2*line-8))
	put(s.note, r.Strip(foot-line, line-4))
	put(s.close, r.Strip(foot, page.ButtonHeight))
}
