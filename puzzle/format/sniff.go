package format

import "bytes"

// A sniffer tells from the first lines of a stream how to read it. Each line
// votes for what it looks like; a line that holds a whole puzzle decides, and so
// do nine lines.
type sniffer struct {
	lines, rows, loose int     // votes: puzzles in a line, rows of a grid, integers
	style              *Format // of the first line that holds a whole puzzle
	counted            bool    // the first line is a number
	first              int     // first line that holds anything
	binary             bool
	cleaner
	row row
}

// decided is how many votes are enough.
const decided = 9

// sniff looks at the beginning of s and goes back to the first line that says
// anything.
func sniff(s *source) (f sniffer) {
	for f.style == nil && f.lines+f.rows+f.loose < decided {
		if f.first == 0 {
			s.mark()
		}
		line, ok := s.next()
		if !ok {
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

func (f *sniffer) vote(line []byte, no int, part bool) {
	text := f.clean(line)
	kind := classOf(text)
	if kind == vacant || kind == comment {
		return
	}
	begins := f.first == 0
	if begins {
		f.first = no
	}
	f.binary = f.binary || bytes.IndexByte(text, 0) >= 0
	var it Item
	switch {
	case !part && f.row.line(text, line, &it):
		f.style = it.Layout
	case kind == prose && longestRun(text) >= 40:
		f.lines++
	case kind == cells:
		f.voteCells(text, begins)
	}
}

func (f *sniffer) voteCells(text []byte, begins bool) {
	f.row.read(text)
	text = bytes.TrimRight(text, " \t")
	n := f.row.n
	if _, ok := number(text); ok && begins {
		f.counted = true
		if n == 1 {
			f.loose++
		}
		return
	}
	switch {
	case n == 9 || f.row.traits&spaced == 0 && n >= 6 && n <= 12 && longestRun(text) < 13:
		f.rows++
	case f.row.traits&spaced != 0 && singly(text):
		f.loose++
	case len(text) <= 9 || f.row.traits&ruled != 0 && n < 9:
		f.rows++
	default:
		f.lines++
	}
}

// singly reports whether text has no more blanks than part its cells.
func singly(text []byte) bool {
	return !bytes.Contains(text, []byte("  ")) && text[0] != ' ' || len(text) > 9
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
