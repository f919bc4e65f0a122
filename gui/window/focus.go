package window

import "fyne.io/fyne/v2"

// FocusBoard focuses the board or, where a preview is in its place, nothing: the toolkit leaves
// the focus as it is when it is asked for what is hidden.
func (w *Window) FocusBoard() {
	if c := w.win.Canvas(); w.board.Visible() {
		c.Focus(w.board)
	} else {
		c.Unfocus()
	}
}

// leaveHidden takes the focus from what there is no room for any more, or what was folded away.
func (w *Window) leaveHidden() {
	if o, ok := w.win.Canvas().Focused().(fyne.CanvasObject); ok && !o.Visible() {
		w.FocusBoard()
	}
}

// FocusPage focuses the list of the page, or the board if the page has none.
func (w *Window) FocusPage() {
	if p, ok := w.page().(interface{ Focus() fyne.Focusable }); ok && p.Focus() != nil {
		w.win.Canvas().Focus(p.Focus())
		return
	}
	w.FocusBoard()
}

// switchFocus moves the focus between the board and the panel.
func (w *Window) switchFocus() {
	if w.win.Canvas().Focused() != fyne.Focusable(w.board) {
		w.FocusBoard()
		return
	}
	for _, o := range w.page().Objects() {
		if f, ok := o.(fyne.Focusable); ok && o.Visible() {
			w.win.Canvas().Focus(f)
			return
		}
	}
}
