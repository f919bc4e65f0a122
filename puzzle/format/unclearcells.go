package format

import (
	"regexp"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Of a cell named A2, or by two of three numbers, nobody can tell which is its row: players count the rows
// in letters, tables their columns, and each of both readings is a puzzle.

// unclearCells are such cells with their digits.
var unclearCells = []func() *regexp.Regexp{
	compileLater(`(?i)\b[a-j][1-9]["']?\s*[=:]\s*["']?[1-9]\b["']?`),
	compileLater(`[\[({][ \t]*[0-9][ \t]*[ \t,;][ \t]*[0-9][ \t]*[ \t,;][ \t]*[1-9][ \t]*[\])}]`),
	compileLater(`(?m)(?:^|[\[{])[ \t]*[0-9][ \t]*[ \t,;][ \t]*[0-9][ \t]*[ \t,;][ \t]*[1-9][ \t]*(?:[;\]}]|$)`),
}

var betweenUnclear = compileLater(`^[\s,;.\[\](){}"']*(?:[a-z_]+)?$`) // and the name that facts of a program have

// fewUnclear is how many of them make a list.
const fewUnclear = 4

var errUnclearCells = words.Error("format.cells.unclear")

// faultUnclearCells says that a text names its cells so, nil if it does not. A title may be above.
func faultUnclearCells(text string) *ParseError {
	for _, cell := range unclearCells {
		found := cell().FindAllStringIndex(text, -1)
		if len(found) < fewUnclear || found[0][0] > maxName {
			continue
		}
		list := true
		for i, m := range found[1:] {
			list = list && betweenUnclear().MatchString(text[found[i][1]:m[0]])
		}
		if list && betweenUnclear().MatchString(text[found[len(found)-1][1]:]) {
			return &ParseError{Line: 1 + strings.Count(text[:found[0][0]], "\n"), Err: errUnclearCells}
		}
	}
	return nil
}

// namesCells reports whether a grid that is read from groups of three is a list of 27 cells with their
// digits: no cell is named twice, each has a digit, and together they are no grid.
func namesCells(g *puzzle.Grid) bool {
	var named [81]bool
	for i := 0; i < len(g); i += 3 {
		c := 9*(g[i]%9) + g[i+1]%9 // counted from 0 or from 1
		if g[i+2] == 0 || named[c] {
			return false
		}
		named[c] = true
	}
	return (*puzzle.Shape)(nil).HasConflict(g)
}
