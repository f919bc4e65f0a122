package format

import (
	"bytes"
	"iter"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// emptyWords stand for an empty cell in lists of programs.
var emptyWords = [][]byte{[]byte("None"), []byte("null"), []byte("nil"), []byte("nan"), []byte("NaN"), []byte("undefined")}

// unbracket leaves of a line of a program the innermost lists that have 9 or 81 cells, if
// they are one row or one puzzle. The others, such as the lengths of arrays, are no cells.
func unbracket(text []byte) bool {
	for _, word := range emptyWords {
		for at := bytes.Index(text, word); at >= 0; at = bytes.Index(text, word) {
			mask(text[at : at+len(word)])
			text[at] = '.'
		}
	}
	uncomment(text)
	kept, n := spans{}, 0
	for from, to := range innermost(text) {
		k := listLen(text[from:to])
		if k == 81 && n == 81 && len(kept) == 1 && !isAnswer(nameBefore(text[:from])) {
			switch first := text[kept[0].from:kept[0].to]; {
			case solvesList(first, text[from:to]):
				kept[0] = span{from, to}
			case !solvesList(text[from:to], first): // another puzzle
				return false
			}
		}
		if k != 9 && k != 81 || n == 81 || n > 0 && k != 9 || k == 81 && isAnswer(nameBefore(text[:from])) {
			continue
		}
		kept, n = append(kept, span{from, to}), n+k
	}
	if n != 9 && n != 81 || n == 81 && (namesHouses(nameBefore(text[:kept[0].from])) || len(kept) == 1 && hasRivalList(text, kept[0])) {
		return false
	}
	kept.keep(text)
	return true
}

// namesHouses reports whether the lists of a list of that name are no rows.
func namesHouses(name string) bool {
	return slices.Contains([]string{"boxes", "blocks", "subgrids", "columns", "cols"}, strings.ToLower(name))
}

// hasRivalList reports whether a list of 81 cells is a whole grid, and beside it are many cells: they may be
// a damaged puzzle of which that is the solution.
func hasRivalList(text []byte, full span) bool {
	return hasDigits(text[full.from:full.to], 81) && countCells(text[:full.from])+countCells(text[full.to:]) >= manyCells
}

// solvesList reports whether a list of 81 cells is the solution of another.
func solvesList(full, list []byte) bool {
	var p, answer puzzle.Puzzle
	var r row
	r.read(full)
	r.fill(&answer)
	r = row{}
	r.read(list)
	r.fill(&p)
	return solves(nil, &answer.Givens, &p.Givens)
}

// nameBefore returns the name that a list has in a program, which begins behind text.
func nameBefore(text []byte) string {
	text = bytes.TrimRight(text, "[{( \t")
	if len(text) == 0 || text[len(text)-1] != ':' && text[len(text)-1] != '=' {
		return ""
	}
	text = bytes.TrimRight(text, ":= \t\"'")
	at := len(text)
	for at > 0 && (isLetter(text[at-1]) || text[at-1] == '_') {
		at--
	}
	return string(text[at:])
}

type span struct{ from, to int }

type spans []span

// keep masks everything but the spans.
func (s spans) keep(text []byte) {
	at := 0
	for _, k := range s {
		mask(text[at:k.from])
		at = k.to
	}
	mask(text[at:])
}

// innermost yields the contents of brackets without others inside, and of strings that are
// in no such brackets. One may have begun on the line before, or end on the next one.
func innermost(text []byte) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		open, quote := 0, -1 // after the last opening bracket; of a string
		for i, b := range text {
			from := -1
			switch b {
			case '[', '{', '(':
				open, quote = i+1, -1
			case ']', '}', ')':
				from, open, quote = open, -1, -1
			case '"', '\'':
				switch {
				case open > 0, quote < 0 && i > 0 && isLetter(text[i-1]) && strings.IndexByte("rbfu", text[i-1]) < 0: // an apostrophe
				case quote < 0 || text[quote] != b:
					quote = i
				default:
					from, quote = quote+1, -1
				}
			}
			if from >= 0 && !yield(from, i) {
				return
			}
		}
		if from := max(open, quote+1); from > 0 {
			yield(from, len(bytes.TrimRight(text, " \t,;")))
		}
	}
}

// listLen returns how many cells a list has, 0 if something else is in it.
func listLen(list []byte) int {
	if len(list) < 9 {
		return 0
	}
	var r row
	for _, b := range list {
		if glyphs[b] == letter || glyphs[b] == pencil || glyphs[b] == joint {
			return 0
		}
	}
	if r.read(list); r.traits&pencilled != 0 {
		return 0
	}
	return r.n
}
