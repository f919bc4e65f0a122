package photo

// hull returns the convex hull of points that are sorted by lines, clockwise on the
// screen: A. Andrew, "Another efficient algorithm for convex hulls in two dimensions"
// (1979).
func hull(points []Point) []Point {
	half := func(next func(int) Point) (h []Point) {
		for i := range points {
			p := next(i)
			for len(h) >= 2 && h[len(h)-1].minus(h[len(h)-2]).cross(p.minus(h[len(h)-1])) <= 0 {
				h = h[:len(h)-1]
			}
			h = append(h, p)
		}
		return h[:max(0, len(h)-1)]
	}
	down := half(func(i int) Point { return points[i] })
	up := half(func(i int) Point { return points[len(points)-1-i] })
	return append(down, up...)
}

// corners returns the four points of a convex hull that span the largest quad, about:
// from the widest pair on, each corner is moved to the best place that the other three
// leave it, until none moves.
func corners(h []Point) (q Quad, ok bool) {
	if len(h) < 4 {
		return q, false
	}
	at := widest(h)
	for range 10 {
		moved := false
		for k := range at {
			before, after := at[(k+3)&3], at[(k+1)&3]
			best := at[k]
			for i := (before + 1) % len(h); i != after; i = (i + 1) % len(h) {
				if far(h, before, after, i) > far(h, before, after, best)+1e-9 {
					best = i
				}
			}
			moved = moved || best != at[k]
			at[k] = best
		}
		if !moved {
			break
		}
	}
	for k, i := range at {
		q[k] = h[i]
	}
	return q, true
}

// far returns twice the area of the triangle that point i makes with two others.
func far(h []Point, a, b, i int) float64 {
	return h[i].minus(h[a]).cross(h[b].minus(h[i]))
}

// widest returns the two points that are farthest apart and, on each side, the one
// farthest from the line between them.
func widest(h []Point) (at [4]int) {
	most := -1.0
	for i := range h {
		for j := range i {
			if d := h[i].to(h[j]); d > most {
				most, at[0], at[2] = d, j, i
			}
		}
	}
	at[1], at[3] = (at[0]+1)%len(h), (at[2]+1)%len(h)
	for i := range h {
		switch {
		case i > at[0] && i < at[2]:
			if far(h, at[0], at[2], i) > far(h, at[0], at[2], at[1]) {
				at[1] = i
			}
		case far(h, at[2], at[0], i) > far(h, at[2], at[0], at[3]):
			at[3] = i
		}
	}
	return at
}

// within returns the convex polygon with fewer points, none closer to another than d.
func sparse(h []Point, d float64) (out []Point) {
	for _, p := range h {
		if len(out) == 0 || p.to(out[len(out)-1]) >= d {
			out = append(out, p)
		}
	}
	return out
}
