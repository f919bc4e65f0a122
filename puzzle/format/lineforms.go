package format

import (
	"bytes"

	"sudoku/puzzle"
)

// line reads one line with a whole puzzle in any layout. fault is for a line of a layout
// with own syntax.
func (r *row) line(text, raw []byte, it *Item, links *allowance) (fault *ParseError, ok bool) {
	it.Layout = Line
	kind := classOf(text)
	if kind == ruling {
		return nil, false
	}
	for _, list := range [][]*Format{readOnly, Formats} { // the more special first
		for _, f := range list {
			if f.line == nil {
				continue
			}
			if fault, known := f.line(text, raw, it, links); known {
				it.Layout = f
				return fault, fault == nil
			}
		}
	}
	return nil, r.plain(kind, text, raw, it)
}

// plain reads one line with a whole puzzle as cells.
func (r *row) plain(kind class, text, raw []byte, it *Item) bool {
	if from, to := findRun(text); to > 0 && (kind == cells || bytes.ContainsAny(text[from:to], "123456789")) {
		if rivalIn(text) >= 0 || joined(text) >= 0 || isDashed(text[from:to]) {
			return false
		}
		it.Column, _ = columnOf(raw, from)
		return readAside(text, raw, from, to, &it.Puzzle) == nil
	}
	if readSpaces(text, &it.Puzzle.Givens) {
		return true
	}
	if kind != cells {
		return false
	}
	if r.read(text); r.n != 81 || isNumbered(text) || r.width == 0 && !inGroups(text) || r.hollow > 0 && r.signed {
		return false
	}
	if r.fill(&it.Puzzle); namesCells(&it.Puzzle.Givens) {
		return false
	}
	it.Column, _ = columnOf(raw, len(text)-len(bytes.TrimLeft(text, " \t")))
	it.Layout = r.traits.layout(Line)
	return true
}

// isDashed reports whether strokes stand between the rows of a run, where other signs are empty cells: then
// the first row is cut off.
func isDashed(run []byte) bool {
	first := bytes.IndexByte(run, '-')
	if first < 0 || bytes.Count(run, []byte("-")) != (len(run)-first+9)/10 || !bytes.ContainsAny(run, "0._") {
		return false
	}
	for at := first; at < len(run); at += 10 {
		if run[at] != '-' {
			return false
		}
	}
	return first < 10
}

// inGroups reports whether the pieces of a line may be parts of a puzzle: they have as many cells,
// or a multiple of three.
func inGroups(text []byte) bool {
	equal, threes, n := true, true, 0
	for tok := range tokensOf(text) {
		if n == 0 {
			n = len(tok.text)
		}
		equal, threes = equal && len(tok.text) == n, threes && len(tok.text)%3 == 0
	}
	return equal || threes
}

// readSpaces reads a line of 81 characters in which a space is an empty cell.
func readSpaces(text []byte, g *puzzle.Grid) bool {
	if len(text) != 81 || alternates(text) || isGrouped(text) || len(bytes.Trim(text, " 123456789")) > 0 || isMarks(text) {
		return false
	}
	for i, b := range text {
		g[i] = puzzle.Digit(digitOf[b] &^ notCell)
	}
	return true
}

// isGrouped reports whether spaces stand only between groups of nine: then a part of the last one is
// missing.
func isGrouped(text []byte) bool {
	for i, b := range text {
		if (b == ' ') != (i%10 == 9) {
			return false
		}
	}
	return true
}

// isMarks reports whether digits and spaces are the candidates of nine cells: nine groups
// of ascending digits, with more digits than a puzzle is likely to have.
func isMarks(text []byte) bool {
	groups, digits := 0, 0
	for tok := range tokensOf(text) {
		groups, digits = groups+1, digits+len(tok.text)
		for i := 1; i < len(tok.text); i++ {
			if tok.text[i] <= tok.text[i-1] {
				return false
			}
		}
	}
	return groups == 9 && digits >= 30
}

// alternates reports whether digits and spaces alternate, as in Integers.
func alternates(text []byte) bool {
	for i, b := range text {
		if (b == ' ') != (i%2 == 1) {
			return false
		}
	}
	return true
}

// rawPart returns the part of a line that became the bytes [from:to] of its cleaned form.
func rawPart(raw []byte, from, to int) []byte {
	return raw[rawIndex(raw, from):rawIndex(raw, to)]
}

// isNumbered reports whether a line of 81 cells is a number or a bullet and 80 cells.
func isNumbered(text []byte) bool {
	text = bytes.Trim(text, " \t")
	return len(text) > 81 && glyphs[text[1]] != cell && len(bytes.TrimLeft(text[1:], " \t:,;)|")) == 80
}
