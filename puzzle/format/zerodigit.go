package format

import (
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Some programs count digits from 0 to 8. Where another sign stands for empty cells, no 9 is there and the
// zeros clash as little as other digits, 0 may be one of those.

// otherEmpty has one sign for those of empty cells that are no digits.
var otherEmpty = strings.NewReplacer("-1", ".", "_", ".", "*", ".", "?", ".")

// mayCountFromZero reports whether the zeros of a puzzle that was read from the lines of a text from one on
// may be digits.
func mayCountFromZero(text string, line int, g *puzzle.Grid) bool {
	if !strings.Contains(text, "0") || !strings.ContainsAny(text, ".-_*?") {
		return false
	}
	lines := strings.SplitAfter(plainText(text), "\n")
	var counted puzzle.Grid
	n, zeros := 0, 0
	for _, b := range []byte(otherEmpty.Replace(strings.Join(lines[max(0, min(line, len(lines))-1):], ""))) {
		if digitOf[b] == notCell || b == '-' {
			continue
		}
		d := puzzle.Digit(digitOf[b])
		if n == len(g) || d == 9 || g[n] != d {
			return false
		}
		if b == '0' {
			d, zeros = 9, zeros+1
		}
		counted[n] = d
		n++
	}
	empty := len(g) - counted.Filled().Len()
	return n == len(g) && zeros > 0 && empty > 0 && !counted.HasConflict()
}

// faultZeroDigit says so of a text in which -1 stands for empty cells.
func faultZeroDigit(text string) *ParseError {
	if !isMinusOne(text) || !strings.Contains(text, "0") {
		return nil
	}
	return &ParseError{Line: 1, Err: errZeroDigit}
}

var errZeroDigit = words.Error("format.zero")
