package format

import (
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A cell is named by words for row and column, which have the same initials in several languages, or by
// a pair of numbers.
var (
	coordinate   = compileNames(`(?i)({rowbefore}|\() ?([0-9])(?: ?{rowbehind}|,? ?{colbefore} ?|, ?)([0-9])(?: ?{colbehind})?\)?\s*(?:[=:]|->|→|is)\s*([1-9])`)
	betweenCells = compileLater(`^[\s,;.]*(?:and\s+)?$`)
	onlyGivens   = compileLater(`(?i)^(the\s+)?(givens|clues|digits)(\s+are)?$`)
)

// A cellList is a list of cells with their digits, such as r1c3=7.
type cellList struct {
	title  string
	line   int // the first cell's
	givens puzzle.Grid
	twice  *words.Message // a cell has two digits
	base   int            // from which rows and columns count
}

// cellListOf reads such a list, perhaps with a title before it; ok is false if it is none.
func cellListOf(text string) (l cellList, ok bool) {
	text = strings.Trim(text, "{} \t\n")
	found := coordinate().FindAllStringSubmatchIndex(text, -1)
	if len(found) < 2 || strings.ContainsAny(text[:found[0][0]], "0123456789") || found[0][0] > maxName {
		return l, false
	}
	before := text[:found[0][0]]
	l.line = 1 + strings.Count(before, "\n")
	if l.title = noteOf([]byte(strings.TrimSpace(before))); onlyGivens().MatchString(l.title) {
		l.title = ""
	}
	if l.base, ok = baseOf(text, found); !ok {
		return l, false
	}
	for i, m := range found {
		end := len(text)
		if i+1 < len(found) {
			end = found[i+1][0]
		}
		gap := text[m[1]:end]
		if !betweenCells().MatchString(gap) || gap == "" && end < len(text) {
			return l, false
		}
		l.add(text, m)
	}
	return l, true
}

// baseOf returns from which number rows and columns count. Only of pairs in parentheses it is not 1, if
// they show it: one alone may be wrong.
func baseOf(text string, found [][]int) (base int, ok bool) {
	var have [256]int
	pairs := false
	for _, m := range found {
		pairs = pairs || text[m[2]] == '('
		have[text[m[4]]]++
		have[text[m[6]]]++
	}
	if !pairs || have['0'] == 0 && have['9'] > 1 {
		return 1, have['0'] == 0
	}
	return 0, have['0'] > 1 && have['9'] == 0
}

// add adds the cell of a match.
func (l *cellList) add(text string, m []int) {
	c, d := puzzle.CellAt(int(text[m[4]]-'0')-l.base, int(text[m[6]]-'0')-l.base), puzzle.Digit(text[m[8]]-'0')
	if old := l.givens[c]; old != 0 && old != d && l.twice == nil {
		err := words.Error("format.cells.twice", "cell", c.String(), "a", old, "b", d)
		l.twice = &err
	}
	l.givens[c] = d
}

// task returns the puzzle on the smallest board that has all these cells and digits: on a larger one, whole
// rows and columns would be empty.
func (l *cellList) task() (t task) {
	t.givens = l.givens
	most := 0
	for c, d := range l.givens {
		if d != 0 {
			most = max(most, puzzle.Cell(c).Row()+1, puzzle.Cell(c).Col()+1, int(d))
		}
	}
	switch {
	case most <= 4:
		t.shape = puzzle.Mini4
	case most <= 6:
		t.shape = puzzle.Mini6
	}
	return t
}

// readCoordinates reads a list of cells with their digits.
func readCoordinates(text string) (it Item, ok bool) {
	l, ok := cellListOf(text)
	t := l.task()
	it = Item{Line: l.line, Column: 1, Layout: Line}
	it.Puzzle.Title, it.Puzzle.Givens, it.Puzzle.Shape = l.title, t.givens, t.shape
	return it, ok && l.twice == nil && t.givens.Filled().Len() >= t.least()
}

// faultCoordinates returns what is wrong with such a list, nil if it is none.
func faultCoordinates(text string) *ParseError {
	switch l, ok := cellListOf(text); {
	case !ok:
		return nil
	case l.twice != nil:
		return &ParseError{Line: l.line, Err: *l.twice}
	default:
		t := l.task()
		return &ParseError{Line: l.line, Err: words.Error("format.cells.few", "n", t.givens.Filled().Len(), "least", t.least())}
	}
}
