package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
)

// LaTeX is the sudoku environment of LaTeX's sudoku package. Rows of its arrays and tables are
// read too.
var LaTeX = &Format{Name: "latex", Ext: ".tex", Apart: true, append: appendLaTeX}

func appendLaTeX(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(dst, "\\begin{sudoku}\n"...)
	for c, d := range p.Givens {
		if dst = append(dst, '|', digitByte(d, ' ')); c%9 == 8 {
			dst = append(dst, "|.\n"...)
		}
	}
	return append(dst, "\\end{sudoku}\n"...)
}

// unlatex masks the commands of LaTeX in a row of an array, and makes its separators
// commas.
func unlatex(text []byte) bool {
	if at := bytes.IndexByte(text, '%'); at > 0 && text[at-1] != '\\' { // a comment
		mask(text[at:])
	}
	if bytes.Count(text, []byte("&")) != 8 || lacksArgument(text) {
		return false
	}
	markEmpty(text)
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '&':
			text[i] = ','
		case '$', '{', '}', '~':
			text[i] = ' '
		case '\\':
			end := i + 1
			for end < len(text) && isLetter(text[end]) {
				end++
			}
			if end == i+1 && end < len(text) && glyphs[text[end]] != cell && text[end] != '&' {
				end++ // the end of a row, or a space
			}
			mask(text[i:end])
		}
	}
	return true
}

// lacksArgument reports whether a row of LaTeX is cut off in a command: what it would have set is
// lost.
func lacksArgument(text []byte) bool {
	if bytes.Count(text, []byte("{")) != bytes.Count(text, []byte("}")) {
		return true
	}
	for cell := range bytes.SplitSeq(text, []byte("&")) {
		cell = bytes.TrimRight(cell, " \t")
		at := bytes.LastIndexByte(cell, '\\')
		if at < 0 || at > 0 && cell[at-1] == '\\' {
			continue
		}
		for _, known := range []string{"textbf", "textit", "textcolor", "mathbf", "emph", "underline"} {
			if strings.HasPrefix(known, string(cell[at+1:])) {
				return true
			}
		}
	}
	return false
}

// markEmpty makes points of the spaces of LaTeX that stand alone in a cell.
func markEmpty(text []byte) {
	at := 0
	for cell := range bytes.SplitSeq(text, []byte("&")) {
		cell = text[at : at+len(cell)]
		at += len(cell) + 1
		bare := bytes.TrimSpace(bytes.TrimSuffix(bytes.TrimRight(cell, " \t"), []byte(`\\`)))
		if string(bare) == "~" || string(bare) == `\,` {
			from := bytes.Index(cell, bare)
			mask(cell[from : from+len(bare)])
			cell[from] = '.'
		}
	}
}
