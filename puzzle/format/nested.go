package format

import (
	"bytes"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// JSON is any JSON, or a list as programs write it, with puzzles in it: strings of 81 cells,
// lists of 81 cells, lists of nine rows. It is written as an object with the puzzle as such a
// string.
var JSON = &Format{Name: "json", Ext: ".json", append: appendJSON, begins: beginsList, read: readNested}

func appendJSON(dst []byte, p *puzzle.Puzzle) []byte {
	dst = appendDigits(append(dst, `{"puzzle":"`...), p.Givens[:], '.')
	return append(dst, "\"}\n"...)
}

// beginsList recognizes an object with names in quotes, or a list in a list that breaks
// before a cell: other lists are read a line at a time.
func beginsList(head []byte) bool {
	return bytes.HasPrefix(head, []byte("{")) && beginsFPuzzle(head) || beginsLongList(head) || mayHaveNames(head) && brokenNames().Match(head)
}

// mayHaveNames is quick, and true wherever brokenNames matches, which takes as long as the text is.
func mayHaveNames(head []byte) bool {
	quote := bytes.IndexByte(head, '"')
	return quote >= 0 && (head[0] == '{' || head[0] == '[' || quote <= 8*utf8.UTFMax)
}

// brokenNames finds an object whose first name has lost a sign, or is not followed by a colon, and one
// without its brace if its lists are no rows, or in a list: a reader of rows would read what was left as
// another puzzle.
var brokenNames = compileLater(`(?m)\A\{\s*("?[A-Za-z_]*[A-DF-WYZa-df-wyz_][A-Za-z_]*"\s*(:|[^\s,;)}=:])|"[A-Za-z_]*[A-DF-WYZa-df-wyz_][A-Za-z_]*\s*:)|\A"[A-Za-z_]+"\s*:[^\n]*\}\s*$|\A\[\s*"[A-Za-z_]+"\s*:|\A\{[^"{}\s]{1,2}"[A-Za-z_]+"\s*:|\A[^A-Za-z"{}<]{0,8}"(boxes|blocks|subgrids|columns|cols)"\s*:`)

func beginsLongList(head []byte) bool {
	inner := bytes.TrimLeft(head, "[ \t\r\n")
	opening := head[:len(head)-len(inner)]
	line, _, broken := bytes.Cut(inner, []byte("\n"))
	line = bytes.TrimSpace(line)
	return bytes.HasPrefix(head, []byte("[")) && broken && bytes.IndexByte(opening, '\n') >= 0 && len(line) <= len(`"5",`) && bytes.HasSuffix(line, []byte(","))
}

// A nestedReader finds puzzles in nested lists. It reads JSON and the lists of most
// programming languages: it takes no offence at what it does not know.
type nestedReader struct {
	*documentReader
	f        *Format
	yield    func(Item, error) bool
	stack    []list
	name     string // the last string, which may be the name of a value
	found    int
	spent    int  // bytes since the last puzzle
	doubt    bool // the last was an error: what follows may be its solution
	broken   bool // the object at hand is, so nothing in it can be trusted
	last     task // the last puzzle, its name and its line
	lastName string
	lastLine int
	lastIn   [2]int        // where it was
	waiting  []waitingItem // of objects that are not at their end
	record   int           // how many lists are open up to the one that is kept in raw
	raw      []byte
	mask     *givenMask // of a grid that is still to come
	split    bool       // the last string has an end of a line in it
	before   byte       // what the last token begins with
	stopped  bool
}

// A list is a list or an object that has not ended.
type list struct {
	line           int
	name           string
	cells          []puzzle.Digit   // the elements that are cells, the first 82
	rows           []puzzle.Digit   // those of its lists that are rows, the first 90
	short          [][]puzzle.Digit // its lists that may be rows of a small board
	n              int              // how many elements it has
	odd            int              // how many of its lists are nearly rows
	bools          int              // how many elements are true or false
	wrong          string           // an element that can't be in a cell
	number         int              // of the last of its lists, if they are named by numbers
	unordered      string           // the first of them that isn't in its place
	hollow, signed bool             // empty cells have nothing in them; or a sign
	named          bool             // it is an object
	keyed          bool             // some value of the object had a name
	some           bool             // it has anything in it

	said      saidCell   // what an object says of a cell
	saidCells []saidCell // and what the objects of a list say

	cellsByName namedCells

	aside       aside
	from        int  // the first of the puzzles that wait which is in it
	kind, every bool // its texts name rules, as namesKind has it
	off         bool // it says that it is not enabled
}

func readNested(f *Format, s *source, yield func(Item, error) bool) bool {
	n := &nestedReader{documentReader: s.documentReader(), f: f, yield: yield}
	for !n.stopped {
		b, err := n.ReadByte()
		n.spent++
		switch {
		case s.failure() != nil:
			return true
		case err != nil:
			return n.end()
		case n.spent > maxDocument:
			return yield(Item{Line: n.line, Layout: f}, &ParseError{Line: n.line, Column: 0, Err: errDocumentTooLong})
		}
		if n.token(b); b > ' ' {
			n.before = b
		}
	}
	return false
}

// end yields an error if there was no puzzle.
func (n *nestedReader) end() bool {
	if n.flush(); n.stopped {
		return false
	}
	switch {
	case len(n.stack) > 0:
		return n.yield(Item{Line: n.stack[0].line, Layout: n.f}, &ParseError{Line: n.stack[0].line, Err: words.Error("format.json.broken")})
	case n.found == 0:
		return n.yield(Item{Line: 1, Layout: n.f}, &ParseError{Line: 1, Column: 0, Err: words.Error("format.json.none")})
	}
	return true
}

// maxNested is how deep lists may be nested: deeper ones are no elements of lists above.
const maxNested = 1000

// token reads a token that begins with b.
func (n *nestedReader) token(b byte) {
	switch {
	case b == '[' || b == '{' || b == '(':
		if d := len(n.stack); b == '[' && d > 0 && n.stack[d-1].named && n.name == "" { // the colon before it is lost, or what it is
			n.fault(&ParseError{Line: n.line, Err: words.Error("format.json.broken")})
		}
		n.open(b)
	case b == ']' || b == '}' || b == ')':
		if b == '}' && n.before == ':' { // the value is lost
			n.fault(&ParseError{Line: n.line, Err: words.Error("format.json.broken")})
		}
		if n.close(); b == '}' && len(n.stack) <= 1 {
			n.broken = false // another object may follow
		}
	case b == '"' || b == '\'':
		from := n.line
		text := n.quoted(b)
		n.split = n.line > from
		n.value(text, true, from)
	case b == ':' && (n.before == '{' || n.before == ','): // the name before it is lost
		n.fault(&ParseError{Line: n.line, Err: words.Error("format.json.broken")})
	case b == ',':
		n.name = ""
	case b > ' ' && b != ':':
		n.value(n.word(b), false, n.line)
	}
}

// value takes an element of the current list, which began on line from. A string in an object may
// be a name: then a colon follows.
func (n *nestedReader) value(text string, isQuoted bool, from int) {
	if !isQuoted && !isASCII([]byte(text)) { // it may be in the place of a quote or a bracket
		n.fault(&ParseError{Line: from, Err: words.Error("format.json.broken")})
		return
	}
	if isQuoted || len(n.stack) > 0 && n.stack[len(n.stack)-1].named {
		if n.isName() {
			if n.before == ':' && n.name != "" && isQuoted && len(n.stack) > 0 && n.stack[len(n.stack)-1].named { // the value before it is lost
				n.fault(&ParseError{Line: from, Err: words.Error("format.json.broken")})
				return
			}
			n.name = text
			if len(n.stack) > 0 {
				n.stack[len(n.stack)-1].keyed = true
			}
			return
		}
	}
	var l *list
	if len(n.stack) > 0 {
		l = &n.stack[len(n.stack)-1]
	}
	name := n.name
	n.name = ""
	if l != nil && l.keyed && name == "" && (isQuoted || isAnswer(text) || isNumber(text)) { // the colon behind it is lost, or its name
		n.fault(&ParseError{Line: from, Err: words.Error("format.json.broken")})
		return
	}
	g := cellsOfString(text)
	if l != nil {
		l.some = true
	}
	switch {
	case l != nil && (n.boxSide(name, text) || l.named && name != "" && (l.namesCell(name, text) || l.saysCell(name, text))):
	case n.named(name, text, isQuoted):
	case n.isAnswer(name):
		switch {
		case l != nil && !l.named:
			l.element(text, g)
		case namesAnswer(name) && n.beside():
			n.compare(from, puzzleOf(g))
		}
	case len(g) == 81:
		n.put(from, name, g)
	case isSmallBoard(len(g)) && isQuoted && n.namesBoard(name) && mayBePuzzle(g):
		n.put(from, name, g)
	case len(g) > 60 && len(g) < 100:
		n.fault(cellsFault(from, 0, len(g)))
	case isQuoted && nearlyCells(text):
		n.fault(&ParseError{Line: from, Err: words.Error("format.json.cells", "text", clip([]byte(text)))})
	case isQuoted && (n.split || n.isGlued()): // of JSON they end in their line
		n.fault(&ParseError{Line: from, Err: words.Error("format.json.broken")})
	case l == nil || l.named:
	default:
		l.element(text, g)
	}
}

// element adds an element that is a cell, the cells of a row, or neither.
func (l *list) element(text string, row []puzzle.Digit) {
	d, ok := jsonCell(text)
	switch {
	case len(row) >= 7:
		l.addRow(row)
	case ok && l.bools == 0:
		l.cells = append(l.cells, d)[:min(len(l.cells)+1, 82)]
		l.hollow, l.signed = l.hollow || text == "", l.signed || d == 0 && text != ""
		l.n++
	case (text == "true" || text == "false") && l.bools == len(l.cells):
		l.cells = append(l.cells, puzzle.Digit(len("false")-len(text)))[:min(len(l.cells)+1, 82)]
		l.n, l.bools = l.n+1, min(l.bools+1, 82)
	default:
		l.n++
		l.wrong = text
		l.addShort(row)
	}
}
