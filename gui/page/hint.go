package page

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
)

// HintFuncs is what the hint page does.
type HintFuncs struct {
	Depth       func(int)
	Do          func()
	Part        func(by int) // shows another part of the diagram
	Close, Path func()
	Guide       func() // opens the guide at the technique of the title
}

// Hint is the page that explains one step.
type Hint struct {
	Base
	text   CardText
	depths *widget.Control
	card   *Card
	parts  *widget.Control
	next   *widget.Control // tells more; at the last depth it applies the hint
	apply  *widget.Control // before the last depth
	path   *widget.Control
	close  *widget.Control
}

// NumDepths is the number of depths of a hint; at the last one it is applied.
const NumDepths = 5

// NewHint makes the page.
func NewHint(b Base, do HintFuncs) *Hint {
	p := &Hint{Base: b}
	p.depths = b.Dots(depthNames, func() int { return p.text.Depth - 1 }, func(i int) { do.Depth(i + 1) })
	p.card = NewCard(b, do.Part, do.Guide)
	p.parts = b.Parts(func() (int, int) { return p.text.Part, p.text.Parts }, do.Part)
	p.next = b.PrimaryButton(p.nextText, func() { do.Depth(p.text.Depth + 1) })
	p.apply = b.Button(b.T("hint.page.do"), false, do.Do)
	p.path = b.Button(b.T("hint.page.path"), false, do.Path)
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	return p
}

// Hold keeps the current picture of the card to fade from; Fade shows the transition to
// the new one, from 0 to 1.
func (p *Hint) Hold()           { p.card.pic.Hold() }
func (p *Hint) Fade(at float64) { p.card.pic.Fade(at) }

// Show shows another depth.
func (p *Hint) Show(t CardText) {
	p.text = t
	p.apply.Disable(t.WhyNot)
	if p.next.Disable(""); p.last() {
		p.next.Disable(t.WhyNot)
	}
	p.next.Repaint()
	p.card.Show(t)
	p.depths.Repaint()
	p.parts.Repaint()
}

// last reports whether everything has been told: what follows is to apply the hint.
func (p *Hint) last() bool { return p.text.Depth == NumDepths-1 }

func (p *Hint) nextText() string {
	if p.last() {
		return p.T("hint.page.do")
	}
	return p.T("hint.page.more")
}

// Objects implements Page.
func (p *Hint) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.depths, p.card.Object(), p.parts, p.next, p.apply, p.path, p.close}
}

// HintHeights returns the heights that the page of a hint can have below the board:
// comfortable, and one in which the card scrolls and the depths have no names.
func (b Base) HintHeights() []float64 {
	return []float64{28 + b.Size(20) + 10 + b.Size(124) + 12 + 38, 28 + b.Size(80) + 6 + 34}
}

// Heights returns the heights that the page can have below the board.
func (p *Hint) Heights() []float64 { return p.HintHeights() }

// Arrange implements Page.
func (p *Hint) Arrange(put Place, r widget.Rect, tall bool) {
	button, gap, depths := 44., 12., 38+p.Size(20)
	if tall {
		button = 38
	}
	if r.H < depths+p.Size(90)+gap+button { // little room: depths without names
		button, gap, depths = 34, 6, 28
	}
	card, foot, across := r.Y+depths, p.arrangeButtons(put, r, button, tall), r.W
	end := foot - gap
	switch {
	case p.text.Parts < 2:
		hide(p.parts)
	case depths == 28: // beside the depths
		across *= .6
		show(put, p.parts, widget.Rect{X: r.X + across + 8, Y: r.Y, W: r.W - across - 8, H: 28})
	default:
		end -= 36
		show(put, p.parts, widget.Rect{X: r.X, Y: end + 4, W: r.W, H: 32})
	}
	show(put, p.depths, widget.Rect{X: r.X, Y: r.Y, W: across, H: min(depths, 28+p.Size(20))})
	p.card.Arrange(put, widget.Rect{X: r.X, Y: card, W: r.W, H: max(40, end-card)})
}

// arrangeButtons places the buttons at the foot of r, in two rows if there is room, and
// returns where they begin. In one row, those that the menu has too give way.
func (p *Hint) arrangeButtons(put Place, r widget.Rect, height float64, tall bool) (top float64) {
	first := []fyne.CanvasObject{p.next, p.apply}
	if p.last() {
		hide(p.apply)
		first = first[:1]
	}
	if !tall && r.H > 120+p.Size(300) {
		row(put, widget.Rect{X: r.X, Y: r.Y + r.H - 44, W: r.W, H: 44}, 12, p.path, p.close)
		row(put, widget.Rect{X: r.X, Y: r.Y + r.H - 100, W: r.W, H: 44}, 12, first...)
		return r.Y + r.H - 100
	}
	all := append(slices.Clone(first), p.path, p.close)
	if Wide(all, 12) > r.W {
		hide(p.path)
		all = append(first, p.close)
	}
	if len(all) > 2 && Wide(all, 12) > r.W {
		hide(p.apply)
		all = slices.Delete(all, 1, 2)
	}
	row(put, widget.Rect{X: r.X, Y: r.Y + r.H - height, W: r.W, H: height}, 12, all...)
	return r.Y + r.H - height
}

// depthNames are the catalogue keys of the depths.
var depthNames = []string{"hint.where", "hint.what", "hint.pattern", "hint.why", "hint.do"}
