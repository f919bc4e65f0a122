package photo

import (
	"math"
	"testing"
)

// The nodes of a grid on paper with a sharp fold go where the lines are.
func TestLoosened(t *testing.T) {
	const side, left, top, deep = 30, 60, 60, 0.25
	folded := func(u, v float64) float64 { return deep * max(0, 1-math.Abs(u-v)/1.5) } // across, along a diagonal
	d := newPlane(400, 400)
	draw := func(u, v float64) {
		x, y := left+side*(u+folded(u, v)), top+side*v
		for k := range 2 {
			d.p[int(y+0.5)*d.w+int(x+0.5)+k] = 90
			d.p[(int(y+0.5)+k)*d.w+int(x+0.5)] = 90
		}
	}
	for i := range 10 {
		for k := range 9 * 40 {
			draw(float64(i), float64(k)/40)
			draw(float64(k)/40, float64(i))
		}
	}
	off := func(n *Nodes) (most float64) {
		for j := range n {
			for i := range n[j] {
				u, v := float64(i), float64(j)
				most = max(most, n[j][i].to(Point{left + side*(u+folded(u, v)), top + side*v})/side)
			}
		}
		return most
	}
	l := newLattice(Quad{{left, top}, {left + 9*side, top}, {left + 9*side, top + 9*side}, {left, top + 9*side}})
	l.refine(d, 4)
	n := l.loosened(d)
	if n == nil {
		t.Fatal("not moved")
	}
	if before, after := off(&l.nodes), off(n); after > 0.7*before {
		t.Errorf("off by %.3f of a cell, before %.3f", after, before)
	}
}
