package game

import (
	"slices"

	"sudoku/puzzle"
)

// An Action says what a Move does.
type Action uint8

const (
	Enter   Action = iota // write Digit into the cells; Clean takes it from the marks of their peers
	Erase                 // empty the cells: the entry, or else marks, or else colours
	Centre                // toggle Digit in the centre marks of the empty ones
	Corner                // toggle Digit in the corner marks of the empty ones
	Colour                // toggle colour Digit
	RuleOut               // take Cands from marks and mark them ruled out
	Fill                  // write all of Grid into the cells that are no givens: the solution
)

// A Move is one thing that the player did, small enough to save and replay.
// Toggling sets the digit in all cells unless all of them have it.
type Move struct {
	Action Action
	Digit  puzzle.Digit
	Cells  puzzle.CellSet
	Clean  bool               // Enter: marks of peers lose the digit in the same move
	Cands  []puzzle.Candidate // RuleOut
	Grid   puzzle.Grid        // Fill
}

// clone parts m from the caller's slice.
func (m Move) clone() Move {
	m.Cands = slices.Clone(m.Cands)
	return m
}

// cell returns the first cell that m names.
func (m Move) cell() (puzzle.Cell, bool) {
	switch {
	case !m.Cells.Empty():
		return m.Cells.First(), true
	case len(m.Cands) > 0:
		return m.Cands[0].Cell(), true
	}
	return 0, false
}
