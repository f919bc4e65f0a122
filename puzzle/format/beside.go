package format

import (
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

// readBeside reads rows with those of the solution beside them.
func readBeside(text string) (it Item, ok bool) {
	left, right, line, ok := besides(text)
	if !ok || !left.isSolvedBy(&right.givens) {
		return it, false
	}
	return lenientItem(left, line, Rows)
}

// faultBeside says that two grids are beside each other, or what is wrong with the solution.
func faultBeside(text string) *ParseError {
	left, right, line, ok := besides(text)
	if !ok {
		return nil
	}
	if err, wrong := left.check(&right.givens).(words.Message); wrong && right.shape.Cells().In(right.givens.Filled()) {
		return &ParseError{Line: line, Err: err}
	}
	return &ParseError{Line: line, Err: words.Error("format.line.two")}
}

// besides reads nine lines with the rows of two grids; text may be above and below them.
func besides(text string) (left, right task, line int, ok bool) {
	var rows [2][]string
	for _, l := range cleanLines(text) {
		row := strings.NewReplacer("|", " ", "\t", " ").Replace(string(l.text))
		fields := strings.Fields(row)
		if isBlank(l.text) || isFrameLine(l.text) || slices.ContainsFunc(fields, func(f string) bool { return cellsOfString(f) == nil }) {
			continue
		}
		half := len(fields) / 2
		if len(fields)%2 != 0 || len(cellsOfString(strings.Join(fields[:half], ""))) != 9 || len(cellsOfString(strings.Join(fields[half:], ""))) != 9 {
			return left, right, 0, false
		}
		if line == 0 {
			line = l.no
		}
		rows[0], rows[1] = append(rows[0], strings.Join(fields[:half], "")), append(rows[1], strings.Join(fields[half:], ""))
	}
	left, ok = gridOfRows(rows[0])
	right, both := gridOfRows(rows[1])
	return left, right, line, ok && both
}
