// Package format turns text into puzzles and puzzles into text.
//
// A layout is a [Format], one a file, and [Formats] lists them all. Text is
// read by what it looks like, never by its name: [Parse] reads a text, [Scan] a
// stream of any length in constant memory. Both go on after a bad puzzle and
// say where it is and what was expected there.
//
// An empty cell is 0 . - _ * or ?, nothing between two delimiters, or a space
// where all lines are 9 or 81 long or all digits stand in nine columns. A line
// that begins with # is a comment, other text a title or a note. Line ends,
// blanks, byte order marks, UTF-16, full-width forms and box drawing are read as
// what they mean.
//
// Where a number stands alone above the first puzzle it is the number of puzzles,
// as judge sites give it. In a grid with candidates a cell with one digit is a
// given: solvers print it no differently from a candidate that is alone. One in
// parentheses is such a candidate. A line of HoDoKu's library of cases is read as its
// position, see [HoDoKu].
package format

import (
	"io"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Format is one layout of puzzles in text.
type Format struct {
	Name    string // what a person types to choose it
	Ext     string // usual ending of a file, with its point
	Apart   bool   // a blank line stands between two puzzles
	Counted bool   // the first line is the number of puzzles

	append func(dst []byte, p *puzzle.Puzzle) []byte
	answer func(dst []byte, g puzzle.Grid) []byte // nil: as one line of 81 digits
}

// Formats lists every layout that can be written, in the order in which help
// and menus show them. All of them can be read; [HoDoKu] can be read alone.
var Formats = []*Format{Line, Rows, Grid, CSV, Integers, POJ, Pencilmarks}

// ByName finds a format by its name.
func ByName(name string) (*Format, bool) {
	for _, f := range Formats {
		if f.Name == name {
			return f, true
		}
	}
	return nil, false
}

// Title says what the layout is, in a few words.
func (f *Format) Title(l words.Lang) string { return l.T("format." + f.Name) }

// Append appends one puzzle to dst: its givens, and for Pencilmarks its entries
// and marks too. What stands between two puzzles, and the count of a counted
// format, are left to the caller.
func (f *Format) Append(dst []byte, p *puzzle.Puzzle) []byte { return f.append(dst, p) }

// Write writes puzzles as a whole file.
func (f *Format) Write(w io.Writer, ps []puzzle.Puzzle) error {
	var b []byte
	if f.Counted {
		b = append(strconv.AppendInt(b, int64(len(ps)), 10), '\n')
	}
	for i := range ps {
		if i > 0 && f.Apart {
			b = append(b, '\n')
		}
		b = f.append(b, &ps[i])
		if len(b) < 1<<15 {
			continue
		}
		if _, err := w.Write(b); err != nil {
			return err
		}
		b = b[:0]
	}
	_, err := w.Write(b)
	return err
}
