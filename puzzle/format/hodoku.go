package format

import (
	"bytes"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// HoDoKu is a line of HoDoKu's library of cases:
//
//	:technique:digits:cells:removed:eliminations:placements:extra
//
// Cells are as in Line, with a plus before each digit that was not given. Removed are
// candidates that the position has lost, as digit, row and column: 436 is 4 in r3c6.
// They leave the others as centre marks. What stands before the cells is kept as the
// title, what comes after the removed candidates as a note.
var HoDoKu = &Format{Name: "hodoku", Ext: ".txt"}

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

// read reads the line into it, unless a removed candidate is wrong.
func (l *libraryLine) read(text, raw []byte, it *Item) bool {
	lost, fault := l.lost()
	if fault > 0 {
		return false
	}
	p := &it.Puzzle
	readSigned(l.cells.text, p)
	if len(lost) > 0 {
		pos := puzzle.NewPosition(p.Grid())
		for _, k := range lost {
			pos.Eliminate(k)
		}
		p.Centre = pos.Cands
	}
	p.Title, p.Note = noteOf(rawPart(raw, 0, l.cells.at)), noteOf(rawPart(raw, l.rest, len(text)))
	it.Column, _ = place(raw, l.cells.at)
	it.Layout = HoDoKu
	return true
}

// libraryFault says what is wrong with a line of a library; nil if it is none.
func libraryFault(no int, text, raw []byte) *ParseError {
	l, ok := cutLibrary(text)
	if !ok {
		return nil
	}
	_, fault := l.lost()
	column, _ := place(raw, fault-1)
	return &ParseError{no, column, words.Error("format.removed")}
}
