package format

import (
	"bytes"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// smallRows are the rows of a grid so far.
type smallRows struct {
	it   Item
	size int
	n    int

	fields int // how many signs part the fields of the first row
	fault  *ParseError

	bars, lines uint // bit n: between n cells or rows and the next there is a ruling
	gaps        uint // or a blank line
	hollow      int  // the last row with a field that has nothing in it, from 1
	signed      bool // there is a sign for an empty cell
	stamped     bool // the line above is a row behind the stamp of a chat
}

// isLarge reports whether a cleaned line may be a row or more of a board of 9 by 9.
func isLarge(text []byte) bool {
	return classOf(text) == cells && countCells(text) > 6 || longestRun(text) >= 81
}

// countCells returns how many characters of a line are cells.
func countCells(text []byte) (n int) {
	for _, b := range text {
		if glyphs[b] == cell {
			n++
		}
	}
	return n
}

// isDrawnRow reports whether a line between grids is a row of another one, with blanks for empty cells.
func isDrawnRow(text []byte) bool {
	return bytes.Count(text, []byte("|")) > 1 && hasCell(text) && len(bytes.Trim(text, " |123456789")) == 0
}

// put puts a digit into the next cell.
func (g *smallRows) put(at *int, b byte, line int) {
	d := puzzle.Digit(digitOf[b])
	if int(d) > g.size {
		g.wrong(line, words.Error("format.small.digit", "digit", int(d), "size", g.size))
	}
	g.it.Puzzle.Givens[*at] = d
	*at++
}

// wrong notes what is wrong. Only the first is said.
func (g *smallRows) wrong(line int, err words.Message) {
	if g.fault == nil {
		g.fault = &ParseError{Line: line, Err: err}
	}
}

// hasTallBoxes reports whether the rulings show boxes that are two wide and three high: they are
// between those, and not between others.
func (g *smallRows) hasTallBoxes() bool {
	const inner = 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5
	bars, lines := g.bars&inner, (g.lines|g.gaps)&inner
	return g.size == 6 && (bars == 1<<2|1<<4 || lines == 1<<3)
}

// hasOddGaps reports whether blank lines part the rows otherwise than the boxes do, or both ways.
func (g *smallRows) hasOddGaps() bool {
	gaps := g.gaps &^ (1 << g.size)
	return gaps != 0 && !(g.size == 4 && gaps == 1<<2) && !(g.size == 6 && (gaps == 1<<2|1<<4 || gaps == 1<<3))
}
