package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/look"
)

var mistakeType = look.Type{Size: 15, Line: 22, Bold: true}

// A Mistake is the page that tells where the first wrong entry was made and offers
// to go to just before it.
type Mistake struct {
	Base
	what, then string
	lead, text *look.Label
	back, stay *look.Control
}

// MistakeFuncs is what the page offers.
type MistakeFuncs struct{ Back, Stay func() }

// NewMistake makes the page: what happened in a sentence, what going back does in
// another.
func NewMistake(b Base, what, then string, do MistakeFuncs) *Mistake {
	p := &Mistake{Base: b, what: what, then: then}
	p.lead = b.Paragraph(mistakeType)
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
	y := r.Y
	for _, l := range []struct {
		label *look.Label
		text  string
		t     look.Type
	}{{p.lead, p.what, mistakeType}, {p.text, p.then, look.Body}} {
		lines := len(p.Ink.Wrap(l.text, r.W-2, p.Size(l.t.Size), l.t.Bold))
		h := float64(lines)*p.Size(l.t.Line) + 4
		if y+h+8 > r.Y+r.H-button { // no room: the buttons say enough
			hide(l.label)
			continue
		}
		show(put, l.label, look.Rect{X: r.X, Y: y, W: r.W, H: h})
		y += h + 8
	}
	y = min(y+8, r.Y+r.H-button)
	row(put, look.Rect{X: r.X, Y: y, W: r.W, H: button}, 12, p.back, p.stay)
}
