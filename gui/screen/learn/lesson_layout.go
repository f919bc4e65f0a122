package learn

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (s *lessonPage) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.titleLabel, s.sourceLabel, s.stages, s.card.Object(), s.parts, s.digits.Control, s.againLabel, s.show, s.next, s.close}
}

// What the card leaves out while something is to be done: the reason, which is behind Show me
// then, and the answer.
const (
	allOfIt = iota
	noReason
	justTask
)

// cardText returns what the card shows.
func (s *lessonPage) cardText() page.CardText {
	t := s.shown.card
	if s.less >= noReason && s.shown.whyNotNext != "" {
		t.Paragraphs = nil
	}
	if s.less == justTask && s.shown.whyNotNext != "" {
		t.Answer = page.CardAnswer{Found: t.Answer.Found, Of: t.Answer.Of, Count: t.Answer.Count}
	}
	return t
}

// Heights returns the heights that the page can have below the board: with the task in two
// lines and room for digits, and one in which the card scrolls.
func (s *Lesson) Heights() []float64 {
	digits := 0.
	if s.shown.digits {
		digits = 42
	}
	return []float64{28 + s.Kit.Size(20) + 10 + s.Kit.Size(124) + 16 + 38 + 42, s.Kit.Size(76) + 8 + 38 + digits}
}

// Arrange implements page.Page.
func (s *Lesson) Arrange(put page.Place, r widget.Rect, tall bool) {
	button, gap := page.ButtonHeight, 16.
	if tall || r.H < s.Kit.Size(420) {
		button, gap = 38, 8
	}
	high := func(h float64) bool { return r.H > s.Kit.Size(h) }
	stages, after, roomy := 28., 6., 0.
	if high(300) {
		stages, after = 28+s.Kit.Size(20), 10
	}
	if high(600) {
		roomy = 9
	}
	buttons := layout.Equally(12, s.show, s.next, s.close)
	buttons.Gap, buttons.Least = gap, button
	list := layout.Stack{
		{Object: s.titleLabel, Least: s.Kit.Size(30), Absent: !high(360)},
		{Object: s.sourceLabel, Gap: -2, Least: s.Kit.Size(24), Absent: !high(360)},
		{Object: s.stages, Gap: 20 + roomy, Least: stages, Absent: s.shown.stage < 0 || !high(150)},
		{Gap: after + roomy, Least: 24, Most: layout.Rest, All: []fyne.CanvasObject{s.card.Object()}, In: func(put layout.Place, r widget.Rect) {
			s.fit(tall, r.W, r.H)
			s.card.Arrange(put, r)
		}},
		{Object: s.parts, Gap: page.SmallGap, Least: 32, Absent: s.shown.card.Parts < 2, Drop: 1, Keep: s.Kit.Size(100) - 40},
		{Object: s.againLabel, Gap: gap / 2, Least: s.Kit.Size(22), Absent: s.shown.again == "", Drop: 2, Keep: s.Kit.Size(218) - gap/2},
		{Object: s.digits.Control, Gap: gap / 2, Least: 38, Absent: !s.shown.digits},
		buttons,
	}
	if high(360) {
		r.Y, r.H = r.Y-9, r.H+9
	}
	list.Place(put, r)
}

// fit shows less on the card if below the board there is no room for all of it.
func (s *lessonPage) fit(tall bool, w, h float64) {
	for s.less = allOfIt; ; s.less++ {
		s.card.Show(s.cardText())
		if !tall || s.less == justTask || s.card.Height(w) <= h {
			return
		}
	}
}
