package format

import (
	"slices"
	"sync"

	"sudoku/puzzle"
)

// Pencilmarks is a grid with the candidates of each empty cell, as solvers print it. A
// cell of one digit is filled; the only candidate of an empty cell is in parentheses. The
// candidates are the puzzle's centre marks or, if it has none at all, what the rules allow.
var Pencilmarks = &Format{Name: "pencilmarks", Ext: ".txt", Apart: true, Candidates: true, append: appendPencilmarks}

func appendPencilmarks(dst []byte, p *puzzle.Puzzle) []byte {
	g, marks := p.Grid(), p.Centre
	if marks == ([81]puzzle.DigitSet{}) {
		marks = allowed(&g)
	}
	texts := cellTextsOf()
	var width [9]uint8
	var kinds [81]uint16
	for c, set := range marks {
		kind := uint16(set & puzzle.AllDigits)
		if d := g[c]; d != 0 {
			kind = givenKind + uint16(d)
		}
		kinds[c], width[c%9] = kind, max(width[c%9], texts.width[kind])
	}
	dst = slices.Grow(dst, marksLines*maxBlockLine)
	dst = appendRuling(dst, &width, '.', '.')
	for r := range 9 {
		if r == 3 || r == 6 {
			dst = appendRuling(dst, &width, ':', '+')
		}
		for c := range 9 {
			if c%3 == 0 {
				dst = append(dst, '|', ' ')
			}
			dst = appendPart(dst, &texts.text[kinds[9*r+c]], width[c]+1)
		}
		dst = append(dst, '|', '\n')
	}
	return appendRuling(dst, &width, '\'', '\'')
}

// appendPart appends the first n characters, which may be fewer than are copied.
func appendPart(dst []byte, text *[16]byte, n uint8) []byte {
	return append(dst, text[:]...)[:len(dst)+int(n)]
}

func appendRuling(dst []byte, width *[9]uint8, end, joint byte) []byte {
	for c, w := range width {
		switch {
		case c == 0:
			dst = append(dst, end, '-')
		case c%3 == 0:
			dst = append(dst, joint, '-')
		}
		dst = appendPart(dst, &dashes, w+1)
	}
	return append(dst, end, '\n')
}

var dashes = [16]byte([]byte("----------------"))

// allowed returns the digits that no other cell of a row, column or box has.
func allowed(g *puzzle.Grid) (marks [81]puzzle.DigitSet) {
	var rows, cols, boxes [9]puzzle.DigitSet
	for c, d := range g {
		if d != 0 {
			rows[c/9] |= d.Set()
			cols[c%9] |= d.Set()
			boxes[c/27*3+c%9/3] |= d.Set()
		}
	}
	for c := range marks {
		marks[c] = puzzle.AllDigits &^ (rows[c/9] | cols[c%9] | boxes[c/27*3+c%9/3])
	}
	return marks
}

// cellTexts are the texts of all kinds of cells, with spaces after them, and how long they
// are. A kind is a set of candidates, or givenKind and a digit.
type cellTexts struct {
	text  [givenKind + 10][16]byte
	width [givenKind + 10]uint8
}

const givenKind = 1 << 9

var cellTextsOf = sync.OnceValue(func() *cellTexts {
	t := new(cellTexts)
	for kind := range t.text {
		set, text := puzzle.DigitSet(kind), ""
		switch {
		case kind >= givenKind:
			text = string(rune('0' + kind - givenKind))
		case kind == 0:
			text = "."
		case set.Len() == 1:
			text = "(" + set.String() + ")"
		default:
			text = set.String()
		}
		copy(t.text[kind][:], text+"                ")
		t.width[kind] = uint8(len(text))
	}
	return t
})
