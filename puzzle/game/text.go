package game

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// manyCells is the number of cells from which on a move states their number instead of
// their names.
const manyCells = 4

// MoveText describes a move in a few words: "5 at r4c5".
func MoveText(l words.Lang, m Move) string {
	d := m.Digit
	switch m.Action {
	case Enter:
		return l.T("move.enter", "d", d, "cells", CellsText(l, m.Cells))
	case Erase:
		return l.T("move.erase", "cells", CellsText(l, m.Cells))
	case Centre:
		return l.T("move.centre", "d", d, "cells", CellsText(l, m.Cells))
	case Corner:
		return l.T("move.corner", "d", d, "cells", CellsText(l, m.Cells))
	case Colour:
		return l.T("move.colour", "d", d, "cells", CellsText(l, m.Cells))
	case RuleOut:
		return l.T("move.ruleout", "n", len(m.Cands))
	case Fill:
		return fillText(l, m.Grid.Count(), len(m.Cands))
	case ColourCand:
		return l.T("move.colourcand", "d", d)
	case Draw:
		return l.T("move.draw")
	case FillMarks:
		return l.T("move.fillmarks")
	case SetAuto:
		return l.T("move.auto")
	case Reshape:
		return l.T("move.reshape")
	}
	return l.T("move.clear")
}

// fillText describes a move that filled cells and ruled out candidates at once.
func fillText(l words.Lang, cells, cands int) string {
	switch {
	case cands == 0:
		return l.T("move.fill", "n", cells)
	case cells == 0:
		return l.T("move.ruleout", "n", cands)
	}
	return l.Commas(l.T("move.fill", "n", cells), l.T("move.ruleout", "n", cands))
}

// CellsText names cells, or gives their number if there are many.
func CellsText(l words.Lang, cells puzzle.CellSet) string {
	if cells.Len() >= manyCells {
		return l.T("move.cells", "n", cells.Len())
	}
	var names []string
	for c := range cells.All() {
		names = append(names, c.String())
	}
	return l.List(names...)
}

// WrongTotals says which cages make another sum than the cells that they cover: that of all cells
// first, and then of one house. Without any it is nil.
func WrongTotals(s *puzzle.Shape) (list words.Messages) {
	for _, w := range s.WrongTotals() {
		if w.All {
			list = append(list, words.Error("total.all", "sum", w.Sum, "want", w.Want))
			continue
		}
		return append(list, words.Error("total.house", "house", words.House(w.House), "sum", w.Sum, "want", w.Want))
	}
	return list
}
