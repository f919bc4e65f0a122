package format_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// rowStyles are the ways in which people show rows, with empty cells as blanks.
var rowStyles = []struct {
	name string
	show func(rows [9]string) string // of digits and spaces
}{
	{"spaces", func(rows [9]string) string { return strings.Join(rows[:], "\n") + "\n" }},
	{"full-width blanks", func(rows [9]string) string {
		return strings.ReplaceAll(strings.Join(rows[:], "\n"), " ", "\u3000") + "\n"
	}},
	{"spaced", lines(func(_ int, row string) string { return spread(row, " ", 0) })},
	{"spaced boxes", lines(func(_ int, row string) string { return spread(row, " ", 3) })},
	{"tabs", lines(func(_ int, row string) string { return spreadOn(row, "\t", "") })},
	{"tabs, none behind a first cell alone", lines(func(_ int, row string) string {
		if text := strings.TrimRight(spreadOn(row, "\t", ""), "\t"); !strings.Contains(text, "\t") && text != "" {
			return text
		}
		return spreadOn(row, "\t", "")
	})},
	{"commas", lines(func(_ int, row string) string { return spreadOn(row, ",", "") })},
	{"bars", lines(func(_ int, row string) string { return "|" + spreadOn(row, "|", " ") + "|" })},
	{"framed cells", func(rows [9]string) string {
		return frame(rows, "+---+---+---+---+---+---+---+---+---+\n", "|", "|", 1)
	}},
	{"framed boxes", func(rows [9]string) string { return frame(rows, "+---------+---------+---------+\n", "|", "", 3) }},
	{"box drawing", func(rows [9]string) string { return drawn(rows, true) }},
	{"box drawing of boxes", func(rows [9]string) string { return drawn(rows, false) }},
	{"names of rows", lines(func(i int, row string) string { return string(rune('A'+i)) + " " + spread(row, " ", 0) })},
	{"names of rows and bars", lines(func(i int, row string) string { return string(rune('A'+i)) + " |" + spreadOn(row, "|", " ") + "|" })},
	{"names of columns", func(rows [9]string) string {
		return "  1 2 3 4 5 6 7 8 9\n" + lines(func(i int, row string) string { return fmt.Sprint(i+1, " ", spread(row, " ", 0)) })(rows)
	}},
	{"Markdown", func(rows [9]string) string {
		return "| | | | | | | | | |\n|-|-|-|-|-|-|-|-|-|\n" + lines(func(_ int, row string) string { return "|" + spreadOn(row, "|", " ") + "|" })(rows)
	}},
	{"HTML", func(rows [9]string) string {
		return "<table>\n" + lines(func(_ int, row string) string { return "<tr><td>" + spreadOn(row, "</td><td>", "") + "</td></tr>" })(rows) + "</table>\n"
	}},
}

func lines(show func(i int, row string) string) func([9]string) string {
	return func(rows [9]string) string {
		var b strings.Builder
		for i, row := range rows {
			b.WriteString(show(i, row) + "\n")
		}
		return b.String()
	}
}

// spread puts a separator between the cells of a row, and two between every few of them.
func spread(row, separator string, every int) string {
	var b strings.Builder
	for i, r := range row {
		if i > 0 {
			b.WriteString(separator)
		}
		if every > 0 && i > 0 && i%every == 0 {
			b.WriteString(separator)
		}
		b.WriteRune(r)
	}
	return b.String()
}

// spreadOn is spread with another text for an empty cell.
func spreadOn(row, separator, blank string) string {
	return strings.ReplaceAll(strings.ReplaceAll(spread(row, "\x00", 0), " ", blank), "\x00", separator)
}

func frame(rows [9]string, ruling, edge, between string, every int) string {
	var b strings.Builder
	b.WriteString(ruling)
	for i, row := range rows {
		b.WriteString(edge)
		for k, r := range row {
			b.WriteString(" " + string(r) + " ")
			if k%3 == 2 || between != "" {
				b.WriteString(edge)
			}
		}
		b.WriteString("\n")
		if i%every == every-1 {
			b.WriteString(ruling)
		}
	}
	return b.String()
}

// drawn draws a frame with lines of Unicode, between all cells or only between boxes.
func drawn(rows [9]string, all bool) string {
	ruling := "┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫\n"
	if all {
		ruling = "┠───┼───┼───╂───┼───┼───╂───┼───┼───┨\n"
	}
	var b strings.Builder
	for i, row := range rows {
		if all || i%3 == 0 {
			b.WriteString(ruling)
		}
		b.WriteString("┃")
		for k, r := range row {
			b.WriteString(" " + string(r) + " ")
			switch {
			case k%3 == 2:
				b.WriteString("┃")
			case all:
				b.WriteString("│")
			}
		}
		b.WriteString("\n")
	}
	return b.String() + ruling
}

// TestEmptyRows: an empty row is a row, be it the first, the last or another, in every style that
// shows rows.
func TestEmptyRows(t *testing.T) {
	full, _ := puzzle.ParseGrid("137549682569823714824716593283974156751268439496351278312485967678192345945637821")
	for _, kept := range []string{"..1.1.....1...11..1..1.1...1.1....1..1.1.1.1...1...1.11...1.1..1.....1.1.1.1.1..1", "11.1..1.1.1.1..11.1.11.11..11..1.1.11..1.11.1.11.1.11.1.1.11.11.1.1.11.11..1.1.11"} {
		for _, style := range rowStyles {
			for empty := -1; empty < 9; empty++ {
				var want puzzle.Grid
				var rows [9]string
				for c, d := range full {
					if kept[c] == '1' && c/9 != empty {
						want[c] = d
						rows[c/9] += fmt.Sprint(d)
					} else {
						rows[c/9] += " "
					}
				}
				text := style.show(rows)
				list, err := format.Parse(text)
				if err != nil || len(list) != 1 || list[0].Givens != want {
					got := ""
					if len(list) > 0 {
						got = list[0].Givens.String()
					}
					t.Errorf("%s, row %d empty: %d puzzles %s, %v", style.name, empty+1, len(list), got, err)
				}
			}
		}
	}
}
