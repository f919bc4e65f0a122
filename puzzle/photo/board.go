package photo

import (
	"cmp"
	"context"
	"slices"
)

// A board is a grid as a screen shows it.
type board struct {
	x, y  span
	lines [2][10]float64
	score float64
}

// boards returns the grids that edges show, largest first, none over another: a pad of digits
// may look like one.
func boards(ctx context.Context, upright, level *edges) (best []board) {
	var all []board
	ys := level.spans()
	for _, x := range upright.spans() {
		for _, y := range ys {
			if r := x.pitch() / y.pitch(); r < 0.93 || r > 1.07 || ctx.Err() != nil {
				continue
			}
			if b := (board{x: x, y: y}); b.measure(upright, level) {
				all = append(all, b)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b board) int { return cmp.Compare(b.score, a.score) })
	for _, b := range all {
		if b.score > 0.7*all[0].score && !slices.ContainsFunc(best, b.over) {
			best = append(best, b)
		}
	}
	slices.SortStableFunc(best, func(a, b board) int { return cmp.Compare(b.x.pitch()*b.y.pitch(), a.x.pitch()*a.y.pitch()) })
	return best
}

// over reports whether two boards share a part of the picture.
func (b *board) over(o board) bool {
	apart := func(s, t span) bool { return s.to < t.from+2 || t.to < s.from+2 }
	return !apart(b.x, o.x) && !apart(b.y, o.y)
}

// What of a line must be there at least: of those between boxes, of those in them to count.
const (
	leastThick = 0.5
	leastThin  = 0.35
)

// measure scores a board by the edges of its own lines; false if it can't be one.
func (b *board) measure(upright, level *edges) bool {
	var thick, outer, thin, off float64
	var shares [2][10]float64
	weakest := 1.0
	ways := []*edges{upright, level}
	line := func(way int, at float64) (share, middle float64) {
		s, o := b.x, b.y
		if way == 1 {
			s, o = o, s
		}
		return ways[way].cover(s.at(at), s.within(), run{int(o.from), int(o.to + 0.5)})
	}
	for _, i := range [...]int{3, 6, 0, 9, 1, 2, 4, 5, 7, 8} { // what is likeliest missing first
		for way := range ways {
			share, middle := line(way, float64(i))
			b.lines[way][i], shares[way][i] = middle, share
			weakest = min(weakest, share)
			switch {
			case i == 3 || i == 6:
				if share < leastThick {
					return false
				}
				thick += share / 4
			case i%9 == 0:
				outer += share / 4
			default:
				thin += share / 12
			}
		}
	}
	for way := range ways {
		for i := range 9 {
			share, _ := line(way, float64(i)+0.5)
			off += share / 18
		}
	}
	least := leastThin / 2
	if thin <= leastThin {
		least = 0.6 // there are no lines in boxes, and what looks so are digits
	}
	for way := range ways {
		complete(&b.lines[way], &shares[way], least)
	}
	b.score = thick + 0.5*outer + thin + 0.5*weakest - off
	return true
}

// complete puts lines with a smaller share of edges evenly between the others, or beyond them,
// as those round the boxes in the middle lie.
func complete(lines, shares *[10]float64, least float64) {
	known := func(i int) bool { return i == 3 || i == 6 || shares[i] >= least }
	for i := range lines {
		if known(i) {
			continue
		}
		a, b := i-1, i+1
		for a >= 0 && !known(a) {
			a--
		}
		for b <= 9 && !known(b) {
			b++
		}
		if a < 0 || b > 9 {
			a, b = 3, 6
		}
		lines[i] = lines[a] + (lines[b]-lines[a])*float64(i-a)/float64(b-a)
	}
}

// nodes returns where the lines of a board cross.
func (b *board) nodes() (n Nodes) {
	for j := range n {
		for i := range n[j] {
			n[j][i] = Point{b.lines[0][i] - 0.5, b.lines[1][j] - 0.5}
		}
	}
	return n
}
