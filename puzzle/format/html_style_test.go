package format_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle/format"
)

// ruledTable returns a page with a style sheet and a table. Of row r and column c, from 1 on, cell is the tag, before
// what stands above the row.
func ruledTable(sheet, columns string, size int, before, cell func(r, c int) string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<html><head><style>%s</style></head><body><table>%s", sheet, columns)
	for r := 1; r <= size; r++ {
		b.WriteString(before(r, 0) + "<tr class=\"r" + fmt.Sprint(r) + "\">")
		for c := 1; c <= size; c++ {
			digit := ""
			if r == c || r+c == size+1 && r < size {
				digit = fmt.Sprint((r+c*2)%size + 1)
			}
			b.WriteString(cell(r, c) + digit + "</td>")
		}
		b.WriteString("</tr>\n")
	}
	return b.String() + "</table></body></html>"
}

// TestRulingsOfPages: lines that a page draws by classes, numbers of cells or groups show its boxes.
func TestRulingsOfPages(t *testing.T) {
	none := func(int, int) string { return "" }
	plain := func(int, int) string { return "<td>" }
	every := func(text string, n ...int) func(int, int) string {
		return func(r, _ int) string {
			for _, k := range n {
				if r == k {
					return text
				}
			}
			return ""
		}
	}
	classes := func(n ...int) func(int, int) string {
		return func(_, c int) string { return "<td class=\"" + every("x Thick", n...)(c, 0) + "\">" }
	}
	const thick = "td {border: 1px solid} .thick { border-right: 3px solid black }"
	for name, c := range map[string]struct {
		text string
		odd  bool
	}{
		"boxes by classes":   {ruledTable(thick, "", 9, none, classes(3, 6)), false},
		"others by classes":  {ruledTable(thick, "", 9, none, classes(2, 4, 6)), true},
		"boxes by numbers":   {ruledTable("td:nth-child(3n) { border-right: thick solid } tr:nth-child( 3n + 1 ) td {border-top: thick solid}", "", 9, none, plain), false},
		"others by numbers":  {ruledTable("td:nth-child(2n) { border-right: thick solid }", "", 9, none, plain), true},
		"lines of any width": {ruledTable("td { border: 1px solid } td.thick { border-right: solid }", "", 9, none, classes(5)), true},
		"others by rows":     {ruledTable("table tr:nth-child(4) > td { border-bottom: thick solid }", "", 9, none, plain), true},
		"rows by classes":    {ruledTable("tr.r4 td, .r7 td { border-top: 3px solid }", "", 9, none, plain), false},
		"others of rows":     {ruledTable(".r5 td { border-top: 3px solid }", "", 9, none, plain), true},
		"groups":             {ruledTable("", "<colgroup span=3></colgroup><colgroup><col><col span=\"2\"></colgroup><colgroup span=3>", 9, every("<tbody>", 1, 4, 7), plain), false},
		"groups of columns":  {ruledTable("", "<colgroup span=2><colgroup span=4><colgroup span=3>", 9, none, plain), true},
		"groups of rows":     {ruledTable("", "", 9, every("</tbody><tbody>", 1, 3, 7), plain), true},
		"a group":            {ruledTable("", "<colgroup><col><col><col><col><col><col><col><col><col></colgroup>", 9, every("<tbody>", 1), plain), false},
		"six":                {ruledTable(thick, "<colgroup span=3><colgroup span=3>", 6, every("<tbody>", 1, 3, 5), classes(3)), false},
		"six, two wide":      {ruledTable(thick, "", 6, none, classes(2, 4)), true},
		"six, groups of two": {ruledTable("", "<colgroup span=2><colgroup span=2><colgroup span=2>", 6, none, plain), true},
		"six, three high":    {ruledTable("", "", 6, every("<tbody>", 1, 4), plain), true},
	} {
		list, err := format.Parse(c.text)
		if (err != nil) != c.odd || len(list) != 1 && !c.odd {
			t.Errorf("%s: %d puzzles, %v", name, len(list), err)
		}
	}
}
