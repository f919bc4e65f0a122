package window

import "fyne.io/fyne/v2"

// A focus moves the keyboard focus in the window.
type focus struct{ w *Window }

// Focus implements screen.Focuser.
func (fo *focus) Focus(f fyne.Focusable) { fo.w.win.Canvas().Focus(f) }

// Focused implements screen.Focuser.
func (fo *focus) Focused() fyne.Focusable { return fo.w.win.Canvas().Focused() }

// FocusBoard focuses the board or, where a preview is in its place, nothing: the toolkit leaves
// the focus as it is when it is asked for what is hidden.
func (fo *focus) FocusBoard() {
	if c := fo.w.win.Canvas(); fo.w.board.Visible() {
		c.Focus(fo.w.board)
	} else {
		c.Unfocus()
	}
}

// leaveHidden takes the focus from what there is no room for any more, or what was folded away.
func (fo *focus) leaveHidden() {
	if o, ok := fo.w.win.Canvas().Focused().(fyne.CanvasObject); ok && !o.Visible() {
		fo.FocusBoard()
	}
}

// FocusPage focuses the list of the page, or the board if the page has none.
func (fo *focus) FocusPage() {
	if p, ok := fo.w.page().(interface{ Focus() fyne.Focusable }); ok && p.Focus() != nil {
		fo.w.win.Canvas().Focus(p.Focus())
		return
	}
	fo.FocusBoard()
}

// switchFocus moves the focus between the board and the panel.
func (fo *focus) switchFocus() {
	if fo.w.win.Canvas().Focused() != fyne.Focusable(fo.w.board) {
		fo.FocusBoard()
		return
	}
	for _, o := range fo.w.page().Objects() {
		if f, ok := o.(fyne.Focusable); ok && o.Visible() {
			fo.w.win.Canvas().Focus(f)
			return
		}
	}
}
