package window

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// fillCandidates marks the possible candidates in the selected cells, or in all empty
// cells if at most one is selected.
func (w *Window) fillCandidates() {
	cells := w.session.UI.Selected
	if cells.Len() < 2 {
		cells = puzzle.AllCells
	}
	w.Move(game.Move{Action: game.FillMarks, Cells: cells})
}

// autoCandidates switches automatic candidates on or off; when switched off they stay as
// they are.
func (w *Window) autoCandidates() { w.Move(game.Move{Action: game.SetAuto}) }

func (w *Window) auto() bool { return w.session.Game.State().Auto }
