package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A scrolled page has its parts in a view that scrolls where there is not enough room. It
// scrolls to the control that gets the focus, and remembers it: after a press elsewhere that
// gets the focus back, and nothing scrolls.
type scrolled struct {
	body   *fyne.Container
	scroll *widget.ScrollView
	at     *widget.Control // what has the focus, or had it last
}

// newScrolled makes the view of some objects, the controls among them.
func newScrolled(b page.Base, objects []fyne.CanvasObject, controls []*widget.Control) *scrolled {
	p := &scrolled{body: &fyne.Container{Objects: objects}}
	p.scroll = b.NewScrollView(p.body)
	p.scroll.Holds = true
	for _, c := range controls {
		c.OnFocus = func() {
			if p.at != c {
				p.at = c
				p.scroll.Reveal(c.Position().Y-8, c.Size().Height+16)
			}
		}
	}
	return p
}

// Objects implements page.Page.
func (p *scrolled) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.scroll} }

// fit makes room for parts of a height below the headings at the top.
func (p *scrolled) fit(h float64) {
	p.body.Layout = page.Height(h + page.ColumnTop)
	p.scroll.Refresh()
}
