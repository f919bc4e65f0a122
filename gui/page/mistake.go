package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/look"
)

// A Mistake is the page that tells where the first wrong entry was made and offers
// to go to just before it.
type Mistake struct {
	Base
	lead       *look.Label
	text       *look.Label
	back, stay *look.Control
}

// MistakeFuncs is what the page offers.
type MistakeFuncs struct{ Back, Stay func() }

// NewMistake makes the page: what happened in a sentence, what going back does in
// another.
func NewMistake(b Base, what, then string, do MistakeFuncs) *Mistake {
	p := &Mistake{Base: b}
	p.lead = b.Paragraph(look.Type{Size: 15, Line: 22, Bold: true})
	p.lead.SetSpans(look.Span{Text: what, Colour: b.Pal.Ink})
	p.text = b.Paragraph(look.Body)
	p.text.SetSpans(look.Span{Text: then, Colour: b.Pal.Ink2})
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
func (p *Mistake) Arrange(put Place, r look.Rect, tall bool) {
	button := 44.
	if tall {
		button = 38
	}
	lead := p.Size(72)
	show(put, p.lead, look.Rect{X: r.X, Y: r.Y, W: r.W, H: lead})
	text := min(p.Size(100), r.H-lead-button-16)
	show(put, p.text, look.Rect{X: r.X, Y: r.Y + lead, W: r.W, H: text})
	y := r.Y + lead + text + 12
	row(put, look.Rect{X: r.X, Y: y, W: r.W, H: button}, 12, p.back, p.stay)
}
