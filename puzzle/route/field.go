package route

import "sudoku/puzzle"

// A Field is what links are laid over. The zero Field is an empty board on which candidates
// have no places; set Pitch and Radius first.
type Field struct {
	Pitch  float64 // from one place of a candidate to the next
	Radius float64 // of the shape of a candidate at the end of a link
	Shape  *puzzle.Shape

	things []thing
	cells  [82]int // cell c has things[cells[c]:cells[c+1]]
}

// A thing is what a link should not cross.
type thing struct {
	at   Point
	kind kind
	cand puzzle.Candidate // of a mark
}

type kind uint8

const (
	digit kind = iota
	disc       // a digit that is placed, on a disc
	mark
	shape // a candidate in the shape of a role
)

// Spot returns the place of a candidate.
func (f *Field) Spot(k puzzle.Candidate) Point {
	c, at := centre(k.Cell()), Place(f.Shape, k.Digit(), f.Pitch)
	return Point{c.X + at.X, c.Y + at.Y}
}

func centre(c puzzle.Cell) Point { return Point{float64(c.Col()) + .5, float64(c.Row()) + .5} }

// Things are added cell by cell, in their order.

// Digit adds the digit of a filled cell.
func (f *Field) Digit(c puzzle.Cell) { f.add(c, thing{at: centre(c), kind: digit}) }

// Disc adds a digit that a step places.
func (f *Field) Disc(c puzzle.Cell) { f.add(c, thing{at: centre(c), kind: disc}) }

// Candidate adds a candidate at its place, in a shape or as a mark alone.
func (f *Field) Candidate(k puzzle.Candidate, shaped bool) {
	t := thing{f.Spot(k), mark, k}
	if shaped {
		t.kind = shape
	}
	f.add(k.Cell(), t)
}

// Mark adds a mark that stands elsewhere, from the centre of its cell.
func (f *Field) Mark(c puzzle.Cell, dx, dy float64) {
	m := centre(c)
	f.add(c, thing{at: Point{m.X + dx, m.Y + dy}, kind: mark, cand: noCand})
}

// noCand is no candidate.
const noCand = puzzle.Candidate(729)

func (f *Field) add(c puzzle.Cell, t thing) {
	f.things = append(f.things, t)
	for i := int(c) + 1; i < len(f.cells); i++ {
		f.cells[i] = len(f.things)
	}
}

// in returns the things of a cell.
func (f *Field) in(c int) []thing { return f.things[f.cells[c]:f.cells[c+1]] }

// Equal reports whether links have the same ways over two fields.
func (f *Field) Equal(g *Field) bool {
	if f.Pitch != g.Pitch || f.Shape != g.Shape || f.Radius != g.Radius || len(f.things) != len(g.things) {
		return false
	}
	for i := range f.things {
		if f.things[i] != g.things[i] {
			return false
		}
	}
	return true
}
