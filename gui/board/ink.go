package board

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/puzzle"
)

// A Stroke is the way of a pen over the board, in cells: (0, 0) is the upper left corner of
// the grid, (9, 9) the lower right one.
type Stroke [][2]float64

// An Ink is what a pen has written and nobody has read yet.
type Ink struct {
	Strokes []Stroke
	Colour  puzzle.Digit // of the cells that it colours; 0: it writes digits
}

func (k Ink) equal(o Ink) bool {
	return k.Colour == o.Colour && slices.EqualFunc(k.Strokes, o.Strokes, func(a, b Stroke) bool { return slices.Equal(a, b) })
}

// A PenPoint is a point that a pen reached on the board.
type PenPoint struct {
	Cell  puzzle.Cell // the nearest one
	At    [2]float64  // in cells
	Phase Phase
}

// penAt returns what a pen does at a position.
func (p *pointer) penAt(at fyne.Position, phase Phase) PenPoint {
	x, y := p.place(at)
	p.lastPen = PenPoint{p.CellAt(x, y), [2]float64{p.inCells(x), p.inCells(y)}, phase}
	return p.lastPen
}

// liftPen ends a stroke, if one is being drawn.
func (p *pointer) liftPen(wrote func(PenPoint) bool) {
	if p.pen {
		p.pen, p.lastPen.Phase = false, Release
		wrote(p.lastPen)
	}
}

// inCells converts a place along the grid from pixels, ofCells is the reverse.
func (g Geom) inCells(v float64) float64 { return (v - float64(g.Thick)/2) / float64(max(g.P, 1)) }
func (g Geom) ofCells(v float64) float64 { return v*float64(g.P) + float64(g.Thick)/2 }

// ink paints strokes with a round pen, from the given points on.
func (p overlayPainter) ink(dst *image.RGBA, k Ink, from []int) {
	col := p.pal.Entry
	if k.Colour != 0 {
		col = p.pal.Cell[k.Colour].Line
	}
	width := max(2, p.of(4))
	for i, s := range k.Strokes {
		first := 0
		if i < len(from) {
			first = from[i]
		}
		for j := first; j < len(s); j++ {
			x, y := p.ofCells(s[j][0]), p.ofCells(s[j][1])
			p.shapes.Disc(dst, x, y, width/2, col)
			if j > 0 {
				p.shapes.Line(dst, p.ofCells(s[j-1][0]), p.ofCells(s[j-1][1]), x, y, width, col)
			}
		}
	}
}

// grownFrom returns from which points on the strokes are new, if those of before are still there.
func (k Ink) grownFrom(was Ink) (from []int, ok bool) {
	if k.Colour != was.Colour || len(was.Strokes) == 0 || len(k.Strokes) < len(was.Strokes) {
		return nil, false
	}
	for i, s := range was.Strokes {
		if len(k.Strokes[i]) < len(s) || !slices.Equal(k.Strokes[i][:len(s)], s) {
			return nil, false
		}
		from = append(from, len(s))
	}
	return from, true
}

// CellPlace returns where a cell is within the widget, in units.
func (b *Board) CellPlace(c puzzle.Cell) (at fyne.Position, side float32) {
	p := &b.pointer
	r := p.Outer(c)
	unit := max(p.unit, 1e-3)
	to := func(v int) float32 { return float32(float64(v+p.margin) / unit) }
	return fyne.NewPos(to(r.Min.X), to(r.Min.Y)), float32(float64(r.Dx()) / unit)
}
