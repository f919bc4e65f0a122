package main

import "sudoku/puzzle/photo/net"

// A gradient is how the loss changes with each weight: D. Rumelhart, G. Hinton, R.
// Williams, "Learning representations by back-propagating errors" (1986).
type gradient struct {
	w, b [][]float32
	d    [][]float32 // of what each layer gives
	rows [][]float32
	net  *net.Net
	s    *net.Scratch
}

func newGradient(n *net.Net) *gradient {
	g := &gradient{net: n, s: n.Scratch()}
	for i := range n.Layers {
		l := &n.Layers[i]
		g.w = append(g.w, make([]float32, len(l.W)))
		g.b = append(g.b, make([]float32, len(l.B)))
		g.d = append(g.d, make([]float32, l.Pixels()*l.Out))
		g.rows = append(g.rows, make([]float32, l.Fan()))
	}
	return g
}

func (g *gradient) clear() {
	for i := range g.w {
		clear(g.w[i])
		clear(g.b[i])
	}
}

// add adds the gradient of one example, for which the loss changes by last with each
// logit. The net has just run on it.
func (g *gradient) add(last []float32) {
	top := len(g.net.Layers) - 1
	copy(g.d[top], last)
	for i := top; i >= 0; i-- {
		var below []float32
		if i > 0 {
			below = g.d[i-1]
			clear(below)
		}
		g.layer(i, below)
		if i > 0 {
			for k, v := range g.s.Out(i - 1) {
				if v <= 0 { // rectified
					below[k] = 0
				}
			}
		}
	}
}

// layer adds the gradient of a layer, and gives that of what came into it.
func (g *gradient) layer(i int, below []float32) {
	l, d, rows := &g.net.Layers[i], g.d[i], g.s.Rows(i)
	k := l.Fan()
	for o := range l.Out {
		sum := sums{to: g.w[i][o*k : (o+1)*k]}
		for p := range l.Pixels() {
			v := d[p*l.Out+o]
			g.b[i][o] += v
			sum.add(v, rows[p*k:])
		}
		sum.flush()
	}
	if below == nil {
		return
	}
	row := g.rows[i]
	for p := range l.Pixels() {
		clear(row)
		sum := sums{to: row}
		for o := range l.Out {
			sum.add(d[p*l.Out+o], l.W[o*k:])
		}
		sum.flush()
		scatter(l, p, row, below)
	}
}

// scatter is the reverse of net.Layer.Gather for one pixel.
func scatter(l *net.Layer, p int, row, below []float32) {
	n := l.OutSide()
	y0, x0 := p/n*l.Stride-l.Pad, p%n*l.Stride-l.Pad
	run := l.Kernel * l.In
	for j := range l.Kernel {
		y := y0 + j
		if y < 0 || y >= l.Side {
			continue
		}
		for k := range l.Kernel {
			if x := x0 + k; x >= 0 && x < l.Side {
				to := below[(y*l.Side+x)*l.In:][:l.In]
				for c, v := range row[j*run+k*l.In:][:l.In] {
					to[c] += v
				}
			}
		}
	}
}

// sums adds multiples of rows to one row, four at a time, without those that are 0.
type sums struct {
	to   []float32
	n    int
	by   [4]float32
	rows [4][]float32
}

func (s *sums) add(by float32, row []float32) {
	if by == 0 {
		return
	}
	s.by[s.n], s.rows[s.n] = by, row
	if s.n++; s.n == 4 {
		s.flush()
	}
}

func (s *sums) flush() {
	if s.n == 0 {
		return
	}
	for k := s.n; k < 4; k++ {
		s.by[k], s.rows[k] = 0, s.rows[0]
	}
	net.AddRows(s.to, &s.by, s.rows[0], s.rows[1], s.rows[2], s.rows[3])
	s.n = 0
}
