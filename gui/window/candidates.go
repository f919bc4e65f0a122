package window

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// fillCandidates notes what can stand in the selected cells, or in all empty ones
// where no more than one is selected.
func (w *Window) fillCandidates() {
	cells := w.session.UI.Selected
	if cells.Len() < 2 {
		cells = puzzle.AllCells
	}
	w.Move(game.Move{Action: game.FillMarks, Cells: cells})
}

// autoCandidates has the candidates follow the digits placed, or leaves them to
// the player as they are.
func (w *Window) autoCandidates() { w.Move(game.Move{Action: game.SetAuto}) }

func (w *Window) auto() bool { return w.session.Game.State().Auto }
