package pen

import (
	"math"

	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
)

// A span is how far strokes reach, in cells.
type span struct{ x0, y0, x1, y1 float64 }

func spanOf(list ...board.Stroke) span {
	b := span{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, s := range list {
		for _, p := range s {
			b = span{min(b.x0, p[0]), min(b.y0, p[1]), max(b.x1, p[0]), max(b.y1, p[1])}
		}
	}
	return b
}

func (b span) w() float64 { return b.x1 - b.x0 }
func (b span) h() float64 { return b.y1 - b.y0 }

// isTap reports whether a stroke is so short that it was only a press.
func isTap(s board.Stroke) bool {
	b := spanOf(s)
	return max(b.w(), b.h()) < .1
}

// cellOf returns the cell in which the middle of a stroke lies.
func cellOf(s board.Stroke) puzzle.Cell {
	b := spanOf(s)
	return cellAround((b.x0+b.x1)/2, (b.y0+b.y1)/2)
}

// cellAround returns the cell nearest to a place.
func cellAround(x, y float64) puzzle.Cell {
	at := func(v float64) int { return int(min(max(v, 0), 8)) }
	return puzzle.CellAt(at(y), at(x))
}

// cellsUnder returns the cells that a stroke passes, but for those that it cuts a corner of.
func cellsUnder(s board.Stroke) (cells puzzle.CellSet) {
	for i, p := range s {
		from := s[max(0, i-1)]
		steps := 1 + int(10*math.Hypot(p[0]-from[0], p[1]-from[1]))
		for k := range steps {
			t := float64(k+1) / float64(steps)
			x, y := from[0]+t*(p[0]-from[0]), from[1]+t*(p[1]-from[1])
			c := cellAround(x, y)
			if math.Abs(x-float64(c.Col())-.5)+math.Abs(y-float64(c.Row())-.5) < .72 {
				cells.Add(c)
			}
		}
	}
	return cells
}

// inCell returns strokes as parts of a cell, for the net.
func inCell(list []board.Stroke, c puzzle.Cell) []photo.Stroke {
	out := make([]photo.Stroke, len(list))
	for i, s := range list {
		for _, p := range s {
			out[i] = append(out[i], [2]float64{p[0] - float64(c.Col()), p[1] - float64(c.Row())})
		}
	}
	return out
}

// inCorner reports whether strokes are small and in a corner of their cell.
func inCorner(list []board.Stroke, c puzzle.Cell) bool {
	const small, off = .42, .13
	b := spanOf(list...)
	x, y := (b.x0+b.x1)/2-float64(c.Col())-.5, (b.y0+b.y1)/2-float64(c.Row())-.5
	return b.w() < small && b.h() < small && min(math.Abs(x), math.Abs(y)) > off
}

// gestureOf returns what strokes do that make no digit: a circle selects what is in it, a scratch
// erases, and so does a line through a cell that holds something.
func gestureOf(list []board.Stroke, c puzzle.Cell, filled bool) (penAction, bool) {
	for _, s := range list {
		if isScratch(s) {
			return penAction{erase: true, cells: puzzle.CellsOf(c), cursor: c}, true
		}
	}
	if len(list) != 1 {
		return penAction{}, false
	}
	if isThrough(list[0], filled) {
		return penAction{erase: true, cells: puzzle.CellsOf(c), cursor: c}, true
	}
	if isCircle(list[0]) {
		return penAction{cells: enclosed(list[0], c)}, true
	}
	return penAction{}, false
}

// isThrough reports whether a stroke is a line that is no 1: more level than one leans. In an
// empty cell nothing is crossed out, and a 1 may lean as much as it likes.
func isThrough(s board.Stroke, filled bool) bool {
	const long, straight = .4, .93
	a, b := s[0], s[len(s)-1]
	dx, dy := math.Abs(b[0]-a[0]), math.Abs(b[1]-a[1])
	chord := math.Hypot(dx, dy)
	steepest := math.Tan(35 * math.Pi / 180)
	if !filled {
		steepest = math.Tan(65 * math.Pi / 180)
	}
	return chord > long && chord > straight*length(s) && dx > steepest*dy
}

// length returns how long the way of a stroke is.
func length(s board.Stroke) (sum float64) {
	for i := 1; i < len(s); i++ {
		sum += math.Hypot(s[i][0]-s[i-1][0], s[i][1]-s[i-1][1])
	}
	return sum
}

// isScratch reports whether a stroke goes to and fro more often than any digit.
func isScratch(s board.Stroke) bool {
	const often, wide = 5, .25
	b := spanOf(s)
	return b.w() > wide && turns(s, 0, b.w()/2) >= often || b.h() > wide && turns(s, 1, b.h()/2) >= often
}

// turns counts how often a stroke turns round along an axis, after at least so far a way.
func turns(s board.Stroke, axis int, least float64) (n int) {
	from, way := s[0][axis], 0.
	for _, p := range s {
		switch v := p[axis]; {
		case way == 0 && math.Abs(v-from) >= least:
			from, way = v, math.Copysign(1, v-from)
		case way == 0:
		case (v-from)*way > 0:
			from = v
		case (from-v)*way >= least:
			from, way = v, -way
			n++
		}
	}
	return n
}

// isCircle reports whether a stroke is a closed line, round and larger than the loop of a digit.
func isCircle(s board.Stroke) bool {
	const large, open, round = .5, .3, .7
	b := spanOf(s)
	a, z := s[0], s[len(s)-1]
	size := max(b.w(), b.h())
	return size > large && min(b.w(), b.h()) > .5*size && math.Hypot(z[0]-a[0], z[1]-a[1]) < open*size &&
		math.Abs(area(s)) > round*math.Pi/4*b.w()*b.h() && length(s) < 1.3*math.Pi*size
}

// area returns the area within a closed line, less than zero if it goes anticlockwise.
func area(s board.Stroke) (sum float64) {
	for i, p := range s {
		q := s[(i+1)%len(s)]
		sum += p[0]*q[1] - q[0]*p[1]
	}
	return sum / 2
}

// enclosed returns the cells whose middle is within a closed line, or else the one it is in.
func enclosed(s board.Stroke, in puzzle.Cell) (cells puzzle.CellSet) {
	for c := range puzzle.Cell(81) {
		if within(s, float64(c.Col())+.5, float64(c.Row())+.5) {
			cells.Add(c)
		}
	}
	if cells.Empty() {
		cells.Add(in)
	}
	return cells
}

// within reports whether a point is within a closed line: a ray from it crosses that an odd number
// of times.
func within(s board.Stroke, x, y float64) (in bool) {
	for i, p := range s {
		q := s[(i+1)%len(s)]
		if (p[1] > y) != (q[1] > y) && x < p[0]+(y-p[1])/(q[1]-p[1])*(q[0]-p[0]) {
			in = !in
		}
	}
	return in
}
