package page

import (
	"sudoku/puzzle/print"
	"sudoku/solver/logic"
)

// A PrintOrder says what to print, and how. Of its options the title is "" for that of the
// puzzles.
type PrintOrder struct {
	From   PrintSource
	Counts map[logic.Level]int // of a new set
	Which  string              // numbers of the opened files' puzzles; "" for all
	print.Options
}

// A PrintSource says which puzzles are printed.
type PrintSource uint8

const (
	ThisPuzzle PrintSource = iota
	NewSet
	FromList // the puzzles of the opened files
	KeptSet  // those of a set that was opened
)

// Several reports whether there may be more than one grid.
func (o *PrintOrder) Several() bool { return o.From != ThisPuzzle || o.Blank > 0 }
