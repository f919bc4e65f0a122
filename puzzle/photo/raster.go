package photo

import (
	"cmp"
	"math"
	"slices"
)

// A raster says how the grids of a page stand to one another: in rows and columns that may be
// turned, tilted and bent a little.
type raster struct {
	right    Point  // where right is on the page
	quads    []Quad // each from the corner on that is top left on the page
	row, col []int  // of each, from 0
	rows     int
	cols     int
}

func newRaster(quads []Quad) *raster {
	r := &raster{right: pageRight(quads), quads: make([]Quad, len(quads))}
	for i, q := range quads {
		r.quads[i] = q.upright(r.right)
	}
	down := Point{-r.right.Y, r.right.X}
	r.row, r.rows = r.groups(Quad.rightward, down)
	r.col, r.cols = r.groups(Quad.downward, r.right)
	return r
}

// rightward is how far the top and the bottom of a quad run, downward its sides.
func (q Quad) rightward() Point { return q[1].plus(q[2]).minus(q[0].plus(q[3])) }
func (q Quad) downward() Point  { return q[2].plus(q[3]).minus(q[0].plus(q[1])) }

// unit returns the direction of a point seen from the origin.
func (p Point) unit() Point { return p.times(1 / max(math.Hypot(p.X, p.Y), 1e-9)) }

func (p Point) dot(q Point) float64 { return p.X*q.X + p.Y*q.Y }

// pageRight returns where right is for most grids: solutions at the foot of a page may stand on
// their heads.
func pageRight(quads []Quad) Point {
	best, most := Point{1, 0}, 0.0
	for _, q := range quads {
		right, sum := q.rightward().unit(), Point{}
		for _, o := range quads {
			if run := o.rightward(); run.unit().dot(right) > math.Sqrt2/2 {
				sum = sum.plus(run)
			}
		}
		if n := math.Hypot(sum.X, sum.Y); n > most*1.001 {
			best, most = sum.unit(), n
		}
	}
	return best
}

// groups gathers the quads that lie along one line, as each of two of them sees it, and numbers
// the lines in the direction across.
func (r *raster) groups(along func(Quad) Point, across Point) (of []int, n int) {
	of = make([]int, len(r.quads))
	for i := range of {
		of[i] = i
	}
	for i, q := range r.quads {
		for j, o := range r.quads[:i] {
			line := along(q).plus(along(o)).unit()
			if off := math.Abs(line.cross(o.centre().minus(q.centre()))); off < min(q.side(), o.side())/2 {
				join(of, of[i], of[j])
			}
		}
	}
	sum, count := map[int]float64{}, map[int]float64{}
	for i, g := range of {
		sum[g] += r.quads[i].centre().dot(across)
		count[g]++
	}
	var order []int
	for g := range sum {
		order = append(order, g)
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(sum[a]/count[a], sum[b]/count[b]), a-b)
	})
	for i, g := range of {
		of[i] = slices.Index(order, g)
	}
	return of, len(order)
}

// join makes one group of two.
func join(of []int, a, b int) {
	for i, g := range of {
		if g == a {
			of[i] = b
		}
	}
}

// places returns the place of each quad.
func (r *raster) places() []Place {
	order := make([]int, len(r.quads))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(r.row[a]-r.row[b], cmp.Compare(r.quads[a].centre().dot(r.right), r.quads[b].centre().dot(r.right)))
	})
	all := make([]Place, len(r.quads))
	inRow := make([]int, r.rows)
	for n, i := range order {
		inRow[r.row[i]]++
		all[i] = Place{Number: n + 1, Row: r.row[i] + 1, Column: inRow[r.row[i]], Rows: r.rows}
	}
	for i := range all {
		all[i].Columns = inRow[r.row[i]]
	}
	return all
}

// leastRaster is how many grids a raster has at least, in which others may be missed.
const leastRaster = 3

// holes returns where the quads of a regular page leave a place in a row and a column free.
func (r *raster) holes() (all []Quad) {
	if len(r.quads) < leastRaster || 2*len(r.quads) < r.rows*r.cols || r.rows*r.cols > maxGrids {
		return nil
	}
	at := map[[2]int]int{}
	for i := range r.quads {
		at[[2]int{r.row[i], r.col[i]}] = i
	}
	if len(at) < len(r.quads) {
		return nil // two in one place: not regular
	}
	for row := range r.rows {
		for col := range r.cols {
			if _, taken := at[[2]int{row, col}]; !taken {
				if q, ok := r.between(row, col); ok {
					all = append(all, q)
				}
			}
		}
	}
	return all
}

// between returns where a quad would stand in line with one of its row and one of its column, and
// as far from them as the one at their crossing: the nearest three.
func (r *raster) between(row, col int) (q Quad, ok bool) {
	near := math.MaxInt
	for i := range r.quads {
		for j := range r.quads {
			if r.row[i] != row || r.col[j] != col {
				continue
			}
			far := abs(r.col[i]-col) + abs(r.row[j]-row)
			k := r.find(r.row[j], r.col[i])
			if k < 0 || far >= near {
				continue
			}
			near, ok = far, true
			for c := range q {
				q[c] = r.quads[i][c].plus(r.quads[j][c]).minus(r.quads[k][c])
			}
		}
	}
	return q, ok && q.convex()
}

// find returns which quad is in a row and column, or -1.
func (r *raster) find(row, col int) int {
	for i := range r.quads {
		if r.row[i] == row && r.col[i] == col {
			return i
		}
	}
	return -1
}

func abs(n int) int { return max(n, -n) }
