package board

import (
	"image"
	"math"

	"sudoku/gui/paint"
	"sudoku/puzzle"
)

// An obstacle is the outline of a digit that a link should not cross.
type obstacle struct {
	x, y, w, h float64 // centre, and half the sides
	weight     int
	cand       puzzle.Candidate // of a mark only
	mark       bool
}

// obstacles lists all digits and all marks at fixed places.
func (p overlayPainter) obstacles(looks *[81]Look) (list []obstacle) {
	side := p.p()
	for c := range puzzle.Cell(81) {
		l := &looks[c]
		x, y := p.Centre(c)
		switch {
		case l.Digit != 0:
			list = append(list, obstacle{x: x, y: y, w: .20 * side, h: .24 * side, weight: 3})
		case l.Fixed:
			for d := range l.Centre.All() {
				k := puzzle.Cand(c, d)
				x, y := p.Spot(k)
				w, h := .09*side, .11*side
				if l.Roles[d-1] != 0 {
					w, h = .15*side, .15*side
				}
				list = append(list, obstacle{x, y, w, h, 1, k, true})
			}
		}
	}
	return list
}

// route returns the path of a link between two candidates: straight if that crosses no
// digit, else curved to the side that crosses fewer, twice as far if that helps. It ends
// before the shapes of the two candidates.
func (p overlayPainter) route(a, b puzzle.Candidate, in []obstacle) []paint.Pt {
	ax, ay := p.Spot(a)
	bx, by := p.Spot(b)
	from, to := paint.Pt{X: ax, Y: ay}, paint.Pt{X: bx, Y: by}
	d := math.Hypot(bx-ax, by-ay)
	if d == 0 {
		return nil
	}
	bow := func(by float64) []paint.Pt { return p.trim(curve(from, to, by), from, to) }
	cost := func(pts []paint.Pt) int { return p.cost(pts, in, a, b) }

	high := .6 * p.p() // distance of the control points; that of the line is at most .45
	best, least := bow(0), -1
	if len(best) > 0 && length(best) >= 1.6*p.head() {
		least = cost(best)
	}
	if least == 0 {
		return best
	}
	for _, h := range []float64{high, -high, 2 * high, -2 * high} {
		if pts := bow(h); len(pts) > 0 {
			if n := cost(pts); least < 0 || n < least {
				best, least = pts, n
			}
		}
	}
	return best
}

// curve returns the line between two points, curved to its right: both control points are
// by aside, at a tenth of the way from either end.
func curve(from, to paint.Pt, by float64) []paint.Pt {
	d := math.Hypot(to.X-from.X, to.Y-from.Y)
	nx, ny := (from.Y-to.Y)/d*by, (to.X-from.X)/d*by
	at := func(t float64) paint.Pt {
		return paint.Pt{X: from.X + (to.X-from.X)*t + nx, Y: from.Y + (to.Y-from.Y)*t + ny}
	}
	return paint.Bezier(from, at(.1), at(.9), to)
}

// trim removes what is inside the shapes of the two ends.
func (p overlayPainter) trim(pts []paint.Pt, from, to paint.Pt) []paint.Pt {
	cut := .142*p.p() + p.of(2)
	free := func(q paint.Pt) bool {
		return math.Hypot(q.X-from.X, q.Y-from.Y) >= cut && math.Hypot(q.X-to.X, q.Y-to.Y) >= cut
	}
	i, j := 0, len(pts)-1
	for i < j && !free(pts[i]) {
		i++
	}
	for i < j && !free(pts[j]) {
		j--
	}
	if i >= j || i == 0 || j == len(pts)-1 {
		return nil
	}
	first, last := edge(pts[i-1], pts[i], free), edge(pts[j+1], pts[j], free)
	return append(append([]paint.Pt{first}, pts[i:j+1]...), last)
}

// edge returns the point between out and in at which the line becomes free.
func edge(out, in paint.Pt, free func(paint.Pt) bool) paint.Pt {
	for range 8 {
		mid := paint.Pt{X: (out.X + in.X) / 2, Y: (out.Y + in.Y) / 2}
		if free(mid) {
			in = mid
		} else {
			out = mid
		}
	}
	return in
}

// cost counts what a path crosses: digits, marks, and the edge of the board.
func (p overlayPainter) cost(pts []paint.Pt, in []obstacle, a, b puzzle.Candidate) (sum int) {
	for _, o := range in {
		if o.mark && (o.cand == a || o.cand == b) {
			continue
		}
		for _, q := range pts {
			if math.Abs(q.X-o.x) < o.w && math.Abs(q.Y-o.y) < o.h {
				sum += o.weight
				break
			}
		}
	}
	board := image.Rect(0, 0, p.Side(), p.Side())
	for _, q := range pts {
		if !image.Pt(int(q.X), int(q.Y)).In(board) {
			return sum + 10
		}
	}
	return sum
}

func length(pts []paint.Pt) (sum float64) {
	for i := 1; i < len(pts); i++ {
		sum += math.Hypot(pts[i].X-pts[i-1].X, pts[i].Y-pts[i-1].Y)
	}
	return sum
}

// nearest returns the two members of a link's ends that are closest to each other.
func (p overlayPainter) nearest(k puzzle.Link) (a, b puzzle.Candidate) {
	least := math.Inf(1)
	for _, f := range k.From {
		for _, t := range k.To {
			fx, fy := p.Spot(f)
			tx, ty := p.Spot(t)
			if d := math.Hypot(tx-fx, ty-fy); d < least {
				least, a, b = d, f, t
			}
		}
	}
	return a, b
}
