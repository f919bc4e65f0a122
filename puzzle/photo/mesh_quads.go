package photo

// quads returns the quads of 9 x 9 cells that the mesh may be part of or contain, at most
// a few dozen.
func (m *mesh) quads() (all []Quad) {
	if m.boxes() {
		return m.windows(3)
	}
	if _, _, cols, rows := m.bounds(); min(cols, rows) < 4 || max(cols, rows) < 5 || max(cols, rows) > 12 {
		return nil
	}
	return m.windows(9)
}

// boxes reports whether the mesh may be of boxes of a grid whose thin lines don't show.
func (m *mesh) boxes() bool {
	_, _, cols, rows := m.bounds()
	return min(cols, rows) >= 2 && max(cols, rows) <= 3 && len(m.centres) >= 4
}

// windows returns the quads of n x n cells that hold all of the mesh, or that it holds.
func (m *mesh) windows(n int) (all []Quad) {
	c0, r0, cols, rows := m.bounds()
	at := m.surface(c0, r0)
	side := float64(n)
	for i := min(0, cols-n); i <= max(0, cols-n); i++ {
		for j := min(0, rows-n); j <= max(0, rows-n); j++ {
			u, v := float64(i), float64(j)
			all = append(all, Quad{at(u, v), at(u+side, v), at(u+side, v+side), at(u, v+side)})
		}
	}
	return all
}

// bounds returns the first column and row, and how many of them there are.
func (m *mesh) bounds() (col, row, cols, rows int) {
	var c1, r1 int // those of the first cell are 0
	for _, p := range m.places {
		col, c1 = min(col, p[0]), max(c1, p[0])
		row, r1 = min(row, p[1]), max(r1, p[1])
	}
	return col, row, c1 - col + 1, r1 - row + 1
}

// surface returns where columns and rows, counted from a first cell, lie in the picture:
// a polynomial of the terms that perspective needs most.
func (m *mesh) surface(c0, r0 int) func(u, v float64) Point {
	var xs, ys []bent
	for i, p := range m.places {
		t := terms(float64(p[0]-c0)+0.5, float64(p[1]-r0)+0.5)
		xs = append(xs, bent{t, m.centres[i].X, 1000})
		ys = append(ys, bent{t, m.centres[i].Y, 1000})
	}
	x, y := fitPoly(xs, 5, 4), fitPoly(ys, 5, 4)
	return func(u, v float64) Point {
		t := terms(u, v)
		return Point{x.at(&t), y.at(&t)}
	}
}
