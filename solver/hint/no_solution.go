package hint

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A noSolution says that the givens have no solution; clash is the conflict, if any.
type noSolution struct {
	clash  puzzle.Conflict
	cage   puzzle.Cage    // whose digits can't make its sum
	totals words.Messages // of cages, if there is no conflict
}

func (r *Request) noSolution() (n noSolution) {
	givens := r.State.Grid
	for c := range puzzle.AllCells.Without(r.Givens).All() {
		givens[c] = 0
	}
	if list := r.State.Shape.ConflictList(&givens); len(list) > 0 {
		n.clash = list[0]
		n.cage, _ = r.State.Shape.CageAt(n.clash.House)
	} else {
		n.totals = game.WrongTotals(r.State.Shape)
	}
	return n
}

func (noSolution) title(_ int, l words.Lang) string { return l.T("hint.none.title") }

func (n noSolution) say(_ int, l words.Lang) ([]string, puzzle.Diagram) {
	if n.totals != nil {
		return []string{l.T("hint.none.lead"), n.totals.In(l)}, puzzle.Diagram{}
	}
	if n.clash.Cells.Empty() {
		return []string{l.T("hint.none.lead"), l.T("hint.none.typo")}, puzzle.Diagram{}
	}
	p := puzzle.Diagram{Houses: []puzzle.HouseRole{{House: n.clash.House, Role: puzzle.Base}}}
	for c := range n.clash.Cells.All() {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Eliminate})
	}
	if n.clash.Digit == 0 {
		return []string{l.T("hint.none.lead"), l.T("hint.none.cage", "cage", cageName(n.cage), "sum", n.clash.Sum)}, p
	}
	return []string{
		l.T("hint.none.lead"),
		l.T("hint.none.clash", "d", n.clash.Digit, "house", words.House(n.clash.House), "cells", words.And(n.clash.Cells.All())),
	}, p
}

func (n noSolution) move() (game.Move, bool) { return game.Move{}, false }
