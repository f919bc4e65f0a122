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
