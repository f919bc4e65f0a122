package enter

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Heights on the pages of a puzzle that is typed or read off a photo, in units.
const (
	indicatorHigh = 40.
	fieldHigh     = 36.
	optionHigh    = 38.
	footHigh      = page.ButtonHeight
)

// arrangeTitle places the title, and beside it the link that leaves the page; it returns what
// is left of r.
func arrangeTitle(put page.Place, b page.Base, r widget.Rect, title, leave fyne.CanvasObject) widget.Rect {
	link := min(b.Kit.Painter.Width(b.T("enter.back"), b.Kit.Size(13), false)+18, r.W/4)
	layout.Show(put, title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W - link, H: b.Kit.Size(30)})
	layout.Show(put, leave, widget.Rect{X: r.X + r.W + 8 - link, Y: r.Y - 8, W: link, H: max(28, b.Kit.Size(28))})
	return page.Below(r, b.Kit.Size(30)-8)
}

// An room says for which parts there is room.
type room struct {
	option                                  float64 // the height of a row of buttons
	kinds, then, board, digits, fields, how bool
}

// room returns the parts there is room for in a page without its title and foot, in order of
// importance; the indicator and its sentence always are there, and so is the list of corrections.
func (s *Enter) room(w, h float64) (p room) {
	h -= indicatorHigh + 14 + s.Kit.Size(44)
	takes := func(height float64) bool {
		ok := h >= height
		if ok {
			h -= height
		}
		return ok
	}
	if s.shown.Fixes != nil {
		h -= min(h, s.Kit.Size(30)+2.2*s.fixList.RowHeight())
	} else {
		p.option = optionHigh
		if high := max(optionHigh, s.Kit.Size(widget.KeyHeight)+4); 2*high+22 <= h { // with keys below the texts
			p.option = high
		}
		h += 10                                       // below the last part there is no gap
		p.board = s.shown.Blank && takes(p.option+10) // the board is chosen first
		p.kinds = takes(p.option + 10)
		p.digits = s.shown.Blank && takes(48+10) // there is nothing to do then yet
		p.then = takes(p.option + 12)
		p.digits = p.digits || takes(48+10)
		p.board = p.board || takes(p.option+10)
	}
	p.fields = takes(s.details.height(w) + 18)
	p.how = p.fields && takes(s.how.height(w)+12)
	return p
}

// Arrange implements page.Page.
func (s *Enter) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Hide(s.Objects()...)
	least := 180.
	if s.shown.Fixes != nil { // a row of the list and its heading
		least = max(180, s.foot.height()+12+indicatorHigh+14+s.Kit.Size(44)+s.Kit.Size(54)+12)
	}
	if r.H < least {
		s.arrangeLeast(put, r)
		return
	}
	foot := r.Strip(r.Y+r.H-s.foot.height(), s.foot.height())
	s.foot.arrange(put, foot, tall)
	body := r.Strip(r.Y, foot.Y-page.Gap-r.Y)
	if !tall {
		body = arrangeTitle(put, s.Base, body, s.title, s.leave)
	}
	room := s.room(body.W, body.H)
	if room.how {
		s.how.arrange(put, body)
		body = page.Below(body, s.how.height(body.W)+12)
	}
	if room.fields {
		s.details.arrange(put, body)
		body = page.Below(body, s.details.height(r.W)+18)
	}
	sentence := s.Kit.Size(44)
	layout.Show(put, s.indicator, r.Strip(body.Y, indicatorHigh))
	layout.Show(put, s.sentence, r.Strip(body.Y+indicatorHigh+page.SmallGap, sentence))
	body = page.Below(body, indicatorHigh+14+sentence)
	if s.shown.Fixes != nil {
		s.fixList.Arrange(put, body)
		return
	}
	s.arrangeInput(put, body, room, tall)
}

// arrangeLeast lays out the smallest window: the indicator or the corrections, and the buttons.
func (s *Enter) arrangeLeast(put page.Place, r widget.Rect) {
	foot := r.Strip(r.Y+r.H-optionHigh, optionHigh)
	body := r.Strip(r.Y, r.H-optionHigh-6)
	s.foot.arrange(put, foot, true)
	if s.shown.Fixes != nil {
		s.fixList.ArrangeRows(put, body)
		return
	}
	high := min(indicatorHigh, body.H)
	layout.Show(put, s.indicator, r.Strip(r.Y, high))
	if body = page.Below(body, high+6); body.H >= s.Kit.Size(42) {
		layout.Show(put, s.sentence, body)
	}
}

// arrangeInput places the choice between printed and pencilled digits, the digits, and what can
// be done then.
func (s *Enter) arrangeInput(put page.Place, r widget.Rect, room room, tall bool) {
	high := room.option
	if room.board {
		layout.Show(put, s.board, r.Strip(r.Y, high))
		r = page.Below(r, high+10)
	}
	if room.kinds {
		s.pad.arrangeKinds(put, r.Strip(r.Y, high), s.Aloud.toggle)
		r = page.Below(r, high+10)
	}
	if room.then {
		last := r.Strip(r.Y+r.H-high, high)
		if s.shown.Solutions == page.OneSolution {
			layout.Equal(put, last, page.SmallGap, page.Objects(s.then)...)
		} else {
			layout.Show(put, s.find, last)
		}
		r.H -= high + page.Gap
	}
	if room.digits {
		s.pad.arrangeDigits(put, r, tall)
	}
}
