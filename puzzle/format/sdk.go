package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// SDK is a puzzle of SadMan Sudoku and SudoCue: header lines, nine lines of nine cells
// and, if there are entries or marks, sections for them.
//
// A header line begins with # and a letter: Author, Description (our title), Comment (our
// note), B for the date, Source, Level or URL.
var SDK = &Format{Name: "sdk", Ext: ".sdk", Apart: true, append: appendSDK}

// headers returns the field of p for each letter of a header line.
func headers(p *puzzle.Puzzle) []struct {
	key byte
	to  *string
} {
	return []struct {
		key byte
		to  *string
	}{{'A', &p.Author}, {'D', &p.Title}, {'C', &p.Note}, {'B', &p.Date}, {'S', &p.Source}, {'L', &p.Level}, {'U', &p.URL}}
}

func appendSDK(dst []byte, p *puzzle.Puzzle) []byte {
	for _, h := range headers(p) {
		for line := range strings.SplitSeq(plainLines(*h.to), "\n") {
			if line == "" {
				continue
			}
			dst = append(dst, '#', h.key)
			if line[0] >= 'a' && line[0] <= 'z' && h.key != 'U' { // else it looks like a comment
				dst = append(dst, ' ')
			}
			dst = append(append(dst, line...), '\n')
		}
	}
	if !hasProgress(p) {
		return appendPoints(dst, &p.Givens)
	}
	all := p.Grid()
	dst = appendPoints(append(dst, "[Puzzle]\n"...), &p.Givens)
	dst = appendPoints(append(dst, "[State]\n"...), &all)
	marks := marksOf(p)
	if marks == ([81]puzzle.DigitSet{}) {
		return dst
	}
	dst = append(dst, "[PencilMarks]\n"...)
	for c, s := range marks {
		dst = append(append(dst, s.String()...), ",,,,,,,,\n"[c%9])
	}
	return dst
}

// plainLines removes control characters from a text, because a file may be shown on a
// terminal, and empty lines. Lines are separated by \n.
func plainLines(s string) string {
	var lines []string
	for line := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == '\n' || r == '\r' }) {
		lines = append(lines, words.Plain(line))
	}
	return strings.Join(lines, "\n")
}

// appendPoints appends nine lines of nine cells, with dots for empty cells.
func appendPoints(dst []byte, g *puzzle.Grid) []byte {
	for r := range 9 {
		dst = append(appendDigits(dst, g[9*r:9*r+9], '.'), '\n')
	}
	return dst
}

// A header is a header line.
type header struct {
	key  byte
	text string
	sure bool // it is unlikely to be a comment
}

// maxHeaders is how many header lines are kept, maxHeader how many bytes each may have.
const maxHeaders, maxHeader = 32, 1 << 10

// isHeader reports whether a cleaned line is a header line.
func isHeader(text []byte) bool {
	if len(text) > maxHeader {
		return false
	}
	for i, b := range text {
		if b != ' ' && b != '\t' {
			return b == '#' && i+1 < len(text) && strings.IndexByte("ADCBSLU", text[i+1]) >= 0
		}
	}
	return false
}

// readHeader reads a header line; ok is false if it isn't one.
func readHeader(text, raw []byte) (h header, ok bool) {
	if !isHeader(text) {
		return h, false
	}
	from := bytes.IndexByte(text, '#')
	h.key = text[from+1]
	rest := text[from+2:]
	h.text = strings.TrimSpace(strings.ToValidUTF8(string(rawPart(raw, from+2, len(text))), "\ufffd"))
	h.sure = len(rest) > 0 && (rest[0] < 'a' || rest[0] > 'z') || h.key == 'U' && (bytes.HasPrefix(rest, []byte("http")) || bytes.HasPrefix(rest, []byte("www")))
	return h, true
}

// describe sets the texts of p from header lines. It returns false if all of them may be
// comments.
func describe(p *puzzle.Puzzle, list []header) bool {
	sure := false
	for _, h := range list {
		sure = sure || h.sure
	}
	if !sure {
		return false
	}
	said := puzzle.Puzzle{}
	to := headers(&said)
	for _, h := range list {
		for _, t := range to {
			if t.key == h.key {
				*t.to = strings.TrimPrefix(*t.to+"\n"+h.text, "\n")
			}
		}
	}
	for i, t := range headers(p) {
		if *to[i].to != "" {
			*t.to = *to[i].to
		}
	}
	return true
}
