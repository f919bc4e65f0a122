package format

import (
	"bytes"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Tatham is a game ID of Solo, one of Simon Tatham's puzzles: 3x3, a colon, and the cells
// by rows. The n-th letter of the alphabet is n empty cells, an underscore separates two
// digits.
var Tatham = &Format{Name: "tatham", Ext: ".txt", append: appendTatham, line: readTatham}

func appendTatham(dst []byte, p *puzzle.Puzzle) []byte {
	return append(appendDesc(append(dst, "3x3:"...), &p.Givens), '\n')
}

func appendDesc(dst []byte, g *puzzle.Grid) []byte {
	run, begun := 0, false
	flush := func() {
		for ; run > 0; run -= min(run, 26) {
			dst = append(dst, 'a'-1+byte(min(run, 26)))
		}
	}
	for _, d := range g {
		if d == 0 {
			run++
			continue
		}
		if run == 0 && begun {
			dst = append(dst, '_')
		}
		flush()
		dst, begun = append(dst, '0'+byte(d)), true
	}
	flush()
	return dst
}

func readTatham(text, raw []byte, it *Item, _ *allowance) (*ParseError, bool) {
	id, from := soloID(text)
	sep := strings.IndexAny(id, ":#")
	if sep < 0 || !isSolo(id[:sep]) || strings.ContainsAny(id, " \t") {
		return nil, false
	}
	column, _ := columnOf(raw, from)
	fault := soloFault(id[:sep])
	switch {
	case fault != nil:
	case id[sep] == '#':
		fault = &ParseError{Err: words.Error("format.tatham.seed")}
	default:
		fault = readDesc(id[sep+1:], &it.Puzzle.Givens)
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

// soloFault returns why a game with these parameters can't be read, nil if it can. The
// column is counted from 0.
func soloFault(params string) *ParseError {
	rest, ok := strings.CutPrefix(params, "3x3")
	if !ok || rest != "" && '0' <= rest[0] && rest[0] <= '9' {
		return &ParseError{Err: words.Error("format.tatham.size", "size", params)}
	}
	for i := 0; i < len(rest); i++ {
		switch rest[i] {
		case 'j', 'x', 'k':
			return &ParseError{Column: len("3x3") + i, Err: words.Error("format.tatham.kind", "kind", rest[i:i+1])}
		case 'd': // the difficulty, a letter
			i++
		case 'm': // a symmetry: md4
			if i+1 < len(rest) && rest[i+1] == 'd' {
				i++
			}
		}
	}
	return nil
}

// readDesc reads the cells of an ID. The column of a fault is counted from 0.
func readDesc(desc string, g *puzzle.Grid) *ParseError {
	n := 0
	for i := 0; i < len(desc); i++ {
		switch b := desc[i]; {
		case 'a' <= b && b <= 'z':
			n += int(b-'a') + 1
		case '1' <= b && b <= '9' && (i+1 == len(desc) || desc[i+1] < '0' || desc[i+1] > '9'):
			if n < 81 {
				g[n] = puzzle.Digit(b - '0')
			}
			n++
		case b != '_':
			return &ParseError{Column: i, Err: words.Error("format.tatham.cell", "text", clip([]byte(desc[i:])))}
		}
	}
	if n != 81 {
		return &ParseError{Column: len(desc), Err: words.Error("format.tatham.cells", "n", strconv.Itoa(n))}
	}
	return nil
}
