package format

import (
	"bytes"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// SS is a puzzle of Simple Sudoku: a framed grid, then a line for each entry (I, the cell
// from 00 and the digit) and for each eliminated candidate (E, the cell and the digit with
// three figures).
var SS = &Format{Name: "ss", Ext: ".ss", Apart: true, Candidates: true, append: appendSS}

func appendSS(dst []byte, p *puzzle.Puzzle) []byte {
	const frame = "*-----------*\n"
	dst = append(dst, frame...)
	for r := range 9 {
		if r == 3 || r == 6 {
			dst = append(dst, "|---+---+---|\n"...)
		}
		for c := 0; c < 9; c += 3 {
			dst = appendDigits(append(dst, '|'), p.Givens[9*r+c:9*r+c+3], '.')
		}
		dst = append(dst, "|\n"...)
	}
	dst = append(dst, frame...)
	sep := "\n"
	for c, d := range p.Entries {
		if d != 0 && p.Givens[c] == 0 {
			dst = append(append(dst, sep+"I"...), '0'+byte(c/10), '0'+byte(c%10), '0'+byte(d), '\n')
			sep = ""
		}
	}
	for _, k := range eliminations(p) {
		c := int(k.Cell())
		dst = append(append(dst, sep+"E"...), '0'+byte(c/10), '0'+byte(c%10), '0', '0', '0'+byte(k.Digit()), '\n')
		sep = ""
	}
	return dst
}

// framed reports whether a row has bars around three boxes.
func (r *gridRow) framed() bool {
	from, to := 0, len(r.text)
	for from < to && glyphs[r.text[from]] == blank {
		from++
	}
	for from < to && glyphs[r.text[to-1]] == blank {
		to--
	}
	if r.n != 9 || to-from != len("|...|...|...|") {
		return false
	}
	for i := 0; i <= 12; i += 4 {
		if glyphs[r.text[from+i]] != bar {
			return false
		}
	}
	return true
}

// isFrame reports whether a ruling is the one above or below a grid: it has stars at its ends, one
// of which may be lost.
func isFrame(text []byte) bool {
	text = bytes.TrimSpace(text)
	return len(text) > 0 && (text[0] == '*' || text[len(text)-1] == '*')
}

// isBrokenFrame reports whether a line is a frame but for one character.
func isBrokenFrame(text []byte) bool {
	strokes := bytes.Count(text, []byte("-"))
	return isFrame(text) && strokes >= 9 && len(bytes.Trim(bytes.ReplaceAll(text, []byte("-"), nil), " *")) == 1
}

// afterFrame returns the move that a line has behind a frame, since the line end between is lost.
func afterFrame(text []byte) (move []byte) {
	for _, n := range [...]int{len("I000"), len("E00000")} {
		if from := len(text) - n; from > 0 && isMove(text[from:]) && classOf(text[:from]) == ruling {
			return text[from:]
		}
	}
	return nil
}

// isMove reports whether a line is an entry or an elimination of Simple Sudoku.
func isMove(text []byte) bool {
	if len(text) != len("I000") && len(text) != len("E00000") || text[0] != "IE"[len(text)/5] {
		return false
	}
	for _, b := range text[1:] {
		if b < '0' || b > '9' {
			return false
		}
	}
	return true
}

// mayBeMove reports whether a line among such lines is one with a wrong character.
func mayBeMove(text []byte) bool {
	if string(text) == "I" || string(text) == "E" {
		return true // it is cut off
	}
	if len(text) < 2 || len(text) > 2*len("E00000") || '0' <= text[0] && text[0] <= '9' {
		return false
	}
	others := 0
	for _, b := range text {
		if b < '0' || b > '9' {
			others++
		}
	}
	if len(text) > len("E00000") && isMove(text[:len("I000")]) {
		return true // of two the line end is lost
	}
	return others < len(text) && (others == 1 || others == 2 && (text[0] == 'I' || text[0] == 'E' || text[0] == unknown))
}

// isBareMove reports whether a line is a move below the waiting grid whose letter is lost. Behind a
// blank line it may be the number of the next puzzle: then it is noted until more is known.
func (b *gridReader) isBareMove(text []byte, no int) bool {
	if b.pending.it == nil || b.pending.it.Layout != SS || len(b.rows) > 0 {
		return false
	}
	for _, letter := range []byte("IE") {
		move := append([]byte{letter}, text...)
		if !isMove(move) || readMove(move, new(puzzle.Puzzle), new([]puzzle.Candidate)) != nil {
			continue
		}
		if text[0] == '0' || !b.gap {
			return true
		}
		b.pending.bare = &ParseError{Line: no, Err: words.Error("format.ss.cell", "text", clip(text))}
	}
	return false
}

// reportBare yields an error for a number that turned out to be a move, and reports whether there
// is one.
func (b *gridReader) reportBare() bool {
	fault := b.pending.bare
	if fault != nil {
		b.pending.bare = nil
		b.yieldOne(Item{Line: fault.Line, Layout: SS}, fault)
	}
	return fault != nil
}

// readMove reads such a line into the puzzle p or the list of eliminated candidates.
func readMove(text []byte, p *puzzle.Puzzle, eliminated *[]puzzle.Candidate) *ParseError {
	if !isMove(text) {
		return &ParseError{Err: words.Error("format.ss.cell", "text", clip(text))}
	}
	c, _ := strconv.Atoi(string(text[1:3]))
	d, _ := strconv.Atoi(string(text[3:]))
	switch {
	case c > 80 || d < 1 || d > 9:
		return &ParseError{Err: words.Error("format.ss.cell", "text", string(text))}
	case text[0] == 'E':
		*eliminated = append(*eliminated, puzzle.Cand(puzzle.Cell(c), puzzle.Digit(d)))
	case p.Givens[c] == 0:
		p.Entries[c] = puzzle.Digit(d)
	}
	return nil
}

// mayBeState reports whether a grid may be the state of the waiting one: it has all its givens
// and more. It is if candidates follow.
func (w *pendingGrid) mayBeState(from *puzzle.Grid) bool {
	if w.it == nil || w.it.Layout != SS || w.before != nil || w.eliminated != nil || hasProgress(&w.it.Puzzle) {
		return false
	}
	return extends(from, &w.it.Puzzle.Givens)
}

// mergeState merges the waiting grid, which is a state, with the grid before it.
func (w *pendingGrid) mergeState() {
	if w.before == nil {
		return
	}
	p := w.it.Puzzle
	for c, d := range p.Givens {
		if d != w.before.Puzzle.Givens[c] {
			p.Givens[c], p.Entries[c] = 0, d
		}
	}
	*w.it, w.before = *w.before, nil
	w.it.Puzzle.Entries, w.it.Puzzle.Centre = p.Entries, p.Centre
}

// mergeCandidates merges a grid with candidates, as Simple Sudoku copies it after the
// puzzle, with the waiting puzzle, and reports whether it has all its givens. A digit
// of it is an entry, unless a peer still has it as a candidate: then it is an only
// candidate.
func (w *pendingGrid) mergeCandidates(from *puzzle.Puzzle) bool {
	if w.it == nil || w.it.Layout != SS || w.eliminated != nil || hasProgress(&w.it.Puzzle) || w.it.Puzzle.Givens == (puzzle.Grid{}) {
		return false
	}
	p := w.it.Puzzle
	for c, d := range from.Givens {
		switch {
		case p.Givens[c] != 0 && p.Givens[c] != d:
			return false
		case p.Givens[c] != 0:
		case d != 0 && seen(from, puzzle.Cell(c), d):
			p.Centre[c] = d.Set()
		case d != 0:
			p.Entries[c] = d
		default:
			p.Centre[c] = from.Centre[c]
		}
	}
	w.it.Puzzle = p
	w.mergeState()
	return true
}

// nearlyCandidates returns an error if a grid with candidates, which isn't merged, has all but one or
// two of the givens of the waiting puzzle: it was altered.
func (w *pendingGrid) nearlyCandidates(it *Item) *ParseError {
	if w.it == nil || w.it.Layout != SS {
		return nil
	}
	others, first, given := 0, puzzle.Cell(0), puzzle.Digit(0)
	for c, d := range w.it.Puzzle.Givens {
		if d != 0 && it.Puzzle.Givens[c] != d {
			if others++; others == 1 {
				first, given = puzzle.Cell(c), d
			}
		}
	}
	if others == 0 || others > 2 || w.it.Puzzle.Givens.Count() < fewestGivens {
		return nil
	}
	return &ParseError{Line: it.Line, Err: words.Error("format.marks.other", "cell", first.String(), "given", int(given))}
}

// seen reports whether a peer of c has candidate d.
func seen(p *puzzle.Puzzle, c puzzle.Cell, d puzzle.Digit) bool {
	for q := range c.Peers().All() {
		if p.Centre[q].Has(d) {
			return true
		}
	}
	return false
}
