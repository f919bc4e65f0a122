package print

import (
	"math/bits"

	"sudoku/puzzle"
)

// colours fills cells with the patterns of their colours, in upright bands: a pattern for
// each colour, because paper may have one colour only.
func (p *Page) colours(b frame, all *[81]uint16) {
	for c, set := range all {
		n := bits.OnesCount16(set & 0x1ff)
		x, y := b.x+b.line/2+float64(c%9)*b.cell, b.y+b.line/2+float64(c/9)*b.cell
		for k := range n {
			w := b.cell / float64(n)
			p.pattern(bits.TrailingZeros16(set)+1, box{x + float64(k)*w, y, x + float64(k+1)*w, y + b.cell}, b.cell)
			set &= set - 1
		}
	}
}

// tiles puts the pattern of its colour behind each coloured candidate.
func (p *Page) tiles(b frame, d *Drawing, shown *[81]puzzle.DigitSet) {
	half := .14 * b.cell
	for c := range puzzle.Cell(81) {
		for digit := range shown[c].All() {
			if n := d.CandColours[c][digit-1]; n != 0 {
				at := b.spot(puzzle.Cand(c, digit))
				p.pattern(int(n), box{at.X - half, at.Y - half, at.X + half, at.Y + half}, .4*b.cell)
			}
		}
	}
}

// pattern fills a part of a cell of some side with pattern n.
func (p *Page) pattern(n int, in box, cell float64) {
	p.fill(in.left, in.top, in.width(), in.height(), 0xee)
	w := max(.1, .018*cell)
	in = box{in.left + w, in.top + w, in.right - w, in.bottom - w} // clear of the grid's lines
	k := patternPen{pen{p, w, 0xb4}, in, cell}
	switch n {
	case 1:
		k.places(6, func(x, y float64) { p.disc(x, y, max(.1, .022*cell), k.grey) })
	case 2:
		k.slopes(6, 1)
	case 3:
		k.rules(true)
	case 4:
		k.slopes(6, -1)
	case 5:
		k.rules(false)
	case 6:
		k.slopes(3, 1)
		k.slopes(3, -1)
	case 7:
		k.places(3, func(x, y float64) { k.ring(x, y, .09*cell) })
	case 8:
		k.places(3, func(x, y float64) {
			k.line(Point{x - .075*cell, y}, Point{x + .075*cell, y})
			k.line(Point{x, y - .075*cell}, Point{x, y + .075*cell})
		})
	case 9:
		k.zigzags()
	}
}

// A patternPen draws the pattern of a cell, as far as it is within an area.
type patternPen struct {
	pen
	in   box
	cell float64
}

// places calls f for n x n places of a cell that are within the area.
func (k patternPen) places(n int, f func(x, y float64)) {
	pitch := k.cell / float64(n)
	for y := k.in.top + pitch/2; y < k.in.bottom; y += pitch {
		for x := k.in.left + pitch/2; x < k.in.right-.2*pitch; x += pitch {
			f(x, y)
		}
	}
}

// slopes draws n sloping lines a cell; way is 1 if they rise.
func (k patternPen) slopes(n int, way float64) {
	w, h := k.in.width(), k.in.height()
	for at := (w + h) / 2 / float64(2*n); at < w+h; at += (w + h) / 2 / float64(n) {
		x0, y0 := min(at, w), max(at-w, 0) // where it meets the upper or right edge
		x1, y1 := max(at-h, 0), min(at, h) // where it meets the left or lower edge
		if way < 0 {
			x0, x1 = w-x0, w-x1
		}
		k.line(Point{k.in.left + x0, k.in.top + y0}, Point{k.in.left + x1, k.in.top + y1})
	}
}

// rules draws six lines a cell.
func (k patternPen) rules(level bool) {
	for i := range 6 {
		at := (float64(i) + .5) * k.cell / 6
		if level {
			k.page.fill(k.in.left, k.in.top+at, k.in.width(), k.width, k.grey)
		} else if at < k.in.width() {
			k.page.fill(k.in.left+at, k.in.top, k.width, k.in.height(), k.grey)
		}
	}
}

// zigzags draws three level zigzag lines.
func (k patternPen) zigzags() {
	step := k.cell / 8
	for i := range 3 {
		y := k.in.top + (float64(i)+.5)*k.cell/3
		var points []Point
		for t := 0; float64(t)*step <= k.in.width()+1e-9; t++ {
			points = append(points, Point{k.in.left + float64(t)*step, y + (float64(t%2)-.5)*.12*k.cell})
		}
		k.path(points...)
	}
}
