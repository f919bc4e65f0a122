package enter

import (
	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// An pad is what digits are typed with by the pointer.
type pad struct {
	state  *state
	plain  *widget.Control // the kinds of digits that are typed: printed or pencilled
	caged  *widget.Control // on a board with cages: those of their sums, too
	clear  *widget.Control
	digits [9]*widget.Control
}

// newEnterPad makes the pad; typed takes a digit, chosen is called for another kind of digits, and
// clear is the button beside the choice of that.
func newEnterPad(a *screen.App, b page.Base, state *state, typed func(puzzle.Digit), chosen func(), clear *widget.Control) *pad {
	p := &pad{state: state, clear: clear}
	kinds := []widget.Segment{{Text: b.T("enter.givens")}, {Text: b.T("enter.mine")}}
	choose := func(i int) { p.choose(i); chosen() }
	p.plain = b.Kit.Segments(kinds, p.kind, choose)
	p.caged = b.Kit.Segments(append([]widget.Segment{{Text: b.T("enter.cages")}}, kinds...), p.kind, choose)
	never := func() bool { return false }
	for i := range p.digits {
		d := puzzle.Digit(i + 1)
		p.digits[i] = b.Kit.DigitButton(i+1, func() int { return screen.LeftToPlace(a, state.entry.Session, d) }, never, func() { typed(d) }, never)
	}
	return p
}

// kinds returns the choice of the kind of digits on the board that is entered.
func (p *pad) kinds() *widget.Control {
	if p.state.board() == generator.Killer {
		return p.caged
	}
	return p.plain
}

// kind returns which kind is chosen.
func (p *pad) kind() (i int) {
	if p.state.board() == generator.Killer && !p.state.draws.on {
		i++
	}
	if p.state.entry.Mine && !p.state.draws.on {
		i++
	}
	return i
}

func (p *pad) choose(i int) {
	killer := p.state.board() == generator.Killer
	if killer {
		i--
	}
	p.state.draws = cageDrawing{killer: killer, on: i < 0}
	p.state.entry.Mine = i == 1
}

func (p *pad) objects(aloud fyne.CanvasObject) []fyne.CanvasObject {
	return append([]fyne.CanvasObject{p.plain, p.caged, aloud, p.clear}, page.Objects(p.digits[:])...)
}

// arrangeKinds places the choice between printed and pencilled digits, whether rows are read out, and
// what clears the grid.
func (p *pad) arrangeKinds(put page.Place, r widget.Rect, aloud fyne.CanvasObject) {
	icon := max(r.H, 38)
	wide := (r.W - icon - 16) * .7
	layout.Hide(p.plain, p.caged)
	layout.Show(put, p.kinds(), r.Column(r.X, wide))
	layout.Show(put, aloud, r.Column(r.X+wide+8, icon))
	layout.Show(put, p.clear, r.Column(r.X+wide+icon+16, r.W-wide-icon-16))
}

// arrangeDigits places the digits, in one row or three.
func (p *pad) arrangeDigits(put page.Place, r widget.Rect, tall bool) {
	n := p.state.shape().Size()
	if p.state.draws.on {
		n = 9 // sums have all digits
	}
	digits := page.Objects(p.digits[:n])
	gap := min(12, (r.H-3*36)/2)
	if tall || gap < 8 {
		layout.Equal(put, r.Strip(r.Y, min(64, r.H)), 6, digits...)
		return
	}
	h := min((r.H-2*gap)/3, 82)
	across := 3
	if n == 4 {
		across = 2
	}
	rows := float64(n / across)
	for i := 0; i < n; i += across {
		line := r.Strip(r.Y+r.H-rows*h-(rows-1)*gap+float64(i/across)*(h+gap), h)
		layout.Equal(put, line, gap, digits[i:i+across]...)
	}
}
