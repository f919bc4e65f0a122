package results

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
)

// Key implements KeyHandler: arrows go through the moves, and scroll what is told, wherever the focus is.
func (s *Review) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 || s.review == nil {
		return false
	}
	switch name {
	case fyne.KeyLeft:
		s.goTo(s.at - 1)
	case fyne.KeyRight:
		s.goTo(s.at + 1)
	case fyne.KeyPageUp:
		s.turn(-1)
	case fyne.KeyPageDown:
		s.turn(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		s.Try()
	default:
		return s.card.Scroll(name)
	}
	return true
}

// key moves along the line of the game.
func (s *Review) key(name fyne.KeyName) bool {
	last := len(s.shown.bars) - 1
	to, ok := map[fyne.KeyName]int{fyne.KeyLeft: s.shown.at - 1, fyne.KeyRight: s.shown.at + 1, fyne.KeyHome: 0, fyne.KeyEnd: last}[name]
	switch {
	case ok:
		s.goTo(min(max(to, 0), last))
	case name == fyne.KeyPageUp:
		s.turn(-1)
	case name == fyne.KeyPageDown:
		s.turn(1)
	default:
		return false
	}
	return true
}

// slide goes to the move at a place.
func (s *Review) slide(x float64) {
	w := float64(s.track.Size().Width)
	n := len(s.shown.bars)
	if i := int((x - page.LineEnds) / (w - 2*page.LineEnds) * float64(n)); n > 0 {
		s.goTo(min(max(i, 0), n-1))
	}
}
