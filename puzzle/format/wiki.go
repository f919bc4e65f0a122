package format

import (
	"strings"
)

// readWikiTable reads a table as wikis write it, between {| and |}: |- parts the rows, and a cell is a line
// that begins with a bar, or follows two bars. The first bar of a row may be lost.
func readWikiTable(text string) (it Item, ok bool) {
	before, table, ok := strings.Cut(text, "{|")
	table, _, closed := strings.Cut(table, "\n|}")
	if !ok || !closed {
		return it, false
	}
	var rows []string
	for _, lines := range strings.Split(table, "\n|-")[1:] {
		if lines = strings.TrimSpace(lines); lines[:min(1, len(lines))] == "!" && !strings.Contains(lines, "\n") {
			continue // the names of the columns
		}
		row, ok := wikiRow(strings.Split(lines, "\n"))
		if !ok {
			return it, false
		}
		rows = append(rows, row)
	}
	t, ok := gridOfRows(rows)
	if !ok {
		return it, false
	}
	return lenientItem(t, 2+strings.Count(before, "\n"), Markdown)
}

// wikiRow returns the cells of a row, with points for empty ones.
func wikiRow(lines []string) (row string, ok bool) {
	if len(lines) > 1 && strings.HasPrefix(lines[0], "!") { // the name of the row
		lines = lines[1:]
	}
	for i, line := range lines {
		rest, isCell := strings.CutPrefix(strings.TrimSpace(line), "|")
		if !isCell && (i > 0 || len(lines) > 1 || rest == "") {
			return "", false
		}
		for _, cell := range strings.Split(rest, "||") {
			switch cell = strings.TrimSpace(cell); {
			case cell == "":
				row += "."
			case len(cell) == 1 && digitOf[cell[0]] != notCell:
				row += cell
			default:
				return "", false
			}
		}
	}
	return row, true
}
