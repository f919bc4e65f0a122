// Package net is the small convolutional net that reads the picture of one cell: what
// LeCun, Bottou, Bengio and Haffner, "Gradient-based learning applied to document
// recognition" (1998), made of it, with strides in place of subsampling.
package net

import (
	"encoding/binary"
	"errors"
	"math"
)

// Side is how many pixels a side the picture of a cell has.
const Side = 32

// The classes: 0 is an empty cell, 1 to 9 are printed digits, 10 to 18 handwritten ones.
const (
	Empty   = 0
	Printed = 0 // plus the digit
	Written = 9 // plus the digit
	Classes = 19
)

// A Net reads cells.
type Net struct {
	Layers []Layer
	// Temperature divides the logits, so that chances come true as often as they say:
	// C. Guo, G. Pleiss, Y. Sun, K. Weinberger, "On calibration of modern neural networks"
	// (2017).
	Temperature float32
}

// New returns a net whose weights are all 0.
func New() *Net {
	n := &Net{Temperature: 1, Layers: []Layer{
		{In: 1, Side: Side, Out: 16, Kernel: 5, Stride: 2, Pad: 2},
		{In: 16, Side: 16, Out: 32, Kernel: 3, Stride: 2, Pad: 1},
		{In: 32, Side: 8, Out: 64, Kernel: 3, Stride: 2, Pad: 1},
		{In: 64, Side: 4, Out: 64, Kernel: 4, Stride: 1},
		{In: 64, Side: 1, Out: Classes, Kernel: 1, Stride: 1},
	}}
	for i := range n.Layers {
		l := &n.Layers[i]
		l.W, l.B = make([]float32, l.Out*l.Fan()), make([]float32, l.Out)
	}
	return n
}

// Scratch is memory for one run of the net at a time.
type Scratch struct{ rows, out [][]float32 }

// Scratch returns memory for Run.
func (n *Net) Scratch() *Scratch {
	s := new(Scratch)
	for _, l := range n.Layers {
		s.rows = append(s.rows, make([]float32, l.Pixels()*l.Fan()))
		s.out = append(s.out, make([]float32, l.Pixels()*l.Out))
	}
	return s
}

// Rows returns what layer i was given, gathered, in the last run.
func (s *Scratch) Rows(i int) []float32 { return s.rows[i] }

// Out returns what layer i gave in the last run, rectified but for the last.
func (s *Scratch) Out(i int) []float32 { return s.out[i] }

// Run returns the logit of each class for a picture of Side x Side. It is part of s.
func (n *Net) Run(picture []float32, s *Scratch) []float32 {
	in := picture
	for i := range n.Layers {
		l := &n.Layers[i]
		l.Gather(in, s.rows[i])
		l.Product(s.rows[i], s.out[i])
		in = s.out[i]
		if i < len(n.Layers)-1 {
			Rectify(in)
		}
	}
	return in
}

// A file of weights begins with the temperature. Each stretch of it is a factor, a float32, and the values, 16-bit
// integers to be multiplied with it: the weights of a layer, then its biases.

var errSize = errors.New("the file of weights has another size than the net")

// Load reads the weights that Save wrote.
func Load(b []byte) (*Net, error) {
	n := New()
	if len(b) < 4 {
		return nil, errSize
	}
	n.Temperature = math.Float32frombits(binary.LittleEndian.Uint32(b))
	b = b[4:]
	for _, part := range n.parts() {
		if len(b) < 4+2*len(part) {
			return nil, errSize
		}
		factor := math.Float32frombits(binary.LittleEndian.Uint32(b))
		b = b[4:]
		for i := range part {
			part[i] = factor * float32(int16(binary.LittleEndian.Uint16(b[2*i:])))
		}
		b = b[2*len(part):]
	}
	if len(b) > 0 {
		return nil, errSize
	}
	return n, nil
}

// Save returns the weights as a file, each rounded to one of 65,535 steps.
func (n *Net) Save() []byte {
	b := binary.LittleEndian.AppendUint32(nil, math.Float32bits(n.Temperature))
	for _, part := range n.parts() {
		var most float32
		for _, v := range part {
			most = max(most, v, -v)
		}
		factor := max(most, 1e-6) / math.MaxInt16
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(factor))
		for _, v := range part {
			b = binary.LittleEndian.AppendUint16(b, uint16(int16(math.Round(float64(v/factor)))))
		}
	}
	return b
}

func (n *Net) parts() (all [][]float32) {
	for _, l := range n.Layers {
		all = append(all, l.W, l.B)
	}
	return all
}
