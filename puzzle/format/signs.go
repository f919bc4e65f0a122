package format

import (
	"bytes"

	"sudoku/puzzle/words"
)

// inAngles is what stands between angle brackets of its own.
var inAngles = compileLater(`(^|[\s|])<[0-9.]+>($|[\s|])`)

// signs returns what is wrong with rows that have signs between cells: inequalities are not played, and nobody
// knows what others mean. A plus or an equals sign in the same place of each row is a ruling.
func (rows gridRows) signs() *ParseError {
	for i := range rows {
		r := &rows[i]
		at := signBetween(r.text)
		switch {
		case at < 0:
		case r.text[at] == '<' || r.text[at] == '>':
			b := siteBoard{size: 9, others: variant{}}
			b.rule("inequality")
			return &ParseError{Line: r.no, Err: b.others.err().(words.Message)}
		case !rows.haveAt(at, r.text[at]):
			return characterFault(r.no, at, r.raw)
		}
	}
	return nil
}

// haveAt reports whether each row has a sign at the same place.
func (rows gridRows) haveAt(at int, sign byte) bool {
	for i := range rows {
		if at >= len(rows[i].text) || rows[i].text[at] != sign {
			return false
		}
	}
	return true
}

// signBetween returns the index of the first sign between two cells of a row, -1 if there is none.
func signBetween(text []byte) int {
	if !bytes.ContainsAny(text, "<>=+") || inAngles().Match(text) {
		return -1
	}
	before := false
	for i, b := range text {
		switch {
		case glyphs[b] == cell:
			before = true
		case glyphs[b] == blank:
		case before && bytes.IndexByte([]byte("<>=+"), b) >= 0 && beginsCell(text[i+1:]):
			return i
		default:
			before = false
		}
	}
	return -1
}

// beginsCell reports whether a cell is the first in a text that is no blank.
func beginsCell(text []byte) bool {
	text = bytes.TrimLeft(text, " \t")
	return len(text) > 0 && glyphs[text[0]] == cell
}
