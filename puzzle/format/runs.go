package format

import (
	"bytes"

	"sudoku/puzzle"
)

// findRun finds the first run of exactly 81 cells, but the next one if the first is its
// solution; to is 0 if there is none. There may be a plus before an entry, as in HoDoKu.
func findRun(text []byte) (from, to int) {
	from, to = nextRun(text, 0)
	if to-from != 81 {
		return from, to
	}
	after, end := nextRun(text, to)
	if end-after != 81 {
		return from, to
	}
	var p, solution puzzle.Puzzle
	readSigned(text[from:to], &solution)
	if readSigned(text[after:end], &p); solves(nil, &solution.Givens, &p.Givens) {
		return after, end
	}
	return from, to
}

// rival returns where, beside 81 cells, something begins that may be a puzzle that is damaged, so
// that they are its solution; -1 if there is nothing like that.
func rival(text []byte) int {
	for tok := range tokensOf(text) {
		n, digits, others := 0, 0, 0
		for _, b := range tok.text {
			switch {
			case '1' <= b && b <= '9':
				n, digits = n+1, digits+1
			case glyphs[b] == cell:
				n++
			case b != '+':
				others++
			}
		}
		if n >= manyCells && digits >= 9 && (n != 81 || others > 0) {
			return tok.at
		}
	}
	return -1
}

// joined returns where a line of the library or another puzzle follows behind a puzzle, since the end
// between is lost; -1 if there is none.
func joined(text []byte) int {
	begin, end := nextRun(text, 0)
	first := text[begin:end]
	for end > 0 {
		from, to := nextRun(text, end)
		if to == 0 {
			break
		}
		if text[from-1] == ':' && bytes.Count(text[end:from], []byte(":")) >= 3 || areTwo(first, text[from:to]) {
			return from
		}
		end = to
	}
	return -1
}

// areTwo reports whether a run of cells is another puzzle than one before: neither its solution nor
// its state, nor the other way round.
func areTwo(a, b []byte) bool {
	if len(a) != 81 || len(b) != 81 {
		return false
	}
	var p, q puzzle.Puzzle
	readSigned(a, &p)
	readSigned(b, &q)
	return q.Givens != p.Givens && q.Givens.Filled() != puzzle.AllCells && !extends(&q.Givens, &p.Givens) && !extends(&p.Givens, &q.Givens)
}

// rivalIn is rival for what is before and behind the run that findRun finds.
func rivalIn(text []byte) int {
	from, to := findRun(text)
	if to == 0 {
		return -1
	}
	if at := rival(text[:from]); at >= 0 {
		return at
	}
	if at := rival(text[to:]); at >= 0 {
		return to + at
	}
	return -1
}

// nextRun is findRun from at on, whatever the run is.
func nextRun(text []byte, at int) (from, to int) {
	for i := at; i < len(text); i++ {
		n := 0
		from = i
		for ; i < len(text) && (digitOf[text[i]] != notCell || text[i] == '+'); i++ {
			if text[i] != '+' {
				n++
			}
		}
		if n == 81 {
			return from, i
		}
	}
	return 0, 0
}

// readSigned reads a run that findRun found.
func readSigned(run []byte, p *puzzle.Puzzle) {
	c, g := 0, &p.Givens
	for _, b := range run {
		if b == '+' {
			g = &p.Entries
			continue
		}
		g[c] = puzzle.Digit(digitOf[b])
		c, g = c+1, &p.Givens
	}
}
