package format

import (
	"bytes"
	"slices"

	"sudoku/puzzle"
)

// marks reads each token as a cell with candidates.
func (r *row) marks(text []byte) bool {
	floats, points := 0, 0
	full, rising, several := true, true, false // nine groups of nine that are not all ascending are 81 cells
	for tok := range tokensOf(text) {
		s, ok := candidates(tok.text)
		if !ok {
			return false
		}
		switch {
		case len(tok.text) > 1 && tok.text[1] == '.':
			floats++
		case tok.text[0] == '.': // of a number its digit is lost
			points++
		}
		full = full && len(tok.text) == 9
		rising = rising && slices.IsSorted(tok.text)
		if s&entryFlag != 0 {
			r.traits |= played
		}
		several = several || s&candidatesFlag != 0
		r.add(s, tok.at)
	}
	if full && !rising || floats > 0 && points > 0 {
		return false
	}
	if several {
		r.traits |= pencilled
	}
	return true
}

// candidates reads one cell: a digit, a character for an empty cell, or candidates. A
// single digit is not a candidate unless it is marked in some way.
func candidates(tok []byte) (s puzzle.DigitSet, ok bool) {
	if len(tok) == 1 && glyphs[tok[0]] == cell {
		return puzzle.Digit(digitOf[tok[0]]).Set(), true
	}
	if len(tok) == 2 && isEntry(tok, 0) {
		return puzzle.Digit(digitOf[tok[1]]).Set() | entryFlag, true
	}
	if len(tok) > 1 && tok[1] == '.' && '0' <= tok[0] && tok[0] <= '9' && len(bytes.Trim(tok[2:], "0")) == 0 {
		return puzzle.Digit(digitOf[tok[0]]).Set(), true // a number of NumPy
	}
	last, signs, open, lines := byte('0'), 0, 0, 0
	for _, b := range tok {
		switch {
		case b == '0':
			return 0, false
		case last < b && b <= '9':
			last = b
			s |= puzzle.Digit(b - '0').Set()
		case b == '*':
			signs++
		case b == '(':
			open++
		case b == ')':
			open--
		case b == '-', b == '+':
			if lines++; lines > 9 { // a ruling
				return 0, false
			}
		case glyphs[b] == pencil:
		default:
			return 0, false
		}
	}
	if s == 0 || open != 0 || signs+lines > 0 && s.Len() == 1 { // of an emphasis a sign is missing, or there is one too many
		return 0, false
	}
	return s | candidatesFlag, true
}

// onlySingles reports whether a puzzle has nothing but only candidates, as many as a puzzle
// has givens: then the signs that mark them are around its givens.
func onlySingles(p *puzzle.Puzzle) bool {
	n := 0
	for c, marks := range p.Centre {
		if p.Givens[c]+p.Entries[c] != 0 || marks.Len() > 1 {
			return false
		}
		n += marks.Len()
	}
	return n >= fewestGivens
}

// notSingle returns the only cell that is not in parentheses of a puzzle in which so many are as a puzzle
// has givens, and empty cells: a cell with several candidates, or a given of a row without parentheses.
func notSingle(p *puzzle.Puzzle) (odd puzzle.Cell, ok bool) {
	singles, several, givens, empty := 0, 0, puzzle.CellSet{}, 0
	for c, marks := range p.Centre {
		switch n := marks.Len(); {
		case p.Givens[c]+p.Entries[c] != 0:
			givens.Add(puzzle.Cell(c))
		case n == 0:
			empty++
		case n == 1:
			singles++
		default:
			several++
			odd = puzzle.Cell(c)
		}
	}
	if singles < fewestGivens || empty == 0 {
		return 0, false
	}
	if several == 0 && !givens.Empty() {
		odd = givens.First()
		row := puzzle.House(odd.Row()).Set()
		return odd, givens.In(row) && !slices.ContainsFunc(p.Centre[9*odd.Row():9*odd.Row()+9], func(m puzzle.DigitSet) bool { return m != 0 })
	}
	return odd, several == 1 && givens.Empty()
}

// fewestGivens is how many givens a puzzle with one solution has at least.
const fewestGivens = 17
