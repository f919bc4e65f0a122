package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

var questionType = theme.Type{Size: 15, Line: 22, Bold: true}

// A Question says what was noticed and offers to do something about it.
type Question struct {
	Base
	what, then string
	lead, text *widget.Label
	yes, no    *widget.Control
}

// NewQuestion makes the page: one sentence says what was noticed, another what the button yes
// does.
func NewQuestion(b Base, what, then string, yes, no *widget.Control) *Question {
	p := &Question{Base: b, what: what, then: then, yes: yes, no: no}
	p.lead = b.Kit.Paragraph(questionType)
	p.lead.SetSpans(widget.Span{Text: what, Colour: b.Kit.Pal.Text})
	p.text = b.Kit.Paragraph(theme.Body)
	p.text.SetSpans(widget.Span{Text: then, Colour: b.Kit.Pal.Text2})
	return p
}

// Spoken returns what was noticed, and what can be done about it, to be read out.
func (p *Question) Spoken() []string { return []string{p.what, p.then} }

// Objects implements Page.
func (p *Question) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.lead, p.text, p.yes, p.no}
}

// Arrange implements Page.
func (p *Question) Arrange(put Place, r widget.Rect, tall bool) {
	button := ButtonHeight
	if tall {
		button = 38
	}
	y := r.Y
	for _, l := range []struct {
		label *widget.Label
		text  string
		t     theme.Type
	}{{p.lead, p.what, questionType}, {p.text, p.then, theme.Body}} {
		lines := len(p.Kit.Painter.Wrap(l.text, r.W-2, p.Kit.Size(l.t.Size), l.t.Bold))
		h := float64(lines)*p.Kit.Size(l.t.Line) + 4
		if y+h+8 > r.Y+r.H-button { // not enough room: the buttons say enough
			hide(l.label)
			continue
		}
		show(put, l.label, r.Strip(y, h))
		y += h + 8
	}
	y = min(y+8, r.Y+r.H-button)
	row(put, r.Strip(y, button), 12, p.yes, p.no)
}
