package format

import (
	"bytes"

	"sudoku/puzzle/words"
)

// A sniffer tells from the first lines of a stream how to read it. Each line
// votes for what it looks like; a line that holds a whole puzzle decides, and so
// do nine lines.
type sniffer struct {
	lines, rows, loose int     // votes: puzzles in a line, rows of a grid, integers
	either             int     // lines that can be rows or integers
	apart              bool    // some of these have more blanks than integers need
	style              *Format // of the first line that holds a whole puzzle
	number             int     // what the first line says if it is a number, else -1
	cells              int     // in all lines that were looked at
	ended              bool    // these were all
	words              int     // lines of words above the first line that holds anything
	first              int     // first line that holds anything
	binary             bool
	nothing            words.Message // says so where there is no puzzle
	cleaner
	row   row
	links allowance
}

// decided is how many votes are enough.
const decided = 9

// sniff looks at the beginning of s and goes back to the first line that says
// anything.
func sniff(s *source) *sniffer {
	f := &sniffer{number: -1, links: sniffing()}
	for f.wants() {
		if f.first == 0 && (f.words == 0 || f.words > maxHeaders) {
			s.mark()
			f.words = 0
		}
		line, ok := s.next()
		if f.ended = !ok; f.ended {
			break
		}
		f.vote(line, s.no, s.part)
		if s.part && f.first > 0 {
			break
		}
		for s.part {
			s.mark()
			s.next()
		}
	}
	s.rewind()
	return f
}

// wants reports whether more lines could tell more. Whether a number above
// integers is one of them, the end of a short stream tells.
func (f *sniffer) wants() bool {
	return f.style == nil && (f.lines+f.rows+f.loose < decided || f.number >= 0 && f.mostly() == Integers)
}

// mostly returns the layout that most lines vote for; nil without any vote.
func (f *sniffer) mostly() *Format {
	switch {
	case f.style != nil:
		return f.style
	case f.lines > f.rows+f.loose:
		return Line
	case f.loose > f.rows:
		return Integers
	case f.rows > 0 || f.apart:
		return Rows
	case f.either > 0:
		return Integers
	}
	return nil
}

// counted reports whether the first line is the number of puzzles.
func (f *sniffer) counted() bool {
	if f.style == nil && f.mostly() == Integers && f.number < 10 {
		return f.number >= 0 && f.ended && f.cells%81 == 1
	}
	return f.number >= 0
}

func (f *sniffer) vote(line []byte, no int, part bool) {
	if len(line) == 0 && f.words == 0 {
		return
	}
	text := f.clean(line)
	kind := classOf(text)
	if _, ok := readHeader(text, line); kind == comment && ok && !part && f.first == 0 || f.words > 0 && kind == vacant {
		f.words++
		return
	}
	if kind == vacant || kind == comment {
		return
	}
	begins := f.first == 0
	if begins {
		f.first, f.nothing = no, words.Error("format.nopuzzle")
		switch {
		case part:
			f.nothing = words.Error("format.long", "n", maxLine)
		case isLink(text):
			f.nothing = errLinkShort
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
			return
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
	case n == 9 || !isSpaced && n >= 6 && n <= 12 && longestRun(text) < 13:
		f.rows++
	case isSpaced && (len(text) > 9 || bytes.ContainsAny(text, "\t0.-_*?")):
		f.loose++
	case isSpaced:
		f.either++
		f.apart = f.apart || text[0] == ' ' || bytes.Contains(text, []byte("  "))
	case len(text) <= 9 || f.row.traits&ruled != 0 && n < 9:
		f.rows++
	default:
		f.lines++
	}
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
