package main

import (
	"math"
	"math/rand/v2"
	"runtime"

	"sudoku/puzzle/photo/net"
)

var workers = runtime.GOMAXPROCS(0)

// How the net learns.
const (
	batch    = 64
	shards   = 8 // parts of a batch, whose gradients are added in order at any number of workers
	rate     = 2e-3
	smoothed = 0.02 // share of certainty that is spread over all classes
)

// start gives the weights their first values: K. He, X. Zhang, S. Ren, J. Sun, "Delving
// deep into rectifiers" (2015).
func start(n *net.Net, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, math.MaxUint64))
	for i := range n.Layers {
		l := &n.Layers[i]
		k := math.Sqrt(2 / float64(l.Fan()))
		for j := range l.W {
			l.W[j] = float32(k * rng.NormFloat64())
		}
	}
}

// A trainer changes the weights of a net.
type trainer struct {
	net   *net.Net
	seed  uint64
	parts [shards]*gradient
	adam  []moments
	step  int
}

func newTrainer(n *net.Net, seed uint64) *trainer {
	t := &trainer{net: n, seed: seed}
	for i := range t.parts {
		t.parts[i] = newGradient(n)
	}
	for _, l := range n.Layers {
		t.adam = append(t.adam, newMoments(l.W), newMoments(l.B))
	}
	return t
}

// epoch shows each example once, in an order and with small changes drawn by lot, and
// returns the mean loss.
func (t *trainer) epoch(data []example, epoch, epochs int) float64 {
	rng := rand.New(rand.NewPCG(t.seed, 1<<40+uint64(epoch)))
	order := rng.Perm(len(data))
	loss, n := 0.0, len(order)/batch
	for b := range n {
		part := order[b*batch : (b+1)*batch]
		losses := make([]float64, shards)
		each(shards, func(s int) {
			losses[s] = t.shard(t.parts[s], data, part[s*batch/shards:(s+1)*batch/shards], epoch)
		})
		for _, l := range losses {
			loss += l
		}
		t.update(learningRate((float64(epoch) + float64(b)/float64(n)) / float64(epochs)))
	}
	return loss / float64(n*batch)
}

// learningRate rises for a tenth of the time, then falls to 0 as a cosine.
func learningRate(done float64) float32 {
	if done < 0.1 {
		return rate * float32(0.05+0.95*done/0.1)
	}
	return rate * float32(0.5+0.5*math.Cos(math.Pi*(done-0.1)/0.9))
}

// shard computes the gradient of a few examples.
func (t *trainer) shard(g *gradient, data []example, which []int, epoch int) (loss float64) {
	g.clear()
	for _, i := range which {
		rng := rand.New(rand.NewPCG(t.seed+uint64(epoch)<<32, uint64(i)))
		logits := t.net.Run(varied(rng, data[i]), g.s)
		l, d := crossEntropy(logits, data[i].class)
		loss += l
		g.add(d)
	}
	return loss
}

// crossEntropy returns the loss of some logits and how it changes with each.
func crossEntropy(logits []float32, class int) (loss float64, d []float32) {
	p := softmax(logits, 1)
	d = make([]float32, len(p))
	for i, v := range p {
		want := smoothed / float64(len(p))
		if i == class {
			want += 1 - smoothed
		}
		loss -= want * math.Log(v+1e-12)
		d[i] = float32(v - want)
	}
	return loss, d
}

func softmax(logits []float32, temperature float64) []float64 {
	most, sum := logits[likeliest(logits)], 0.0
	p := make([]float64, len(logits))
	for i, v := range logits {
		p[i] = math.Exp(float64(v-most) / temperature)
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}

// varied returns an example turned, scaled, moved, bent and lit a little otherwise;
// handwriting more so.
func varied(rng *rand.Rand, e example) []float32 {
	hand := 1.0
	if e.class > net.Written {
		hand = 1.8
	}
	sin, cos := math.Sincos(0.08 * hand * rng.NormFloat64())
	zoom, lean := 1+0.07*rng.NormFloat64(), 0.04*hand*rng.NormFloat64()
	dx, dy := 0.7*rng.NormFloat64(), 0.7*rng.NormFloat64()
	light := float32(0.85 + 0.3*rng.Float64())
	var bu, bv bend
	bu.draw(rng, 0.35*hand)
	bv.draw(rng, 0.35*hand)
	const mid = (net.Side - 1) / 2.0
	out := make([]float32, net.Side*net.Side)
	for y := range net.Side {
		for x := range net.Side {
			u, v := (float64(x)-mid)*zoom, (float64(y)-mid)*zoom
			u += lean*v + bu.at(x, y)
			v += bv.at(x, y)
			out[y*net.Side+x] = light * at(e, mid+u*cos-v*sin+dx, mid+u*sin+v*cos+dy)
		}
	}
	return out
}

// A bend moves the points of a picture by what is drawn by lot at some of them: P. Simard,
// D. Steinkraus, J. Platt, "Best practices for convolutional neural networks applied to
// visual document analysis" (2003), with fewer points in place of a filter.
type bend [bendSide + 1][bendSide + 1]float64

const bendSide = 4

func (b *bend) draw(rng *rand.Rand, by float64) {
	for j := range b {
		for i := range b[j] {
			b[j][i] = by * rng.NormFloat64()
		}
	}
}

// at returns how far a pixel is moved.
func (b *bend) at(x, y int) float64 {
	const step = net.Side / bendSide
	i, j := x/step, y/step
	fx, fy := float64(x%step)/step, float64(y%step)/step
	up := b[j][i]*(1-fx) + b[j][i+1]*fx
	low := b[j+1][i]*(1-fx) + b[j+1][i+1]*fx
	return up*(1-fy) + low*fy
}

func at(e example, x, y float64) float32 {
	x, y = min(max(x, 0), net.Side-1.001), min(max(y, 0), net.Side-1.001)
	i, j := int(x), int(y)
	fx, fy := float32(x-float64(i)), float32(y-float64(j))
	p := e.cell[j*net.Side+i:]
	a := unpack(p[0])*(1-fx) + unpack(p[1])*fx
	b := unpack(p[net.Side])*(1-fx) + unpack(p[net.Side+1])*fx
	return a*(1-fy) + b*fy
}
