package game

import (
	"slices"

	"sudoku/puzzle"
)

// A timeline is the tree of the moves of a game, and where in it the player is. Undo and redo
// follow one path through it, the current line, and a new move keeps the moves that could be
// redone as a branch.
type timeline struct {
	changed func() // is called after every change
	state   State  // the current one
	tree    tree
	line    line  // the current one
	at      int   // how many of its nodes lead to the current state
	whatIf  *head // the branch that the next move starts, or nil
	back    int   // right after a restart: how many moves led to where Undo returns to
}

// show makes s, the state after n moves of the line, the current one.
func (l *timeline) show(n int, s State) {
	l.at, l.state, l.whatIf, l.back = n, s, nil, 0
	l.changed()
}

// State returns the current state.
func (l *timeline) State() State { return l.state }

// Givens returns the cells of the givens.
func (l *timeline) Givens() puzzle.CellSet { return l.tree.givens }

// LastCell returns the first cell of the last move; before any move, the first
// empty cell.
func (l *timeline) LastCell() puzzle.Cell {
	for _, n := range slices.Backward(l.line[:l.at]) {
		if c, ok := l.tree.node(n).move.cell(); ok {
			return c
		}
	}
	if empty := l.tree.start.empty(l.tree.start.Shape.Cells()); !empty.Empty() {
		return empty.First()
	}
	return 0
}
