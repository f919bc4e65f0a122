package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// readFlat reads the cells of a small board that stand alone, with blanks or the signs of a list between
// them or between rows: all in a line, a row a line or a cell a line.
func readFlat(text string) (it Item, ok bool) {
	var all []puzzle.Digit
	var lines [][]string
	for _, l := range cleanLines(text) {
		if fields := strings.FieldsFunc(string(l.text), isListSign); len(fields) > 0 {
			lines = append(lines, fields)
		}
	}
	for _, fields := range lines {
		for _, f := range fields {
			if strings.Trim(f, "0123456789._?") != "" || len(f) != len(lines[0][0]) || len(all) > 36 {
				return it, false
			}
			all = append(all, cellsOfString(f)...)
		}
	}
	size := map[int]int{16: 4, 36: 6}[len(all)]
	if size == 0 || len(lines[0][0]) != 1 && len(lines[0][0]) != size || len(lines) != 1 && len(lines) != len(all) && !haveCells(lines, size) {
		return it, false
	}
	var t task
	t.givens, t.shape = gridOf(all)
	return lenientItem(t, 1, Integers)
}

// isListSign reports whether a character is between the elements of lists.
func isListSign(r rune) bool { return strings.ContainsRune(" \t,;[](){}", r) }

// haveCells reports whether lines have as many cells each.
func haveCells(lines [][]string, n int) bool {
	for _, fields := range lines {
		if len(strings.Join(fields, "")) != n {
			return false
		}
	}
	return true
}

// faultSmallDrawn says which row of a small board with blanks for empty cells can't be told, or that its
// boxes are others; nil if a text is none.
func faultSmallDrawn(text string) *ParseError {
	a := alignmentOf(cleanLines(text), func(line []byte) bool { return !isBlank(line) })
	size := len(a.rows)
	if size != 4 && size != 6 {
		return nil
	}
	var bad *ParseError
	tall := size == 6
	for _, l := range a.rows {
		bare := bytes.TrimSpace(l.text)
		if bytes.HasPrefix(bare, []byte("|")) && bytes.HasSuffix(bare, []byte("|")) {
			bare = bare[1:max(1, len(bare)-1)]
		}
		if len(bytes.Trim(l.text, " |123456"[:len(" |")+size])) > 0 || len(l.text) > 4*size {
			return nil
		}
		tall = tall && bytes.Count(bare, []byte("|")) == 2
		if bad == nil && countCells(l.text) != size {
			bad = &ParseError{Line: l.no, Err: words.Error("format.small.row", "text", quoted(l.text), "size", size)}
		}
	}
	if tall {
		return &ParseError{Line: a.rows[0].no, Err: words.Error("format.small.boxes")}
	}
	return bad
}
