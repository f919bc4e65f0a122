package net

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func filled(seed uint64) *Net {
	n, rng := New(), rand.New(rand.NewPCG(seed, 0))
	n.Temperature = 0.75
	for _, part := range n.parts() {
		for i := range part {
			part[i] = float32(rng.NormFloat64()) / 10
		}
	}
	return n
}

// What is saved is loaded, but for rounding, and saved again as the same bytes.
func TestSave(t *testing.T) {
	n := filled(1)
	b := n.Save()
	back, err := Load(b)
	if err != nil || back.Temperature != 0.75 || len(b) > 200_000 {
		t.Fatal(err, back.Temperature, len(b))
	}
	for i, part := range n.parts() {
		for j, v := range part {
			if math.Abs(float64(v-back.parts()[i][j])) > 2e-5 {
				t.Fatalf("%v is %v", v, back.parts()[i][j])
			}
		}
	}
	if string(back.Save()) != string(b) {
		t.Error("saved again the bytes are others")
	}
	for _, bad := range [][]byte{nil, b[:3], b[:len(b)-1], append(b, 0)} {
		if _, err := Load(bad); err == nil {
			t.Errorf("%d bytes are loaded", len(bad))
		}
	}
}

// A layer is the convolution that its fields say.
func TestLayer(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 0))
	for _, l := range filled(2).Layers {
		in := make([]float32, l.Side*l.Side*l.In)
		for i := range in {
			in[i] = float32(rng.NormFloat64())
		}
		rows, out := make([]float32, l.Pixels()*l.Fan()), make([]float32, l.Pixels()*l.Out)
		l.Gather(in, rows)
		l.Product(rows, out)
		for range 50 {
			x, y, o := rng.IntN(l.OutSide()), rng.IntN(l.OutSide()), rng.IntN(l.Out)
			if got, want := out[(y*l.OutSide()+x)*l.Out+o], plain(&l, in, x, y, o); math.Abs(float64(got-want)) > 1e-3 {
				t.Fatalf("%d,%d,%d: %v, not %v", x, y, o, got, want)
			}
		}
	}
}

// plain computes one value of a convolution by its definition.
func plain(l *Layer, in []float32, x, y, o int) float32 {
	sum := l.B[o]
	for j := range l.Kernel {
		for i := range l.Kernel {
			u, v := x*l.Stride+i-l.Pad, y*l.Stride+j-l.Pad
			if u < 0 || v < 0 || u >= l.Side || v >= l.Side {
				continue
			}
			for c := range l.In {
				sum += in[(v*l.Side+u)*l.In+c] * l.W[o*l.Fan()+(j*l.Kernel+i)*l.In+c]
			}
		}
	}
	return sum
}

// The vector loops give the same bits as plain Go, at any length.
func TestVector(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 0))
	row := func() []float32 {
		v := make([]float32, 67)
		for i := range v {
			v[i] = float32(rng.NormFloat64())
		}
		return v
	}
	x, a, b, c, d := row(), row(), row(), row(), row()
	for n := 0; n <= 64; n += 4 {
		got, want := [4][4]float32{{1, 2}, {3}}, [4][4]float32{{1, 2}, {3}}
		dotLanes(&got, x[:n], a, b, c, d)
		plainDotLanes(&want, x[:n], a, b, c, d)
		by, sum := [4]float32{0.1, -2, 3, 0.7}, slices.Clone(x)
		plain := slices.Clone(x)
		addLanes(sum[:n], &by, a, b, c, d)
		plainAddLanes(plain[:n], &by, a, b, c, d)
		if got != want || !slices.Equal(sum, plain) {
			t.Errorf("%d: %v, not %v; %v, not %v", n, got, want, sum, plain)
		}
	}
	for n := range len(x) {
		p, _, _, s := dots(x[:n], a, b, c, d)
		var wantP, wantS float64
		for i := range n {
			wantP += float64(x[i]) * float64(a[i])
			wantS += float64(x[i]) * float64(d[i])
		}
		if math.Abs(float64(p)-wantP) > 1e-4 || math.Abs(float64(s)-wantS) > 1e-4 {
			t.Errorf("%d: %v and %v, not %v and %v", n, p, s, wantP, wantS)
		}
	}
}

func BenchmarkRun(b *testing.B) {
	n, picture := filled(1), make([]float32, Side*Side)
	for i := range picture {
		picture[i] = float32(i%7) / 7
	}
	s := n.Scratch()
	for b.Loop() {
		n.Run(picture, s)
	}
}
