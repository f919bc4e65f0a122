package board

import (
	"image"
	"math"

	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// A Geom holds the dimensions of the board in device pixels: P is the side of a cell,
// Thin and Thick are the widths of the lines. All lines and the edges of cells are on
// whole pixels; the board's origin is at 0, 0.
type Geom struct {
	P, Thin, Thick int
	Shape          *puzzle.Shape
}

// GeomOf returns the board whose cells have a side of p pixels.
func GeomOf(p int) Geom {
	t := max(1, int(math.Round(float64(p)/80)))
	g := Geom{P: p, Thin: t, Thick: 3 * t}
	if p < 48 {
		g.Thick = 2
	}
	return g
}

// FitIn returns the largest classic board whose side is at most side pixels, but at least
// one with cells of one pixel.
func FitIn(side int) Geom { return FitOn(nil, side) }

// FitOn is [FitIn] for a board of a shape.
func FitOn(s *puzzle.Shape, side int) Geom {
	for p := side / s.Size(); p > 0; p-- {
		g := GeomOf(p)
		if g.Shape = s; g.Side() <= side || p == 1 {
			return g
		}
	}
	return Geom{P: 1, Thin: 1, Thick: 2, Shape: s}
}

// fitWithin returns the largest board of a shape within the margin of a square, and where it
// begins, in its middle.
func fitWithin(s *puzzle.Shape, side, margin int) (g Geom, at int) {
	room := side - 2*margin
	g = FitOn(s, room)
	return g, margin + max(0, room-g.Side())/2
}

// Side returns the width and height of the board.
func (g Geom) Side() int { return g.Shape.Size()*g.P + g.Thick }

// Column returns the position and the width of the upright line i, 0 to 9; Row those of a
// level one.
func (g Geom) Column(i int) (at, width int) {
	wide, _ := g.Shape.BoxSize()
	return g.line(i, wide)
}

func (g Geom) Row(i int) (at, width int) {
	_, high := g.Shape.BoxSize()
	return g.line(i, high)
}

// line returns a line where every so many are between boxes.
func (g Geom) line(i, every int) (at, width int) {
	width = g.Thin
	if i%every == 0 {
		width = g.Thick
	}
	return i*g.P + (g.Thick-width)/2, width
}

// Inner returns the part of a cell between its lines.
func (g Geom) Inner(c puzzle.Cell) image.Rectangle {
	x, w := g.Column(c.Col())
	y, h := g.Row(c.Row())
	x1, _ := g.Column(c.Col() + 1)
	y1, _ := g.Row(c.Row() + 1)
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
	at := route.Place(g.Shape, k.Digit(), pitch)
	return x + at.X*float64(g.P), y + at.Y*float64(g.P)
}

// CandAt returns the candidate whose fixed place is nearest to a point.
func (g Geom) CandAt(x, y float64) puzzle.Candidate {
	c := g.CellAt(x, y)
	cx, cy := g.Centre(c)
	p := float64(g.P)
	return puzzle.Cand(c, route.Nearest(g.Shape, route.Point{X: (x - cx) / p, Y: (y - cy) / p}, pitch))
}

// CellAt returns the cell nearest to a point.
func (g Geom) CellAt(x, y float64) puzzle.Cell {
	at := func(v float64) int {
		return max(0, min(g.Shape.Size()-1, int(math.Floor((v-float64(g.Thick)/2)/float64(g.P)))))
	}
	return puzzle.CellAt(at(y), at(x))
}
