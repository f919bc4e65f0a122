package format

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// PuzzLink is a link to puzz.link or to another site with the same player: the kind, the size,
// and the cells by rows. A digit stands for itself, a letter from g on for one empty cell or more.
var PuzzLink = &Format{Name: "puzzlink-url", Ext: ".txt", line: linksTo(readPuzzLink, "puzz.link/", "pzv.jp/", "/p.html?", "/p?")}

func readPuzzLink(l *link, p *puzzle.Puzzle) (error, bool) {
	text := l.query
	if text == "" { // the site ended with the question mark
		text = l.path
	}
	kind, rest, _ := strings.Cut(unescape(text), "/")
	kind, _, _ = strings.Cut(kind, "_") // sudoku_edit
	if strings.HasPrefix(kind, pzprVersion) {
		file := pzprFile{lines: []string{unescape(text)}, flat: true}
		if fault := file.read(p); fault != nil {
			return fault.Err, true
		}
		return nil, true
	}
	parts := strings.Split(rest, "/")
	if len(parts) > 3 && strings.Trim(parts[0], "abcdefghijklmnopqrstuvwxyz:") == "" {
		parts = parts[1:] // flags of the player
	}
	if kind == "" || len(parts) < 3 {
		return nil, false
	}
	if kind != "sudoku" {
		return errLinkVariant, true
	}
	columns, err := strconv.Atoi(parts[0])
	rows, wrong := strconv.Atoi(parts[1])
	b := siteBoard{size: rows, others: variant{}}
	switch {
	case err != nil || wrong != nil:
		return ErrBrokenLink, true
	case rows != 4 && rows != 6 && rows != 9:
		return words.Error("format.size.board", "rows", rows), true
	case columns != rows:
		return errLinkVariant, true
	}
	if !readHexCells(parts[2], rows, &p.Givens) {
		return ErrBrokenLink, true
	}
	return b.put(p), true
}

// readHexCells reads cells that add up to the board. A point is a cell with a question mark.
func readHexCells(text string, size int, g *puzzle.Grid) bool {
	n := 0
	for _, b := range []byte(text) {
		switch {
		case '1' <= b && int(b-'0') <= size:
			if n >= size*size {
				return false
			}
			g[puzzle.CellAt(n/size, n%size)] = puzzle.Digit(b - '0')
			n++
		case b == '.':
			n++
		case 'g' <= b && b <= 'z':
			n += int(b-'g') + 1
		default:
			return false
		}
	}
	return n == size*size
}
