package format

import (
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
		if rows = texRows(table.body); table.hasTallBoxes(len(rows)) {
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
	if t, ok := texTableOf(text); ok && t.hasTallBoxes(len(texRows(t.body))) {
		return &ParseError{Line: 1 + strings.Count(text[:strings.Index(text, t.body)], "\n"), Err: words.Error("format.small.boxes")}
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

// hasTallBoxes reports whether the rulings of a table of so many rows show boxes that are two wide and
// three high.
func (t texTable) hasTallBoxes(size int) bool {
	g := smallRows{size: size}
	n := 0
	for _, b := range []byte(t.columns) {
		if n += strings.Count("clr", string(b)); b == '|' {
			g.bars |= 1 << n
		}
	}
	for i, line := range texEnd().Split(t.body, -1) {
		if texRuling().MatchString(line) {
			g.lines |= 1 << i
		}
	}
	return g.hasTallBoxes()
}

var (
	texComment = compileLater(`([^\\])%[^\n]*`)
	texRow     = compileLater(`\\setrow((?:[ \t]*\{[^{}\n]*\})+)[ \t]*(?:\n|$)`)
	texGroup   = compileLater(`\{([^{}]*)\}`)
	texTables  = compileLater(`(?s)\\begin\{` + texNames + `\}(?:\[[^\]]*\])?(?:\{((?:[^{}]|\{[^{}]*\})*)\})?(.*?)\\end\{` + texNames + `\}`)
	texEnd     = compileLater(`\\\\(?:\[[^\]]*\])?|\\tabularnewline`)
	texRuling  = compileLater(`\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\}|cmidrule(?:\([^)]*\))?\{[^}]*\}|hhline\{[^}]*\})`)
	texBlank   = compileLater(`\\phantom\{[^}]*\}|\\[,;! ]|\\q?quad\b|~`)
	texStyle   = compileLater(`^(?:\\(?:textbf|mathbf|emph|textit|mathit|underline|text|mathrm|boldsymbol|textcolor\{\w+\})|\{\\(?:bf|it|bfseries)\b[ ]*)?\{?([0-9])\}?$`)
)

// texNames are the environments of rows. What is behind the name are the columns, and the rows.
const texNames = `(tabular\*?|array|[bpvBV]?matrix|smallmatrix)`
