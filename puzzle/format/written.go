package format

import (
	"strings"

	"sudoku/puzzle"
)

// readTabbed reads nine lines with tabs between the cells, as tables copy. A line may also be its
// first cell alone, since some programs leave empty cells at the end out.
func readTabbed(text string) (it Item, ok bool) {
	lines := cleanLines(text)
	if len(lines) != 9 {
		return it, false
	}
	var g puzzle.Grid
	whole := 0
	for r, l := range lines {
		fields := strings.Split(string(l.text), "\t")
		if len(fields) == 9 {
			whole++
		} else if len(fields) != 1 || fields[0] == "" {
			return it, false
		}
		for k, f := range fields {
			if len(f) == 1 && '1' <= f[0] && f[0] <= '9' {
				g[9*r+k] = puzzle.Digit(f[0] - '0')
			} else if f != "" {
				return it, false
			}
		}
	}
	it, ok = lenientItem(&g, lines[0].no, CSV)
	return it, ok && whole >= 5
}

// readSlashed reads nine rows in one line with slashes between.
func readSlashed(text string) (it Item, ok bool) {
	for _, separator := range []string{"/", "\\"} {
		rows := strings.Split(strings.Trim(strings.TrimSpace(text), separator), separator)
		if g, ok := gridOfRows(rows); ok {
			return lenientItem(&g, 1, Rows)
		}
	}
	return it, false
}

// gridOfRows reads nine rows of nine cells.
func gridOfRows(rows []string) (g puzzle.Grid, ok bool) {
	if len(rows) != 9 {
		return g, false
	}
	for r, row := range rows {
		cells := cellsOfString(strings.TrimSpace(row))
		if len(cells) != 9 {
			return g, false
		}
		copy(g[9*r:], cells)
	}
	return g, true
}

var (
	coordinate   = compileLater(`^[rR]([1-9])[cC]([1-9])[=:]([1-9])$`)
	aroundEquals = compileLater(`\s*([=:])\s*`)
)

// readCoordinates reads a list of cells with their digits, such as r1c3=7.
func readCoordinates(text string) (it Item, ok bool) {
	text = aroundEquals().ReplaceAllString(text, "$1")
	fields := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,;\t\r\n", r) })
	var g puzzle.Grid
	for _, f := range fields {
		m := coordinate().FindStringSubmatch(f)
		if m == nil {
			return it, false
		}
		c, d := puzzle.CellAt(int(m[1][0]-'1'), int(m[2][0]-'1')), puzzle.Digit(m[3][0]-'0')
		if g[c] != 0 { // a cell twice: which is meant?
			return it, false
		}
		g[c] = d
	}
	return lenientItem(&g, 1, Line)
}

var (
	wordRow   = compileLater(`^\s*\pL+\s*([1-9])\s*[:.)-]\s*(.*?)\s*$`)
	wordBlank = compileLater(`(?i)^(blank|empty|space|gap|none|null|leer|frei|vide|vac[ií][ao]|vuot[ao]|vazi[ao]|空|[-._0x?])$`)
)

// readWordRows reads nine lines that begin with the name of the row and its number, with words for
// empty cells.
func readWordRows(text string) (it Item, ok bool) {
	var g puzzle.Grid
	row, first := 0, 0
	for _, l := range strings.Split(strings.TrimSpace(text), "\n") {
		if first++; strings.TrimSpace(l) == "" {
			continue
		}
		m := wordRow().FindStringSubmatch(l)
		if m == nil || row == 9 || int(m[1][0]-'1') != row {
			return it, false
		}
		fields := strings.FieldsFunc(m[2], func(r rune) bool { return strings.ContainsRune(" ,;\t.", r) })
		if len(fields) != 9 {
			return it, false
		}
		for k, f := range fields {
			switch {
			case len(f) == 1 && '1' <= f[0] && f[0] <= '9':
				g[9*row+k] = puzzle.Digit(f[0] - '0')
			case !wordBlank().MatchString(f):
				return it, false
			}
		}
		row++
	}
	it, ok = lenientItem(&g, 1, Rows)
	return it, ok && row == 9
}

// misread are characters that programs that read pictures take for digits, or for a 0, and what they
// stand for.
var misread = strings.NewReplacer("l", "1", "I", "1", "|", "1", "O", "0", "S", "5", "B", "8")

// readMisread reads nine lines of nine characters of which some are letters for digits.
func readMisread(text string) (it Item, ok bool) {
	rows := strings.Fields(text)
	if len(rows) != 9 || !misreadRows().MatchString(strings.Join(rows, " ")) {
		return it, false
	}
	g, ok := gridOfRows(strings.Fields(misread.Replace(text)))
	if !ok {
		return it, false
	}
	return lenientItem(&g, 1, Rows)
}

var misreadRows = compileLater(`^[0-9.lI|OSB_*-]{9}( [0-9.lI|OSB_*-]{9}){8}$`)
