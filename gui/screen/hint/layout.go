package hint

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (s *Hint) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.depths, s.card.Object(), s.parts, s.next, s.apply, s.path, s.lesson, s.close}
}

// Heights returns the heights that the page of a hint can have below the board:
// comfortable, and one in which the card scrolls and the depths have no names.
func Heights(b page.Base) []float64 {
	return []float64{28 + b.Kit.Size(20) + 10 + b.Kit.Size(124) + 12 + 38, 28 + b.Kit.Size(80) + 6 + 34}
}

// Heights returns the heights that the page can have below the board.
func (s *Hint) Heights() []float64 { return Heights(s.Base) }

// Arrange implements page.Page.
func (s *Hint) Arrange(put page.Place, r widget.Rect, tall bool) {
	button, gap, depths := page.ButtonHeight, 12., 38+s.Kit.Size(20)
	if tall {
		button = 38
	}
	if r.H < depths+s.Kit.Size(90)+gap+button { // little room: depths without names
		button, gap, depths = 34, 6, 28
	}
	card, foot, across := r.Y+depths, s.arrangeButtons(put, r, button, tall), r.W
	end := foot - gap
	switch {
	case s.shown.Parts < 2:
		layout.Hide(s.parts)
	case depths == 28: // beside the depths
		across *= .6
		layout.Show(put, s.parts, widget.Rect{X: r.X + across + page.SmallGap, Y: r.Y, W: r.W - across - page.SmallGap, H: 28})
	default:
		end -= 36
		layout.Show(put, s.parts, r.Strip(end+4, 32))
	}
	layout.Show(put, s.depths, widget.Rect{X: r.X, Y: r.Y, W: across, H: min(depths, 28+s.Kit.Size(20))})
	s.card.Arrange(put, r.Strip(card, max(40, end-card)))
}

// arrangeButtons places the buttons at the foot of r, in two rows if there is room, and
// returns where they begin. In one row, those that the menu has too give way.
func (s *Hint) arrangeButtons(put page.Place, r widget.Rect, height float64, tall bool) (top float64) {
	first := []fyne.CanvasObject{s.next, s.apply}
	aside, hidden := s.path, s.lesson
	if s.toLearn() {
		aside, hidden = hidden, aside
	}
	layout.Hide(hidden)
	if s.last() {
		layout.Hide(s.apply)
		first = first[:1]
	}
	if !tall && r.H > 120+s.Kit.Size(300) {
		layout.Equal(put, r.Strip(r.Y+r.H-page.ButtonHeight, page.ButtonHeight), page.Gap, aside, s.close)
		layout.Equal(put, r.Strip(r.Y+r.H-100, page.ButtonHeight), page.Gap, first...)
		return r.Y + r.H - 100
	}
	all := append(slices.Clone(first), aside, s.close)
	if page.Wide(all, page.Gap) > r.W {
		layout.Hide(aside)
		all = append(first, s.close)
	}
	if len(all) > 2 && page.Wide(all, page.Gap) > r.W {
		layout.Hide(s.apply)
		all = slices.Delete(all, 1, 2)
	}
	layout.Equal(put, r.Strip(r.Y+r.H-height, height), page.Gap, all...)
	return r.Y + r.H - height
}
