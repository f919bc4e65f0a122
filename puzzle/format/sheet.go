package format

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A sheet is the fields of a table that a program for tables copied or saved, a line each.
type sheet struct {
	rows  [][]string
	first int // its line
}

// readSheet reads nine rows with tabs or semicolons between the cells. A row may also be its first
// cell alone, since some programs leave empty cells at the end out. Empty rows and
// columns may be around the nine, one between boxes, and the solution may be beside them.
func readSheet(text string) (it Item, ok bool) {
	for _, separator := range []string{"\t", ";"} {
		s := sheetOf(text, separator)
		if s.rows = s.widened(); s.rows == nil || !s.crop() {
			continue
		}
		g, ok := s.grid(0)
		if ok && len(s.rows[0]) == 19 {
			answer, full := s.grid(10)
			ok = full && answer.Solved() && solves(nil, &answer, &g)
		}
		if ok {
			it = Item{Line: s.first, Column: 1, Layout: CSV}
			it.Puzzle.Givens = g
			return it, g.Filled().Len() >= fewestGivens
		}
	}
	return it, false
}

// sheetOf splits a text into the fields of a table.
func sheetOf(text, separator string) (s sheet) {
	text = strings.TrimRight(text, "\n")
	s.first = 1
	for line := range strings.SplitSeq(text, "\n") {
		s.rows = append(s.rows, strings.Split(line, separator))
	}
	return s
}

// widened returns the rows, each with as many fields as most have; nil if a row has others. Blank
// lines may be around the rows and between boxes; elsewhere a row is lost.
func (s *sheet) widened() [][]string {
	have, width := map[int]int{}, 0
	for _, row := range s.rows {
		have[len(row)]++
		if len(row) >= 9 && have[len(row)] > have[width] {
			width = len(row)
		}
	}
	if have[width] < 5 {
		return nil
	}
	for i, row := range s.rows {
		switch {
		case len(row) == width:
		case width == 9 && len(row) == 1 && row[0] != "", isHollow(row) && s.apart(i):
			s.rows[i] = append(row[:1], make([]string, width-1)...)
		default:
			return nil
		}
	}
	return s.rows
}

// apart reports whether what is empty in a row is around the nine or between boxes.
func (s *sheet) apart(i int) bool {
	n := len(s.rows)
	return n > 9 && (!slices.ContainsFunc(s.rows[:i], hasText) || !slices.ContainsFunc(s.rows[i:], hasText)) || n == 11 && (i == 3 || i == 7)
}

func hasText(fields []string) bool { return !isHollow(fields) }

// crop takes off what is empty around the cells and between boxes, and reports whether nine rows of
// nine columns are left, or of nineteen. Where something is around, a row at an edge can't be empty:
// it may be one of those around, and another one is lost.
func (s *sheet) crop() bool {
	rows, isBare := cropped(s.rows)
	columns, areBare := cropped(turned(rows))
	s.rows = turned(columns)
	if len(s.rows) != 9 || len(columns) != 9 && (len(columns) != 19 || !isHollow(columns[9])) {
		return false
	}
	edges := [][]string{s.rows[0], s.rows[8], columns[0], columns[len(columns)-1]}
	return isBare && areBare || !slices.ContainsFunc(edges, isHollow)
}

// cropped returns the lists without those that are empty around them or between boxes; bare means
// that there is nothing around.
func cropped(lists [][]string) (rest [][]string, bare bool) {
	switch n := len(lists); {
	case n == 9 || n == 19:
		return lists, true
	case n == 11 && isHollow(lists[3]) && isHollow(lists[7]):
		return slices.Concat(lists[:3], lists[4:7], lists[8:]), true
	}
	for len(lists) > 0 && isHollow(lists[0]) {
		lists = lists[1:]
	}
	for len(lists) > 0 && isHollow(lists[len(lists)-1]) {
		lists = lists[:len(lists)-1]
	}
	return lists, false
}

func isHollow(fields []string) bool { return strings.Join(fields, "") == "" }

func turned(lists [][]string) (other [][]string) {
	if len(lists) == 0 {
		return nil
	}
	for k := range lists[0] {
		var list []string
		for _, l := range lists {
			list = append(list, l[k])
		}
		other = append(other, list)
	}
	return other
}

// decimals are what some programs write behind whole numbers.
var decimals = compileLater(`^([0-9])[.,]0+$`)

// grid reads nine columns from one on. Where zeros stand for empty cells, one with nothing in it is
// lost.
func (s *sheet) grid(from int) (g puzzle.Grid, ok bool) {
	zero, hollow := false, false
	for r, row := range s.rows {
		for k, f := range row[from : from+9] {
			f = decimals().ReplaceAllString(strings.TrimSpace(f), "$1")
			switch {
			case f == "":
				hollow = true
			case len(f) > 1 || digitOf[f[0]] > 9:
				return g, false
			default:
				g[9*r+k] = puzzle.Digit(digitOf[f[0]])
				zero = zero || g[9*r+k] == 0
			}
		}
	}
	return g, !zero || !hollow
}

// faultSheet returns what is wrong with nine rows with tabs between, nil if they are none.
func faultSheet(text string) *ParseError {
	s := sheetOf(text, "\t")
	var rows rowCounts
	for i, row := range s.rows {
		n := len(row)
		if isHollow(row) && n == 1 {
			n = 0
		}
		rows.add(s.first+i, n)
	}
	if len(s.rows) != 9 || strings.Count(text, "\t") < 36 {
		return nil
	}
	return rows.fault()
}

// rowCounts is how many cells the rows of a grid have, and their lines.
type rowCounts struct{ lines, cells []int }

func (r *rowCounts) add(line, cells int) {
	r.lines, r.cells = append(r.lines, line), append(r.cells, cells)
}

// fault returns what is wrong with them, nil if nothing is.
func (r *rowCounts) fault() *ParseError {
	first, wrong, total := -1, 0, 0
	for i, n := range r.cells {
		if total += n; n != 9 {
			if wrong++; first < 0 {
				first = i
			}
		}
	}
	switch {
	case isSquare(total, len(r.cells)) && slices.Max(r.cells) == len(r.cells):
		return nil
	case len(r.cells) != 9:
		return &ParseError{Line: r.lines[0], Err: words.Error("format.rows.count", "n", len(r.cells))}
	case wrong == 0:
		return nil
	}
	n := r.cells[first]
	err := words.Error("format.row.cells", "n", n, "row", first+1)
	switch {
	case wrong == 1 && n < 9:
		err = words.Error("format.row.short", "n", 9-n, "row", first+1, "total", total)
	case wrong == 1:
		err = words.Error("format.row.long", "n", n-9, "row", first+1, "total", total)
	}
	return &ParseError{Line: r.lines[first], Err: err}
}
