package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
)

// hasOneSign reports whether all empty cells of a run are the same sign, and no ruling.
func hasOneSign(run []byte) bool {
	sign := byte(0)
	for _, b := range run {
		switch {
		case '1' <= b && b <= '9', b == sign:
		case sign != 0:
			return false
		default:
			sign = b
		}
	}
	return strokeOf(sign) == 0 || hasDigits(run, 1)
}

// smallShape returns the board of a size.
func smallShape(size int) *puzzle.Shape {
	if size == 4 {
		return puzzle.Mini4
	}
	return puzzle.Mini6
}

// isPlainSmall is for layouts that hold small boards without more rules.
func isPlainSmall(s *puzzle.Shape) bool {
	return s.Size() < 9 && !s.Diagonals() && len(s.Cages()) == 0
}

// isSmall reports whether a stream begins with a puzzle of 4 by 4 or 6 by 6: a line of so many
// cells, or exactly so many rows. It rewinds s.
func isSmall(s *source) (whole, small bool) {
	s.skipBlank()
	s.mark()
	defer s.rewind()
	var c cleaner
	size, n, bare := 0, 0, false
	for range maxSmallHead {
		line, ok := s.next()
		if !ok || s.part {
			return false, !ok && n > 0 && n == size
		}
		text, _, _ := smallFields(c.clean(line))
		if n == 0 && isSizeLine(text) {
			continue
		}
		if m, ok := smallRow(text); ok {
			bare = n == 0 && !hasDigits(text, 1)
			if size > 0 && (m != size || n == size) {
				return false, false
			}
			size, n = m, n+1
			continue
		}
		_, whole := smallLine(text)
		switch kind := classOf(text); {
		case kind == ruling && n == 1 && bare: // it was the heading of a table
			size, n = 0, 0
		case kind == vacant && n > 0 && n < size && isBand(n, size): // a blank line parts the boxes
		case n > 0 && kind != ruling:
			return false, n == size
		case whole:
			return true, true
		case kind == cells, longestRun(text) >= 16, beginsShape(text):
			return false, false
		}
	}
	return false, false
}

// isSizeLine reports whether a line above a small board has only its size, once or twice, or that of its
// boxes.
func isSizeLine(text []byte) bool {
	switch strings.Join(strings.Fields(string(text)), " ") {
	case "4", "6", "4 4", "6 6", "2 2", "2 3", "3 2":
		return true
	}
	return false
}

// maxSmallHead is how many lines are examined.
const maxSmallHead = 48

// smallRow reports whether a cleaned line may be a row of a small board, and of which size: so
// many cells, alone, together or in the groups of a box.
func smallRow(text []byte) (size int, ok bool) {
	if classOf(text) != cells || bytes.ContainsAny(text, "()#@+=~") {
		return 0, false
	}
	group, last := 0, -1
	for tok := range tokensOf(text) {
		if last = len(tok.text); group == 0 {
			group = last
		}
		if last != group {
			return 0, false
		}
		size += last
	}
	switch size {
	case 4:
		return 4, group == 1 || group == 2 || group == 4
	case 6:
		return 6, group == 1 || group == 2 || group == 3 || group == 6
	}
	return 0, false
}

// isBand reports whether boxes of a board, however they lie, may end below so many rows.
func isBand(n, size int) bool { return n%2 == 0 || size == 6 && n == 3 }

// smallFields returns a row of four or six fields with a digit or nothing in each as cells, and another
// line as it is. hollow means that some field has nothing in it, signs is how many part the fields.
func smallFields(text []byte) (row []byte, hollow bool, signs int) {
	line := text
	for _, sign := range []string{",", ";", "\t", "|"} {
		n := bytes.Count(text, []byte(sign))
		if n != 3 && n != 5 && !(sign == "|" && n == 7) || len(text) > maxSmallFields {
			continue
		}
		if trimmed := bytes.TrimSpace(text); sign == "|" && (n == 5 || n == 7) && trimmed[0] == '|' && trimmed[len(trimmed)-1] == '|' {
			text = trimmed[1 : len(trimmed)-1]
		} else if n == 7 || sign == "|" && n == 3 && isFramed(trimmed) {
			return line, false, 0
		}
		row, hollow = nil, false
		digits := false
		for field := range bytes.SplitSeq(text, []byte(sign)) {
			switch field = bytes.Trim(field, " \t\""); {
			case len(field) == 0:
				row, hollow = append(row, '.'), true
			case len(field) == 1 && digitOf[field[0]] != notCell:
				row = append(row, field[0])
				digits = digits || field[0] != '-'
			default:
				return line, false, 0
			}
		}
		if !digits && bytes.IndexByte(text, '-') >= 0 { // a ruling
			return line, false, 0
		}
		return row, hollow, n
	}
	return line, false, 0
}

// isFramed reports whether bars are around the boxes of a row, and not between its cells: one of these
// alone is no wider than a digit.
func isFramed(row []byte) bool {
	return row[0] == '|' && row[len(row)-1] == '|' && len(row) > len("|1|2|")
}

// maxSmallFields is how long a row of fields may be.
const maxSmallFields = 64

// smallLine returns the cells that a line begins with if they are as many as a small board has.
func smallLine(text []byte) (run []byte, ok bool) {
	text = bytes.TrimLeft(text, " \t")
	for len(run) < len(text) && glyphs[text[len(run)]] == cell {
		run = text[:len(run)+1]
	}
	if len(run) != 16 && len(run) != 36 || !hasOneSign(run) || hasDigits(run, 1) && !hasDigits(run, 2) { // of more one may be left
		return nil, false
	}
	rest := text[len(run):]
	return run, len(rest) == 0 || glyphs[rest[0]] != letter && !bytes.ContainsAny(rest[:1], "()+=~")
}
