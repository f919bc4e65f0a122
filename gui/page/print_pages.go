package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// PrintPages is the preview of the pages as a page of its own, for windows in which it has no
// room beside the options.
type PrintPages struct {
	Base
	status func() string
	title  *widget.Label
	pager  *widget.Pager
	note   *widget.Label
	close  *widget.Control
}

// NewPrintPages makes the page; status says which pages are shown.
func NewPrintPages(b Base, of Paginated, status func() string, back func()) *PrintPages {
	p := &PrintPages{Base: b, status: status, pager: b.Preview(of), note: b.Paragraph(theme.Caption),
		title: b.Label(theme.PageTitle, widget.Left, b.Pal.Text), close: b.Button(b.T("sheet.close"), true, back)}
	p.title.SetText(b.T("print.preview"))
	p.Refresh()
	return p
}

// Objects implements Page.
func (p *PrintPages) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.pager, p.note, p.close}
}

// Refresh implements Page.
func (p *PrintPages) Refresh() {
	p.pager.Repaint()
	p.note.SetSpans(widget.Span{Text: p.status(), Colour: p.Pal.Text2})
}

// Focus returns what gets the focus when the page opens.
func (p *PrintPages) Focus() fyne.Focusable { return p.pager }

// Arrange implements Page.
func (p *PrintPages) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y, foot := r.Y+p.Size(30), r.Y+r.H-44
	put(p.close, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44})
	foot -= p.Size(30)
	put(p.note, widget.Rect{X: r.X, Y: foot, W: r.W, H: p.Size(30) - 4})
	put(p.pager, widget.Rect{X: r.X, Y: y, W: r.W, H: foot - 8 - y})
}
