package format

import (
	"bytes"

	"sudoku/puzzle/words"
)

// A sniffer detects the layout from the first lines of a stream. Each line votes for the
// layouts that it may belong to. A line with a whole puzzle decides alone, and so do nine
// votes for the same.
type sniffer struct {
	lines, rows, loose int     // votes: puzzles in a line, rows of a grid, integers
	either             int     // lines that may be rows or integers
	wideSpaces         bool    // some of these have more blanks than integers need
	style              *Format // the layout of the first line with a whole puzzle
	number             int     // the number on the first line, -1 if it is not one
	cells              int     // in all lines examined
	ended              bool    // all lines of the stream were examined
	words              int     // header lines above the first line with contents
	first              int     // the first line with contents
	hidden             int     // a comment that is a puzzle but for its sign, above all else
	binary             bool
	marks, marked      int           // lines from the first row of candidates on, up to nine, and how many are such
	nothing            words.Message // the error if there is no puzzle
	cleaner
	row   row
	links allowance
}

// enoughVotes is how many votes decide.
const enoughVotes = 9

// sniff examines the beginning of s and rewinds to the first line with contents.
func sniff(s *source) *sniffer {
	f := &sniffer{number: -1, links: sniffing(s.ctx)}
	for f.needsMore() {
		if f.first == 0 && (f.words == 0 || f.words > maxHeaders) {
			s.skipBlank()
			s.mark()
			f.words = 0
		}
		line, ok := s.next()
		if f.ended = !ok || f.shaped(line, s.no); f.ended {
			break
		}
		f.vote(line, s.no, s.part)
		if s.part && f.first > 0 {
			break
		}
		if classOf(f.clean(line)) == vacant {
			continue // behind so many blanks a line begins where they end
		}
		for s.part {
			s.mark()
			s.next()
		}
	}
	s.rewind()
	return f
}

// shaped reports whether a line begins a puzzle of the layout Text, which ends the other layouts.
// Where there is nothing before it the reader of grids comes to it.
func (f *sniffer) shaped(line []byte, no int) bool {
	if !mayShape(line) || !beginsShape(f.clean(line)) {
		return false
	}
	if f.layout() == nil {
		f.first, f.rows = max(f.first, no), f.rows+1
	}
	return true
}

// needsMore reports whether more lines are needed. Whether a number above integers is one of
// them is known only at the end of a short stream.
func (f *sniffer) needsMore() bool {
	if 0 < f.marks && f.marks < 9 {
		return true
	}
	return f.style == nil && (f.lines+f.rows+f.loose < enoughVotes || f.number >= 0 && f.layout() == Integers)
}

// layout returns the layout with most votes, nil without votes.
func (f *sniffer) layout() *Format {
	switch {
	case f.style != nil:
		return f.style
	case f.lines > f.rows+f.loose:
		return Line
	case f.loose > f.rows:
		return Integers
	case f.rows > 0 || f.wideSpaces:
		return Rows
	case f.either > 0:
		return Integers
	}
	return nil
}

// counted reports whether the first line is the number of puzzles.
func (f *sniffer) counted() bool {
	if f.style == nil && f.layout() == Integers && f.number < 10 {
		lines := f.loose + f.either + f.rows
		long := f.cells > 20*lines // so that a number alone in one is none of them
		if f.cells == 1+lines {    // a number a line: the first may be a cell like the others
			return false
		}
		return f.number >= 0 && f.ended && (f.cells%81 == 1 || f.number > 1 && long)
	}
	return f.number >= 0
}

func (f *sniffer) vote(line []byte, no int, part bool) {
	if len(line) == 0 && f.words == 0 {
		return
	}
	text := f.clean(line)
	kind := classOf(text)
	switch {
	case kind == comment && f.first == 0 && !part && isHeader(text), kind == vacant && f.words > 0:
		f.words++
		return
	case kind == comment && f.first == 0 && hides(&f.row, text, line, &f.links):
		f.hidden = no
		return
	case kind == vacant || kind == comment && !swallows(text):
		return
	}
	if f.marks > 0 {
		if f.marks++; isMarksRow(text) || f.marks == 2 && beginsMarksRow(text) {
			f.marked++
		}
		return
	}
	begins := f.first == 0
	if begins {
		f.first, f.nothing = no, words.Error("format.nopuzzle")
		switch {
		case part:
			f.nothing = words.Error("format.long", "n", maxLine)
		case isLink(text):
			f.nothing = errLinkUnknown
		}
	}
	f.binary = f.binary || bytes.IndexByte(text, 0) >= 0
	if n, ok := number(text); ok && begins {
		f.number, f.cells = n, 1
		return
	}
	f.voteLine(text, line, kind, part)
}

func (f *sniffer) voteLine(text, raw []byte, kind class, part bool) {
	var it Item
	var fault *ParseError
	if !part {
		var ok bool
		if fault, ok = f.row.line(text, raw, &it, &f.links); ok {
			f.style = it.Layout
			if isMarksRow(text) || isMarksRow(onlyCells(text)) {
				f.marks, f.marked = 1, 1
			}
			return
		}
	}
	if kind == prose && fault == nil && !part {
		if bare, ok := f.undress(text); ok && rivalIn(text) < 0 {
			if f.row.plain(cells, bare, raw, &it) {
				f.style = it.Layout
				return
			}
			text, kind = bare, cells
		}
	}
	switch {
	case kind == prose && (longestRun(text) >= 40 || fault != nil):
		f.lines++
	case kind == cells:
		f.voteCells(text)
	}
}

func (f *sniffer) voteCells(text []byte) {
	f.row.read(text)
	text = bytes.TrimRight(text, " \t")
	n := f.row.n
	f.cells += n
	switch isSpaced := f.row.traits&spaced != 0; {
	case n == 10 && isSpaced && f.labelled(text):
		f.rows++
	case n == drawnLines:
		f.rows++
	case n == 9 || !isSpaced && n >= 6 && n <= 12 && longestRun(text) < 13:
		f.rows++
	case isSpaced && (len(text) > 9 || bytes.ContainsAny(text, "\t0.-_*?")):
		f.loose++
	case isSpaced:
		f.either++
		f.wideSpaces = f.wideSpaces || text[0] == ' ' || bytes.Contains(text, []byte("  "))
	case len(text) <= 9 || f.row.traits&ruled != 0 && n < 9:
		f.rows++
	default:
		f.lines++
	}
}

// labelled reports whether a line of ten integers is a row with a bullet or its number, which
// may be counted upwards.
func (f *sniffer) labelled(text []byte) bool {
	text = bytes.TrimLeft(text, " \t")
	first, last := int(digitOf[text[0]]), int(digitOf[text[len(text)-1]])
	return text[0] == '-' || text[0] == '*' || first == f.rows+1 || last == f.rows+1 || first == 9-f.rows
}

// longestRun returns the length of the longest run of cells.
func longestRun(text []byte) int {
	n, longest := 0, 0
	for _, b := range text {
		if n++; glyphs[b] != cell {
			n = 0
		}
		longest = max(longest, n)
	}
	return longest
}
