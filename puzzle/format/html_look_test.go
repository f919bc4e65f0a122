package format_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// TestLooks: of a table that shows more digits than are given, those are that its page says are, or that it shows.
func TestLooks(t *testing.T) {
	for name, forms := range map[string][2]string{ // a cell that is given, and one that isn't
		"class":    {`<td class="cell given">%c</td>`, `<td class="cell user">%c</td>`},
		"entries":  {`<td class="cell">%c</td>`, `<td class="cell user">%c</td>`},
		"readonly": {`<td><input value="%c" readonly></td>`, `<td><input value="%c"></td>`},
		"bold":     {`<td><b>%c</b></td>`, `<td>%c</td>`},
		"hidden":   {`<td>%c</td>`, `<td hidden>%c</td>`},
		"style":    {`<td>%c</td>`, `<td><span style="display: none">%c</span></td>`},
		"fields":   {`<td>%c</td>`, `<td><input type="hidden" value="%c"><input value=""></td>`},
	} {
		var page strings.Builder
		page.WriteString("<script>var a = 1</script><table>")
		for i := range 81 {
			if i%9 == 0 {
				page.WriteString("<tr>")
			}
			form := forms[0]
			if sampleLine[i] == '.' {
				form = forms[1]
			}
			fmt.Fprintf(&page, form, sampleSolved[i])
		}
		page.WriteString("</table>")
		list, err := format.Parse(page.String())
		if err != nil || len(list) != 1 || list[0].Givens != mustGrid(sampleLine) {
			t.Errorf("%s: %v, %v", name, list, err)
		}
	}
}

// TestUnseen: what a page doesn't show is none of its puzzles.
func TestUnseen(t *testing.T) {
	table := func(tag, cells string) string {
		var page strings.Builder
		page.WriteString(tag)
		for i, d := range cells {
			if i%9 == 0 {
				page.WriteString("<tr>")
			}
			page.WriteString("<td>" + strings.Trim(string(d), ".") + "</td>")
		}
		return page.String() + "</table>"
	}
	shown := table("<table>", sampleLine)
	for name, page := range map[string]string{
		"a table":           table(`<table style="display: none">`, sampleSolved) + shown,
		"a table behind":    shown + table("<table hidden>", sampleSolved),
		"an element around": "<div hidden><div>a</div>" + table("<table>", sampleSolved) + "<br></div>" + shown,
		"a template":        "<template>" + table("<table>", sampleSolved) + "</template>" + shown,
		"a text":            `<pre style="visibility:hidden">` + sampleSolved + "</pre>" + shown,
		"a row":             strings.Replace(shown, "<tr>", "<tr hidden>"+strings.Repeat("<td>1</td>", 9)+"<tr>", 1),
	} {
		if list, err := format.Parse(page); err != nil || len(list) != 1 || list[0].Givens != mustGrid(sampleLine) {
			t.Errorf("%s: %v, %v", name, list, err)
		}
	}
	if list, err := format.Parse(table("<table hidden>", sampleLine)); err == nil || len(list) > 0 {
		t.Errorf("a page that shows nothing: %v, %v", list, err)
	}
}

// TestBrokenHeading: a solution stays one when a character of the tags between it and its puzzle is lost or doubled.
func TestBrokenHeading(t *testing.T) {
	const solved = "143628579572139468986754231391542786468917352725863914237481695619275843854396127"
	table := func(grid string) string { return format.HTML.Text(puzzle.Puzzle{Givens: mustGrid(grid)}) }
	page := "<style>td { x }</style>" + table(sampleLine) + "<h2>Solution</h2>" + strings.Replace(table(solved), "<table", "<table class=solution", 1)
	lost := strings.Replace(page, "<table", "<table class=\"puzzle", 1)
	if list, err := format.Parse(strings.Replace(lost, "class=solution", "class=\"solution\"", 1)); err == nil {
		t.Errorf("of a page that lost a quote: %d puzzles", len(list))
	}
	from := strings.Index(page, "</table>") + 1
	for at := from; at < from+len("/table>\n<h2>Solution</h2>\n<table"); at++ {
		if at == from+len("/table>") {
			page = strings.Replace(page, "class=solution", "", 1)
		}
		for _, text := range []string{page[:at] + page[at+1:], page[:at+1] + page[at:]} {
			if list, err := format.Parse(text); err == nil && (len(list) != 1 || list[0].Givens != mustGrid(sampleLine)) {
				t.Errorf("%d puzzles of %s", len(list), text[from-10:from+40])
			}
		}
	}
}
