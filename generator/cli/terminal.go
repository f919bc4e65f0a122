package cli

import (
	"bufio"
	"io"
	"os"
	"runtime"
	"strings"

	"golang.org/x/term"

	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
)

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// endOfInput is how input from the terminal is ended.
var endOfInput = map[bool]string{false: "Ctrl+D", true: "Ctrl+Z, Enter"}[runtime.GOOS == "windows"]

// readTyped reads puzzles that are typed or pasted into a terminal. Each is yielded as soon
// as it is complete, without waiting for the line after it, and a blank line ends one that
// isn't.
func (s *source) readTyped(name string, from io.Reader, yield func(item) bool) bool {
	r := bufio.NewReader(notifyingReader{from, s.idle})
	line := 0 // how many have been read before the text at hand
	for {
		text, lines, more := readTypedPuzzle(r, s.as)
		if text != "" && !s.yieldTyped(name, strings.Repeat("\n", line)+text, yield) {
			return false
		}
		if !more {
			return true
		}
		line += lines
	}
}

func (s *source) yieldTyped(name, text string, yield func(item) bool) bool {
	over := false
	if s.as == nil && game.IsSavedGame(strings.TrimLeft(text, "\n")) {
		return s.readGame(name, strings.NewReader(strings.TrimLeft(text, "\n")), yield)
	}
	for i, err := range s.scan(name, strings.NewReader(text), &over) {
		if !yield(newItem(name, i, err)) {
			return false
		}
	}
	return !over
}

// readTypedPuzzle reads the lines of the next puzzle; more is false at the end.
func readTypedPuzzle(r *bufio.Reader, as *format.Format) (text string, lines int, more bool) {
	var b strings.Builder
	rows, blank := 0, false
	for {
		line, err := r.ReadString('\n')
		if line != "" {
			lines++
		}
		if b.Len() == 0 && isRuling(line) {
			if err != nil {
				return "", lines, false
			}
			continue // of the grid before, or above the next
		}
		b.WriteString(line)
		switch vacant := strings.TrimSpace(line) == ""; {
		case err != nil:
			return b.String(), lines, false
		case vacant && (blank || rows%9 != 3 && rows%9 != 6) && rows > 0: // not between two bands
			return b.String(), lines, true
		case vacant:
			blank = true
		default:
			blank = false
			if !isRuling(line) {
				rows++
			}
			if isComplete(b.String(), as) {
				return b.String(), lines, true
			}
		}
	}
}

// isRuling reports whether a line has no cells, but may be part of a grid. Nine dashes are
// a row of empty cells.
func isRuling(line string) bool {
	line = strings.TrimSpace(line)
	return strings.Trim(line, rulings) == "" && line != strings.Repeat("-", 9)
}

const rulings = " +-=|:'`┌┬┐├┼┤└┴┘─│╔╦╗╠╬╣╚╩╝═║━┃┏┳┓┣╋┫┗┻┛╭╮╰╯╤╧╟╢╪╫╥╨┯┷┠┨┿╂"

// isComplete reports whether a text is one whole puzzle.
func isComplete(text string, as *format.Format) bool {
	if game.IsSavedGame(text) {
		return false
	}
	n := 0
	scan := format.Scan
	if as != nil {
		scan = as.ScanAs
	}
	for _, err := range scan(strings.NewReader(text)) {
		if err != nil {
			return false
		}
		n++
	}
	return n == 1
}
