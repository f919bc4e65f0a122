package photo

import (
	"math/rand/v2"
	"testing"
)

// A faint line shows through noise that is as strong.
func TestRidges(t *testing.T) {
	g := newPlane(200, 120)
	rng := rand.New(rand.NewPCG(3, 4))
	for i := range g.p {
		g.p[i] = uint8(200 + 8*rng.NormFloat64())
	}
	for x := range g.w {
		g.p[(20+x/3)*g.w+x] -= 16
	}
	m := g.ridges()
	on, off := 0, 0
	for x := 20; x < 180; x++ {
		on += int(m.p[(20+x/3)*g.w+x])
		off += int(m.p[(110-x/3)*g.w+x])
	}
	if on < 3*off {
		t.Errorf("%d on the line, %d off it", on, off)
	}
}
