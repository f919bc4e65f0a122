package photo

import (
	"context"
	"testing"
)

// Ten lines are found where they lie, though one is missing and darker things lie between.
func TestSpaced(t *testing.T) {
	want := [10]int{14, 31, 48, 66, 80, 95, 109, 124, 138, 154}
	var strip [across]float64
	for i, c := range want {
		if i != 4 {
			strip[c] = 0.06
		}
	}
	strip[40], strip[118] = 0.08, 0.08
	for i, c := range spaced(&strip) {
		if c < want[i]-2 || c > want[i]+2 {
			t.Errorf("line %d at %d, not %d", i, c, want[i])
		}
	}
}

// A pen that crosses a corner of a frame doesn't hide where it is.
func TestPenless(t *testing.T) {
	g := newPlane(400, 400)
	for i := range g.p {
		g.p[i] = 220
	}
	ink := func(x, y, r int) { g.fill(x, y, r, 40) }
	for i := range 10 {
		for k := range 181 {
			g.p[(100+20*i)*g.w+100+k], g.p[(100+k)*g.w+100+20*i] = 120, 120
		}
	}
	for k := range 220 {
		ink(60+k, 180+k*4/5, 3)
	}
	want := Quad{{100, 100}, {280, 100}, {280, 280}, {100, 280}}
	c := candidates{w: g.w, h: g.h, right: Point{1, 0}}
	nearest := func() float64 {
		best := 1000.0
		for _, q := range c.quads {
			best = min(best, q.distance(want))
		}
		return best
	}
	c.frames(context.Background(), g)
	before := nearest()
	c.penless(context.Background(), g, g.ridges())
	if after := nearest(); before < 20 || after > 10 {
		t.Errorf("off by %.0f pixels, with the pen %.0f", after, before)
	}
}
