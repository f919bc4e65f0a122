package photo

// A screen shows straight edges exactly, whatever is light and what is dark: those of lines,
// of tinted cells, of gaps between them.

// A run is where an edge goes along a line: between it and the line before.
type run struct{ from, to int }

// An edges is the stretches on each line of a picture, upright lines or level ones.
type edges struct {
	on    [][]run
	total []int // how long those of each line are together
	had   bitSet
}

// How an edge is told: by how much its sides differ, how short it may be, and how much of it
// may be missing, such as where another line crosses.
const (
	edgeStep  = 4
	leastEdge = 8
	edgeGap   = 3
)

// noisySteps are by how much the sides differ where what lies along an edge is averaged, as the
// noise of a JPEG file needs: edges that stand out from it are looked for first.
var noisySteps = []int{24, 12, 7, 3}

// uprights returns the upright edges of a plane, whose sides differ by a step at least.
func (g *plane) uprights(step int) *edges {
	e := &edges{on: make([][]run, g.w), total: make([]int, g.w)}
	open, last := make([]int, g.w), make([]int, g.w) // where each began, and where it was last seen
	for x := range open {
		open[x] = -1
	}
	for y := range g.h + edgeGap + 1 {
		for x := 1; x < g.w; x++ {
			if y < g.h {
				if d := int(g.p[y*g.w+x]) - int(g.p[y*g.w+x-1]); d >= step || d <= -step {
					if open[x] < 0 {
						open[x] = y
					}
					last[x] = y
					continue
				}
			}
			if open[x] >= 0 && y-last[x] > edgeGap {
				e.add(x, run{open[x], last[x] + 1})
				open[x] = -1
			}
		}
	}
	return e
}

func (e *edges) add(line int, s run) {
	if n := s.to - s.from; n >= leastEdge {
		e.on[line] = append(e.on[line], s)
		e.total[line] += n
	}
}

// averaged returns the plane with each pixel the mean of those above and below, so many each
// way.
func (g *plane) averaged(n int) *plane {
	o, sums := newPlane(g.w, g.h), make([]int, g.w)
	for y := -n; y < g.h+n; y++ {
		if y+n < g.h {
			for x, v := range g.p[(y+n)*g.w : (y+n+1)*g.w] {
				sums[x] += int(v)
			}
		}
		if y-n-1 >= 0 {
			for x, v := range g.p[(y-n-1)*g.w : (y-n)*g.w] {
				sums[x] -= int(v)
			}
		}
		if 0 <= y && y < g.h {
			rows := min(g.h-1, y+n) - max(0, y-n) + 1
			for x, v := range sums {
				o.p[y*g.w+x] = uint8((v + rows/2) / rows)
			}
		}
	}
	return o
}

// transposed returns the plane with columns for rows.
func (g *plane) transposed() *plane {
	o := newPlane(g.h, g.w)
	for y := range g.h {
		for x, v := range g.p[y*g.w : (y+1)*g.w] {
			o.p[x*g.h+y] = v
		}
	}
	return o
}

// near returns how long the edges are of the line, of those around a place, that has the
// longest.
func (e *edges) near(at, within float64) (most int) {
	for x := max(0, int(at-within+0.5)); x <= min(len(e.total)-1, int(at+within+0.5)); x++ {
		most = max(most, e.total[x])
	}
	return most
}

// cover returns what share of a run has an edge on one of the lines around a place, and
// where these are in the mean.
func (e *edges) cover(at, within float64, s run) (share, middle float64) {
	n := s.to - s.from
	if n <= 0 {
		return 0, at
	}
	e.had = e.had.cleared(n)
	sum, length := 0.0, 0.0
	for x := max(0, int(at-within+0.5)); x <= min(len(e.on)-1, int(at+within+0.5)); x++ {
		for _, o := range e.on[x] {
			from, to := max(o.from, s.from)-s.from, min(o.to, s.to)-s.from
			if to > from {
				e.had.add(from, to)
				sum, length = sum+float64(x*(to-from)), length+float64(to-from)
			}
		}
	}
	if length == 0 {
		return 0, at
	}
	return float64(e.had.len()) / float64(n), sum / length
}
