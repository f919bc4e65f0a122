package format

import (
	"bytes"
	"encoding/binary"
	"math/bits"

	"sudoku/puzzle"
)

// A grid that lies in the buffer as a whole, as Rows, POJ and Pencilmarks write it, is read
// at once: that is several times as fast as line by line. What is read is the same.

// block reads such a grid if it begins here, and reports whether it has.
func (b *gridReader) block() bool {
	s := b.s
	if s.part || s.held || len(b.rows) > 0 || !b.head.isEmpty() || len(b.words) > 0 || b.above != nil ||
		b.section != noSection || b.pending.it != nil || b.drawing.n > 0 {
		return false
	}
	s.endCRLF()
	it := Item{Column: 1, Blank: b.blank && b.count.grids > 0}
	lines, n := b.blockAt(s.buf[s.pos:min(len(s.buf), s.cr)], &it)
	if n == 0 && it.Layout == Pencilmarks && s.err == nil && bytes.Count(s.buf[s.pos:], []byte{'\n'}) < marksLines {
		s.fill()
		it.Puzzle = puzzle.Puzzle{}
		lines, n = b.blockAt(s.buf[s.pos:min(len(s.buf), s.cr)], &it)
	}
	if n == 0 {
		return false
	}
	b.cut.row, b.cut.no = append(b.cut.row[:0], s.buf[s.pos:s.pos+9]...), 0
	it.Line = s.no + 1
	if it.Layout == Pencilmarks {
		it.Line++ // the first row
		b.framed = false
	}
	s.no += lines
	s.advance(s.pos + n)
	b.gap = false
	b.emit(it, nil)
	return true
}

// blockAt reads the grid at the beginning of text, and returns its lines and bytes.
func (b *gridReader) blockAt(text []byte, it *Item) (lines, n int) {
	switch {
	case len(text) < rowsBytes:
	case text[0] == '.' && text[1] == '-':
		it.Layout = Pencilmarks
		return marksLines, readMarks(text, &it.Puzzle)
	case text[9] == '\n' && (b.count.promises() || len(text) > rowsBytes && text[rowsBytes] == '\n'):
		if it.Layout = Rows; b.count.on {
			it.Layout = POJ
		}
		if readRows(text, &it.Puzzle.Givens) {
			return 9, rowsBytes
		}
	}
	return 0, 0
}

const (
	rowsBytes  = 9 * len("123456789\n") // of nine lines of nine cells
	marksLines = 13                     // of a grid with candidates and its rulings
)

// readRows reads nine lines of nine digits and points, none of which may be the numbers of
// the columns.
func readRows(text []byte, g *puzzle.Grid) bool {
	if text[1] == text[0]+1 && text[2] == text[1]+1 || text[81] == text[80]+1 && text[82] == text[81]+1 {
		return false
	}
	for r := range 9 {
		line := text[10*r : 10*r+10]
		for c, ch := range line[:9] {
			d := digitOf[ch]
			if d > 9 || d == 0 && ch != '.' && ch != '0' {
				return false
			}
			g[9*r+c] = puzzle.Digit(d)
		}
		if line[9] != '\n' {
			return false
		}
	}
	return true
}

// maxBlockLine is more than a line of a grid with candidates has.
const maxBlockLine = 128

// readMarks reads a grid with candidates and its rulings, and returns how many bytes it has;
// 0 if there is none, or if its first row or column may be labels, or its candidates givens.
func readMarks(text []byte, p *puzzle.Puzzle) int {
	at, r := 0, 0
	for i := range marksLines {
		n := 0
		switch rest := text[at:]; i {
		case 0:
			n = readRuling(rest, '.', '.')
		case 4, 8:
			n = readRuling(rest, ':', '+')
		case marksLines - 1:
			n = readRuling(rest, '\'', '\'')
		default:
			n = readMarksRow(rest, (*[9]puzzle.Digit)(p.Givens[9*r:]), (*[9]puzzle.DigitSet)(p.Centre[9*r:]))
			r++
		}
		if n == 0 {
			return 0
		}
		at += n
	}
	if p.Centre == ([81]puzzle.DigitSet{}) || mayLabel(p) || onlySingles(p) {
		return 0
	}
	return at
}

// readRuling returns the length of a line that appendRuling appends, 0 if it is another.
func readRuling(text []byte, end, joint byte) int {
	n := bytes.IndexByte(text[:min(len(text), maxBlockLine)], '\n')
	if n < 20 || text[0] != end || text[n-1] != end {
		return 0
	}
	line, joints := text[1:n-1], [...]byte{joint}
	if bytes.Count(line, joints[:]) != 2 || bytes.Count(line, []byte{'-'}) != len(line)-2 {
		return 0
	}
	return n + 1
}

// readMarksRow reads a line of nine cells between bars, and returns its length, 0 if it is
// another. After a row there is always a ruling.
func readMarksRow(text []byte, givens *[9]puzzle.Digit, marks *[9]puzzle.DigitSet) int {
	texts, at := cellTextsOf(), 0
	for c := range 9 {
		if c%3 == 0 {
			if len(text) < at+2 || text[at] != '|' || text[at+1] != ' ' {
				return 0
			}
			at += 2
		}
		if len(text) < at+24 {
			return 0
		}
		set, n := marksCell(binary.LittleEndian.Uint64(text[at:]), binary.LittleEndian.Uint64(text[at+8:]), texts)
		if n == 0 {
			return 0
		}
		if set&candidatesFlag != 0 {
			marks[c] = set &^ candidatesFlag
		} else {
			givens[c] = set.Min()
		}
		at += n
		at += bits.TrailingZeros64(binary.LittleEndian.Uint64(text[at:])^spaces) / 8
		for at < len(text) && text[at] == ' ' {
			at++
		}
	}
	if len(text) < at+2 || text[at] != '|' || text[at+1] != '\n' || at > maxBlockLine {
		return 0
	}
	return at + 2
}

const spaces = ones * ' '

// marksCell reads what appendPencilmarks appends for a cell and a space, from sixteen
// characters: a set like those of candidates, and how many characters it has, 0 for anything
// else.
func marksCell(text, more uint64, texts *cellTexts) (set puzzle.DigitSet, n int) {
	gaps := text ^ spaces
	n = bits.TrailingZeros64((gaps-ones)&^gaps&highs) / 8 // the first space
	switch first := byte(text); {
	case n == 1 && '1' <= first && first <= '9':
		return puzzle.Digit(first - '0').Set(), 1
	case n == 1 && first == '.':
		return 0, 1
	case n == 3 && first == '(':
		set = puzzle.Digit(text >> 8 & 15).Set()
	default:
		set = setOf(text & (1<<(8*n) - 1))
		if n == 8 && byte(more) == '9' {
			set |= puzzle.Digit(9).Set()
		}
	}
	set &= puzzle.AllDigits
	of := &texts.text[set]
	n = int(texts.width[set])
	other := (binary.LittleEndian.Uint64(of[:]) ^ text) << max(0, 8*(7-n))
	if n > 7 {
		other |= (binary.LittleEndian.Uint64(of[8:]) ^ more) << (8 * (15 - n))
	}
	if other != 0 {
		return 0, 0
	}
	return set | candidatesFlag, n
}

// setOf returns the set of the digits of eight characters; what others are in it means
// nothing.
func setOf(text uint64) puzzle.DigitSet {
	four := func(t uint64) uint32 { return 1<<(t&15) | 1<<(t>>8&15) | 1<<(t>>16&15) | 1<<(t>>24&15) }
	return puzzle.DigitSet((four(text) | four(text>>32)) >> 1)
}

// mayLabel reports whether the first row of a grid has nothing but the digits in order, or
// the cells of the first column begin with them: those may be labels.
func mayLabel(p *puzzle.Puzzle) bool {
	row, column := true, true
	for i := range puzzle.Digit(9) {
		c := 9 * int(i)
		first := p.Centre[c] | p.Givens[c].Set()
		column = column && first.Min() == (p.Centre[0]|p.Givens[0].Set()).Min()+i
		row = row && p.Centre[i]|p.Givens[i].Set() == (i+1).Set()
	}
	return row || column
}
