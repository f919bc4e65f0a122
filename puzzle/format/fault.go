package format

import (
	"bytes"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// lineFault returns the reason why a line is not a puzzle: a wrong character among its
// cells, the number of cells, or that it has nothing similar to a puzzle.
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
	if at := rivalIn(text); at >= 0 {
		column, _ := columnOf(raw, at)
		return &ParseError{Line: no, Column: column, Err: words.Error("format.line.rival")}
	}
	if at := joined(text); at >= 0 {
		column, _ := columnOf(raw, at)
		return &ParseError{Line: no, Column: column, Err: words.Error("format.line.two")}
	}
	if from, to := findRun(text); to > 0 {
		if err := readAside(text, raw, from, to, new(puzzle.Puzzle)); err != nil {
			return &ParseError{Line: no, Err: err.(words.Message)}
		}
	}
	spread := classOf(text) == cells && n > bestCells
	switch {
	case spread && n == 81:
		return wholeFault(no, text)
	case spread && n >= 20:
		return cellsFault(no, 0, n)
	case isLink(text):
		return &ParseError{Line: no, Column: 0, Err: errLinkUnknown}
	case bestCells < 20 || 2*bestCells < len(best.text):
		return &ParseError{Line: no, Column: 0, Err: words.Error("format.line.none")}
	}
	for i, b := range best.text {
		if glyphs[b] != cell && i < 81 {
			return characterFault(no, best.at+i, raw)
		}
	}
	column, _ := columnOf(raw, best.at+min(81, bestCells))
	fault := cellsFault(no, column, bestCells)
	if len(best.text) == bestCells && (bestCells == 80 || bestCells == 82) {
		for _, b := range best.text {
			fault.Cells = append(fault.Cells, puzzle.Digit(digitOf[b]))
		}
	}
	return fault
}

// wholeFault returns the reason why a line of 81 cells apart is not a puzzle.
func wholeFault(no int, text []byte) *ParseError {
	var r row
	var p puzzle.Puzzle
	if r.read(text); r.n == 81 {
		r.fill(&p)
	}
	if namesCells(&p.Givens) {
		return &ParseError{Line: no, Err: errUnclearCells}
	}
	return &ParseError{Line: no, Err: words.Error("format.line.none")}
}

// isLink reports whether a line is only a link.
func isLink(text []byte) bool {
	text = bytes.TrimSpace(text)
	return bytes.Contains(text, []byte("://")) && !bytes.ContainsAny(text, " \t")
}

// cellsFault returns the error for a line that has n cells instead of 81.
func cellsFault(no, column, n int) *ParseError {
	key := "format.line.short"
	if n > 81 {
		key = "format.line.long"
	}
	return &ParseError{Line: no, Column: column, Err: words.Error(key, "n", n)}
}

// characterFault returns the error for the character that became byte i of the cleaned
// line.
func characterFault(no, i int, raw []byte) *ParseError {
	column, r := columnOf(raw, i)
	return &ParseError{Line: no, Column: column, Err: words.Error("format.character", "char", name(r))}
}
