package format

import (
	"regexp"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Some languages fill a matrix by columns: R unless it is told otherwise, Julia, MATLAB and Fortran where
// a list gets its size, NumPy with order='F'. Columns may also be listed one by one, or turned into rows.

var (
	fillsColumns = compileLater(`\bmatrix\s*\((?:\s*\w+\s*=\s*\w+\s*,)*\s*(?:data\s*=\s*)?(?:c\s*\(|[a-z]\w*\s*,[^()]*9)|` +
		`\bdim\s*\(\s*[\w.]+\s*\)\s*(?:<-|=)|\barray\s*\(\s*c\s*\(|\b(?:cbind|data\.frame)\s*\(\s*(?:\w+\s*=\s*)?c\s*\(|` +
		`(?m:^|[^.\w])reshape\s*\(\s*(?:\[|\(/|[a-z]\w*\s*,\s*(?:\[|\(/)?\s*9)|\breshape\s*\([^\n]*\border\s*=\s*["']F["']|\bDataFrame\s*\(\s*\{|(?m:^\s*(?:data|DATA)\s+\w+\s*/)`)
	fillsRows   = compileLater(`\bbyrow\s*=\s*T(?:RUE)?\b|\border\s*=\s*(?:\[|\(/)\s*2\s*,\s*1`)
	saysRows    = compileLater(`\bbyrow\s*=\s*(?:T|TRUE|F|FALSE)\b`)
	logical     = compileLater(`=\s*(?:T|F)\b|(?:TRUE|FALSE)\b`)
	turnsMatrix = compileLater(`[\])]\.T\b|[\])]\.transpose\(|\b(?:transpose|permutedims)\s*\(\s*(?:\[|\(/|reshape)|\bt\s*\(\s*(?:matrix|array|cbind|data\.frame)\b`)
	columnIs    = compileLater(`[\[(]\s*:\s*,\s*\d\s*[\])]\s*\.?=[^=]`)
	quoteTurns  = compileLater(`(?m)[\])]'[ \t]*;?[ \t]*$`)
)

// A columnOrder turns the grids of a short program that has columns for rows.
type columnOrder struct {
	s   *source
	out func(Item, error) bool
}

// yield passes an item on.
func (c *columnOrder) yield(it Item, err error) bool {
	if err != nil || c.s.seen == nil || it.Puzzle.Shape != nil {
		return c.out(it, err)
	}
	switch turned, unclear := orderOf(string(c.s.seen)); {
	case unclear:
		return c.out(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: words.Error("format.columns.filled")})
	case turned:
		it.Puzzle.Givens = turnedOver(it.Puzzle.Givens)
	}
	return c.out(it, nil)
}

// orderOf reports whether a program has columns for rows, or that it doesn't say so clearly for all of them.
func orderOf(text string) (turned, unclear bool) {
	if !strings.ContainsAny(text, "('[/") { // for speed
		return false, false
	}
	count := func(e *regexp.Regexp) int { return len(e.FindAllStringIndex(text, -1)) }
	columns, rows, turns := count(fillsColumns()), count(fillsRows()), count(turnsMatrix())
	if strings.Count(text, "'")%2 != 0 { // else it is a quote
		turns += count(quoteTurns())
	}
	said, named, valued := count(saysRows()), strings.Count(text, "byrow"), count(logical())
	if columns > 0 && (named != said || valued != said) { // one of the two may be damaged
		return false, true
	}
	if n := count(columnIs()); n > 0 && n < 9 {
		return false, true
	} else if n > 0 { // each column is told by itself
		return true, columns > 0 || turns > 0
	}
	mixed := columns > 1 && rows > 0 && rows != columns || turns > 1 || turns > 0 && columns > 1
	return (columns > rows) != (turns > 0), mixed
}

// turnedOver returns a grid with its columns for rows.
func turnedOver(g puzzle.Grid) (t puzzle.Grid) {
	for c, d := range g {
		t[puzzle.CellAt(puzzle.Cell(c).Col(), puzzle.Cell(c).Row())] = d
	}
	return t
}
