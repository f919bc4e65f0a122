package format

import (
	"strings"

	"sudoku/puzzle"
)

// Text is this program's own layout, which holds a puzzle on any board: lines that begin with
// a word and a colon, and the rows of the givens.
//
//	shape: killer
//	title: Sunday paper
//	cage: 12 r4c4 r5c4 r6c4
//	.........
//	and eight more rows, or as many as the board has
//	entry: 4 r1c3
//	centre: 2 r1c4 r1c6
//	corner: 6 r1c4
//
// The line with the shape begins a puzzle. A cage without a known sum has the sum 0. The cages
// are above the rows, so that a text that is cut off lacks rows, too, and is refused.
var Text = &Format{
	Name: "text", Ext: ".txt", Apart: true, append: appendText, carries: anyShape,
	begins: beginsText, read: readText,
}

// shapeLabel begins the first line of a puzzle.
const shapeLabel = "shape:"

// A textLabel is a word before a colon whose line is a text.
type textLabel struct {
	word string
	to   *string
}

// textLabels returns the texts of p with their labels.
func textLabels(p *puzzle.Puzzle) []textLabel {
	return []textLabel{
		{"title", &p.Title}, {"author", &p.Author}, {"source", &p.Source}, {"date", &p.Date},
		{"level", &p.Level}, {"url", &p.URL}, {"note", &p.Note},
	}
}

func appendText(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(append(append(dst, shapeLabel+" "...), p.Shape.Name()...), '\n')
	for _, l := range textLabels(p) {
		for line := range strings.SplitSeq(plainLines(*l.to), "\n") {
			if line = strings.TrimSpace(line); line != "" {
				dst = append(append(append(append(dst, l.word...), ": "...), line...), '\n')
			}
		}
	}
	for _, c := range p.Shape.Cages() {
		dst = append(append(append(dst, "cage: "...), c.String()...), '\n')
	}
	dst = appendShapeRows(dst, p.Shape, &p.Givens, '.')
	entries := func(c puzzle.Cell) puzzle.DigitSet { return p.Entries[c].Set() }
	dst = appendDigitCells(dst, "entry", p.Shape, entries)
	dst = appendDigitCells(dst, "centre", p.Shape, func(c puzzle.Cell) puzzle.DigitSet { return p.Centre[c] })
	return appendDigitCells(dst, "corner", p.Shape, func(c puzzle.Cell) puzzle.DigitSet { return p.Corner[c] })
}

// appendDigitCells appends a line for each digit that some cell has.
func appendDigitCells(dst []byte, word string, shape *puzzle.Shape, of func(puzzle.Cell) puzzle.DigitSet) []byte {
	for d := range shape.Digits().All() {
		begun := false
		for c := range shape.Cells().All() {
			if !of(c).Has(d) {
				continue
			}
			if !begun {
				dst = append(append(append(dst, word...), ": "...), '0'+byte(d))
			}
			dst, begun = append(append(dst, ' '), c.String()...), true
		}
		if begun {
			dst = append(dst, '\n')
		}
	}
	return dst
}

// appendShapeRows appends a line for each row of a board.
func appendShapeRows(dst []byte, shape *puzzle.Shape, g *puzzle.Grid, empty byte) []byte {
	n := shape.Size()
	for r := range n {
		dst = append(appendDigits(dst, g[9*r:9*r+n], empty), '\n')
	}
	return dst
}
