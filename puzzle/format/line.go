package format

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Line is one puzzle a line, 81 characters by rows. Before them there may be a title,
// after them a note.
var Line = &Format{Name: "line", Ext: ".txt", append: appendLine}

func appendLine(dst []byte, p *puzzle.Puzzle) []byte {
	return append(appendDigits(dst, p.Givens[:], '.'), '\n')
}

// A lineReader reads a stream in which each line is a puzzle.
type lineReader struct {
	s       *source
	style   *Format           // the layout of the first puzzle
	onLines func(*Lines) bool // gets unparsed lines; may be nil
	simple  Item
	cleaner
	row   row
	links allowance
}

func newLineReader(s *source, style *Format, onLines func(*Lines) bool) *lineReader {
	return &lineReader{s: s, style: style, onLines: onLines, links: allowance{ctx: s.ctx}}
}

// read yields an item or an error for each line that is not a comment or blank, except for
// lines that it passes to onLines.
func (l *lineReader) read(yield func(Item, error) bool) bool {
	for {
		for l.onLines != nil {
			lines := l.s.lines()
			if lines == nil {
				break
			}
			lines.style = l.style
			if more := l.passLines(lines, yield); !more {
				return false
			}
		}
		l.s.skipBlank()
		line, ok := l.s.next()
		if !ok {
			return true
		}
		if !l.one(line, yield) {
			return false
		}
	}
}

// passLines passes lines to onLines, but reads those with packed links itself, because
// they share one allowance.
func (l *lineReader) passLines(lines *Lines, yield func(Item, error) bool) (more bool) {
	if !mayPack(lines.text.buf[lines.text.pos:]) {
		return l.onLines(lines)
	}
	defer lines.Free()
	lines.links = l.links
	defer func() { l.links = lines.links }()
	for {
		line, ok := lines.text.next()
		if !ok {
			return true
		}
		if !lines.one(line, yield) {
			return false
		}
	}
}

// one yields the puzzle or the error of a line.
func (l *lineReader) one(line []byte, yield func(Item, error) bool) bool {
	it := &l.simple
	if !parseDigits(line, &it.Puzzle.Givens) {
		return l.other(line, yield)
	}
	it.Line, it.Column, it.Layout = l.s.no, 1, Line
	it.Puzzle.Note = noteOf(line[81:])
	return yield(*it, nil)
}

// parseDigits reads the simplest kind of line: 81 cells, then nothing or a character that
// isn't a cell. Without a digit all cells must be the same character, else it is a ruling.
func parseDigits(line []byte, g *puzzle.Grid) bool {
	if len(line) < 81 || len(line) > 81 && digitOf[line[81]] != notCell || mayFollow(line) {
		return false
	}
	seen := uint8(0)
	for i, b := range line[:81] {
		d := digitOf[b]
		seen |= d
		g[i] = puzzle.Digit(d)
	}
	return seen&notCell == 0 && (seen != 0 || bytes.Count(line[:81], line[:1]) == 81)
}

// mayFollow reports whether a puzzle may come after its solution, as long as that.
func mayFollow(line []byte) bool {
	if len(line) < 2*81+1 {
		return false
	}
	for _, b := range line[:81] {
		if b < '1' || b > '9' {
			return false
		}
	}
	return true
}

// noteOf returns the text beside a puzzle, without the separators.
func noteOf(rest []byte) string {
	if len(rest) == 0 {
		return ""
	}
	return strings.TrimFunc(strings.ToValidUTF8(string(rest), "\ufffd"), isSeparator)
}

// isSeparator reports whether a character separates a note from a puzzle.
func isSeparator(r rune) bool {
	var b [utf8.UTFMax]byte
	s := appendASCII(b[:0], r)
	return len(s) == 0 || glyphs[s[0]] == blank || strings.IndexByte(",;:|\"#>", s[0]) >= 0
}

// other reads a line that parseDigits can't read.
func (l *lineReader) other(line []byte, yield func(Item, error) bool) bool {
	no := l.s.no
	if l.s.part {
		err := &ParseError{Line: no, Column: 0, Err: words.Error("format.long", "n", maxLine)}
		for l.s.part {
			l.s.next()
		}
		return yield(Item{Line: no, Layout: l.style}, err)
	}
	text := l.clean(line)
	if c := classOf(text); c == vacant || c == comment {
		return true
	}
	it := Item{Line: no, Column: 1}
	fault, ok := l.row.line(text, line, &it, &l.links)
	switch {
	case ok:
		return yield(it, nil)
	case fault != nil:
		fault.Line = no
	case l.dressed(text, line, &l.row, &it):
		return yield(it, nil)
	case no == 1 && isColumns(text):
		return true
	default:
		fault = lineFault(no, text, line)
	}
	return yield(Item{Line: no, Layout: l.style}, fault)
}

// dressed reads a line with a puzzle among other things.
func (c *cleaner) dressed(text, raw []byte, r *row, it *Item) bool {
	bare, ok := c.undress(text)
	return ok && r.plain(cells, bare, raw, it)
}

// isColumns reports whether the first line of a table names its columns: words with
// delimiters but without digits, or one of a few common words.
func isColumns(text []byte) bool {
	if classOf(text) != prose || longestRun(text) >= 9 || bytes.ContainsAny(text, "0123456789") {
		return false
	}
	text = bytes.TrimSpace(text)
	switch strings.ToLower(string(text)) {
	case "puzzle", "puzzles", "quiz", "quizzes", "grid", "grids", "sudoku", "givens", "clues", "board":
		return true
	}
	return bytes.ContainsAny(text, ",;\t")
}

// line reads one line with a whole puzzle in any layout. fault is for a line of a layout
// with own syntax.
func (r *row) line(text, raw []byte, it *Item, links *allowance) (fault *ParseError, ok bool) {
	it.Layout = Line
	kind := classOf(text)
	if kind == ruling {
		return nil, false
	}
	for _, f := range Formats {
		if f.line == nil {
			continue
		}
		if fault, known := f.line(text, raw, it, links); known {
			it.Layout = f
			return fault, fault == nil
		}
	}
	return nil, r.plain(kind, text, raw, it)
}

// plain reads one line with a whole puzzle as cells.
func (r *row) plain(kind class, text, raw []byte, it *Item) bool {
	if from, to := findRun(text); to > 0 && (kind == cells || bytes.ContainsAny(text[from:to], "123456789")) {
		it.Puzzle.Title, it.Puzzle.Note = noteOf(rawPart(raw, 0, from)), noteOf(rawPart(raw, to, len(text)))
		it.Column, _ = columnOf(raw, from)
		readSigned(text[from:to], &it.Puzzle)
		return true
	}
	if readSpaces(text, &it.Puzzle.Givens) {
		return true
	}
	if kind != cells {
		return false
	}
	if r.read(text); r.n != 81 || isNumbered(text) {
		return false
	}
	r.fill(&it.Puzzle)
	it.Column, _ = columnOf(raw, len(text)-len(bytes.TrimLeft(text, " \t")))
	it.Layout = r.traits.layout(Line)
	return true
}

// findRun finds the first run of exactly 81 cells, but the next one if the first is its
// solution; to is 0 if there is none. There may be a plus before an entry, as in HoDoKu.
func findRun(text []byte) (from, to int) {
	from, to = nextRun(text, 0)
	if to-from != 81 {
		return from, to
	}
	after, end := nextRun(text, to)
	if end-after != 81 {
		return from, to
	}
	var p, solution puzzle.Puzzle
	readSigned(text[from:to], &solution)
	if readSigned(text[after:end], &p); solves(&solution.Givens, &p.Givens) {
		return after, end
	}
	return from, to
}

// nextRun is findRun from at on, whatever the run is.
func nextRun(text []byte, at int) (from, to int) {
	for i := at; i < len(text); i++ {
		n := 0
		from = i
		for ; i < len(text) && (digitOf[text[i]] != notCell || text[i] == '+'); i++ {
			if text[i] != '+' {
				n++
			}
		}
		if n == 81 {
			return from, i
		}
	}
	return 0, 0
}

// readSigned reads a run that findRun found.
func readSigned(run []byte, p *puzzle.Puzzle) {
	c, g := 0, &p.Givens
	for _, b := range run {
		if b == '+' {
			g = &p.Entries
			continue
		}
		g[c] = puzzle.Digit(digitOf[b])
		c, g = c+1, &p.Givens
	}
}

// readSpaces reads a line of 81 characters in which a space is an empty cell.
func readSpaces(text []byte, g *puzzle.Grid) bool {
	if len(text) != 81 || alternates(text) || len(bytes.Trim(text, " 123456789")) > 0 || isMarks(text) {
		return false
	}
	for i, b := range text {
		g[i] = puzzle.Digit(digitOf[b] &^ notCell)
	}
	return true
}

// isMarks reports whether digits and spaces are the candidates of nine cells: nine groups
// of ascending digits, with more digits than a puzzle is likely to have.
func isMarks(text []byte) bool {
	groups, digits := 0, 0
	for tok := range tokensOf(text) {
		groups, digits = groups+1, digits+len(tok.text)
		for i := 1; i < len(tok.text); i++ {
			if tok.text[i] <= tok.text[i-1] {
				return false
			}
		}
	}
	return groups == 9 && digits >= 30
}

// alternates reports whether digits and spaces alternate, as in Integers.
func alternates(text []byte) bool {
	for i, b := range text {
		if (b == ' ') != (i%2 == 1) {
			return false
		}
	}
	return true
}

// rawPart returns the part of a line that became the bytes [from:to] of its cleaned form.
func rawPart(raw []byte, from, to int) []byte {
	return raw[rawIndex(raw, from):rawIndex(raw, to)]
}

// isNumbered reports whether a line of 81 cells is a number or a bullet and 80 cells.
func isNumbered(text []byte) bool {
	text = bytes.Trim(text, " \t")
	return len(text) > 81 && glyphs[text[1]] != cell && len(bytes.TrimLeft(text[1:], " \t:,;)|")) == 80
}
