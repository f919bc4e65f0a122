package screen

import (
	"sudoku/gui/board"
	"sudoku/puzzle/game"
)

// A Writer writes with the pointer on the board.
type Writer interface {
	Ready() bool    // reports whether the pointer writes on the board as it is shown
	Finish()        // does what is written without asking
	Wipe() bool     // forgets what is written, and reports whether there was anything
	Writing() bool  // reports whether something is written that was not done yet
	Saw(game.Move)  // is told of each move
	Ink() board.Ink // what is written and not read yet
}

// noWriter is that of a window without a pen.
type noWriter struct{}

func (noWriter) Ready() bool    { return false }
func (noWriter) Finish()        {}
func (noWriter) Wipe() bool     { return false }
func (noWriter) Writing() bool  { return false }
func (noWriter) Saw(game.Move)  {}
func (noWriter) Ink() board.Ink { return board.Ink{} }

// Writer returns what writes on the board by hand.
func (a *App) Writer() Writer { return a.writer }

// SetWriter has something write on the board.
func (a *App) SetWriter(w Writer) { a.writer = w }

// TogglePen turns writing by hand on or off.
func TogglePen(a *App) {
	a.writer.Finish()
	a.Prefs().Toggle(PrefPen)
	a.ApplySettings()
	switch {
	case !a.Prefs().On(PrefPen):
		a.Say(a.Base().T("pen.off"))
	case a.writer.Ready(): // else there is no board to write on
		a.Say(a.Base().T("pen.on"))
	}
}
