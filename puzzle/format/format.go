// Package format turns text into puzzles and puzzles into text.
//
// A layout is a [Format], one a file, and [Formats] lists them all. Text is
// read by what it looks like, never by its name: [Parse] reads a text, [Scan] a
// stream of any length in constant memory. Both go on after a bad puzzle and
// say where it is and what was expected there.
//
// An empty cell is 0 . - _ * ? or x, nothing between two delimiters, or a space
// where all lines are 9 or 81 long or all digits stand in nine columns. A line
// that begins with # is a comment, other text a title or a note. Line ends,
// blanks, byte order marks, UTF-16, full-width forms and box drawing are read as
// what they mean.
//
// Where a number stands alone above the first puzzle it is the number of puzzles,
// as judge sites give it. In a grid with candidates a cell with one digit is a
// given: solvers print it no differently from a candidate that is alone. One in
// parentheses is such a candidate, one behind a u an entry. A line of HoDoKu's library
// of cases is read as its position, see [HoDoKu].
//
// Links are unpacked, never followed, and all those of a text to no more than some
// megabytes beyond what puzzles need.
//
// A document, such as XML or JSON, is told by how it begins, and may hold no more than
// a megabyte from one puzzle to the next. Entities of XML are not expanded.
package format

import (
	"io"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Format is one layout of puzzles in text.
type Format struct {
	Name    string // what a person types to choose it
	Ext     string // usual ending of a file, with its point
	Apart   bool   // a blank line stands between two puzzles
	Counted bool   // the first line is the number of puzzles
	Head    string // what stands above the puzzles of a file
	Foot    string // what stands below them

	// Candidates tells that marks are all the candidates that are left, as solvers
	// write them, and no notes of a player.
	Candidates bool

	append func(dst []byte, p *puzzle.Puzzle) []byte
	answer func(dst []byte, g puzzle.Grid) []byte // nil: as one line of 81 digits

	// line reads a line of its own manner, cleaned and as it stands. known is false
	// when it is none; then another layout may know it.
	line func(text, raw []byte, it *Item, links *allowance) (fault *ParseError, known bool)

	// begins tells a document of this layout from its first bytes, read reads it as
	// scan does.
	begins func(head []byte) bool
	read   func(f *Format, s *source, yield func(Item, error) bool) (more bool)
}

// Formats lists every layout, in the order in which help and menus show them.
var Formats = []*Format{
	Line, Rows, Grid, CSV, Integers, POJ, Pencilmarks, Marks729,
	SDK, SDM, SDX, SS, HoDoKu, OpenSudoku, GNOME, KSudoku, Tatham, TathamSave,
	FPuzzles, FPuzzlesURL, SudokuPadURL, SudokuWikiURL, SudokuCoachURL, SudokuExchangeURL, PenpaURL,
}

// ByName finds a format by its name.
func ByName(name string) (*Format, bool) {
	for _, f := range Formats {
		if f.Name == name {
			return f, true
		}
	}
	return nil, false
}

// ByExt finds the format whose files alone have an ending, such as .sdk.
func ByExt(ext string) (*Format, bool) {
	for _, f := range Formats {
		if strings.EqualFold(f.Ext, ext) && f.Ext != ".txt" {
			return f, true
		}
	}
	return nil, false
}

// Title says what the layout is, in a few words.
func (f *Format) Title(l words.Lang) string { return l.T("format." + f.Name) }

// Append appends one puzzle to dst: its givens, and of entries, marks and words what
// the layout has room for. What stands between two puzzles and around all of them,
// and the count of a counted format, are left to the caller.
func (f *Format) Append(dst []byte, p *puzzle.Puzzle) []byte { return f.append(dst, p) }

// Text returns one puzzle as a whole file.
func (f *Format) Text(p puzzle.Puzzle) string {
	var b strings.Builder
	_ = f.Write(&b, []puzzle.Puzzle{p}) // memory does not fail
	return b.String()
}

// Write writes puzzles as a whole file.
func (f *Format) Write(w io.Writer, ps []puzzle.Puzzle) error {
	b := []byte(f.Head)
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
	_, err := w.Write(append(b, f.Foot...))
	return err
}
