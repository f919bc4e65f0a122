package format

import (
	"bytes"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// isMarksRow reports whether a cleaned line has a row of nine cells in the form of Marks729.
func isMarksRow(text []byte) bool { return marksRow(text) != nil }

// onlyCells returns a line without what is no cell: a sign in it may be one too many.
func onlyCells(text []byte) []byte {
	return bytes.Map(func(r rune) rune {
		if r < utf8.RuneSelf && glyphs[r] == cell {
			return r
		}
		return -1
	}, text)
}

// marksRow returns that row: 81 characters with every digit in its place, and a digit in each
// cell. In nine equal cells they may be there by chance.
func marksRow(text []byte) []byte {
	from, to := nextRun(text, 0)
	if to-from != 81 {
		return nil
	}
	run := text[from:to]
	filled := 0 // cells with a digit
	for i := 0; i < 81; i += 9 {
		some := false
		for k, b := range run[i : i+9] {
			d := int(digitOf[b])
			if d != 0 && d != k+1 {
				return nil
			}
			some = some || d != 0
		}
		if some {
			filled++
		}
	}
	if filled < 9 || bytes.Count(run, run[:9]) == 9 {
		return nil
	}
	return run
}

// beginsMarksRow reports whether a line is such a row that is cut off.
func beginsMarksRow(text []byte) bool {
	run := bytes.TrimSpace(text)
	if len(run) >= 81 || len(run) < 9 || longestRun(run) < len(run) {
		return false
	}
	row := make([]byte, 81)
	for i := copy(row, run); i < len(row); i++ {
		row[i] = '1' + byte(i%9)
	}
	return isMarksRow(row)
}

// A marksReader reads puzzles of nine lines, each a row in the form of Marks729.
type marksReader struct {
	s *source
	cleaner
	it   Item
	n    int
	skip int // after an error: how many rows of its grid may follow
}

func (m *marksReader) read(yield func(Item, error) bool) bool {
	for {
		line, ok := m.s.next()
		if !ok {
			return m.n == 0 || yield(m.short())
		}
		for m.s.part {
			m.s.next()
		}
		switch text := m.clean(line); {
		case isMarksRow(text) && m.skip > 0:
			m.skip--
		case isMarksRow(text):
			if m.row(marksRow(text)) && !yield(m.take(), nil) {
				return false
			}
		case classOf(text) == vacant || classOf(text) == comment || classOf(text) == ruling:
			m.skip = 0
		case m.n > 0:
			m.skip = 8 - m.n
			if !yield(m.short()) {
				return false
			}
		default:
			if classOf(text) == prose && longestRun(text) < manyCells {
				continue
			}
			m.skip = 8
			if !yield(Item{Line: m.s.no, Layout: Marks729}, &ParseError{Line: m.s.no, Column: 0, Err: words.Error("format.729.place", "digit", 1)}) {
				return false
			}
		}
	}
}

// row adds a row, and reports whether it is the ninth.
func (m *marksReader) row(run []byte) bool {
	if m.n == 0 {
		m.it = Item{Line: m.s.no, Column: 1, Layout: Marks729}
	}
	for i, b := range run {
		if d := puzzle.Digit(digitOf[b]); d != 0 {
			m.it.Puzzle.Centre[9*m.n+i/9] |= d.Set()
		}
	}
	m.n++
	return m.n == 9
}

func (m *marksReader) take() Item {
	m.n = 0
	settle(&m.it.Puzzle)
	return m.it
}

// short drops rows that are fewer than nine.
func (m *marksReader) short() (Item, error) {
	err := &ParseError{Line: m.it.Line, Column: 0, Err: words.Error("format.rows.count", "n", m.n)}
	m.n = 0
	return Item{Line: m.it.Line, Layout: Marks729}, err
}

// settle makes a given of each cell with one candidate.
func settle(p *puzzle.Puzzle) {
	for c, s := range p.Centre {
		if s.Len() == 1 {
			p.Givens[c], p.Centre[c] = s.Min(), 0
		}
	}
}
