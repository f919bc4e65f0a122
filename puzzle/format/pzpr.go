package format

import (
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Pzpr is a file of the player that puzz.link uses: its version, the kind, the size, the rows of
// the puzzle and the rows of answers, of which lists are marks. In one line slashes part them.
var Pzpr = &Format{
	Name: "pzpr", Ext: ".txt",
	begins: func(head []byte) bool { return strings.HasPrefix(string(head), pzprVersion) },
	read:   readPzpr,
}

// pzprVersion begins a file; a number may follow.
const pzprVersion = "pzprv3"

// A pzprFile is the lines of a file.
type pzprFile struct {
	lines []string
	from  int // the number of the first
	flat  bool
}

func readPzpr(f *Format, s *source, yield func(Item, error) bool) (more bool) {
	r := s.documentReader()
	var file *pzprFile
	flush := func() bool {
		if file == nil {
			return true
		}
		it := Item{Line: file.from, Column: 1, Layout: f}
		if fault := file.read(&it.Puzzle); fault != nil {
			return yield(Item{Line: file.from, Layout: f}, fault)
		}
		return yield(it, nil)
	}
	for spent := 0; ; {
		at := r.line
		line, err := r.textLine(maxDocument - spent)
		if spent += len(line); s.failure() != nil {
			return true
		}
		if line = strings.TrimLeft(line, " \t"); strings.HasPrefix(line, pzprVersion) {
			if !flush() {
				return false
			}
			file, spent = &pzprFile{from: at, flat: strings.Contains(strings.TrimRight(line, "/ \t"), "/")}, len(line)
		}
		if file != nil {
			file.lines = append(file.lines, strings.TrimRight(strings.TrimSpace(line), "/ "))
		}
		switch {
		case errors.Is(err, io.EOF):
			return flush()
		case err != nil:
			return yield(Item{Line: at, Layout: f}, &ParseError{Line: at, Err: errDocumentTooLong})
		}
	}
}

// textLine reads a line of at most so many bytes. With the last one comes io.EOF.
func (r *documentReader) textLine(most int) (string, error) {
	var text []byte
	for {
		b, err := r.ReadByte()
		switch {
		case err != nil:
			return string(text), io.EOF
		case b == '\n':
			return string(text), nil
		case len(text) >= most:
			return string(text), errDocumentTooLong
		}
		text = append(text, b)
	}
}

// read reads a board of the file.
func (file *pzprFile) read(p *puzzle.Puzzle) *ParseError {
	lines := file.lines
	for len(lines) > 1 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	if file.flat {
		lines = strings.Split(strings.Join(lines, "/"), "/")
	}
	at := func(i int) int { // the number of a line
		if file.flat {
			return file.from
		}
		return file.from + i
	}
	fault := func(i int, key string, args ...any) *ParseError {
		return &ParseError{Line: at(min(i, len(lines)-1)), Err: words.Error(key, args...)}
	}
	if len(lines) < 3 || lines[1] != "sudoku" {
		return fault(1, "format.pzpr.kind")
	}
	size, _ := strconv.Atoi(lines[2])
	b, err := boardOfSize(size)
	if err != nil {
		return fault(2, "format.size.board", "rows", size)
	}
	given, answers := lines[3:], lines[min(3+size, len(lines)):]
	if next := slices.IndexFunc(answers, func(line string) bool { return line != "" }); next < 0 || strings.HasPrefix(answers[next], "info:") {
		answers = nil
	}
	if len(answers) > size && b.pzprRow(answers[size], func(int, string) bool { return true }) {
		return fault(3+2*size, "format.pzpr.row", "size", size) // one is there twice
	}
	for row := range size {
		if row >= len(given) || !b.pzprRow(given[row], func(col int, text string) bool { return pzprGiven(p, puzzle.CellAt(row, col), text, size) }) {
			return fault(3+row, "format.pzpr.row", "size", size)
		}
		if len(answers) > 0 && (row >= len(answers) || !b.pzprRow(answers[row], func(col int, text string) bool { return pzprAnswer(p, puzzle.CellAt(row, col), text, size) })) {
			return fault(3+size+row, "format.pzpr.row", "size", size)
		}
	}
	sanitize(p)
	_ = b.put(p) // without other rules it can't fail
	return nil
}

// pzprRow passes the cells of a row to put, and reports whether they are as many as there must be
// and put takes them all.
func (b *siteBoard) pzprRow(text string, put func(col int, text string) bool) bool {
	fields := strings.Fields(text)
	if len(fields) != b.size {
		return false
	}
	for col, f := range fields {
		if !put(col, f) {
			return false
		}
	}
	return true
}

// pzprDigit reads a digit of a board.
func pzprDigit(text string, size int) (puzzle.Digit, bool) {
	if len(text) != 1 || text[0] < '1' || int(text[0]-'0') > size {
		return 0, false
	}
	return puzzle.Digit(text[0] - '0'), true
}

// pzprGiven reads a cell of the puzzle; a hyphen is a question mark.
func pzprGiven(p *puzzle.Puzzle, c puzzle.Cell, text string, size int) bool {
	d, ok := pzprDigit(text, size)
	p.Givens[c] = d
	return ok || text == "." || text == "-"
}

// pzprAnswer reads a cell of the answers: a digit or a sign, and perhaps a list of marks.
func pzprAnswer(p *puzzle.Puzzle, c puzzle.Cell, text string, size int) bool {
	text, list, marked := strings.Cut(text, "[")
	if marked {
		for mark := range strings.SplitSeq(strings.TrimSuffix(list, "]"), ",") {
			d, ok := pzprDigit(mark, size)
			if !ok && mark != "" {
				return false
			}
			if ok {
				p.Centre[c] |= d.Set()
			}
		}
	}
	d, ok := pzprDigit(text, size)
	p.Entries[c] = d
	return ok || len(text) == 1 && strings.Contains(".c+-=%", text)
}
