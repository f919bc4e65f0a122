package page

import (
	"sudoku/puzzle/print"
	"sudoku/solver/logic"
)

// A PrintOrder says what to print.
type PrintOrder struct {
	From      PrintSource
	Counts    map[logic.Level]int // of a new set
	Which     string              // numbers of the opened files' puzzles; "" for all
	PerPage   int
	Paper     print.Paper
	Solutions print.Solutions
	Labels    print.Labels
	Marks     print.Marks
	PrintMore
}

// A PrintSource says which puzzles are printed.
type PrintSource uint8

const (
	ThisPuzzle PrintSource = iota
	NewSet
	FromList // the puzzles of the opened files
	KeptSet  // those of a set that was opened
)

// PrintMore is what is ordered on the page of more options.
type PrintMore struct {
	Title, Author string
	Names         string // of those who get a copy each, with commas between them
	Binding       Binding
	Trim          print.Paper
	Bleed         bool
	Cover         print.Cover
	Landscape     bool
	DigitSize     float64 // in points; 0 fits the cell
	Margin        float64 // in millimetres; negative for that of the paper
	Ink           print.Ink
	QR, Path      bool
	Heavy         bool
	Blank         int
}

// Margins returns paper with the margins that are ordered.
func (o *PrintMore) Margins(p print.Paper) print.Paper {
	if o.Margin < 0 {
		return p
	}
	return p.WithMargin(o.Margin)
}

// Binding says how pages are bound.
type Binding uint8

const (
	Loose Binding = iota
	Booklet
	Book
)

// Several reports whether there may be more than one grid.
func (o *PrintOrder) Several() bool { return o.From != ThisPuzzle || o.Blank > 0 }
