package print

import (
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// newField returns an empty field for the links of a grid.
func newField(s *puzzle.Shape) *route.Field {
	return &route.Field{Pitch: pitch, Radius: shapeRadius, Shape: s}
}

// fieldOf returns what the links of a diagram keep clear of.
func fieldOf(pos *puzzle.Position, roles map[puzzle.Candidate]puzzle.Role) *route.Field {
	f := newField(pos.Shape)
	for c := range pos.Shape.Cells().All() {
		if pos.Grid[c] != 0 {
			f.Digit(c)
			continue
		}
		for d := range pos.Cands[c].All() {
			k := puzzle.Cand(c, d)
			f.Candidate(k, roles[k] != 0)
		}
	}
	return f
}

// points converts a way to the page.
func (b frame) points(way []route.Point) []Point {
	points := make([]Point, len(way))
	for i, q := range way {
		points[i] = Point{b.x + b.line/2 + q.X*b.cell, b.y + b.line/2 + q.Y*b.cell}
	}
	return points
}

// links draws lines between candidates: solid if they are strong, else dashed. It returns
// their ways and the lines.
func (p *Page) links(b frame, list []puzzle.Link, f *route.Field) (ways route.Ways, lines [][]Point) {
	k := pen{p, max(.2, .028*b.cell), pale}
	ways = f.Find(list)
	for i, way := range ways.Links {
		path := b.points(way.Points)
		if lines = append(lines, path); len(path) < 2 {
			continue
		}
		if list[i].Strong {
			k.path(path...)
		} else {
			k.dashed(.11*b.cell, .08*b.cell, path...)
		}
		if end := len(path) - 1; !way.Stub {
			k.arrow(path[max(end-3, 0)], path[end], .13*b.cell)
		}
	}
	return ways, lines
}

// chains draws the links of a step, the bars of their groups, and the numbers of its links
// where there are more than can be told apart at once.
func (p *Page) chains(b frame, list []puzzle.Link, f *route.Field) {
	ways, lines := p.links(b, list, f)
	on := map[puzzle.Candidate]bool{}
	for _, k := range list {
		for _, c := range k.To {
			on[c] = on[c] || k.Strong
		}
	}
	for _, bar := range ways.Bars {
		for _, piece := range bar.Pieces {
			p.bar(b, piece, bar.Near, on[bar.Members[0]])
		}
	}
	if len(list) < leastNumbered {
		return
	}
	for i, line := range lines {
		p.number(b, line, i+1)
	}
}

// bar draws a piece of the bar of a group: one line if it is true, two if it is false, a thin
// one if it isn't near.
func (p *Page) bar(b frame, piece []route.Point, near, on bool) {
	if on || !near {
		wide := .07 * b.cell
		if !near {
			wide = max(.12, .02*b.cell)
		}
		pen{p, wide, black}.path(b.points(piece)...)
		return
	}
	for _, side := range []float64{-.04, .04} {
		pen{p, max(.12, .025*b.cell), black}.path(b.points(route.Aside(piece, side))...)
	}
}

// leastNumbered is how many links a chain has whose links are numbered.
const leastNumbered = 4

// number writes the number of a link at its middle, on white, if there is room for it.
func (p *Page) number(b frame, line []Point, n int) {
	const size = 6
	st := style{Regular, min(size, points(.21*b.cell)), black}
	height := st.size * 25.4 / 72
	if len(line) < 2 || pathLength(line) < 3*height {
		return
	}
	q, s := line[len(line)/2], strconv.Itoa(n)
	w := st.width(s)/2 + .12*height
	h := .46 * height
	p.shape(white, Point{q.X - w, q.Y - h}, Point{q.X + w, q.Y - h}, Point{q.X + w, q.Y + h}, Point{q.X - w, q.Y + h})
	p.digits(q.X, q.Y, s, 0, st)
}

func pathLength(line []Point) (sum float64) {
	for i := 1; i < len(line); i++ {
		sum += hypot(line[i-1], line[i])
	}
	return sum
}

// walks marks where chains start by dotted squares, and where they end by the corners of one.
func (p *Page) walks(b frame, walks []puzzle.Walk) {
	k, half, long := pen{p, max(.15, .02*b.cell), black}, .445*b.cell, .13*b.cell
	for _, w := range walks {
		for c := range cellsOf(w.Start).All() {
			x, y := b.centre(c)
			k.dashed(.03*b.cell, .04*b.cell, square(x, y, half)...)
		}
		for c := range cellsOf(w.End).All() {
			x, y := b.centre(c)
			for _, s := range [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
				x, y := x+s[0]*half, y+s[1]*half
				k.path(Point{x - s[0]*long, y}, Point{x, y}, Point{x, y - s[1]*long})
			}
		}
	}
}

func cellsOf(ks []puzzle.Candidate) (cells puzzle.CellSet) {
	for _, k := range ks {
		cells.Add(k.Cell())
	}
	return cells
}
