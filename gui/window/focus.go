package window

import (
	"slices"

	"fyne.io/fyne/v2"
)

// A focus moves the keyboard focus in the window.
type focus struct{ part }

// Focus implements screen.Focuser.
func (fo *focus) Focus(f fyne.Focusable) { fo.win.Canvas().Focus(f) }

// Focused implements screen.Focuser.
func (fo *focus) Focused() fyne.Focusable { return fo.win.Canvas().Focused() }

// FocusBoard focuses the board or, where a preview is in its place, nothing: the toolkit leaves
// the focus as it is when it is asked for what is hidden.
func (fo *focus) FocusBoard() {
	if c := fo.win.Canvas(); fo.board.Visible() {
		c.Focus(fo.board)
	} else {
		c.Unfocus()
	}
}

// leaveHidden takes the focus from what there is no room for any more, or what was folded away.
func (fo *focus) leaveHidden() {
	if o, ok := fo.win.Canvas().Focused().(fyne.CanvasObject); ok && (!o.Visible() || hiddenIn(fo.win.Content(), o, false)) {
		fo.FocusBoard()
	}
}

// hiddenIn reports whether an object lies in a container and it or what it lies in is hidden.
func hiddenIn(in, o fyne.CanvasObject, hidden bool) bool {
	hidden = hidden || !in.Visible()
	if c, ok := in.(*fyne.Container); ok && in != o {
		return slices.ContainsFunc(c.Objects, func(part fyne.CanvasObject) bool { return hiddenIn(part, o, hidden) })
	}
	return in == o && hidden
}

// FocusPage focuses the list of the page, or the board if the page has none.
func (fo *focus) FocusPage() {
	if own := fo.ofPage(); own != nil {
		fo.win.Canvas().Focus(own)
		return
	}
	if !fo.board.Visible() && fo.kit.Listened() && fo.focusFirst() {
		return // a reader reads what has the focus
	}
	fo.FocusBoard()
}

// focusFirst gives the focus to the first object of the page that takes it.
func (fo *focus) focusFirst() bool {
	for _, o := range fo.page().Objects() {
		if d, ok := o.(fyne.Disableable); ok && d.Disabled() {
			continue
		}
		if f, ok := o.(fyne.Focusable); ok && o.Visible() {
			fo.win.Canvas().Focus(f)
			return true
		}
	}
	return false
}

// switchFocus moves the focus between the board and the panel.
func (fo *focus) switchFocus() {
	if fo.win.Canvas().Focused() != fyne.Focusable(fo.board) {
		fo.FocusBoard()
		return
	}
	fo.focusFirst()
}
