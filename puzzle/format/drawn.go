package format

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Candidates are also drawn in three lines of 27 characters for each row: those of a cell
// are three by three, each digit in its place, and a given is alone in the middle.

// drawnLines is how many lines such a grid has.
const drawnLines = 27

// A drawing is the lines of such a grid so far.
type drawing struct {
	line int
	n    int
	rows [drawnLines][27]puzzle.DigitSet
}

// drawn adds a line of 27 cells to the drawing.
func (b *gridReader) drawn(r *gridRow) {
	d := &b.drawing
	b.cut.no = 0
	if d.n == 0 {
		b.finish()
		d.line = r.no
	}
	copy(d.rows[d.n][:], r.cells[:27])
	if d.n++; d.n == drawnLines {
		b.finishDrawing()
	}
}

// finishDrawing yields the drawing, if there is one.
func (b *gridReader) finishDrawing() {
	d := &b.drawing
	if d.n == 0 {
		return
	}
	it := Item{Line: d.line, Column: 1, Layout: Pencilmarks, Blank: b.blank && b.count.grids > 0}
	var fault *ParseError
	if d.n < drawnLines {
		fault = &ParseError{Line: d.line, Column: 0, Err: words.Error("format.drawn.count", "n", d.n)}
	}
	for c := range puzzle.Cell(81) {
		if fault == nil && !d.cell(c, &it.Puzzle) {
			fault = &ParseError{Line: d.line + 3*c.Row(), Err: words.Error("format.drawn.place", "cell", c.String())}
		}
	}
	settle(&it.Puzzle)
	if d.n = 0; fault != nil {
		it = Item{Line: fault.Line, Layout: Pencilmarks}
	}
	b.emit(it, fault)
}

// cell reads a cell, and reports whether its digits are in their places.
func (d *drawing) cell(c puzzle.Cell, p *puzzle.Puzzle) bool {
	var set puzzle.DigitSet
	right, n := true, 0
	for i := range 9 {
		s := d.rows[3*c.Row()+i/3][3*c.Col()+i%3]
		if s != 0 {
			right = right && s == puzzle.Digit(i+1).Set()
			set |= s
			n++
		}
	}
	if middle := d.rows[3*c.Row()+1][3*c.Col()+1]; n == 1 && middle != 0 {
		right = true
	}
	p.Centre[c] = set
	return right
}
