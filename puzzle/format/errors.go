package format

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A ParseError says what is wrong in a text and where.
type ParseError struct {
	Line   int // from 1
	Column int // in characters, from 1; 0 for the whole line
	Err    words.Message
	File   string // in an archive: the name of its member

	Cells []puzzle.Digit // of a line of 80 or 82 cells, with one too few or too many

	Puzzle *puzzle.Puzzle // as it stands there, if nothing is wrong with it but the sum of a cage
}

func (e *ParseError) Error() string { return e.In(words.English) }

// Unwrap returns the error without the place.
func (e *ParseError) Unwrap() error { return e.Err }

// In returns the message in a language, with the place.
func (e *ParseError) In(l words.Lang) string {
	if e.File != "" {
		within := *e
		within.File = ""
		return l.T("format.member.at", "file", e.File, "what", &within)
	}
	if e.Column == 0 {
		return l.T("format.line.at", "line", e.Line, "what", e.Err)
	}
	return l.T("format.column.at", "line", e.Line, "column", e.Column, "what", e.Err)
}

// name returns a character in quotes or, if it is invisible, its code point.
func name(r rune) string {
	if r == utf8.RuneError || !unicode.IsGraphic(r) || unicode.IsSpace(r) {
		return fmt.Sprintf("%U", r)
	}
	return "“" + string(r) + "”"
}
