package net

// A Layer is a convolution with a square kernel over a square picture of In values a
// pixel, stored row by row, pixel by pixel. A dense layer is one whose kernel covers the
// picture.
type Layer struct {
	In, Side, Out       int // values a pixel and pixels a side of what comes in, values a pixel of what goes out
	Kernel, Stride, Pad int
	W, B                []float32 // Out rows of Fan weights; Out biases
}

// Fan is how many values an output value is made from.
func (l *Layer) Fan() int { return l.Kernel * l.Kernel * l.In }

// OutSide is how many pixels a side the output has.
func (l *Layer) OutSide() int { return (l.Side+2*l.Pad-l.Kernel)/l.Stride + 1 }

// Pixels is how many pixels the output has.
func (l *Layer) Pixels() int { return l.OutSide() * l.OutSide() }

// Gather copies what each output pixel is made from into a row of Fan values, so that the
// convolution becomes a product of two matrices.
func (l *Layer) Gather(in, rows []float32) {
	n, run := l.OutSide(), l.Kernel*l.In
	for y := range n {
		for x := range n {
			for j := range l.Kernel {
				l.copyRun(in, y*l.Stride+j-l.Pad, x*l.Stride-l.Pad, rows[:run])
				rows = rows[run:]
			}
		}
	}
}

// copyRun copies Kernel pixels of line y from x on; there are zeros around the picture.
func (l *Layer) copyRun(in []float32, y, x int, dst []float32) {
	if y < 0 || y >= l.Side {
		clear(dst)
		return
	}
	line := in[y*l.Side*l.In:][:l.Side*l.In]
	left, right := max(0, -x), max(0, x+l.Kernel-l.Side)
	clear(dst[:left*l.In])
	clear(dst[len(dst)-right*l.In:])
	copy(dst[left*l.In:len(dst)-right*l.In], line[(x+left)*l.In:])
}

// Product multiplies the gathered rows with the weights.
func (l *Layer) Product(rows, out []float32) {
	k := l.Fan()
	for range l.Pixels() {
		row := rows[:k]
		o := 0
		for ; o+4 <= l.Out; o += 4 {
			w := l.W[o*k:]
			a, b, c, d := dots(row, w, w[k:], w[2*k:], w[3*k:])
			out[o], out[o+1], out[o+2], out[o+3] = a+l.B[o], b+l.B[o+1], c+l.B[o+2], d+l.B[o+3]
		}
		for ; o < l.Out; o++ {
			w := l.W[o*k:]
			a, _, _, _ := dots(row, w, w, w, w)
			out[o] = a + l.B[o]
		}
		rows, out = rows[k:], out[l.Out:]
	}
}

// Rectify sets what is negative to 0.
func Rectify(v []float32) {
	for i := range v {
		v[i] = max(v[i], 0)
	}
}
