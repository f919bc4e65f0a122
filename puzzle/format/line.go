package format

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Line is one puzzle a line, 81 characters by rows. Before them there may be a title,
// after them a note. On a board of 4 by 4 or 6 by 6 there are 16 or 36 characters.
var Line = &Format{Name: "line", Ext: ".txt", append: appendLine, carries: isPlainSmall, counts: true}

func appendLine(dst []byte, p *puzzle.Puzzle) []byte {
	return append(appendCells(dst, p.Shape, &p.Givens, '.'), '\n')
}

// A lineReader reads a stream in which each line is a puzzle.
type lineReader struct {
	s       *source
	style   *Format           // the layout of the first puzzle
	onLines func(*Lines) bool // gets unparsed lines; may be nil
	table   *columns          // nil unless the first line names the columns
	simple  Item
	cleaner
	row   row
	links allowance
	named bool      // solutions are named
	below *heldRows // nil where no line is one of a grid
}

func newLineReader(s *source, style *Format, onLines func(*Lines) bool) *lineReader {
	return &lineReader{s: s, style: style, onLines: onLines, links: allowance{ctx: s.ctx}}
}

// read yields an item or an error for each line that is not a comment or blank, except for
// lines that it passes to onLines.
func (l *lineReader) read(yield func(Item, error) bool) bool {
	l.below = &heldRows{out: yield}
	yield = l.below.yield
	l.header()
	for {
		for l.onLines != nil {
			lines := l.s.lines()
			if lines == nil {
				break
			}
			lines.style, lines.table = l.style, l.table
			if more, ended := l.passLines(lines, yield); !more || ended {
				return more
			}
		}
		l.s.skipBlank()
		line, ok := l.s.next()
		if !ok {
			return l.below.settle()
		}
		if l.shaped(line) {
			return l.below.settle() && (&textReader{f: Text, s: l.s, yield: yield}).read(line, true)
		}
		if !l.one(line, yield) {
			return false
		}
	}
}

// shaped reports whether a line begins a puzzle of the layout Text.
func (l *lineReader) shaped(line []byte) bool {
	return len(line) > len(shapeLabel) && digitOf[line[0]] == notCell && mayShape(line) && beginsShape(l.clean(line))
}

// header reads the first line if it names the columns of a table.
func (l *lineReader) header() {
	l.s.skipBlank()
	l.s.mark()
	line, ok := l.s.next()
	if ok && !l.s.part && isColumns(l.clean(line)) {
		l.table, l.s.held = columnsOf(line), false
		return
	}
	l.s.rewind()
}

// passLines passes lines to onLines, but reads those with packed links itself, because
// they share one allowance, those of a stream that names solutions, those that may be rows of
// grids, and those in which the layout Text may begin: ended means that it did, and that the stream is read.
func (l *lineReader) passLines(lines *Lines, yield func(Item, error) bool) (more, ended bool) {
	text := lines.text.buf[lines.text.pos:]
	l.named = l.named || mayName(text)
	if !l.named && !mayPack(text) && !mayShape(text) && !mayHaveRows(text) {
		if !l.below.settle() {
			lines.Free()
			return false, false
		}
		return l.onLines(lines), false
	}
	defer lines.Free()
	lines.links, lines.below = l.links, l.below
	defer func() { l.links, lines.below = lines.links, nil }()
	for {
		line, ok := lines.text.next()
		switch {
		case !ok:
			return true, false
		case lines.shaped(line):
			return l.below.settle() && (&textReader{f: Text, s: &lines.text, after: l.s, yield: yield}).read(line, true), true
		case !lines.one(line, yield):
			return false, false
		}
	}
}

// one yields the puzzle or the error of a line.
func (l *lineReader) one(line []byte, yield func(Item, error) bool) bool {
	it := &l.simple
	if l.table != nil || !parseDigits(line, &it.Puzzle.Givens) {
		return l.other(line, yield)
	}
	note, err := asideOf(line[81:], &it.Puzzle.Givens)
	if err != nil {
		return l.other(line, yield)
	}
	it.Line, it.Column, it.Layout, it.Puzzle.Note = l.s.no, 1, Line, note
	return yield(*it, nil)
}

// parseDigits reads the simplest kind of line: 81 cells, then nothing or a character that
// isn't a cell. Without a digit all cells must be the same character, else it is a ruling.
func parseDigits(line []byte, g *puzzle.Grid) bool {
	if len(line) < 81 || len(line) > 81 && (digitOf[line[81]] != notCell || line[81] >= utf8.RuneSelf) || mayFollow(line) || mayHide(line) {
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
	switch c := classOf(text); {
	case c == comment && (swallows(text) || hides(&l.row, text, line, &l.links)):
		return yield(Item{Line: no, Layout: l.style}, &ParseError{Line: no, Err: words.Error("format.comment")})
	case c == vacant || c == comment:
		return true
	}
	if l.table != nil {
		if isTableRule(text) {
			return true // below the names
		}
		return l.tableLine(line, yield)
	}
	if isSection(text) {
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
	default:
		fault = lineFault(no, text, line)
		if l.below != nil {
			return l.below.hold(text, line, Item{Line: no, Layout: l.style}, fault)
		}
	}
	return yield(Item{Line: no, Layout: l.style}, fault)
}

// dressed reads a line with a puzzle among other things.
func (c *cleaner) dressed(text, raw []byte, r *row, it *Item) bool {
	if rivalIn(text) >= 0 || joined(text) >= 0 {
		return false
	}
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
	return bytes.ContainsAny(text, ",;\t") || bytes.ContainsRune(text, '|') && columnsOf(text) != nil
}
