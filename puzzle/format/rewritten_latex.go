package format

import (
	"strconv"
	"strings"

	"sudoku/puzzle/words"
)

// rewriteLaTeX writes the table, the array or the rows of a drawing in LaTeX as rows.
func rewriteLaTeX(text string) string {
	text = texComment().ReplaceAllString(text, "$1")
	var rows []string
	if set := texRow().FindAllStringSubmatch(text, -1); set != nil {
		for _, m := range set {
			var row strings.Builder
			for _, cell := range texGroup().FindAllStringSubmatch(m[1], -1) {
				row.WriteString(texCell(cell[1]))
			}
			rows = append(rows, row.String())
		}
	} else if table, ok := texTableOf(text); ok {
		if rows = texRows(table.body); table.fault(len(rows)) != nil {
			return ""
		}
	}
	all := strings.Join(rows, "\n")
	if _, ok := gridOfRows(strings.Split(strings.ReplaceAll(all, "~", "."), "\n")); !ok || strings.Contains(all, "~") && strings.ContainsAny(all, ".0-_") {
		return "" // cells with nothing in them and a sign for empty cells: a digit may be lost
	}
	return strings.ReplaceAll(all, "~", ".") + "\n"
}

// A texTable is the environment of a table.
type texTable struct{ columns, body string }

// texTableOf returns the only table of a text.
func texTableOf(text string) (t texTable, ok bool) {
	found := texTables().FindAllStringSubmatch(text, 2)
	if len(found) != 1 || found[0][1] != found[0][4] {
		return t, false
	}
	return texTable{found[0][2], found[0][3]}, true
}

// faultLaTeX says that the rulings of a table show boxes that are not played here.
func faultLaTeX(text string) *ParseError {
	t, ok := texTableOf(text)
	if !ok {
		return nil
	}
	if err := t.fault(len(texRows(t.body))); err != nil {
		return &ParseError{Line: 1 + strings.Count(text[:strings.Index(text, t.body)], "\n"), Err: *err}
	}
	return nil
}

// texRows returns the rows of a table, their cells as of texCell.
func texRows(body string) (rows []string) {
	lines := strings.Split(texEnd().ReplaceAllString(texRuling().ReplaceAllString(body, ""), "\n\\"), "\n\\")
	for i, line := range lines {
		if i == len(lines)-1 && strings.TrimSpace(line) == "" {
			break
		}
		var row strings.Builder
		for cell := range strings.SplitSeq(line, "&") {
			row.WriteString(texCell(cell))
		}
		rows = append(rows, row.String())
	}
	return rows
}

// texCell returns the digit of a cell, "~" if nothing is in it, "." if a blank is, and "!" if something else.
func texCell(cell string) string {
	signed := texBlank().MatchString(cell)
	cell = strings.Trim(texBlank().ReplaceAllString(cell, ""), " \t\n$")
	if m := texStyle().FindStringSubmatch(cell); m != nil {
		cell = m[1]
	}
	switch {
	case cell == "" && signed:
		return "."
	case cell == "":
		return "~"
	case len(cell) == 1 && digitOf[cell[0]] != notCell && strings.IndexByte("*?", cell[0]) < 0:
		return cell
	}
	return "!"
}

// fault returns what is wrong with the rulings of a table of so many rows.
func (t texTable) fault(size int) *words.Message {
	columns, rows := t.rulings()
	g := smallRows{size: size, bars: uint(columns.all), lines: uint(rows.all)}
	var err words.Message
	switch {
	case g.hasTallBoxes():
		err = words.Error("format.small.boxes")
	case size == 9 && rows.odd() > 0:
		err = words.Error("format.ruling.row", "row", rows.odd())
	case size == 9 && columns.odd() > 0:
		err = words.Error("format.ruling.column", "row", 1, "column", columns.odd())
	default:
		return nil
	}
	return &err
}

// rulings returns where lines are drawn in a table. Double ones are heavy.
func (t texTable) rulings() (columns, rows rulings) {
	for i, line := range texEnd().Split(t.body, -1) {
		if lines := texRuling().FindAllString(line, -1); lines != nil && i < 10 {
			rows.add(i, len(lines) > 1)
		}
	}
	return texColumns(t.columns), rows
}

// texColumns returns where lines are between the columns of a table: {|c|*{2}{c}|}.
func texColumns(spec string) (all rulings) {
	for m := texTimes().FindStringSubmatchIndex(spec); m != nil && len(spec) < maxRow; m = texTimes().FindStringSubmatchIndex(spec) {
		n, _ := strconv.Atoi(spec[m[2]:m[3]]) // a digit
		spec = spec[:m[0]] + strings.Repeat(spec[m[4]:m[5]], n) + spec[m[1]:]
	}
	n := 0
	for i, b := range []byte(spec) {
		if n += strings.Count("clr", string(b)); b == '|' && n < 10 {
			all.add(n, i > 0 && spec[i-1] == '|')
		}
	}
	if n != 9 && n != 6 { // it is of another table
		return rulings{}
	}
	return all
}

var (
	texComment = compileLater(`([^\\])%[^\n]*`)
	texRow     = compileLater(`\\setrow((?:[ \t]*\{[^{}\n]*\})+)[ \t]*(?:\n|$)`)
	texGroup   = compileLater(`\{([^{}]*)\}`)
	texTables  = compileLater(`(?s)\\begin\{` + texNames + `\}(?:\[[^\]]*\])?(?:\{((?:[^{}]|\{[^{}]*\})*)\})?(.*?)\\end\{` + texNames + `\}`)
	texBegin   = compileLater(`\\begin\{` + texNames + `\}(?:\[[^\]]*\])?\{((?:[^{}]|\{[^{}]*\})*)\}`)
	texEnd     = compileLater(`\\\\(?:\[[^\]]*\])?|\\tabularnewline`)
	texRuling  = compileLater(`\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\}|cmidrule(?:\([^)]*\))?\{[^}]*\}|hhline\{[^}]*\})`)
	texTimes   = compileLater(`\*\{([1-9])\}\{([^{}]*)\}`)
	texBlank   = compileLater(`\\phantom\{[^}]*\}|\\[,;! ]|\\q?quad\b|~`)
	texStyle   = compileLater(`^(?:\\(?:textbf|mathbf|emph|textit|mathit|underline|text|mathrm|boldsymbol|textcolor\{\w+\})|\{\\(?:bf|it|bfseries)\b[ ]*)?\{?([0-9])\}?$`)
)

// texNames are the environments of rows. What is behind the name are the columns, and the rows.
const texNames = `(tabular\*?|array|[bpvBV]?matrix|smallmatrix)`
