package format

import (
	"bytes"
	"strings"
)

// readAligned reads the rows of a board whose cells stand below each other, blanks for empty cells among
// them. Rulings may be between, names before each row, and the names of the columns above or below.
func readAligned(text string) (it Item, ok bool) {
	all := cleanLines(text)
	for _, keep := range []func([]byte) bool{
		func([]byte) bool { return true },
		func(line []byte) bool { return !isBlank(line) || len(line) >= 9 },
		func(line []byte) bool { return !isBlank(line) },
	} {
		a := alignmentOf(all, keep)
		if a.rulings.all == 1<<1 || !a.heading() { // of a table with a heading a row is lost
			continue
		}
		a.names()
		a.namesBehind()
		if g, ok := a.read(); ok && (a.size < 9 || a.rulings.odd() == 0 && a.bars.odd() == 0) {
			t := task{givens: g}
			if a.size < 9 {
				t.shape = smallShape(a.size)
			}
			return lenientItem(t, a.rows[0].no, Grid)
		}
	}
	return it, false
}

// readParagraphs reads small boards that are drawn so, one below the other with blank lines between, perhaps
// each with a title above; nil if anything else is there.
func readParagraphs(text string) (items []Item) {
	title := ""
	at := 0
	for _, gap := range append(blankLines().FindAllStringIndex(text, -1), []int{len(text), len(text)}) {
		part, first := text[at:gap[0]], 1+strings.Count(text[:at], "\n")
		at = gap[1]
		if head, rest, _ := strings.Cut(part, "\n"); title == "" && isTitleLine(head) {
			title, part, first = noteOf([]byte(head)), rest, first+1
		}
		if strings.TrimSpace(part) == "" {
			continue
		}
		it, ok := readAligned(part)
		if !ok || it.Puzzle.Shape == nil {
			return nil
		}
		it.Line += first - 1
		it.Puzzle.Title, title = title, ""
		items = append(items, it)
	}
	if title != "" {
		return nil
	}
	return items
}

// isTitleLine reports whether a line has a word.
func isTitleLine(line string) bool { return titleWord().MatchString(line) }

var blankLines = compileLater(`\n(?:[ \t]*\n)+`)

var titleWord = compileLater(`\pL{3}|\p{Han}`)

// alignmentOf returns the lines that are rulings, and those others that may be rows.
func alignmentOf(lines []textLine, isRow func([]byte) bool) (a alignment) {
	for _, l := range lines {
		switch {
		case isFrameLine(l.text):
			a.rulings.add(len(a.rows), isHeavy(l.raw))
		case isRow(l.text):
			a.rows = append(a.rows, l)
		}
	}
	return a
}

// isBlank reports whether a line has nothing but blanks.
func isBlank(line []byte) bool { return len(bytes.Trim(line, " \t")) == 0 }

// isFrameLine reports whether a line is a ruling.
func isFrameLine(line []byte) bool {
	return bytes.ContainsAny(line, "-+=") && len(bytes.Trim(line, "-+=|: \t")) == 0
}

// An alignment is the rows of a grid, and where its columns are, if something says so.
type alignment struct {
	rows    []textLine
	rulings rulings
	size    int     // of the board
	bars    rulings // between the columns, as in the first row
	columns []int
	named   bool // names of the rows were taken off
}

// heading takes off the names of the columns, and reports whether the rows of a board are left.
func (a *alignment) heading() bool {
	a.size = 9
	for n := len(a.rows); a.size > 4 && a.size > n; {
		a.size = map[int]int{9: 6, 6: 4}[a.size]
	}
	for _, last := range []bool{false, true} { // both may be there
		at := 0
		if last {
			at = len(a.rows) - 1
		}
		if len(a.rows) <= a.size || len(a.rows) > a.size+2 {
			break
		}
		if columns := namedColumns(a.rows[at].text, a.size); columns != nil {
			a.columns = columns
			a.rulings.drop(at)
			a.rows = append(append([]textLine(nil), a.rows[:at]...), a.rows[at+1:]...)
		}
	}
	return len(a.rows) == a.size
}

// namedColumns returns where a line has the names of so many columns, nil if it is no such line: the
// digits from 1 on or the letters from a on, perhaps with a c before each.
func namedColumns(line []byte, size int) (columns []int) {
	for i, b := range line {
		n := len(columns)
		switch {
		case b == ' ' || b == '\t' || b == '|':
		case (b == 'c' || b == 'C') && i+1 < len(line) && n < size && line[i+1] == byte('1'+n):
		case n < size && (b == byte('1'+n) || b|' ' == byte('a'+n)):
			columns = append(columns, i)
		default:
			return nil
		}
	}
	if len(columns) != size {
		return nil
	}
	return columns
}

// names blanks out what names each row at its left edge: letters or numbers in order. On small boards
// numbers may be digits, unless the columns have names too.
func (a *alignment) names() {
	var ends [9]int
	for i, l := range a.rows {
		at := len(l.text) - len(bytes.TrimLeft(l.text, " |"))
		end := at + 1
		if at+1 < len(l.text) && l.text[at]|' ' == 'r' {
			at, end = at+1, at+2
		}
		if at >= len(l.text) || l.text[at] != byte('1'+i) && l.text[at]|' ' != byte('a'+i) || a.size < 9 && a.columns == nil && !isLetter(l.text[at]) {
			return
		}
		if end < len(l.text) && strings.IndexByte(".:)", l.text[end]) >= 0 {
			end++
		}
		if end < len(l.text) && l.text[end] != ' ' && l.text[end] != '|' && l.text[end] != '\t' {
			return
		}
		ends[i] = end
	}
	a.named = true
	for i, l := range a.rows {
		text := bytes.Clone(l.text)
		mask(text[:ends[i]])
		a.rows[i].text = text
	}
}

// namesBehind blanks out what names each row behind the last column, whose place is known.
func (a *alignment) namesBehind() {
	for i, l := range a.rows {
		text := bytes.TrimRight(l.text, " \t|")
		at := len(text) - 1
		if a.columns == nil || at <= a.columns[a.size-1] || text[at] != byte('1'+i) && text[at]|' ' != byte('a'+i) {
			return
		}
	}
	for i, l := range a.rows {
		a.rows[i].text = bytes.TrimRight(l.text[:len(bytes.TrimRight(l.text, " \t|"))-1], " \t")
	}
}
