package print

import (
	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// cells draws the digits and marks of a puzzle, its givens in a style.
func (p *Page) cells(b frame, it *Item, drawn *[81]puzzle.DigitSet, marks Marks, st style) {
	cands := it.Puzzle.Shape.NewPosition(it.Puzzle.Givens).Cands
	for c := range it.Puzzle.Shape.Cells().All() {
		x, y, size := b.place(c, st.size)
		given, entry := it.Puzzle.Givens[c], it.Puzzle.Entries[c]
		corner, centre := it.Puzzle.Corner[c], it.Puzzle.Centre[c]
		switch {
		case given != 0:
			p.digit(x, y, given, style{st.face, size, st.grey})
		case marks&Game != 0 && entry != 0:
			p.digit(x, y, entry, style{Regular, size, pencil})
		case drawn[c] != 0:
			p.candidates(b, c, drawn[c]|centre|corner)
		case marks&Game != 0 && centre|corner != 0 && len(b.shape.Cages()) > 0:
			p.candidates(b, c, centre|corner)
		case marks&Game != 0 && centre|corner != 0:
			p.corner(b, c, corner)
			p.middle(b, c, centre)
		case marks&Strike != 0 && !it.blank:
			p.candidates(b, c, it.Puzzle.Shape.Digits())
		case marks&Candidates != 0 && !it.blank:
			p.candidates(b, c, cands[c])
		}
	}
}

// candidates draws small digits, each at its own place in the cell.
func (p *Page) candidates(b frame, c puzzle.Cell, set puzzle.DigitSet) {
	x, y := b.centre(c)
	for d := range set.All() {
		at := route.Place(b.shape, d, pitch)
		p.digit(x+at.X*b.cell, y+at.Y*b.cell, d, style{Regular, b.small(), pencil})
	}
}

// corners lists the places of corner marks, from the centre, in the order in which they
// are used.
var corners = [9][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {0, 0}}

func (p *Page) corner(b frame, c puzzle.Cell, marks puzzle.DigitSet) {
	x, y := b.centre(c)
	n := 0
	for d := range marks.All() {
		p.digit(x+.335*corners[n][0]*b.cell, y+.325*corners[n][1]*b.cell, d, style{Regular, points(.235 * b.cell), pencil})
		n++
	}
}

// middle draws centre marks: up to five in one row, more in two.
func (p *Page) middle(b frame, c puzzle.Cell, marks puzzle.DigitSet) {
	x, y := b.centre(c)
	s := marks.String()
	rows := []string{s}
	if len(s) > 5 {
		rows = []string{s[:(len(s)+1)/2], s[(len(s)+1)/2:]}
	}
	em := .27 * b.cell
	st := style{Regular, points(em), pencil}
	for i, row := range rows {
		down := (float64(i) - float64(len(rows)-1)/2) * 1.12 * em
		p.digits(x, y+down, row, min(.61, .92/.27/float64(max(len(row), 1))), st)
	}
}

// solution draws a small full grid in the place of a frame: givens bold and black, other digits
// pale.
func (p *Page) solution(b frame, it *Item) {
	b = b.solved(it.Puzzle.Shape)
	b.lines(p)
	size := points(.648 * b.cell)
	for c := range it.Puzzle.Shape.Cells().All() {
		d := it.Solution[c]
		if d == 0 {
			continue
		}
		st := style{Regular, size, pale}
		if it.Puzzle.Givens[c] != 0 {
			st.face, st.grey = Bold, black
		}
		x, y := b.centre(c)
		p.digit(x, y, d, st)
	}
}
