package learn

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (s *How) Objects() []fyne.CanvasObject {
	list := append([]fyne.CanvasObject{s.title, s.steps, s.card.Object()}, page.Objects(s.digits[:])...)
	return append(list, s.easy, s.close)
}

// cardText returns what the card shows: where there is little room, the last answer, or else the task.
func (s *How) cardText() page.CardText {
	t := s.text
	if s.brief {
		t.Title, t.Answer.Of = "", 0
		if len(t.Answer.Text) > 0 {
			t.Paragraphs, t.Answer.Text = t.Answer.Text, nil
		}
	}
	return t
}

// Heights returns the heights that the page can have below the board: with room for the task and an
// answer, and one in which the card scrolls.
func (s *How) Heights() []float64 {
	return []float64{28 + s.Kit.Size(20) + 10 + s.Kit.Size(170) + 16 + 38 + 46, s.Kit.Size(100) + 8 + 38}
}

// Arrange implements page.Page.
func (s *How) Arrange(put page.Place, r widget.Rect, tall bool) {
	button, digit, gap := page.ButtonHeight, 82., 16.
	if tall || r.H < s.Kit.Size(420) {
		button, digit, gap = 38, 38, 8
	}
	high := func(h float64) bool { return r.H > s.Kit.Size(h) }
	steps, after := 28., 6.
	if high(300) {
		steps, after = 28+s.Kit.Size(20), 10
	}
	feet := s.feet(digit, button, gap, high(220))
	if high(260) && !tall {
		r.Y, r.H = r.Y-9, r.H+9
	}
	layout.Stack{
		{Object: s.title, Least: s.Kit.Size(30), Absent: !high(260)},
		{Object: s.steps, Gap: gap + 4, Least: steps, Absent: !high(220)},
		{Gap: after, Least: 24, Most: layout.Rest, All: []fyne.CanvasObject{s.card.Object()}, In: func(put layout.Place, r widget.Rect) {
			s.brief = s.card.HeightOf(s.text, r.W) > r.H
			s.card.Show(s.cardText())
			s.card.Arrange(put, r)
		}},
		{Gap: gap, Least: feet.Height(), In: feet.In},
	}.Place(put, r)
}

// feet returns the rows that are pressed: digits, and what leads away. In the lowest windows both
// share a row.
func (s *How) feet(digit, button, gap float64, roomy bool) layout.Stack {
	pad := page.Objects(s.digits[:])
	if !roomy && !s.done() {
		layout.Hide(s.easy)
		all := layout.Equally(gap, append(pad, s.close)...)
		all.Least = button
		return layout.Stack{all}
	}
	digits, ways := layout.Equally(gap, pad...), layout.Equally(12, s.easy, s.close)
	digits.Least, digits.Absent = digit, s.done()
	ways.Least, ways.Gap = button, gap
	return layout.Stack{digits, ways}
}
