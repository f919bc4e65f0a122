package format

import (
	"bytes"
	"encoding/binary"

	"sudoku/puzzle"
)

// readSimple reads simple lines from the front of text into grids until there is another
// kind of line. It returns how many it has read, and the index of the next line.
func readSimple(text []byte, grids []puzzle.Grid) (n, at int) {
	for n < len(grids) && len(text)-at > 81 {
		rest := text[at:]
		if !readCells((*[81]byte)(rest), &grids[n]) {
			break
		}
		switch {
		case rest[81] == '\n':
			at += 82
		case digitOf[rest[81]] == notCell:
			end := bytes.IndexByte(rest[:min(len(rest), maxLine)], '\n')
			if end < 0 || end >= 81+manyCells && (mayFollow(rest[:end]) || mayHide(rest[:end]) || misanswers(rest[81:end], &grids[n])) || bytes.IndexByte(rest[81:end-1], '\r') >= 0 {
				return n, at
			}
			at += end + 1
		default:
			return n, at
		}
		n++
	}
	return n, at
}

// Eight cells are read and written at once, as the bytes of one word.
const (
	ones  = 0x0101010101010101
	zeros = ones * '0'
	highs = ones * 0x80
)

// readCells reads 81 digits and dots, at least one of which must be a digit from 1 to 9. If
// it returns false the contents of g are undefined.
func readCells(line *[81]byte, g *puzzle.Grid) bool {
	var some, bad uint64
	for i := 0; i < 80; i += 8 {
		w := binary.LittleEndian.Uint64(line[i:]) ^ zeros
		point := w >> 4 & ones              // 1 for a dot
		d := w - point*('.'^'0')            // the digits; 0 for a dot
		bad |= d | (d + 9*point + 118*ones) // has a high bit if d > 9, or > 0 for a dot
		some |= d
		putCells((*[8]puzzle.Digit)(g[i:]), d)
	}
	last := digitOf[line[80]]
	g[80] = puzzle.Digit(last)
	return bad&highs == 0 && last < 10 && some|uint64(last) != 0
}

// putCells sets eight cells to the bytes of d.
func putCells(g *[8]puzzle.Digit, d uint64) {
	g[0], g[1], g[2], g[3] = puzzle.Digit(d), puzzle.Digit(d>>8), puzzle.Digit(d>>16), puzzle.Digit(d>>24)
	g[4], g[5], g[6], g[7] = puzzle.Digit(d>>32), puzzle.Digit(d>>40), puzzle.Digit(d>>48), puzzle.Digit(d>>56)
}

// cellsOf returns eight cells as the bytes of a word.
func cellsOf(g *[8]puzzle.Digit) uint64 {
	return uint64(g[0]) | uint64(g[1])<<8 | uint64(g[2])<<16 | uint64(g[3])<<24 |
		uint64(g[4])<<32 | uint64(g[5])<<40 | uint64(g[6])<<48 | uint64(g[7])<<56
}

// AppendSolution appends a grid as a line: 81 digits, 0 for an empty cell, and LF.
func AppendSolution(dst []byte, g *puzzle.Grid) []byte {
	n := len(dst)
	dst = append(dst, make([]byte, 82)...)
	line := (*[82]byte)(dst[n:])
	for i := 0; i < 80; i += 8 {
		binary.LittleEndian.PutUint64(line[i:], zeros+cellsOf((*[8]puzzle.Digit)(g[i:])))
	}
	line[80], line[81] = '0'+byte(g[80]), '\n'
	return dst
}
