package main

import "math"

// Moments are the running means of a gradient and of its square: D. Kingma and J. Ba,
// "Adam: a method for stochastic optimization" (2015).
type moments struct{ first, second, of []float32 }

func newMoments(w []float32) moments {
	return moments{make([]float32, len(w)), make([]float32, len(w)), w}
}

// update changes the weights by the gradients of all shards.
func (t *trainer) update(rate float32) {
	t.step++
	for _, g := range t.parts[1:] {
		for i := range g.w {
			plus(t.parts[0].w[i], g.w[i])
			plus(t.parts[0].b[i], g.b[i])
		}
	}
	one := 1 - math.Pow(0.9, float64(t.step))
	two := 1 - math.Pow(0.999, float64(t.step))
	k := rate * float32(math.Sqrt(two)/one)
	for i := range t.net.Layers {
		t.adam[2*i].update(t.parts[0].w[i], k)
		t.adam[2*i+1].update(t.parts[0].b[i], k)
	}
}

func plus(to, from []float32) {
	for i, v := range from {
		to[i] += v
	}
}

func (m *moments) update(gradient []float32, rate float32) {
	for i, d := range gradient {
		d /= batch
		m.first[i] = 0.9*m.first[i] + 0.1*d
		m.second[i] = 0.999*m.second[i] + 0.001*d*d
		m.of[i] -= rate * m.first[i] / (float32(math.Sqrt(float64(m.second[i]))) + 1e-8)
	}
}
