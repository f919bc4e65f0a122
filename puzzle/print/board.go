package print

import (
	"math"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// of returns the frame of a puzzle's board in the place of this one. A smaller board has
// larger cells, of whole tenths of a millimetre, too.
func (b frame) of(s *puzzle.Shape) frame {
	if s == nil && b.shape == nil {
		return b
	}
	if n := s.Size(); n != b.shape.Size() {
		b.cell = math.Floor((b.side()-b.line)/float64(n)*10+1e-6) / 10
	}
	if b.shape = s; len(s.Cages()) > 0 && b.grey < cagedLine && !b.heavy {
		b.grey = cagedLine
	}
	return b
}

// sized returns the frame with the size of a board, whatever that is.
func (b frame) sized(s *puzzle.Shape) frame {
	if s != nil {
		b.shape, _ = puzzle.NewShape(s.Size(), false, nil) // of the size of a board it can't fail
	}
	return b
}

// solved returns the frame of a board's solution, which shows neither diagonals nor cages.
func (b frame) solved(s *puzzle.Shape) frame {
	if s == nil {
		return b
	}
	return b.of(frame{}.sized(s).shape)
}

// cagedLine is the shade of cell lines below cages, which are to be seen first.
const cagedLine Grey = 0x99

// bar draws a level or upright line. Over the bands of diagonals it is a shape, since fills are
// drawn before shapes.
func (b frame) bar(p *Page, x, y, w, h float64, g Grey) {
	if !b.shape.Diagonals() {
		p.fill(x, y, w, h, g)
		return
	}
	p.shape(g, Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h})
}

// bandWidth is how wide the band of a diagonal is, in sides of a cell.
const bandWidth = .3

// bands draws the diagonals of a board that has them.
func (b frame) bands(p *Page) {
	if !b.shape.Diagonals() {
		return
	}
	left, top := b.x+b.line/2, b.y+b.line/2
	side := float64(b.shape.Size()) * b.cell
	off := bandWidth / 2 * math.Sqrt2 * b.cell
	at := func(x, y float64) Point { return Point{left + x, top + y} }
	p.shape(tint, at(0, 0), at(off, 0), at(side, side-off), at(side, side), at(side-off, side), at(0, off))
	p.shape(tint, at(side, 0), at(side, off), at(off, side), at(0, side), at(0, side-off), at(side-off, 0))
}

// The dimensions of cages, in sides of a cell.
const (
	cageInset  = .09
	sumLeft    = .08
	sumTop     = .075
	sumAir     = .03  // between a sum and the dashes
	sumOfCell  = .274 // em of a sum
	dashOn     = .075
	dashOff    = .06
	cageWidth  = .0215
	leastSum   = 5.0 // points
	shiftRight = .03 // of digits, to be clear of the sums
	shiftDown  = .05
)

// cageGrey is the shade of the dashes.
const cageGrey Grey = 0x33

// sum returns the style of the sums.
func (b frame) sum() style {
	return style{Regular, max(points(sumOfCell*b.cell), leastSum), black}
}

// cages draws the dashed outlines of a board's cages, and their sums.
func (b frame) cages(p *Page) {
	k := pen{p, max(cageWidth*b.cell, .15), cageGrey}
	for _, cage := range b.shape.Cages() {
		lines := route.Cage(cage.Cells, cageInset)
		if cage.Sum > 0 {
			lines = append(b.writeSum(p, cage), lines[1:]...)
		}
		for i, line := range lines {
			if i > 0 || cage.Sum == 0 {
				line = append(line, line[0])
			}
			k.dashed(dashOn*b.cell, dashOff*b.cell, b.points(line)...)
		}
	}
}

// writeSum writes the sum of a cage, and returns what is left of its outline as one line, from
// the sum round to it.
func (b frame) writeSum(p *Page, cage puzzle.Cage) [][]route.Point {
	st, text := b.sum(), strconv.Itoa(cage.Sum)
	first := cage.Cells.First()
	left, top := float64(first.Col()), float64(first.Row())
	cap := capHeight * st.size * 25.4 / 72
	p.text(b.x+b.line/2+(left+sumLeft)*b.cell, b.y+b.line/2+(top+sumTop)*b.cell+cap, text, st)
	end := route.Point{X: left + sumLeft + sumAir + st.width(text)/b.cell, Y: top + sumTop + sumAir + cap/b.cell}
	return route.Outside(route.Cage(cage.Cells, cageInset)[0], route.Point{X: left, Y: top}, end)
}

// place returns where the digit of a cell is drawn, and the size of one that is size points
// elsewhere.
func (b frame) place(c puzzle.Cell, size float64) (x, y, points float64) {
	x, y = b.centre(c)
	if len(b.shape.Cages()) == 0 {
		return x, y, size
	}
	return x + shiftRight*b.cell, y + shiftDown*b.cell, .9 * size
}

// small returns the size of a candidate in points.
func (b frame) small() float64 {
	if len(b.shape.Cages()) > 0 {
		return points(.2 * b.cell)
	}
	return points(.25 * b.cell)
}
