package format_test

import (
	"fmt"
	"strings"
	"testing"

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
