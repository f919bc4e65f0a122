package format_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle/format"
)

// matrices are ways in which programs fill a grid: by rows or by columns, from {list} or the {lists}.
var matrices = []struct{ text, by string }{
	{"m <- matrix(c({list}), nrow=9)\n", "columns"},
	{"m <- matrix(c({list}), 9, 9)\n", "columns"},
	{"m <- matrix(c({list}), 9, 9, byrow=FALSE)\n", "columns"},
	{"m <- matrix(c({list}), 9, 9, byrow=T)\n", "rows"},
	{"m <- matrix(nrow=9, byrow=TRUE, data=c({list}))\n", "rows"},
	{"m <- t(matrix(c({list}), 9, 9))\n", "rows"},
	{"v <- c({list})\ndim(v) <- c(9, 9)\n", "columns"},
	{"v <- c({list})\nm <- matrix(v, nrow=9, ncol=9)\n", "columns"},
	{"m <- cbind(c({lists}))\n", "columns"},
	{"m <- rbind(c({lists}))\n", "rows"},
	{"g = np.array([{list}]).reshape((9, 9), order='F')\n", "columns"},
	{"g = np.array([{list}]).reshape((9, 9), order='C')\n", "rows"},
	{"g = np.array([{list}]).reshape(9, 9)\nfor c in g.T: check(c)\n", "rows"},
	{"g = np.array([{list}]).reshape(9, 9).T\n", "columns"},
	{"A = reshape([{list}], 9, 9);\n", "columns"},
	{"A = reshape([{list}], 9, 9)';\n", "rows"},
	{"A = permutedims(reshape([{list}], 9, 9))\n", "rows"},
	{"integer :: a(9,9) = reshape([{list}], [9, 9])\n", "columns"},
	{"integer :: a(9,9) = reshape([{list}], [9, 9], order=[2, 1])\n", "rows"},
	{"integer :: a(9,9) = reshape((/ {list} /), (/ 9, 9 /))\n", "columns"},
	{"integer :: a(9,9) = reshape((/ &\n {list} &\n /), shape(a), order=(/2, 1/))\n", "rows"},
	{"integer :: a(9,9) = reshape([ &\n {list} &\n ], [9, 9])\n", "columns"},
	{"data a / {list} /\n", "columns"},
	{"program sudoku\n  integer :: a(9,9)\n  a = reshape([ &\n {list} &\n ], [9, 9])\nend program\n", "columns"},
	{"{a(1,:) = (/list/)}", "rows"},
	{"{a(:,1) = (/list/)}", "columns"},
	{"{a(:, 1) = [list];}", "columns"},
	{"a = np.zeros((9, 9))\n{a[:, 1] = [list]}", "columns"},
	{"{a[1, :] = [list]}", "rows"},
	{"m <- matrix(c({list}), 9, byrowTRUE)\n", ""},
	{"m <- matrix(c({list}), 9, yrow=TRUE)\n", ""},
	{"m <- matrix(c({list}), 9, byrow=RUE)\n", ""},
	{"a <- matrix(c({list}), 9, 9)\nb <- matrix(c({list}), 9, 9, byrow=TRUE)\n", ""},
}

// TestColumnOrder reads each with the cells in one line and in lines of nine.
func TestColumnOrder(t *testing.T) {
	cells := strings.ReplaceAll(sampleLine, ".", "0")
	var turned strings.Builder
	for i := range 81 {
		turned.WriteByte(sampleLine[i%9*9+i/9])
	}
	want := map[string]string{"rows": sampleLine + "\n", "columns": turned.String() + "\n"}
	for _, between := range []string{", ", ",\n  "} {
		var rows []string
		for r := range 9 {
			rows = append(rows, strings.Join(strings.Split(cells[9*r:9*r+9], ""), ", "))
		}
		for _, m := range matrices {
			if before, form, ok := strings.Cut(m.text, "{a"); ok { // a line for each row or column
				m.text = before
				for r, row := range rows {
					m.text += "a" + strings.NewReplacer("1", fmt.Sprint(r+1), "list", row, "}", "\n").Replace(form)
				}
			}
			text := strings.NewReplacer("{list}", strings.Join(rows, between), "{lists}", strings.Join(rows, "),\n  c(")).Replace(m.text)
			list, err := format.Parse(text)
			switch {
			case m.by == "" && (err == nil || len(list) > 0):
				t.Errorf("%s: %v", text, list)
			case m.by != "" && (len(list) != 1 || format.Line.Text(list[0]) != want[m.by]):
				t.Errorf("%s: %v, %v", text, list, err)
			}
		}
	}
}
