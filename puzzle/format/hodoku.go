package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// HoDoKu is a line of HoDoKu's library of examples:
//
//	:technique:digits:cells:removed:eliminations:placements:extra
//
// where technique 0000 means none.
//
// Cells are as in Line, with a plus before each entry. Removed are the candidates that
// have been eliminated, as digit, row and column: 436 is 4 in r3c6. The remaining ones
// become centre marks. The text before the cells becomes the title, the text after the
// removed candidates the note.
var HoDoKu = &Format{Name: "hodoku", Ext: ".txt", Candidates: true, append: appendLibrary, line: readLibrary}

const noTechnique = "0000:x"

func appendLibrary(dst []byte, p *puzzle.Puzzle) []byte {
	kind := noTechnique
	if isTechnique(p.Title) {
		kind = p.Title
	}
	dst = append(append(append(dst, ':'), kind...), ':')
	for c, d := range p.Givens {
		if e := p.Entries[c]; d == 0 && e != 0 {
			dst, d = append(dst, '+'), e
		}
		dst = append(dst, digitByte(d, '.'))
	}
	dst = append(dst, ':')
	for i, k := range eliminations(p) {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = append(dst, '0'+byte(k.Digit()), '1'+byte(k.Cell().Row()), '1'+byte(k.Cell().Col()))
	}
	dst = append(dst, ':')
	tail := "::"
	if kind != noTechnique && p.Note != "" {
		tail = plainLines(p.Note)
		tail += strings.Repeat(":", max(0, 2-strings.Count(tail, ":")))
	}
	return append(append(dst, tail...), '\n')
}

// isTechnique reports whether a title is the beginning of a line of the library: a number,
// perhaps with a variant, and digits.
func isTechnique(title string) bool {
	number, digits, ok := strings.Cut(title, ":")
	return ok && len(number) >= 4 && len(digits) <= 9 && strings.Trim(number, "0123456789-") == "" &&
		strings.Trim(digits, "123456789x") == ""
}

// A libraryLine is a line of the library, split into parts.
type libraryLine struct {
	cells, removed token
	rest           int // the index after removed
}

// cutLibrary splits a line of the library; ok is false if it isn't one.
func cutLibrary(text []byte) (l libraryLine, ok bool) {
	f := bytes.SplitN(text, []byte(":"), 6)
	if len(f) < 5 || len(f[0]) > 0 {
		return l, false
	}
	from, to := findRun(f[3])
	l.cells = token{f[3], len(f[1]) + len(f[2]) + len(":::")}
	l.removed = token{f[4], l.cells.at + len(f[3]) + len(":")}
	l.rest = l.removed.at + len(f[4])
	return l, from == 0 && to > 0 && to == len(f[3])
}

// otherPuzzle returns where another puzzle is behind the first, since the end of a line is lost; -1 if
// there is none.
func otherPuzzle(rest []byte) int {
	from, to := nextRun(rest, 0)
	if to == 0 || !bytes.ContainsAny(rest[from:to], "0.") {
		return -1
	}
	return from
}

// eliminations returns the removed candidates, or 1 + the index of a wrong character.
func (l *libraryLine) eliminations() (ks []puzzle.Candidate, fault int) {
	for tok := range tokensOf(l.removed.text) {
		at := l.removed.at + tok.at + 1
		for i, b := range tok.text {
			if i > 2 || b < '1' || b > '9' {
				return nil, at + i
			}
		}
		if len(tok.text) < 3 {
			return nil, at
		}
		c := puzzle.CellAt(int(tok.text[1]-'1'), int(tok.text[2]-'1'))
		ks = append(ks, puzzle.Cand(c, puzzle.Digit(tok.text[0]-'0')))
	}
	return ks, 0
}

func readLibrary(text, raw []byte, it *Item, _ *allowance) (*ParseError, bool) {
	l, ok := cutLibrary(text)
	if !ok {
		return nil, false
	}
	eliminations, fault := l.eliminations()
	if fault > 0 {
		column, _ := columnOf(raw, fault-1)
		return &ParseError{Column: column, Err: words.Error("format.removed")}, true
	}
	if at := otherPuzzle(text[l.rest:]); at >= 0 {
		column, _ := columnOf(raw, l.rest+at)
		return &ParseError{Column: column, Err: words.Error("format.line.two")}, true
	}
	p := &it.Puzzle
	readSigned(l.cells.text, p)
	eliminate(p, eliminations)
	p.Note = noteOf(rawPart(raw, l.rest, len(text)))
	if tail := string(text[l.rest:]); p.Note != "" { // which field it is shows by the colons before
		p.Note = strings.Repeat(":", max(0, len(tail)-len(strings.TrimLeft(tail, ":"))-1)) + p.Note
	}
	if strings.Trim(string(text[:l.cells.at]), ":") != noTechnique {
		p.Title = noteOf(rawPart(raw, 0, l.cells.at))
	}
	it.Column, _ = columnOf(raw, l.cells.at)
	return nil, true
}
