package format

import (
	"bytes"

	"sudoku/puzzle"
)

// A trait is a way in which cells are written. Layouts differ in their traits.
type trait uint8

const (
	spaced    trait = 1 << iota // blanks between all cells
	ruled                       // bars between columns
	delimited                   // commas or tabs between cells
	pencilled                   // several candidates in a cell
	played                      // entries
)

// candidatesFlag marks a set of candidates in an empty cell, to distinguish a single one from a
// digit.
const candidatesFlag puzzle.DigitSet = 1 << 15

// entryFlag marks a digit that is an entry.
const entryFlag puzzle.DigitSet = 1 << 14

// A row is a cleaned line, split into cells.
type row struct {
	cells  [81]puzzle.DigitSet // the digit of a filled cell, or loose and its candidates
	n      int                 // how many cells the line has, even if more than 81
	extra  int                 // the index of the tenth cell
	pairs  int                 // how many || there are
	joined bool                // each of these is one ruling
	width  int                 // how many fields the delimiters make, 0 without delimiters
	hollow int                 // 1 + the index in the text of the first empty field that is a cell
	loose  int                 // 1 + the index of a parenthesis without the other one, where others stand in pairs
	signed bool                // there is a sign for an empty cell
	traits trait
	edges  edges
	cut    edges // empty fields at these edges are no cells
	kept   edges // but at these edges they are
	list   [][]byte
	bare   []byte
}

// read splits a cleaned line without letters into cells, if possible into nine, else into
// 81. If neither is possible n is still the number of cells.
func (r *row) read(text []byte) {
	text = r.unwrap(text)
	r.pairs = bytes.Count(text, []byte("||"))
	if bars := bytes.Count(text, []byte("||")); bars == 8 && bytes.Count(text, []byte("|")) >= 16 { // of MediaWiki
		r.bare = append(r.bare[:0], bytes.ReplaceAll(text, []byte("||"), []byte(" |"))...)
		text = r.bare
	}
	if r.joined = doublesBars(text, r.pairs); r.joined {
		r.bare = append(r.bare[:0], bytes.ReplaceAll(text, []byte("||"), []byte(" |"))...)
		text = r.bare
	}
	r.n, r.extra, r.traits = 0, len(text), 0
	r.width, r.hollow, r.signed, r.loose = 0, 0, false, 0
	r.edges, r.cut, r.kept = 0, 0, 0
	var have [joint + 1]int
	for _, b := range text {
		have[glyphs[b]]++
	}
	if have[cell] == len(text) {
		if r.readAdjacent(token{text, 0}); r.n == 1 {
			r.traits = spaced
		}
		return
	}
	switch {
	case have[comma] >= 8 && (r.fields(text, ',') || r.fields(text, ';')),
		have[bar] >= 8 && r.fields(text, '|'), have[blank] >= 8 && have[bar] == 0 && r.fields(text, '\t'):
		return
	}
	r.traits = 0
	if have[bar] > 0 {
		r.traits |= ruled
	}
	if have[comma] > 0 {
		r.traits |= delimited
	}
	if r.tokens(text); r.n == 9 && have[bar] >= 8 && hasHollowBars(text) {
		r.n = 10 // fields with nothing in them are cells, too, so there are more than fields
	}
}

// hasHollowBars reports whether there is nothing between two bars of a line.
func hasHollowBars(text []byte) bool {
	open := false
	for _, b := range text {
		switch glyphs[b] {
		case bar:
			if open {
				return true
			}
			open = true
		case blank:
		default:
			open = false
		}
	}
	return false
}

// endsInPoint reports whether the point behind the last bar of a row ends it and is no cell.
func endsInPoint(text []byte) bool {
	bars := bytes.Count(text, []byte("|"))
	return bars == 10 && glyphs[bytes.TrimLeft(text, " \t")[0]] == bar || bars == 9 && bytes.Count(text, []byte(".")) == 1
}

// unwrap masks parentheses around all cells of a line, and what ends a list or a row behind
// them.
func (r *row) unwrap(text []byte) []byte {
	open, last := bytes.IndexByte(text, '('), len(text)-1
	for last >= 0 && (glyphs[text[last]] == blank || glyphs[text[last]] == wrap || glyphs[text[last]] == comma) {
		last--
	}
	switch {
	case last < 1:
		return text
	case text[last] == '.' && text[last-1] == '|' && endsInPoint(text): // of LaTeX's package
	case text[last] == '.' && (text[last-1] == ')' || text[last-1] == ']'): // of Prolog
	case text[last] == ')' && open < 0:
	case text[last] == ')' && empty(text[:open]) && bytes.IndexByte(text[open+1:], '(') < 0 && bytes.IndexByte(text, ')') > open+9:
	default:
		return text
	}
	r.bare = append(r.bare[:0], text...)
	for ; last >= 0 && (text[last] == '.' || text[last] == ')' || text[last] == ']'); last-- {
		r.bare[last] = ' '
		if last > 0 && text[last] == '.' && text[last-1] == '|' {
			break
		}
	}
	if open >= 0 {
		r.bare[open] = ' '
	}
	return r.bare
}

// tokens reads tokens between blanks: candidates, or adjacent cells.
func (r *row) tokens(text []byte) {
	tokens, longest := 0, 0
	for tok := range tokensOf(text) {
		tokens, longest = tokens+1, max(longest, len(tok.text))
	}
	if (tokens == 9 || tokens == 81) && longest > 1 && r.marks(text) {
		return
	}
	r.n, r.loose = 0, looseParenthesis(text)
	if floats, other := countFloats(text); floats > 2 && floats >= tokens-1 { // their points are no cells
		if r.n = tokens; tokens == 9 {
			r.loose = other + 1
		}
		return
	}
	for tok := range tokensOf(text) {
		r.readAdjacent(tok)
	}
	if tokens == r.n && r.traits == 0 {
		r.traits = spaced
	}
}

// countFloats returns how many words are a digit and a point, as NumPy writes numbers, and the index
// of one that isn't.
func countFloats(text []byte) (n, other int) {
	for tok := range tokensOf(text) {
		if len(tok.text) == 2 && tok.text[1] == '.' && '0' <= tok.text[0] && tok.text[0] <= '9' {
			n++
		} else {
			other = tok.at
		}
	}
	return n, other
}

// looseParenthesis returns 1 + the index of a parenthesis around a digit without the other one, 0
// if there is none, or no digit is between two.
func looseParenthesis(text []byte) (at int) {
	pairs := false
	for tok := range tokensOf(text) {
		switch open, shut := bytes.Count(tok.text, []byte("(")), bytes.Count(tok.text, []byte(")")); {
		case open != shut:
			at = tok.at + bytes.IndexAny(tok.text, "()") + 1
		case open > 0:
			pairs = true
		}
	}
	if !pairs {
		return 0
	}
	return at
}

// readAdjacent reads adjacent cells.
func (r *row) readAdjacent(tok token) {
	for i, b := range tok.text {
		if glyphs[b] == cell {
			r.add(puzzle.Digit(digitOf[b]).Set(), tok.at+i)
		}
	}
}

func (r *row) add(s puzzle.DigitSet, at int) {
	if r.n == 9 {
		r.extra = at
	}
	if r.n < len(r.cells) {
		r.cells[r.n] = s
	}
	r.n++
}

// fill sets p from 81 cells.
func (r *row) fill(p *puzzle.Puzzle) {
	for c, s := range r.cells {
		switch {
		case s&candidatesFlag != 0:
			p.Centre[c] = s &^ candidatesFlag
		case s&entryFlag != 0:
			p.Entries[c] = s.Min()
		default:
			p.Givens[c] = s.Min()
		}
	}
	if onlySingles(p) {
		settle(p)
	}
}

// layout returns the layout with these traits, usual if there are none.
func (t trait) layout(usual *Format) *Format {
	switch {
	case t&played != 0:
		return SDX
	case t&pencilled != 0:
		return Pencilmarks
	case t&delimited != 0:
		return CSV
	case t&ruled != 0:
		return Grid
	case t&spaced != 0:
		return Integers
	}
	return usual
}
