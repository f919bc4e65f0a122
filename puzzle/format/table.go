package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// columns are those of a table whose first line names the one with the puzzles.
type columns struct {
	separator byte // 0: there is one column
	wide      bool // it and all else is in full-width forms
	roles     []role
	puzzle    int // its index
	solution  int // -1: there is none
	texts     bool
}

// columnsOf returns the columns that the first line of a table names, nil if it names none as
// that of the puzzles.
func columnsOf(raw []byte) *columns {
	t := &columns{puzzle: -1, solution: -1}
	most := 0
	t.wide = !bytes.ContainsAny(raw, ",;\t|") && bytes.ContainsAny(raw, "，；｜")
	raw = t.narrow(raw)
	for _, s := range []byte(",;\t|") {
		if n := bytes.Count(bytes.TrimRight(raw, " \t"), []byte{s}); n > most {
			t.separator, most = s, n
		}
	}
	best := len(nameLists()[roleKinds[puzzleRole]])
	for i, f := range t.split(raw) {
		r, rank := roleOf(fieldText(raw[f.from:f.to]))
		switch {
		case r == puzzleRole && rank < best:
			t.puzzle, best = i, rank
		case r == solutionRole && t.solution < 0:
			t.solution = i
		}
		t.texts = t.texts || titleRole <= r && r <= noteRole
		t.roles = append(t.roles, r)
	}
	if t.puzzle < 0 {
		return nil
	}
	return t
}

// narrow returns a line with ASCII in the place of full-width forms, if the table has them.
func (t *columns) narrow(raw []byte) []byte {
	if !t.wide {
		return raw
	}
	return bytes.Map(narrow, raw)
}

// narrow returns the ASCII form of a full-width one.
func narrow(r rune) rune {
	if '！' <= r && r <= '～' {
		return r - '！' + '!'
	}
	return r
}

// split returns where the fields of a line are. Separators in quotes are part of a field.
func (t *columns) split(raw []byte) (fields []span) {
	from, quoted := 0, false
	for i, b := range raw {
		switch {
		case b == '"' && (quoted || empty(raw[from:i])):
			quoted = !quoted
		case b == t.separator && b != 0 && !quoted:
			fields = append(fields, span{from, i})
			from = i + 1
		}
	}
	return append(fields, span{from, len(raw)})
}

// fieldText returns the text of a field without blanks and quotes around it.
func fieldText(f []byte) string {
	s := strings.TrimSpace(strings.TrimPrefix(wordsIn(f), byteOrderMark))
	if inner, ok := strings.CutPrefix(s, `"`); ok && strings.HasSuffix(inner, `"`) {
		s = strings.ReplaceAll(strings.TrimSuffix(inner, `"`), `""`, `"`)
	}
	return strings.TrimSpace(s)
}

// tableLine yields the puzzle of a line of a table, or an error.
func (l *lineReader) tableLine(raw []byte, yield func(Item, error) bool) bool {
	t, no := l.table, l.s.no
	raw = t.narrow(raw)
	fields := t.split(raw)
	it := Item{Line: no, Column: 1}
	fail := func(fault *ParseError, at int) bool {
		before, _ := columnOf(raw, len(l.clean(raw[:at])))
		fault.Line = no
		if fault.Column > 0 {
			fault.Column += before - 1
		}
		return yield(Item{Line: no, Layout: l.style}, fault)
	}
	if len(fields) <= t.puzzle {
		return fail(&ParseError{Err: words.Error("format.table.short", "n", len(fields))}, 0)
	}
	f := fields[t.puzzle]
	field := bytes.Trim(raw[f.from:f.to], "\"'")
	at := f.from + bytes.Index(raw[f.from:f.to], field)
	text := l.clean(field)
	fault, ok := l.row.line(text, field, &it, &l.links)
	if p := &it.Puzzle; ok && it.Layout == Line && p.Title+p.Note != "" || ok && it.Layout != Line && fault == nil && p.Givens == (puzzle.Grid{}) {
		ok = false
	}
	if !ok {
		if fault == nil {
			fault = lineFault(no, text, field)
		}
		return fail(fault, at)
	}
	for i, f := range fields {
		if err, is := t.otherRules(i, raw[f.from:f.to]).(words.Message); is {
			return fail(&ParseError{Err: err}, f.from)
		}
		if i == t.puzzle || isSolutionOf(fieldText(l.clean(raw[f.from:f.to])), &it.Puzzle.Givens) {
			continue
		}
		if i == t.solution {
			return fail(&ParseError{Column: 1, Err: words.Error("format.table.solution")}, f.from)
		}
		if len(fields) != len(t.roles) {
			return fail(&ParseError{Column: 1, Err: words.Error("format.line.rival")}, f.from)
		}
	}
	t.describe(&it.Puzzle, raw, fields)
	before, _ := columnOf(raw, len(l.clean(raw[:at])))
	it.Column += before - 1
	return yield(it, nil)
}

// otherRules returns an error if a field names rules that classic sudoku doesn't have.
func (t *columns) otherRules(i int, field []byte) error {
	v := variant{}
	if kind := fieldText(field); i < len(t.roles) && t.roles[i] == kindRole && !isUsualRule(kind) {
		if _, ok := ruleOf(kind); ok {
			v.add(kind)
		}
	}
	return v.err()
}

// isSolutionOf reports whether the field of a solution is empty, in another form than digits
// in a row, or has all the givens and keeps to the rules.
func isSolutionOf(text string, g *puzzle.Grid) bool {
	if longestRun([]byte(text)) < manyCells {
		return true
	}
	solution, ok := puzzle.ParseGrid(text)
	return ok && solution.Solved() && (solves(nil, &solution, g) || *g == solution || g.Filled().Empty())
}

// describe sets the texts that the columns name. Where none does, what is before the puzzle is
// its title and what is behind it a note, as in other lines, but never its solution.
func (t *columns) describe(p *puzzle.Puzzle, raw []byte, fields []span) {
	if !t.texts {
		p.Title, p.Note = t.rest(raw, fields[:t.puzzle], 0), t.rest(raw, fields[t.puzzle+1:], t.puzzle+1)
		return
	}
	for i, f := range fields[:min(len(fields), len(t.roles))] {
		if to := t.roles[i].text(p); to != nil {
			*to = fieldText(raw[f.from:f.to])
		}
	}
}

// rest returns the texts of fields, of which the first is that of column i, without full grids.
func (t *columns) rest(raw []byte, fields []span, i int) string {
	var list []string
	for k, f := range fields {
		text := noteOf(raw[f.from:f.to])
		if _, _, full := fullGrid([]byte(text)); text != "" && full == 0 && i+k != t.solution {
			list = append(list, text)
		}
	}
	return strings.Join(list, ", ")
}

// isTableRule reports whether a line is the rule below the names of a table in Markdown.
func isTableRule(text []byte) bool {
	return len(bytes.Trim(text, "|:-=+ \t")) == 0 && bytes.ContainsAny(text, "|+") && longestRun(text) < manyCells
}
