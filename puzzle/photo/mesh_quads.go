package photo

// quads returns the quads of 9 x 9 cells that the mesh may be part of or contain, at most
// a few dozen.
func (m *mesh) quads() (all []Quad) {
	c0, r0, cols, rows := m.bounds()
	if cols < 5 || rows < 5 || cols > 12 || rows > 12 {
		return nil
	}
	x, y := m.surface(c0, r0)
	at := func(u, v float64) Point {
		t := terms(u, v)
		return Point{x.at(&t), y.at(&t)}
	}
	for i := min(0, cols-9); i <= max(0, cols-9); i++ {
		for j := min(0, rows-9); j <= max(0, rows-9); j++ {
			u, v := float64(i), float64(j)
			all = append(all, Quad{at(u, v), at(u+9, v), at(u+9, v+9), at(u, v+9)})
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
func (m *mesh) surface(c0, r0 int) (x, y poly) {
	var xs, ys []bent
	for i, p := range m.places {
		t := terms(float64(p[0]-c0)+0.5, float64(p[1]-r0)+0.5)
		xs = append(xs, bent{t, m.centres[i].X, 1000})
		ys = append(ys, bent{t, m.centres[i].Y, 1000})
	}
	return fitPoly(xs, 5, 4), fitPoly(ys, 5, 4)
}
