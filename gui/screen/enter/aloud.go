package enter

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/readout"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// aloud reads out rows that are typed, so that the eyes stay on the paper.
type aloud struct {
	app *screen.App
	*state
	toggle *widget.Control
}

// rebuild makes the control.
func (a *aloud) rebuild(b page.Base) {
	a.toggle = b.Kit.IconToggle(widget.VoiceIcon, func() string { return b.T("action.enter.aloud") }, func() bool { return a.app.Prefs().On(screen.PrefAloud) }, a.Toggle)
	a.toggle.Tip = b.Kit.Tips("enter.aloud")
}

// Toggle turns that on or off.
func (a *aloud) Toggle() {
	a.app.Prefs().Toggle(screen.PrefAloud)
	a.toggle.Repaint()
	if a.app.Prefs().On(screen.PrefAloud) {
		a.app.ReadOut(a.app.Base().T("aloud.on"))
	} else {
		a.app.Quiet()
	}
}

// readRow reads out the row that typing has come to the end of.
func (a *aloud) readRow() {
	row := a.rowDone
	if a.rowDone = 0; row > 0 && a.app.Prefs().On(screen.PrefAloud) {
		house, l := puzzle.House(row-1), a.app.Base().Lang
		a.app.ReadOut(l.T("aloud.row", "house", words.House(house), "cells", readout.NewReadout(l, a.View(board.View{})).Cells(house)))
	}
}
