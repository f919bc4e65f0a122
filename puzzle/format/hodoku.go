package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// HoDoKu is a line of HoDoKu's library of cases:
//
//	:technique:digits:cells:removed:eliminations:placements:extra
//
// where technique 0000 is none.
//
// Cells are as in Line, with a plus before each digit that was not given. Removed are
// candidates that the position has lost, as digit, row and column: 436 is 4 in r3c6.
// They leave the others as centre marks. What stands before the cells is kept as the
// title, what comes after the removed candidates as a note.
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
	for i, k := range lost(p) {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = append(dst, '0'+byte(k.Digit()), '1'+byte(k.Cell().Row()), '1'+byte(k.Cell().Col()))
	}
	return append(dst, ":::\n"...)
}

// isTechnique reports whether a title is what stands before the cells of a library's
// line: a number, perhaps with a variant, and the digits concerned.
func isTechnique(title string) bool {
	number, digits, ok := strings.Cut(title, ":")
	return ok && len(number) >= 4 && len(digits) <= 9 && strings.Trim(number, "0123456789-") == "" &&
		strings.Trim(digits, "123456789x") == ""
}

// A libraryLine is one cut into parts.
type libraryLine struct {
	cells, removed token
	rest           int // where what follows begins
}

// cutLibrary cuts a line of a library; ok is false when it is none.
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

// lost returns the candidates that the position has lost, or 1 more than where one is
// wrong.
func (l *libraryLine) lost() (ks []puzzle.Candidate, fault int) {
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
	lost, fault := l.lost()
	if fault > 0 {
		column, _ := place(raw, fault-1)
		return &ParseError{Column: column, Err: words.Error("format.removed")}, true
	}
	p := &it.Puzzle
	readSigned(l.cells.text, p)
	without(p, lost)
	p.Note = noteOf(rawPart(raw, l.rest, len(text)))
	if strings.Trim(string(text[:l.cells.at]), ":") != noTechnique {
		p.Title = noteOf(rawPart(raw, 0, l.cells.at))
	}
	it.Column, _ = place(raw, l.cells.at)
	return nil, true
}
