package format

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle"
)

// quoted reads the rest of a string, as much of it as may be a puzzle, a name or rules.
func (n *nestedReader) quoted(quote byte) string {
	var text []byte
	most := 2 * maxName
	if n.textIsRules(n.name) {
		most = maxRulesText
	}
	for {
		b, err := n.ReadByte()
		n.spent++
		if err != nil || b == quote || n.spent > maxDocument {
			return string(text)
		}
		r := rune(b)
		if b == '\\' {
			if r, err = n.escaped(); err != nil {
				return string(text)
			}
		}
		if len(text) >= most {
			continue
		}
		if b == '\\' {
			text = utf8.AppendRune(text, r)
		} else {
			text = append(text, b)
		}
	}
}

// escaped reads what follows a backslash.
func (n *nestedReader) escaped() (rune, error) {
	b, err := n.ReadByte()
	switch {
	case err != nil:
		return 0, err
	case b == 'n':
		return '\n', nil
	case b == 't':
		return '\t', nil
	case b != 'u':
		return rune(b), nil
	}
	digits, _ := n.Peek(4) // too few are none
	r, err := strconv.ParseUint(string(digits), 16, 16)
	if err != nil {
		return 'u', nil
	}
	_, err = n.Discard(4)
	return rune(r), err
}

const (
	maxName      = 256     // how many bytes of a name are read
	maxRulesText = 8 << 10 // and of rules
)

// word reads the rest of a word or number.
func (n *nestedReader) word(first byte) string {
	text := []byte{first}
	for {
		next, err := n.Peek(1)
		if err != nil || next[0] <= ' ' || strings.IndexByte("[]{}(),:\"'", next[0]) >= 0 {
			return string(text)
		}
		_, _ = n.ReadByte() // can't fail after Peek
		if n.spent++; len(text) < maxName {
			text = append(text, next[0])
		}
	}
}

// isName reports whether a colon follows.
func (n *nestedReader) isName() bool {
	for {
		next, err := n.Peek(1)
		if err != nil || next[0] > ' ' {
			return err == nil && next[0] == ':'
		}
		_, _ = n.ReadByte() // can't fail after Peek
		n.spent++
	}
}

// jsonCell returns the digit of an element, 0 for an empty cell.
func jsonCell(text string) (puzzle.Digit, bool) {
	switch strings.TrimSpace(text) {
	case "", "0", ".", "_", "-", "null", "None", "nil", "~", "x", "X":
		return 0, true
	}
	if len(text) == 1 && '1' <= text[0] && text[0] <= '9' {
		return puzzle.Digit(text[0] - '0'), true
	}
	return 0, false
}

// cellsOfString returns the cells of a string if it has nothing else.
func cellsOfString(text string) (cells []puzzle.Digit) {
	for _, b := range []byte(text) {
		d := digitOf[b]
		switch {
		case b == '\n':
			continue
		case d == notCell:
			return nil
		}
		cells = append(cells, puzzle.Digit(d))
	}
	return cells
}

// addRow adds a list that may be a row.
func (l *list) addRow(row []puzzle.Digit) {
	if l.n++; len(row) != 9 {
		l.odd++
	} else if len(l.rows) < 90 {
		l.rows = append(l.rows, row...)
	}
}

// addList adds the cells of a list, which may be a row.
func (l *list) addList(of *list) {
	if m := rowNumber().FindStringSubmatch("r" + strings.TrimLeft(of.name, "rR")); l.named && m != nil && len(of.cells) >= 7 {
		n, _ := strconv.Atoi(m[1]) // two digits
		if len(l.rows) > 0 && n != l.number+1 && l.unordered == "" {
			l.unordered = of.name
		}
		l.number = n
	}
	if len(of.cells) >= 7 {
		l.addRow(of.cells)
	}
	l.addShort(of.cells)
	l.bools += of.bools
}

// nearlyCells reports whether a text is as long as a puzzle and has few other characters.
func nearlyCells(text string) bool {
	cells, others := 0, 0
	for _, r := range text {
		if r < utf8.RuneSelf && glyphs[r] == cell {
			cells++
		} else {
			others++
		}
	}
	return cells > 60 && cells < 100 && 0 < others && others <= 9
}

// isGlued reports whether a list, a digit or a letter follows at once, in whose place a comma or a colon
// should be.
func (n *nestedReader) isGlued() bool {
	next, err := n.Peek(1)
	return err == nil && (strings.IndexByte("[{(", next[0]) >= 0 || isLetter(next[0]) || '0' <= next[0] && next[0] <= '9')
}
