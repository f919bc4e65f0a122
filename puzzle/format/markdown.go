package format

import "sudoku/puzzle"

// Markdown is a table of Markdown under a heading without texts.
var Markdown = &Format{Name: "markdown", Ext: ".md", Apart: true, append: appendMarkdown}

func appendMarkdown(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(dst, "|   |   |   |   |   |   |   |   |   |\n|---|---|---|---|---|---|---|---|---|\n"...)
	for c, d := range p.Givens {
		dst = append(dst, '|', ' ', digitByte(d, ' '), ' ')
		if c%9 == 8 {
			dst = append(dst, "|\n"...)
		}
	}
	return dst
}
