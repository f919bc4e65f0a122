package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

var mistakeType = theme.Type{Size: 15, Line: 22, Bold: true}

// Mistake is the page that shows where the first wrong entry was made and offers to go
// to just before it.
type Mistake struct {
	Base
	what, then string
	lead, text *widget.Label
	back, stay *widget.Control
}

// MistakeFuncs is what the page offers.
type MistakeFuncs struct{ Back, Stay func() }

// NewMistake makes the page: one sentence says what happened, another what going back
// does.
func NewMistake(b Base, what, then string, do MistakeFuncs) *Mistake {
	p := &Mistake{Base: b, what: what, then: then}
	p.lead = b.Paragraph(mistakeType)
	p.lead.SetSpans(widget.Span{Text: what, Colour: b.Pal.Text})
	p.text = b.Paragraph(theme.Body)
	p.text.SetSpans(widget.Span{Text: then, Colour: b.Pal.Text2})
	p.back = b.Button(b.T("mistake.back"), true, do.Back)
	p.stay = b.Button(b.T("mistake.stay"), false, do.Stay)
	return p
}

// Objects implements Page.
func (p *Mistake) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.lead, p.text, p.back, p.stay}
}

// Refresh implements Page.
func (p *Mistake) Refresh() {}

// Arrange implements Page.
func (p *Mistake) Arrange(put Place, r widget.Rect, tall bool) {
	button := 44.
	if tall {
		button = 38
	}
	y := r.Y
	for _, l := range []struct {
		label *widget.Label
		text  string
		t     theme.Type
	}{{p.lead, p.what, mistakeType}, {p.text, p.then, theme.Body}} {
		lines := len(p.Painter.Wrap(l.text, r.W-2, p.Size(l.t.Size), l.t.Bold))
		h := float64(lines)*p.Size(l.t.Line) + 4
		if y+h+8 > r.Y+r.H-button { // not enough room: the buttons say enough
			hide(l.label)
			continue
		}
		show(put, l.label, widget.Rect{X: r.X, Y: y, W: r.W, H: h})
		y += h + 8
	}
	y = min(y+8, r.Y+r.H-button)
	row(put, widget.Rect{X: r.X, Y: y, W: r.W, H: button}, 12, p.back, p.stay)
}
