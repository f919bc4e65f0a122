// Package format turns text into puzzles and puzzles into text.
//
// A layout is a [Format], and [Formats] lists them all. The layout of a text is detected
// from its contents, never from a file name: [Parse] reads a text, [Scan] a stream of any
// length in constant memory. Both continue after a bad puzzle, and say where it is and
// what was expected there.
//
// An empty cell is 0 . - _ * ? x or e, an empty field between two delimiters, or a space
// if all lines have 9 or 81 characters or all digits are in nine columns. A line that
// begins with # is a comment, other text a title or a note. All kinds of line ends and
// blanks, byte order marks, UTF-16, full-width forms and box drawing are understood.
//
// A number alone above the first puzzle is the number of puzzles, as on judge sites. In a
// grid with candidates a cell with one digit is a given, although solvers print a cell's
// only candidate the same way. A digit in parentheses is a cell's only candidate, one
// after a u an entry. A line of HoDoKu's library is read as a position, see [HoDoKu].
//
// What is around the rows is taken off: labels and column numbers, brackets of lists in
// programs, emphasis, commands of LaTeX. A row that is left over is never guessed at.
//
// Links are unpacked, never followed; all links of a text together may unpack to no more
// than some megabytes beyond what puzzles need.
//
// Zip and gzip files are read member by member, as far as they unpack to no more than a
// multiple of their size.
//
// A document, such as XML or JSON, is recognized by its beginning, and may have no more
// than a megabyte from one puzzle to the next. Entities of XML are not expanded.
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
	Name    string // the name in options
	Ext     string // the usual file name extension, with its dot
	Apart   bool   // a blank line is between two puzzles
	Counted bool   // the first line is the number of puzzles
	Head    string // the text before the puzzles of a file
	Foot    string // the text after them

	// Candidates means that the marks are all remaining candidates, as solvers write
	// them, and not a player's notes.
	Candidates bool

	append  func(dst []byte, p *puzzle.Puzzle) []byte
	carries func(s *puzzle.Shape) bool             // boards other than the classic one; nil: none
	counts  bool                                   // boards are told by how many cells there are
	answer  func(dst []byte, g puzzle.Grid) []byte // nil: as one line of 81 digits

	// line reads a line of a layout with own syntax, cleaned and raw. known is false if
	// the line is not of this layout.
	line func(text, raw []byte, it *Item, links *allowance) (fault *ParseError, known bool)

	// begins recognizes a document of this layout by its first bytes, read reads it like
	// scan.
	begins func(head []byte) bool
	read   func(f *Format, s *source, yield func(Item, error) bool) (more bool)
}

// Formats lists every layout, in the order in which help and menus show them.
var Formats = []*Format{
	Line, Rows, Grid, CSV, Integers, POJ, Pencilmarks, Marks729, Markdown, LaTeX, C, NumPy, Prolog,
	SDK, SDM, SDX, SS, HoDoKu, OpenSudoku, GNOME, KSudoku, Tatham, TathamSave,
	FPuzzles, JSON, HTML, FPuzzlesURL, SudokuPadURL, SudokuWikiURL, SudokuCoachURL, SudokuExchangeURL, PenpaURL,
	Text,
}

// readOnly lists the layouts that are read but not written.
var readOnly = []*Format{HoDoKuSave, LibreSudoku, IPUZ, Pzpr, SumoCue, PuzzLink, SudokuMakerURL, LisudokuURL}

// ByName returns the format of that name.
func ByName(name string) (*Format, bool) {
	for _, f := range Formats {
		if f.Name == name {
			return f, true
		}
	}
	return nil, false
}

// ByExt returns the format with a file name extension such as .sdk. There is none for
// .txt, which several formats share.
func ByExt(ext string) (*Format, bool) {
	for _, f := range Formats {
		if strings.EqualFold(f.Ext, ext) && f.Ext != ".txt" {
			return f, true
		}
	}
	return nil, false
}

// Title returns a short description of the layout.
func (f *Format) Title(l words.Lang) string { return l.T("format." + f.Name) }

// Append appends one puzzle to dst: its givens, and those of entries, marks and texts that
// the layout supports. The blank line of an Apart format, Head and Foot, and the count of
// a Counted format are left to the caller. Of a puzzle that the layout refuses, see
// [Format.Refuses], it appends nothing.
func (f *Format) Append(dst []byte, p *puzzle.Puzzle) []byte {
	if !f.Carries(p.Shape) {
		return dst
	}
	return f.append(dst, p)
}

// Text returns one puzzle as a whole file, and nothing if the layout refuses it.
func (f *Format) Text(p puzzle.Puzzle) string {
	var b strings.Builder
	_ = f.Write(&b, []puzzle.Puzzle{p}) // memory does not fail
	return b.String()
}

// Write writes puzzles as a whole file. If the layout refuses one of them, it writes nothing
// and returns why.
func (f *Format) Write(w io.Writer, ps []puzzle.Puzzle) error {
	if err := f.refusesAny(ps); err != nil {
		return err
	}
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
