package library

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A foot is the buttons of the page, or the form in their place.
type foot struct {
	form    *form
	buttons [numLibraryButtons]*widget.Control
	more    *widget.Control // the buttons but the first, where there is no room for them
}

// arrangeRows places the buttons at the foot in two rows, or the form, and returns their height.
func (f *foot) arrangeRows(put page.Place, r widget.Rect) float64 {
	button := page.ButtonHeight
	if r.H < 460 {
		button = 36
	}
	high := 2*button + 12
	if f.form.open() {
		high = f.form.height(button)
		f.form.arrange(put, r.Strip(r.Y+r.H-high, high))
	} else {
		y := r.Y + r.H - high
		layout.Equal(put, r.Strip(y, button), 16, page.Objects(f.buttons[:2])...)
		layout.Equal(put, r.Strip(y+button+page.Gap, button), 16, page.Objects(f.buttons[2:])...)
	}
	return high + page.Gap
}

// arrange places buttons, or the form, at the foot of a tall window, and returns their
// height.
func (f *foot) arrange(put page.Place, r widget.Rect) float64 {
	const button = 38
	if f.form.open() {
		foot := f.form.height(button)
		f.form.arrange(put, r.Strip(r.Y+r.H-foot, foot))
		return foot + 10
	}
	at := r.Strip(r.Y+r.H-button, button)
	if all := page.Objects(f.buttons[:]); page.Wide(all, page.SmallGap) <= r.W {
		layout.Equal(put, at, page.SmallGap, all...)
	} else {
		layout.Equal(put, at, page.SmallGap, f.buttons[libraryOpen], f.more)
	}
	return button + 10
}
