package format

import "sudoku/puzzle"

// An Item is one puzzle of a stream, with its place and layout.
type Item struct {
	Puzzle puzzle.Puzzle
	Line   int     // its first line, from 1; 0 with an error that is not about a puzzle
	Column int     // in characters, from 1
	Layout *Format // nil if unknown
	File   string  // in an archive: the name of its member
	Blank  bool    // a blank line is between it and the puzzle before

	above string // the lines of a program above it, which are no title
}

// AppendAnswer appends solutions of the item's puzzle in its layout: 9 lines of 9 digits
// for Rows and POJ, 9 lines of spaced integers for Integers, a line of 81 digits for Line
// and all other layouts, of small boards fewer lines and digits. If there are no solutions it appends an empty line for Line, to
// keep the lines of input and output aligned, and nothing for other layouts.
func (it *Item) AppendAnswer(dst []byte, answers ...puzzle.Grid) []byte {
	if len(answers) == 0 && it.Layout == Line {
		return append(dst, '\n')
	}
	for i, g := range answers {
		switch {
		case it.Puzzle.Shape.Size() < 9 && it.Layout == Rows:
			dst = appendShapeRows(dst, it.Puzzle.Shape, &g, '0')
		case it.Layout == nil || it.Layout.answer == nil || it.Puzzle.Shape.Size() < 9:
			dst = append(appendCells(dst, it.Puzzle.Shape, &g, '0'), '\n')
		case i == 0 && it.Blank:
			dst = it.Layout.answer(append(dst, '\n'), g)
		default:
			dst = it.Layout.answer(dst, g)
		}
	}
	return dst
}

// appendDigits appends digits without separators, with empty for an empty cell.
func appendDigits(dst []byte, ds []puzzle.Digit, empty byte) []byte {
	for _, d := range ds {
		dst = append(dst, digitByte(d, empty))
	}
	return dst
}

// appendCells appends the digits of a board without separators.
func appendCells(dst []byte, shape *puzzle.Shape, g *puzzle.Grid, empty byte) []byte {
	n := shape.Size()
	if n == 9 {
		return appendDigits(dst, g[:], empty)
	}
	for r := range n {
		dst = appendDigits(dst, g[9*r:9*r+n], empty)
	}
	return dst
}

func digitByte(d puzzle.Digit, empty byte) byte {
	if d == 0 {
		return empty
	}
	return '0' + byte(d)
}
