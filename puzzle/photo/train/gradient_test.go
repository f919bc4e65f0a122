package main

import (
	"math"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle/photo/net"
)

// The gradient is how the loss changes with a weight, measured by changing it.
func TestGradient(t *testing.T) {
	n := net.New()
	start(n, 1)
	rng := rand.New(rand.NewPCG(1, 2))
	picture := make([]float32, net.Side*net.Side)
	for i := range picture {
		picture[i] = float32(rng.Float64())
	}
	const class = 7
	g := newGradient(n)
	_, d := crossEntropy(n.Run(picture, g.s), class)
	g.add(d)
	s := n.Scratch()
	for i := range n.Layers {
		for range 10 {
			k := rng.IntN(len(n.Layers[i].W))
			w := &n.Layers[i].W[k]
			const step = 1e-3
			before := *w
			*w = before + step
			up, _ := crossEntropy(n.Run(picture, s), class)
			*w = before - step
			down, _ := crossEntropy(n.Run(picture, s), class)
			*w = before
			got, want := float64(g.w[i][k]), (up-down)/(2*step)
			if math.Abs(got-want) > 0.02*math.Abs(want)+5e-3 {
				t.Errorf("layer %d, weight %d: %v, not %v", i, k, got, want)
			}
		}
	}
}

// The same data and seed give the same weights at any number of workers.
func TestSameAtAnyNumberOfWorkers(t *testing.T) {
	defer func(n int) { workers = n }(workers)
	var first []byte
	for _, workers = range []int{1, 3} {
		rng := rand.New(rand.NewPCG(3, 4))
		data := make([]example, 2*batch)
		for i := range data {
			c := new([net.Side * net.Side]uint8)
			for j := range c {
				c[j] = uint8(rng.IntN(210))
			}
			data[i] = example{c, i % net.Classes}
		}
		n := net.New()
		start(n, 1)
		newTrainer(n, 1).epoch(data, 0, 1)
		if b := n.Save(); first == nil {
			first = b
		} else if string(b) != string(first) {
			t.Errorf("%d workers give other weights", workers)
		}
	}
}
