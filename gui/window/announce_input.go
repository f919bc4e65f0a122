package window

import (
	"sudoku/gui/board"
	"sudoku/gui/readout"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// An input is what decides what a key does, and what keys change besides digits.
type input struct {
	game   *game.Game
	mode   game.Mode
	digit  puzzle.Digit // chosen before the cell
	filter board.Filter
	grid   puzzle.Grid
	cursor puzzle.Cell
	marks  string // of the cell at the cursor
}

// lookAtInput says which mode or digit was chosen, what is filtered, and the marks of the cell at
// the cursor after a change.
func (a *announcer) lookAtInput() {
	was, is := a.input, a.newInput()
	a.input = is
	if is.game == nil || was.game != is.game {
		return
	}
	var list []string
	if is.mode != was.mode {
		list = append(list, a.T("access.mode", "mode", a.T(modeKeys[is.mode])))
	}
	if is.digit != was.digit && is.digit != 0 {
		list = append(list, a.T("status.chosen", "d", is.digit))
	}
	switch {
	case is.filter == was.filter:
	case a.app.Play().Filter().On():
		list = append(list, a.app.Play().Filter().Spoken())
	default:
		list = append(list, a.T("filter.off"))
	}
	switch {
	case is.cursor != was.cursor || is.grid != was.grid || is.marks == was.marks:
	case is.marks == "":
		list = append(list, a.T("access.nomarks"))
	default:
		list = append(list, is.marks)
	}
	a.say(a.lang.Sentences(list...), false)
}

var modeKeys = [game.NumModes]string{"mode.digit", "mode.corner", "mode.centre", "mode.colour"}

// newInput returns what there is to be seen while a game is played or drawn on.
func (a *announcer) newInput() (in input) {
	if top := a.app.Top(); top != screen.Screen(a.app.Play()) && !screen.Drawing(a.app) || a.app.Play().Paused() || !a.board.Visible() {
		return in
	}
	at := a.app.Session()
	in = input{game: at.Game, mode: at.UI.Mode, digit: at.UI.Digit, filter: a.app.Play().Filter().Shown(), grid: at.Game.State().Grid, cursor: at.UI.Cursor}
	in.marks = readout.MarksWords(a.lang, a.board.Looks()[in.cursor])
	return in
}
