package format

import (
	"bytes"

	"sudoku/puzzle/words"
)

// lineFault says why a line that should hold a puzzle holds none: a character
// among its cells, or their number, or that there is nothing like one.
func lineFault(no int, text, raw []byte) *ParseError {
	best, bestCells, n := token{}, 0, 0
	for tok := range tokensOf(text) {
		k := 0
		for _, b := range tok.text {
			if glyphs[b] == cell {
				k++
			}
		}
		if n += k; k > bestCells {
			best, bestCells = tok, k
		}
	}
	spread := classOf(text) == cells && n > bestCells
	switch {
	case spread && n >= 20:
		return cellsFault(no, 0, n)
	case isLink(text):
		return &ParseError{no, 0, errLinkShort}
	case bestCells < 20 || 2*bestCells < len(best.text):
		return &ParseError{no, 0, words.Error("format.line.none")}
	}
	for i, b := range best.text {
		if glyphs[b] != cell && i < 81 {
			return characterFault(no, best.at+i, raw)
		}
	}
	column, _ := place(raw, best.at+min(81, bestCells))
	return cellsFault(no, column, bestCells)
}

// isLink reports whether a line is a link and nothing else.
func isLink(text []byte) bool {
	text = bytes.TrimSpace(text)
	return bytes.Contains(text, []byte("://")) && !bytes.ContainsAny(text, " \t")
}

// cellsFault says that a line has not 81 cells.
func cellsFault(no, column, n int) *ParseError {
	key := "format.line.short"
	if n > 81 {
		key = "format.line.long"
	}
	return &ParseError{no, column, words.Error(key, "n", n)}
}

// characterFault names the character that became byte i of the cleaned line.
func characterFault(no, i int, raw []byte) *ParseError {
	column, r := place(raw, i)
	return &ParseError{no, column, words.Error("format.character", "char", name(r))}
}
