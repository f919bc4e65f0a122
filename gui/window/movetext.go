package window

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// manyCells is from how many cells on a move names their number alone.
const manyCells = 4

// moveText says a move in a few words: "5 at r4c5".
func (w *Window) moveText(m game.Move) string {
	d := m.Digit
	switch m.Action {
	case game.Enter:
		return w.T("move.enter", "d", d, "cells", w.cellsText(m.Cells))
	case game.Erase:
		return w.T("move.erase", "cells", w.cellsText(m.Cells))
	case game.Centre:
		return w.T("move.centre", "d", d, "cells", w.cellsText(m.Cells))
	case game.Corner:
		return w.T("move.corner", "d", d, "cells", w.cellsText(m.Cells))
	case game.Colour:
		return w.T("move.colour", "d", d, "cells", w.cellsText(m.Cells))
	case game.RuleOut:
		return w.T("move.ruleout", "n", len(m.Cands))
	case game.Fill:
		return w.T("move.fill", "n", m.Grid.Filled().Len()+len(m.Cands))
	case game.ColourCand:
		return w.T("move.colourcand", "d", d)
	case game.Draw:
		return w.T("move.draw")
	case game.FillMarks:
		return w.T("move.fillmarks")
	case game.SetAuto:
		return w.T("move.auto")
	}
	return w.T("move.clear")
}

func (w *Window) cellsText(cells puzzle.CellSet) string {
	if cells.Len() >= manyCells {
		return w.T("move.cells", "n", cells.Len())
	}
	var names []string
	for c := range cells.All() {
		names = append(names, c.String())
	}
	return w.lang.List(names)
}

// undo takes the last move back and says which.
func (w *Window) undo() {
	m, ok := w.table().LastMove()
	if w.step(w.back); ok && w.entering == nil {
		w.Say(w.T("undo.back", "move", w.moveText(m)))
	}
}

// redo makes it again.
func (w *Window) redo() {
	if w.step(w.again); w.entering != nil {
		return
	}
	if m, ok := w.session.Game.LastMove(); ok {
		w.Say(w.T("undo.again", "move", w.moveText(m)))
	}
}
