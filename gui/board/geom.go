package board

import (
	"image"
	"math"

	"sudoku/puzzle"
)

// A Geom holds the dimensions of the board in device pixels: P is the side of a cell,
// Thin and Thick are the widths of the lines. All lines and the edges of cells are on
// whole pixels; the board's origin is at 0, 0.
type Geom struct{ P, Thin, Thick int }

// GeomOf returns the board whose cells have a side of p pixels.
func GeomOf(p int) Geom {
	t := max(1, int(math.Round(float64(p)/80)))
	g := Geom{p, t, 3 * t}
	if p < 48 {
		g.Thick = 2
	}
	return g
}

// FitIn returns the largest board whose side is at most side pixels, but at least one
// with cells of one pixel.
func FitIn(side int) Geom {
	for p := side / 9; p > 1; p-- {
		if g := GeomOf(p); g.Side() <= side {
			return g
		}
	}
	return GeomOf(1)
}

// Side returns the width and height of the board.
func (g Geom) Side() int { return 9*g.P + g.Thick }

// Line returns the position and the width of grid line i, 0 to 9.
func (g Geom) Line(i int) (at, width int) {
	width = g.Thin
	if i%3 == 0 {
		width = g.Thick
	}
	return i*g.P + (g.Thick-width)/2, width
}

// Inner returns the part of a cell between its lines.
func (g Geom) Inner(c puzzle.Cell) image.Rectangle {
	x, w := g.Line(c.Col())
	y, h := g.Line(c.Row())
	x1, _ := g.Line(c.Col() + 1)
	y1, _ := g.Line(c.Row() + 1)
	return image.Rect(x+w, y+h, x1, y1)
}

// Outer returns a cell with its half of the lines around it. The outer rectangles of all
// cells tile the board.
func (g Geom) Outer(c puzzle.Cell) image.Rectangle {
	x, y, h := c.Col()*g.P, c.Row()*g.P, g.Thick/2
	return image.Rect(x+h, y+h, x+g.P+h, y+g.P+h)
}

// Centre returns the point on which the content of a cell is centred.
func (g Geom) Centre(c puzzle.Cell) (x, y float64) {
	p, h := float64(g.P), float64(g.Thick)/2
	return (float64(c.Col())+.5)*p + h, (float64(c.Row())+.5)*p + h
}

// pitch is how far the fixed places of candidates are from each other, in sides of a cell.
const pitch = .27

// Spot returns the centre of a candidate at its fixed place: three rows of three.
func (g Geom) Spot(k puzzle.Candidate) (x, y float64) {
	x, y = g.Centre(k.Cell())
	i, pitch := int(k.Digit()-1), pitch*float64(g.P)
	return x + float64(i%3-1)*pitch, y + float64(i/3-1)*pitch
}

// CandAt returns the candidate whose fixed place is nearest to a point.
func (g Geom) CandAt(x, y float64) puzzle.Candidate {
	c := g.CellAt(x, y)
	cx, cy := g.Centre(c)
	at := func(v float64) int { return max(0, min(2, int(math.Floor(v/(pitch*float64(g.P))+1.5)))) }
	return puzzle.Cand(c, puzzle.Digit(3*at(y-cy)+at(x-cx)+1))
}

// CellAt returns the cell nearest to a point.
func (g Geom) CellAt(x, y float64) puzzle.Cell {
	at := func(v float64) int {
		return max(0, min(8, int(math.Floor((v-float64(g.Thick)/2)/float64(g.P)))))
	}
	return puzzle.CellAt(at(y), at(x))
}
