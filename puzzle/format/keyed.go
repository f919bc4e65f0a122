package format

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle/words"
)

// Short texts of names and values, as TOML, YAML and programs have them, are rewritten as JSON, line by
// line, and read like that.

// keyedLine is a name and what follows its sign; sectionLine is the heading of a table of TOML.
var (
	keyedLine   = compileLater(`^(?:(?:const|let|var|val|String|string|str|my) )?["']?([^\s\d.*?:=#"'\[\](){}<>|,;\\/-][^:=#"'\[\](){}<>|,;\\/]{0,30}?)["']?(?:\s*:=|\s*=|:(?:\s|$))\s*(.*)$`)
	rowName     = compileNames(`(?i)^(.{1,2}|{rowname}_?\d+)$`)
	tripleQuote = compileLater("^[rbuf]?(\"\"\"|'''|`)")
	unlikeJSON  = compileLater(`[|{}]|[^,\s\[(]\s+[^,\s\])#]`)
	rowNumber   = compileNames(`(?i)^(?:r|{rowname})_?(\d\d?)$`)
	sectionLine = compileLater(`^\[{1,2}\s*([\pL_][\pL\pN_.-]*)\s*\]{1,2}$`)
)

// A keyedText rewrites a text.
type keyedText struct {
	lines     []string
	at        int
	out       strings.Builder
	frames    []keyedFrame
	empty     bool // the last name has no value yet
	some      bool // a value is before, in the same list or object
	keys      int
	known     bool        // some name says more than that its value is a puzzle
	puzzle    bool        // there is a list or a text as long as one
	rows      int         // how many values are as long as a row
	short     int         // or as a row of a small board
	shortLine int         // the last of them
	odd       *ParseError // a value that is a part of a puzzle
	hidden    *ParseError // a comment that is a puzzle
	parted    bool        // lines are between puzzles
	twice     *ParseError // a name that another puzzle begins with
	last      string
	here      bool // the object at hand has a puzzle
	from      int  // its first line
}

// A keyedFrame is an object, or a list of YAML, whose lines are so far from the left edge.
type keyedFrame struct {
	indent int
	list   bool
	names  []string
	row    int // the number of the last row, if names such as row1 are a list
}

// readKeyed reads the rest of a text if it has only names and values.
func readKeyed(s *source, yield func(Item, error) bool) (more, ok bool) {
	if !s.mayBeKeyed() {
		return true, false
	}
	k := &keyedText{lines: strings.Split(plainText(string(s.buf[s.pos:])), "\n"), frames: []keyedFrame{{}}}
	k.out.WriteByte('{')
	for ; k.at < len(k.lines); k.at++ {
		if no := k.at + 1; !k.line(k.lines[k.at]) {
			if k.namesRule() { // which other readers would lose
				return yield(Item{Line: no, Layout: JSON}, &ParseError{Line: no, Err: words.Error("format.line.none")}), true
			}
			return true, false
		}
		k.out.WriteByte('\n')
	}
	for len(k.frames) > 1 {
		k.shut()
	}
	if !k.known && k.short < 3 || !k.puzzle && k.rows < 7 && k.short < 3 {
		return true, false
	}
	if k.puzzle && k.shortLine > 0 && k.short < 4 && k.odd == nil { // a puzzle that is cut off among others
		k.odd = cellsFault(k.shortLine, 0, len(cellsOfString(strings.Trim(k.lines[k.shortLine-1], " -\t\"',"))))
	}
	if k.twice != nil && k.parted {
		return yield(Item{Line: k.twice.Line, Layout: JSON}, k.twice), true
	}
	if k.hidden != nil && !yield(Item{Line: k.hidden.Line, Layout: JSON}, k.hidden) {
		return false, true
	}
	if k.odd != nil {
		return yield(Item{Line: k.odd.Line, Layout: JSON}, k.odd), true
	}
	if k.empty {
		k.put("null")
	}
	k.out.WriteByte('}')
	return readNested(JSON, newSource(s.ctx, strings.NewReader(k.out.String())), yield), true
}

// line rewrites a line, or more if its value ends in another.
func (k *keyedText) line(raw string) (ok bool) {
	text := strings.TrimSpace(raw)
	indent := len(raw) - len(strings.TrimLeft(raw, " \t"))
	switch {
	case text == "" || text[0] == '#' && !strings.HasPrefix(text, "#["), text == "...":
		if k.hidden == nil && len(cellsOfString(strings.Trim(text, `# -"',`))) == 81 {
			k.hidden = &ParseError{Line: k.at + 1, Err: words.Error("format.comment")}
		}
		return true
	case text == "---":
		for len(k.frames) > 1 {
			k.shut()
		}
		if k.parted = true; k.here { // else it parts what is said of the puzzle from it
			k.again()
		}
		return true
	}
	if m := sectionLine().FindStringSubmatch(text); m != nil {
		for len(k.frames) > 1 {
			k.shut()
		}
		k.name(m[1])
		k.open(0, false)
		k.known = true
		return true
	}
	for strings.HasPrefix(text, "- ") {
		if !k.item(indent) {
			return false
		}
		rest := strings.TrimLeft(text[2:], " ")
		indent += len(text) - len(rest)
		if text = rest; !keyedLine().MatchString(text) && !strings.HasPrefix(text, "- ") {
			return k.value(text, indent)
		}
		k.open(indent, text[0] == '-')
	}
	m := keyedLine().FindStringSubmatch(text)
	if m == nil {
		return false
	}
	name := m[1]
	if before, _, _ := strings.Cut(text, ":"); strings.HasPrefix(before, "var ") { // or a name with a blank in it
		if joined := strings.ReplaceAll(before, " ", ""); isKind(joined) {
			name = joined
		}
	}
	return k.pair(name, strings.TrimSpace(m[2]), indent)
}

// item begins an element of a list.
func (k *keyedText) item(indent int) (ok bool) {
	k.leave(indent)
	top := &k.frames[len(k.frames)-1]
	if !top.list || top.indent < indent {
		switch {
		case k.empty:
		case len(k.frames) == 1 && k.keys == 0 && !k.some:
			k.name("list")
		default:
			return false
		}
		k.open(indent, true)
	}
	k.comma()
	k.last = ""
	return true
}

// row begins a row whose name has its number, as files of settings have them. They count from 0 or 1.
func (k *keyedText) row(n int) (ok bool) {
	top := &k.frames[len(k.frames)-1]
	if !top.list || n != top.row+1 {
		if n > 1 {
			return false
		}
		if top.list {
			k.shut()
			top = &k.frames[len(k.frames)-1]
		}
		k.name("rows" + strconv.Itoa(k.keys)) // two lists aren't alike
		k.open(top.indent, true)
		k.known = true
	}
	k.frames[len(k.frames)-1].row = n
	k.keys++
	k.comma()
	k.last = ""
	return true
}

// isTwice reports whether the line at hand, whose value ends in it, is the one before it again.
func (k *keyedText) isTwice(value string) bool {
	line := k.lines[k.at]
	return k.at > 0 && line == k.lines[k.at-1] && strings.TrimSpace(line)[0] != '-' && value != "" && strings.IndexByte("|>[({\\", value[0]) < 0 && !tripleQuote().MatchString(value)
}

// pair rewrites a name and its value.
func (k *keyedText) pair(name, value string, indent int) (ok bool) {
	if k.isTwice(value) {
		return true
	}
	k.leave(indent)
	if top := &k.frames[len(k.frames)-1]; slices.Contains(top.names, name) && len(cellsOfString(strings.Trim(value, `"' `))) >= 16 && slices.Contains(k.lines[k.from:k.at], k.lines[k.at]) {
		return true // the puzzle again
	}
	if m := rowNumber().FindStringSubmatch(name); m != nil && strings.Contains(k.lines[k.at], "=") {
		n, _ := strconv.Atoi(m[1]) // of two digits
		return k.row(n) && k.value(value, indent)
	}
	for len(k.frames) > 1 && k.frames[len(k.frames)-1].list && k.frames[len(k.frames)-1].indent >= indent {
		k.shut()
	}
	top := &k.frames[len(k.frames)-1]
	switch {
	case top.indent < indent && k.empty:
		k.open(indent, false)
	case top.list || top.indent != indent || rowName().MatchString(name):
		return false
	case slices.Contains(top.names, name) && len(k.frames) == 1 && k.here:
		if k.twice == nil {
			k.twice = &ParseError{Line: k.at + 1, Err: words.Error("format.keyed.twice", "name", name)}
		}
		k.again()
	}
	top = &k.frames[len(k.frames)-1]
	top.names = append(top.names, name)
	k.keys++
	kind, _ := namesKind(name)
	_, rule := ruleOf(name)
	k.known = k.known || kind || rule || namesRules(name) || isTitle(name) || isAnswer(name) || k.keys > 1 && strings.Contains(k.lines[k.at], "=")
	k.name(name)
	return k.value(value, indent)
}
