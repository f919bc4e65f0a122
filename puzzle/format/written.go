package format

import (
	"slices"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var slashedTitle = compileLater(`^\s*(\pL[^/\\.]{0,60}?): *`)

// readSlashed reads nine rows in one line with slashes between, perhaps behind a title.
func readSlashed(text string) (it Item, ok bool) {
	title := slashedTitle().FindStringSubmatch(text)
	if title != nil {
		text = text[len(title[0]):]
	}
	for _, separator := range []string{"/", "\\", "-"} {
		if t, ok := gridOfRows(slashedRows(text, separator)); ok {
			if it, ok = lenientItem(t, 1, Rows); title != nil {
				it.Puzzle.Title = noteOf([]byte(title[1]))
			}
			return it, ok
		}
	}
	return it, false
}

func slashedRows(text, separator string) []string {
	return strings.Split(strings.Trim(strings.NewReplacer(" ", "", "\n", "").Replace(text), separator), separator)
}

// faultSlashed returns what is wrong with such rows, nil if they are none.
func faultSlashed(text string) *ParseError {
	for _, separator := range []string{"/", "-"} {
		var rows rowCounts
		for _, row := range slashedRows(slashedTitle().ReplaceAllString(text, ""), separator) {
			if n := len(cellsOfString(strings.TrimSpace(row))); n < 6 || n > 12 {
				rows = rowCounts{}
				break
			} else {
				rows.add(1, n)
			}
		}
		if len(rows.cells) >= 6 {
			return rows.fault()
		}
	}
	return nil
}

// gridOfRows reads the rows of a board, of as many cells as there are rows.
func gridOfRows(rows []string) (t task, ok bool) {
	var all []puzzle.Digit
	for _, row := range rows {
		cells := cellsOfString(strings.TrimSpace(row))
		if len(cells) != len(rows) {
			return t, false
		}
		all = append(all, cells...)
	}
	if !isSquare(len(all), len(rows)) {
		return t, false
	}
	t.givens, t.shape = gridOf(all)
	return t, true
}

var wordRow = compileLater(`^\s*\pL+\s*([1-9])\s*[:.)-]\s*(.*?)\s*$`)

// readWordRows reads lines that begin with the name of the row and its number, with words for
// empty cells.
func readWordRows(text string) (it Item, ok bool) {
	t, rows, ok := wordRows(text)
	if !ok || rows.fault() != nil {
		return it, false
	}
	if len(rows.cells) < 9 {
		t.shape = smallShape(len(rows.cells))
	}
	return lenientItem(t, rows.lines[0], Rows)
}

// faultWordRows returns what is wrong with such lines, nil if they are none.
func faultWordRows(text string) *ParseError {
	_, rows, ok := wordRows(text)
	if !ok || len(rows.cells) < 6 {
		return nil
	}
	return rows.fault()
}

// wordRows reads the rows, and how many cells each has.
func wordRows(text string) (t task, rows rowCounts, ok bool) {
	for i, l := range strings.Split(text, "\n") {
		if strings.TrimSpace(l) == "" {
			continue
		}
		m, row := wordRow().FindStringSubmatch(l), len(rows.cells)
		if m == nil || row == 9 || int(m[1][0]-'1') != row {
			return t, rows, false
		}
		fields := strings.FieldsFunc(m[2], func(r rune) bool { return strings.ContainsRune(" ,;\t.", r) })
		if len(fields) == 2 && isWordOf("all", fields[0]) && isWordOf("blank", fields[1]) {
			fields = make([]string, 9)
		}
		for k, f := range fields {
			switch {
			case len(f) == 1 && '1' <= f[0] && f[0] <= '9':
				if k < 9 {
					t.givens[9*row+k] = puzzle.Digit(f[0] - '0')
				}
			case f != "" && !isWordOf("blank", f):
				return t, rows, false
			}
		}
		rows.add(i+1, len(fields))
	}
	return t, rows, len(rows.cells) > 0
}

// misread writes digits for characters that programs which read pictures take for them, and for digits of
// Chinese.
var misread = sync.OnceValue(func() *strings.Replacer {
	var pairs []string
	for _, name := range nameLists()["misread"] {
		pairs = append(pairs, name[:len(name)-1], name[len(name)-1:])
	}
	return strings.NewReplacer(pairs...)
})

// boxedCells are the cells of a row, each in brackets of its own.
var boxedCells = compileLater(`^\s*(?:\[[ 0-9._]\]\s*){9}$|^\s*(?:\([ 0-9._]\)\s*){9}$`)

// unboxed takes the brackets around each cell of a row off.
var unboxed = strings.NewReplacer("[ ]", "0", "( )", "0", "[", "", "]", "", "(", "", ")", "")

// unboxRow returns a row without what is around its cells, and with a 0 for the sign of empty cells.
func unboxRow(row, blank string) string {
	if boxedCells().MatchString(row) {
		row = unboxed.Replace(row)
	}
	if blank != "" {
		row = strings.ReplaceAll(row, blank, "0")
	}
	return row
}

// blankOf returns the sign that may stand for the empty cells of a text where no other does, "" if it has
// none or several.
func blankOf(text string) (blank string) {
	for _, sign := range nameLists()["emptysign"] {
		if !strings.Contains(text, sign) {
			continue
		}
		if blank != "" {
			return ""
		}
		blank = sign
	}
	return blank
}

// readMisread reads nine lines of nine characters, perhaps with blanks between or each in brackets, of
// which some are letters for digits or another sign for empty cells.
func readMisread(text string) (it Item, ok bool) {
	var rows []string
	blank := blankOf(text)
	for line := range strings.Lines(strings.TrimSpace(text)) {
		fields := strings.Fields(unboxRow(line, blank))
		if len(fields) != 1 && len(fields) != 3 && len(fields) != 9 {
			return it, false
		}
		rows = append(rows, misread().Replace(strings.Join(fields, "")))
	}
	if !misreadRows().MatchString(strings.Join(rows, " ")) {
		return it, false
	}
	t, ok := gridOfRows(rows)
	if !ok {
		return it, false
	}
	return lenientItem(t, 1, Rows)
}

var misreadRows = compileLater(`^[0-9._*-]{9}( [0-9._*-]{9}){8}$`)

// faultBlankRows returns how many rows a grid with blanks for empty cells has, nil if it is none.
func faultBlankRows(text string) *ParseError {
	n, first := 0, 0
	for _, l := range cleanLines(text) {
		if strings.Trim(string(l.text), " 123456789") != "" {
			return nil
		}
		if !isBlank(l.text) {
			if n++; first == 0 {
				first = l.no
			}
		}
	}
	if n == 9 || n < 6 || !strings.Contains(text, "  ") {
		return nil
	}
	return &ParseError{Line: first, Err: words.Error("format.rows.count", "n", n)}
}

// faultBlanksLost returns how many digits rows without their blanks have, nil if they are none.
func faultBlanksLost(text string) *ParseError {
	rows := strings.Fields(text)
	if len(rows) < 7 || len(rows) > 9 {
		return nil
	}
	all := strings.Join(rows, "")
	if strings.Trim(all, "123456789") != "" || len(all) >= manyCells || slices.ContainsFunc(rows, func(r string) bool { return len(r) > 9 }) {
		return nil
	}
	return &ParseError{Line: 1, Err: words.Error("format.integers.short", "n", len(all))}
}
