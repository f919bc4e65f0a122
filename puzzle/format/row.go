package format

import (
	"slices"

	"sudoku/puzzle"
)

// A trait is something about how cells are written, by which layouts differ.
type trait uint8

const (
	spaced    trait = 1 << iota // each cell alone between blanks
	ruled                       // bars between columns
	delimited                   // commas or tabs between cells
	pencilled                   // several candidates in a cell
	played                      // entries
)

// loose marks a set of candidates in an empty cell, to tell one that is alone
// from a digit.
const loose puzzle.DigitSet = 1 << 15

// entered marks a digit that is no given.
const entered puzzle.DigitSet = 1 << 14

// A row is what one cleaned line says, cut into cells.
type row struct {
	cells  [81]puzzle.DigitSet // the digit of a filled cell, or loose and its candidates
	n      int                 // how many cells the line has, even when more than fit
	extra  int                 // where the tenth cell stands
	traits trait
	list   [][]byte
}

// read cuts a cleaned line of glyphs that are no letters into cells. Nine cells
// are preferred, then 81; what has neither number is counted.
func (r *row) read(text []byte) {
	r.n, r.extra, r.traits = 0, len(text), 0
	var have [joint + 1]int
	for _, b := range text {
		have[glyphs[b]]++
	}
	if have[cell] == len(text) {
		if r.side(token{text, 0}); r.n == 1 {
			r.traits = spaced
		}
		return
	}
	switch {
	case have[comma] >= 8 && (r.fields(text, ',') || r.fields(text, ';')),
		have[blank] >= 8 && r.fields(text, '\t'), have[bar] >= 8 && r.fields(text, '|'):
		return
	}
	r.traits = 0
	if have[bar] > 0 {
		r.traits |= ruled
	}
	if have[comma] > 0 {
		r.traits |= delimited
	}
	r.tokens(text)
}

// tokens reads what stands between blanks: candidates, or cells side by side.
func (r *row) tokens(text []byte) {
	tokens, longest := 0, 0
	for tok := range tokensOf(text) {
		tokens, longest = tokens+1, max(longest, len(tok.text))
	}
	if (tokens == 9 || tokens == 81) && longest > 1 && r.marks(text) {
		return
	}
	r.n = 0
	for tok := range tokensOf(text) {
		r.side(tok)
	}
	if tokens == r.n && r.traits == 0 {
		r.traits = spaced
	}
}

// side reads cells side by side.
func (r *row) side(tok token) {
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

// marks reads each token as a cell with candidates.
func (r *row) marks(text []byte) bool {
	full, rising := true, true // as the 81 cells of a line in nine groups are
	for tok := range tokensOf(text) {
		s, ok := candidates(tok.text)
		if !ok {
			return false
		}
		full = full && len(tok.text) == 9
		rising = rising && slices.IsSorted(tok.text)
		if s&entered != 0 {
			r.traits |= played
		}
		r.add(s, tok.at)
	}
	if full && !rising {
		return false
	}
	r.traits |= pencilled
	return true
}

// candidates reads what stands in one cell: a digit, a sign for an empty cell,
// or candidates. One candidate alone is a digit unless it is marked in any way.
func candidates(tok []byte) (s puzzle.DigitSet, ok bool) {
	if len(tok) == 1 && glyphs[tok[0]] == cell {
		return puzzle.Digit(digitOf[tok[0]]).Set(), true
	}
	if len(tok) == 2 && isEntry(tok, 0) {
		return puzzle.Digit(digitOf[tok[1]]).Set() | entered, true
	}
	for _, b := range tok {
		switch d := puzzle.Digit(digitOf[b]); {
		case b == '0':
			return 0, false
		case '1' <= b && b <= '9' && !s.Has(d):
			s |= d.Set()
		case glyphs[b] == pencil, b == '*', b == '-', b == '+':
		default:
			return 0, false
		}
	}
	if s == 0 {
		return 0, false
	}
	return s | loose, true
}

// fill makes a puzzle of 81 cells.
func (r *row) fill(p *puzzle.Puzzle) {
	for c, s := range r.cells {
		switch {
		case s&loose != 0:
			p.Centre[c] = s &^ loose
		case s&entered != 0:
			p.Entries[c] = s.Min()
		default:
			p.Givens[c] = s.Min()
		}
	}
}

// layout returns the layout of cells with these traits, usual if they have none.
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
