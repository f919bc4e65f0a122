package window

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// A focus moves the keyboard focus in the window.
type focus struct {
	part
	over      bool           // there was a menu or something else over the window in the last frame
	under     fyne.Focusable // what had the focus last while there was none
	underPage screen.Screen  // and on which page
}

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

// follow is called in each frame: what lies over the window belongs to the toolkit, which
// says nothing of what changes there, and when it goes leaves nothing with the focus.
func (fo *focus) follow() {
	over := fo.win.Canvas().Overlays().Top() != nil
	if over || fo.over {
		fo.changed()
	}
	switch f := fo.win.Canvas().Focused(); {
	case !over && f != nil:
		fo.under, fo.underPage = f, fo.app.Top()
	case !over && fo.over:
		fo.focusUnder()
	}
	fo.over = over
}

// focusUnder gives the focus back to what had it, or to the page where another one is shown, or it was
// made anew.
func (fo *focus) focusUnder() {
	_, there := parts(fo.page().Objects())
	o, ok := fo.under.(fyne.CanvasObject)
	if ok && o.Visible() && fo.underPage == fo.app.Top() && (o == fo.board || slices.Contains(there, fo.under)) {
		fo.app.Focus(fo.under)
	}
	if fo.app.Focused() == nil {
		fo.app.FocusPage()
	}
}
