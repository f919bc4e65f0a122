package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// An enterPad is what digits are typed with by the pointer.
type enterPad struct {
	kinds  *widget.Control // of the digits that are typed: printed or pencilled
	clear  *widget.Control
	digits [9]*widget.Control
}

// newEnterPad makes the pad; typed takes a digit, and clear is the button beside the choice of
// their kind.
func newEnterPad(a *App, b page.Base, state *enterState, typed func(puzzle.Digit), clear *widget.Control) *enterPad {
	p := &enterPad{clear: clear}
	kinds := []widget.Segment{{Text: b.T("enter.givens")}, {Text: b.T("enter.mine")}}
	p.kinds = b.Segments(kinds, func() int {
		if state.entry.Mine {
			return 1
		}
		return 0
	}, func(i int) { state.entry.Mine = i == 1; p.kinds.Repaint() })
	never := func() bool { return false }
	for i := range p.digits {
		d := puzzle.Digit(i + 1)
		p.digits[i] = b.DigitButton(i+1, func() int { return left(a, state.entry.Session, d) }, never, func() { typed(d) }, never)
	}
	return p
}

func (p *enterPad) objects(aloud fyne.CanvasObject) []fyne.CanvasObject {
	return append([]fyne.CanvasObject{p.kinds, aloud, p.clear}, page.Objects(p.digits[:])...)
}

// arrangeKinds places the choice between printed and pencilled digits, whether rows are read out, and
// what clears the grid.
func (p *enterPad) arrangeKinds(put page.Place, r widget.Rect, aloud fyne.CanvasObject) {
	icon := max(r.H, 38)
	wide := (r.W - icon - 16) * .7
	layout.Show(put, p.kinds, r.Column(r.X, wide))
	layout.Show(put, aloud, r.Column(r.X+wide+8, icon))
	layout.Show(put, p.clear, r.Column(r.X+wide+icon+16, r.W-wide-icon-16))
}

// arrangeDigits places the digits, in one row or three.
func (p *enterPad) arrangeDigits(put page.Place, r widget.Rect, tall bool) {
	digits := page.Objects(p.digits[:])
	gap := min(12, (r.H-3*36)/2)
	if tall || gap < 8 {
		layout.Equal(put, r.Strip(r.Y, min(64, r.H)), 6, digits...)
		return
	}
	h := min((r.H-2*gap)/3, 82)
	for i := range 3 {
		line := r.Strip(r.Y+r.H-3*h-2*gap+float64(i)*(h+gap), h)
		layout.Equal(put, line, gap, digits[3*i:3*i+3]...)
	}
}
