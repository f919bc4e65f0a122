package enter

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A foot is the last row of the page: where it leads.
type foot struct {
	page.Base
	shown   *enterReport
	back    *widget.Control // used if there is no room for the title
	compare *widget.Control
	before  *widget.Control // in the place of compare
	play    *widget.Control
}

func (f *foot) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.back, f.compare, f.before, f.play}
}

func (f *foot) height() float64 { return max(footHigh, f.Kit.Size(widget.KeyHeight)+8) }

// arrange places the buttons: a grid typed before is offered where there is nothing to compare yet.
func (f *foot) arrange(put page.Place, r widget.Rect, tall bool) {
	middle := f.compare
	if f.shown.Before {
		middle = f.before
	}
	if tall {
		layout.Equal(put, r, page.Gap, f.back, middle, f.play)
		return
	}
	wide := (r.W - page.Gap) * .59
	layout.Show(put, middle, r.Column(r.X, wide))
	layout.Show(put, f.play, r.Column(r.X+wide+page.Gap, r.W-wide-page.Gap))
}
