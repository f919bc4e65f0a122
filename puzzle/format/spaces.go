package format

import (
	"bytes"

	"sudoku/puzzle"
)

// fillSpaces sets the puzzle from nine rows in which a space is an empty cell. It returns
// false if they can't be read so in exactly one way: there must be no other characters for
// empty cells, and all digits must be in nine regularly spaced columns.
func (rows gridRows) fillSpaces(it *Item) bool {
	odd, width, inner, narrow := 0, 0, false, true
	var digits, bars [maxRow]bool // the columns where some row has them
	for i := range rows {
		r := &rows[i]
		text := bytes.TrimRight(r.text, " \t")
		if r.fault > 0 || len(bytes.Trim(text, " |123456789")) > 0 {
			return false
		}
		if r.n != 9 {
			odd++
		}
		inner = inner || bytes.IndexByte(text, ' ') >= 0
		narrow = narrow && r.narrow()
		width = max(width, len(text))
		for at, c := range text {
			digits[at] = digits[at] || glyphs[c] == cell
			bars[at] = bars[at] || glyphs[c] == bar
		}
	}
	if rows.hasOddLength() {
		return false
	}
	g := columnGrid{size: 9, pitch: 1}
	if narrow && (width != 9 || !digits[0] || !digits[8]) {
		return false // it may be digits without the empty cells
	}
	if len(rows) != 9 || !inner || !narrow && (odd < 3 || !g.find(digits[:width], bars[:width])) {
		return false
	}
	for i := range rows {
		text := rows[i].text
		for k := range 9 {
			if at := g.column(k); at < len(text) && glyphs[text[at]] == cell {
				it.Puzzle.Givens[9*i+k] = puzzle.Digit(digitOf[text[at]])
			}
		}
	}
	return !countsRows(&it.Puzzle.Givens) && !isTrimmed(&it.Puzzle.Givens)
}

// isTrimmed reports whether the blanks before the first digit of each row are lost: each row begins with
// a digit, and some digits clash.
func isTrimmed(g *puzzle.Grid) bool {
	for r := range 9 {
		if g[9*r] == 0 {
			return false
		}
	}
	return g.HasConflict()
}

// hasOddLength reports whether a few rows are shorter or longer than the others, which have the
// spaces at their ends, too: a character is lost, or one too many.
func (rows gridRows) hasOddLength() bool {
	have := map[int]int{}
	for i := range rows {
		have[len(rows[i].text)]++
	}
	for _, n := range have {
		if 6 <= n && n < 9 {
			return true
		}
	}
	return false
}

// countsRows reports whether the first column has the digits in order: then they are labels.
func countsRows(g *puzzle.Grid) bool {
	for r := range 9 {
		if g[9*r] != puzzle.Digit(r+1) {
			return false
		}
	}
	return true
}

// A columnGrid is the columns of a text where the cells of a row are.
type columnGrid struct {
	size  int // how many cells
	first int // the column of the first
	pitch int // the distance from one to the next
	apart int // the extra distance between boxes
}

func (g columnGrid) column(k int) int { return g.first + g.pitch*k + g.apart*(k/g.width()) }

// width returns how many cells of a row a box has.
func (g columnGrid) width() int {
	if g.size == 4 {
		return 2
	}
	return 3
}

// find finds the columnGrid that has all digits in its columns and bars only between
// boxes, and reports whether there is exactly one.
func (g *columnGrid) find(digits, bars []bool) bool {
	found := 0
	for first := range 8 {
		for pitch := 1; pitch <= 4; pitch++ {
			for apart := range 5 {
				if try := (columnGrid{g.size, first, pitch, apart}); try.fits(digits, bars) {
					*g = try
					found++
				}
			}
		}
	}
	return found == 1
}

func (g columnGrid) fits(digits, bars []bool) bool {
	k := 0
	for at := range digits {
		if k < g.size && at == g.column(k) {
			if bars[at] {
				return false
			}
			k++
			continue
		}
		if digits[at] || bars[at] && k%g.width() != 0 {
			return false
		}
	}
	return true
}
