package format

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// manyCells is how many cells in a row are no note beside a puzzle: they are its solution, or a
// puzzle that is damaged.
const manyCells = 40

// mayFollow reports whether a puzzle may come after its solution.
func mayFollow(line []byte) bool {
	if len(line) < 81+manyCells {
		return false
	}
	for _, b := range line[:81] {
		if b < '1' || b > '9' {
			return false
		}
	}
	return true
}

// mayHide reports whether there may be another puzzle in the note of a line, since the end of the
// line is lost. The solution, which is as long, is none.
func mayHide(line []byte) bool {
	if len(line) < 81+manyCells {
		return false
	}
	note := line[81:]
	if len(note) >= 82 && (len(note) == 82 || digitOf[note[82]] == notCell) {
		full := true
		for _, b := range note[1:82] {
			full = full && '1' <= b && b <= '9'
		}
		if full {
			return false
		}
	}
	return longestRun(note) >= manyCells
}

// isBracket reports whether a character is one that lists have around puzzles, or between them.
func isBracket(r rune) bool { return strings.ContainsRune(" \t[](){}<>\"'`,;:=", narrow(r)) }

// noteOf returns the text beside a puzzle, without the separators.
func noteOf(rest []byte) string {
	if len(rest) == 0 {
		return ""
	}
	text := strings.TrimFunc(wordsIn(rest), isSeparator)
	if strings.TrimFunc(text, isBracket) == "" {
		return ""
	}
	return text
}

// isSeparator reports whether a character separates a note from a puzzle.
func isSeparator(r rune) bool {
	var b [utf8.UTFMax]byte
	s := appendASCII(b[:0], r)
	return len(s) == 0 || glyphs[s[0]] == blank || strings.IndexByte(",;:|\"#>", s[0]) >= 0
}

// hides reports whether a comment is a puzzle but for its sign.
func hides(r *row, text, line []byte, links *allowance) bool {
	if len(text) < 16 || len(line) < 16 || line[0] != '#' || text[0] != '#' || text[1] == ' ' || isLink(text) && !bytes.HasPrefix(text[1:], []byte("http")) {
		return false
	}
	if n := countCells(text); n >= 81 && hasDigits(text, fewestGivens) && len(slashedRows(slashedTitle().ReplaceAllString(string(text[1:]), ""), "/")) == 9 {
		return true
	}
	var it Item
	_, ok := r.line(text[1:], line[1:], &it, links)
	return ok && !it.Puzzle.Givens.Filled().Empty()
}

// isSection reports whether a line is a heading of a file of settings: a name in brackets.
func isSection(text []byte) bool {
	text = bytes.TrimSpace(text)
	inner := bytes.Trim(text, "[]")
	return len(text) >= len(inner)+2 && text[0] == '[' && len(inner) > 0 && isLetter(inner[0]) && !bytes.ContainsAny(inner, "[]{}\"', \t")
}

// swallows reports whether a comment has the next line in it, since the end of its own is lost: its
// text ends in a puzzle. One that stands apart has been made a comment.
func swallows(text []byte) bool {
	if len(text) > 81 && digitOf[text[1]] != notCell && countCells(text) == 81 && len(bytes.Trim(text[1:], "0123456789.,; ")) == 0 {
		return true
	}
	for from := 0; len(text)-from > manyCells; from++ {
		to := from
		for to < len(text) && digitOf[text[to]] != notCell {
			to++
		}
		glued := from > 0 && glyphs[text[from-1]] == letter
		if n := to - from; (n > 81 || n == 81 && glued) && hasDigits(text[from:to], 9) {
			return true
		}
		from = to
	}
	return false
}
