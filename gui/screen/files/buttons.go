package files

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// fileButtons are the buttons of the page.
type fileButtons struct {
	kit       *widget.Kit
	hasDialog func() bool // whether the system has a dialog for files
	accept    *widget.Control
	other     *widget.Control // keeps what is chosen, or copies what would be written; nil where neither is offered
	browse    *widget.Control // opens the system's dialog, where there is one
	back      *widget.Control
}

// all returns those that were made, the primary one first: with the one for the system's dialog or without it.
func (b *fileButtons) all(browse bool) []*widget.Control {
	list := []*widget.Control{b.accept, b.other, b.browse, b.back}
	return slices.DeleteFunc(list, func(c *widget.Control) bool { return c == nil || c == b.browse && !browse })
}

// usable returns those that can be pressed here.
func (b *fileButtons) usable() []fyne.CanvasObject { return page.Objects(b.all(b.hasDialog())) }

// arrangeRows places the buttons at the foot in two rows, and returns their height.
func (b *fileButtons) arrangeRows(put page.Place, r widget.Rect) float64 {
	button := page.ButtonHeight
	if r.H < 460 {
		button = 36
	}
	high := 2*button + page.Gap
	y := r.Y + r.H - high
	layout.Show(put, b.accept, r.Strip(y, button))
	layout.Equal(put, r.Strip(y+button+page.Gap, button), page.Gap, b.usable()[1:]...)
	return high + page.Gap
}

// arrange places the buttons at the foot of a tall window, in two rows where they need them, and
// returns their height.
func (b *fileButtons) arrange(put page.Place, r widget.Rect) float64 {
	const button, gap = 38, 8
	at := func(row int) widget.Rect { return r.Strip(r.Y+r.H-button-float64(row)*(button+gap), button) }
	all := b.usable()
	switch rest := all[1:]; {
	case page.Wide(all, gap) <= r.W:
	case page.Wide(rest, gap) <= r.W && r.H > b.kit.Size(200):
		layout.Show(put, b.accept, at(1))
		layout.Equal(put, at(0), gap, rest...)
		return 2*button + gap + 10
	default:
		all = []fyne.CanvasObject{b.accept, b.back}
	}
	layout.Equal(put, at(0), gap, all...)
	return button + 10
}
