package format

import (
	"bytes"
	"iter"
)

// A token is a piece of text between blanks, bars and other separators.
type token struct {
	text []byte
	at   int // its index in the line
}

func tokensOf(text []byte) iter.Seq[token] {
	return func(yield func(token) bool) {
		for i := 0; i < len(text); i++ {
			from := i
			for i < len(text) && inToken(text[i]) {
				i++
			}
			if i > from && !yield(token{text[from:i], from}) {
				return
			}
		}
	}
}

func inToken(b byte) bool {
	switch glyphs[b] {
	case blank, bar, comma, wrap:
		return false
	}
	return true
}

func countTokens(text []byte) (n int) {
	for range tokensOf(text) {
		n++
	}
	return n
}

// A class is the kind of a line, seen by itself.
type class uint8

const (
	vacant  class = iota // blanks or nothing
	comment              // begins with #, or has only punctuation
	ruling
	cells // has only cells and separators
	prose // anything else
)

// classOf returns the class of a cleaned line.
func classOf(text []byte) class {
	var have [joint + 1]int
	if isCommand(text) {
		return ruling
	}
	first, dashes := byte(' '), 0
	for i, b := range text {
		g := glyphs[b]
		if have[g]++; glyphs[first] == blank {
			if first = b; b == '#' {
				return comment
			}
		}
		if g == letter {
			if !isEntry(text, i) {
				return prose
			}
			have[pencil]++
		}
		if b == '-' || b == '_' || b == '*' {
			dashes++
		}
	}
	switch tabs := bytes.Count(text, []byte("\t")); {
	case have[blank] == len(text) && (tabs < 8 || tabs > 10):
		return vacant
	case have[joint] > 0 || dashes > 2:
		if isRuling(text) {
			return ruling
		}
	case have[cell] == 0 && have[comma] < 8 && have[bar] < 8 && tabs < 8:
		return comment
	case have[cell] == 1 && have[bar] == 0 && have[wrap]+have[pencil] > 0 && text[len(text)-1] == '.':
		return comment // the end of a list in Prolog
	case have[cell] == 1 && bytes.HasPrefix(bytes.TrimSpace(text), []byte("|-")):
		return ruling // of MediaWiki
	}
	return cells
}

// isCommand reports whether a line has only commands of LaTeX.
func isCommand(text []byte) bool {
	at := 0
	for at < len(text) && glyphs[text[at]] == blank {
		at++
	}
	return at+1 < len(text) && text[at] == '\\' && glyphs[text[at+1]] != cell && bytes.IndexByte(text, '&') < 0 && bytes.IndexByte(text, '|') < 0
}

// isRuling distinguishes a ruling between rows from a row of empty cells.
func isRuling(text []byte) bool {
	joints, edges, n, first, mixed := 0, 0, 0, byte(0), false
	for _, b := range text {
		switch g := glyphs[b]; {
		case '0' <= b && b <= '9' || b == '?' || g == pencil || g == comma:
			return false
		case g == joint:
			joints++
		case g == bar || g == wrap:
			edges++
		case g == cell:
			if n++; first == 0 {
				first = b
			}
			mixed = mixed || b != first
		}
	}
	return joints > 0 || mixed || n != 9 && (n != 81 || edges > 0)
}

// number reads a line that is only one short number, as above a grid.
func number(text []byte) (n int, ok bool) {
	text = bytes.TrimRight(text, " \t")
	if len(text) == 0 || len(text) > 7 || text[0] == '0' && len(text) > 1 {
		return 0, false
	}
	for _, b := range text {
		if b < '0' || b > '9' {
			return 0, false
		}
		n = 10*n + int(b-'0')
	}
	return n, true
}
