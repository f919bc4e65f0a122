package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Tatham is a game ID of Solo, one of Simon Tatham's puzzles: how many boxes there are, such
// as 3x3, letters for more rules, a colon, and the cells by rows. The n-th letter of the
// alphabet is n empty cells, an underscore separates two digits. Of a killer the cages follow.
var Tatham = &Format{Name: "tatham", Ext: ".txt", append: appendTatham, carries: carriesSolo, line: readTatham}

func appendTatham(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(append(dst, soloParams(p.Shape)...), ':')
	return append(appendDesc(dst, p), '\n')
}

func readTatham(text, raw []byte, it *Item, _ *allowance) (*ParseError, bool) {
	id, from := soloID(text)
	sep := strings.IndexAny(id, ":#")
	if sep < 0 || !isSolo(id[:sep]) || strings.ContainsAny(id, " \t") {
		return nil, false
	}
	column, _ := columnOf(raw, from)
	board, fault := parseSolo(id[:sep])
	switch {
	case fault != nil:
	case id[sep] == '#':
		fault = &ParseError{Err: words.Error("format.tatham.seed")}
	default:
		fault = board.readDesc(id[sep+1:], &it.Puzzle)
		column += sep + 1
	}
	if fault != nil {
		fault.Column += column
		return fault, true
	}
	it.Column, _ = columnOf(raw, from)
	return nil, true
}

// soloID returns what may be a game ID, and its index: the line, or the part after the
// address of the game in links of its web pages and its Android app.
func soloID(text []byte) (id string, from int) {
	for _, before := range []string{"/solo.html#", "sgtpuzzles:solo:", "Game ID:"} {
		if i := bytes.LastIndex(text, []byte(before)); i >= 0 {
			from = i + len(before)
			break
		}
	}
	rest := text[from:]
	at := len(rest) - len(bytes.TrimLeft(rest, " \t"))
	id = string(bytes.TrimSpace(rest))
	if from > 0 {
		id = unescape(id)
	}
	return id, from + at
}

// isSolo reports whether text can be the parameters of a game of Solo: a size, such as 3x3
// or 9j, and letters and numbers for the variant.
func isSolo(text string) bool {
	size := strings.TrimLeft(text, "0123456789")
	if size == text || size == "" || size[0] != 'x' && size[0] != 'j' {
		return false
	}
	return len(text) < 40 && strings.Trim(size, "0123456789abcdefghijklmnopqrstuvwxyz") == ""
}
