package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// SDK is a puzzle of SadMan Sudoku and SudoCue: lines of words, nine lines of nine
// cells and, for what was begun, sections of entries and pencil marks.
//
// A line of words begins with # and a letter: Author, Description (our title),
// Comment (our note), B for the date, Source, Level or URL.
var SDK = &Format{Name: "sdk", Ext: ".sdk", Apart: true, append: appendSDK}

// headers says where each line of words belongs.
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
			if line[0] >= 'a' && line[0] <= 'z' && h.key != 'U' { // or it may be taken for a comment
				dst = append(dst, ' ')
			}
			dst = append(append(dst, line...), '\n')
		}
	}
	if !begun(p) {
		return appendPoints(dst, &p.Givens)
	}
	all := p.Grid()
	dst = appendPoints(append(dst, "[Puzzle]\n"...), &p.Givens)
	dst = appendPoints(append(dst, "[State]\n"...), &all)
	marks := noted(p)
	if marks == ([81]puzzle.DigitSet{}) {
		return dst
	}
	dst = append(dst, "[PencilMarks]\n"...)
	for c, s := range marks {
		dst = append(append(dst, s.String()...), ",,,,,,,,\n"[c%9])
	}
	return dst
}

// plainLines leaves out of a text what isn't to be read: a file that is written may
// be shown on a terminal. What is left has lines that end with \n.
func plainLines(s string) string {
	var lines []string
	for line := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == '\n' || r == '\r' }) {
		lines = append(lines, words.Plain(line))
	}
	return strings.Join(lines, "\n")
}

// appendPoints appends nine lines of nine, with points for empty cells.
func appendPoints(dst []byte, g *puzzle.Grid) []byte {
	for r := range 9 {
		dst = append(appendDigits(dst, g[9*r:9*r+9], '.'), '\n')
	}
	return dst
}

// A header is a line of words.
type header struct {
	key  byte
	text string
	sure bool // it can hardly be a comment
}

// maxHeaders bounds how many lines of words are kept, maxHeader how long they are.
const maxHeaders, maxHeader = 32, 1 << 10

// readHeader reads a line of words; ok is false when it is none.
func readHeader(text, raw []byte) (h header, ok bool) {
	from := len(text) - len(bytes.TrimLeft(text, " \t"))
	if len(text) > maxHeader || len(text)-from < 2 || text[from] != '#' || !strings.Contains("ADCBSLU", string(text[from+1])) {
		return h, false
	}
	h.key = text[from+1]
	rest := text[from+2:]
	h.text = strings.TrimSpace(strings.ToValidUTF8(string(rawPart(raw, from+2, len(text))), "\ufffd"))
	h.sure = len(rest) > 0 && (rest[0] < 'a' || rest[0] > 'z') || h.key == 'U' && (bytes.HasPrefix(rest, []byte("http")) || bytes.HasPrefix(rest, []byte("www")))
	return h, true
}

// describe puts lines of words into p, unless they are just comments. They are when
// each may be one.
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
