package format_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// A drawnGrid is a grid with rulings behind these columns and below these rows.
type drawnGrid struct {
	columns, rows string
	key           string // of the error, "" if it is a classic grid
}

var drawnGrids = []drawnGrid{
	{"36", "36", ""}, {"3", "", ""}, {"", "6", ""}, {"36", "", ""}, {"12345678", "36", ""}, {"36", "12345678", ""},
	{"12345678", "12345678", ""},
	{"2468", "36", "format.ruling.column"}, {"4", "36", "format.ruling.column"}, {"5", "5", "format.ruling.row"},
	{"36", "2468", "format.ruling.row"}, {"36", "4", "format.ruling.row"}, {"45", "", "format.ruling.column"}, {"", "45", "format.ruling.row"},
}

// draw draws the rows with rulings.
func (d *drawnGrid) draw(rows [9]string, framed bool) string {
	var b, rule strings.Builder
	for r, row := range rows {
		var line strings.Builder
		for c := range row {
			edge := " "
			if strings.Contains(d.columns, fmt.Sprint(c)) && c > 0 || framed && c == 0 {
				edge = " | "
			}
			line.WriteString(edge + row[c:c+1])
			if r == 0 {
				rule.WriteString(strings.NewReplacer("|", "+", " ", "-").Replace(edge) + "-")
			}
		}
		if framed {
			line.WriteString(" |")
		}
		if framed && r == 0 {
			b.WriteString(rule.String() + "\n")
		}
		b.WriteString(line.String() + "\n")
		if strings.Contains(d.rows, fmt.Sprint(r+1)) {
			b.WriteString(rule.String() + "\n")
		}
	}
	if framed {
		b.WriteString(rule.String() + "\n")
	}
	return b.String()
}

// drawBoxes draws the rows with a line around each cell, and thick ones for the rulings.
func (d *drawnGrid) drawBoxes(rows [9]string, empty string) string {
	var b strings.Builder
	for r, row := range rows {
		for c := range row {
			edge := "│"
			if c == 0 || strings.Contains(d.columns, fmt.Sprint(c)) {
				edge = "┃"
			}
			b.WriteString(edge + " " + strings.ReplaceAll(row[c:c+1], ".", empty) + " ")
		}
		rule := "┠───┼───┼───┼───┼───┼───┼───┼───┼───┨\n"
		if strings.Contains(d.rows, fmt.Sprint(r+1)) {
			rule = strings.NewReplacer("─", "━", "┠", "┣", "┨", "┫").Replace(rule)
		}
		b.WriteString("┃\n" + rule)
	}
	return b.String()
}

// TestRulings: a grid whose rulings are around no boxes is refused, in every way to draw it.
func TestRulings(t *testing.T) {
	var rows [9]string
	for r := range rows {
		rows[r] = sampleLine[9*r : 9*r+9]
	}
	for _, d := range drawnGrids {
		for name, text := range map[string]string{
			"open": d.draw(rows, false), "framed": d.draw(rows, true),
			"boxes": d.drawBoxes(rows, "."), "boxes with blanks": d.drawBoxes(rows, " "),
		} {
			list, err := format.Parse(text)
			switch {
			case d.key == "" && (err != nil || len(list) != 1 || format.Line.Text(list[0]) != sampleLine+"\n"):
				t.Errorf("%s, %v: %v, %v\n%s", name, d, list, err, text)
			case d.key != "" && !errors.Is(err, words.Error("format.ruling.row")) && !errors.Is(err, words.Error("format.ruling.column")):
				t.Errorf("%s, %v: %v, %v\n%s", name, d, list, err, text)
			case d.key != "" && name == "open" && !errors.Is(err, words.Error(d.key)):
				t.Errorf("%s, %v: %v", name, d, err)
			}
		}
	}
}

// TestRulingsElsewhere: so is one in other ways to draw; two bars beside each other are one ruling.
func TestRulingsElsewhere(t *testing.T) {
	table := func(style func(r, c int) string) string {
		var b strings.Builder
		for i, d := range sampleLine {
			if i%9 == 0 {
				b.WriteString("<tr>")
			}
			fmt.Fprintf(&b, `<td style="%s">%s</td>`, style(i/9, i%9), strings.Trim(string(d), "."))
		}
		return "<table>" + b.String() + "</table>"
	}
	lines := func(join func(row []string) string) string {
		var b strings.Builder
		for r := range 9 {
			b.WriteString(join(strings.Split(sampleLine[9*r:9*r+9], "")) + "\n")
		}
		return b.String()
	}
	either := func(is bool, style string) string {
		if is {
			return style
		}
		return "border: 1px solid #ccc"
	}
	for _, tt := range []struct{ name, key, text string }{
		{"borders", "", table(func(r, c int) string { return either(c%3 == 2, "border-right: 2px solid #000; border-top:thin") })},
		{"borders of widths", "", table(func(r, c int) string { return either(r%3 == 2, "border-width: 1px 1px 3px") })},
		{"thick borders", "", table(func(r, c int) string { return "border: 3px solid" })},
		{"a thicker border", "format.ruling.column", table(func(r, c int) string { return either(c == 4, "border: 1px solid; border-left: thick solid") })},
		{"a thick border below", "format.ruling.row", table(func(r, c int) string { return either(r == 3, "border-width: 1px 1px 3px 1px") })},
		{"thicker ones", "format.ruling.row", table(func(r, c int) string { return "border: 2px solid;" + either(r == 3, "border-bottom-width: 4px") })},
		{"a border of some cells", "format.ruling.column", table(func(r, c int) string { return either(c == 4 && r == 5, "border-right: medium solid") })},
		{"LaTeX", "", `\begin{tabular}{|c|c|c||c|c|c||*{3}{c|}}` + "\n" + lines(func(row []string) string { return strings.Join(row, " & ") + ` \\ \hline` }) + `\end{tabular}`},
		{"LaTeX ruled elsewhere", "format.ruling.column", `\begin{tabular}{|*{4}{c}|ccccc|}` + "\n" + lines(func(row []string) string { return strings.Join(row, " & ") + ` \\` }) + `\end{tabular}`},
		{"double bars", "", lines(func(row []string) string {
			return strings.Join([]string{strings.Join(row[:3], "|"), strings.Join(row[3:6], "|"), strings.Join(row[6:], "|")}, "||")
		})},
		{"double bars elsewhere", "format.ruling.column", lines(func(row []string) string {
			return strings.Join([]string{strings.Join(row[:2], "|"), strings.Join(row[2:6], "|"), strings.Join(row[6:], "|")}, "||")
		})},
	} {
		switch list, err := format.Parse(tt.text); {
		case tt.key == "" && (err != nil || len(list) != 1 || format.Line.Text(list[0]) != sampleLine+"\n"):
			t.Errorf("%s: %v, %v\n%s", tt.name, list, err, tt.text)
		case tt.key != "" && !errors.Is(err, words.Error(tt.key)):
			t.Errorf("%s: %v, %v\n%s", tt.name, list, err, tt.text)
		}
	}
}

// TestMinusOne: -1 is an empty cell where it stands in many.
func TestMinusOne(t *testing.T) {
	for _, separator := range []string{",", " ", ", ", "\t"} {
		var text strings.Builder
		for r := range 9 {
			row := strings.Split(sampleLine[9*r:9*r+9], "")
			text.WriteString(strings.ReplaceAll(strings.Join(row, separator), ".", "-1") + "\n")
		}
		list, err := format.Parse(text.String())
		if err != nil || len(list) != 1 || format.Line.Text(list[0]) != sampleLine+"\n" {
			t.Errorf("%q: %v, %v", separator, list, err)
		}
	}
}

// TestSignsBesideCells: a sign beside a digit is named with its place, in each layout of fields.
func TestSignsBesideCells(t *testing.T) {
	for _, separator := range []string{",", ";", " ", "|", " | "} {
		for _, cell := range []string{"-3", "1!", "!1", "3:", "+3", "3%"} {
			var lines []string
			for r := range 9 {
				row := strings.Split(sampleLine[9*r:9*r+9], "")
				if r == 0 {
					row[2] = cell
				}
				lines = append(lines, strings.Join(row, separator))
			}
			if _, err := format.Parse(strings.Join(lines, "\n") + "\n"); err == nil {
				t.Errorf("%q between %q: nothing is said", cell, separator)
			}
		}
	}
}
