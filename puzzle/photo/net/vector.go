package net

// The net spends its time in two loops, which amd64 runs on four values at once. Both
// round alike: every lane adds up its own values in their order, and no product is fused
// with a sum.

// dots returns the products of x with four rows.
func dots(x, a, b, c, d []float32) (p, q, r, s float32) {
	n := len(x) &^ 3
	var lanes [4][4]float32
	dotLanes(&lanes, x[:n], a[:n], b[:n], c[:n], d[:n])
	for i := n; i < len(x); i++ {
		lanes[0][0] += x[i] * a[i]
		lanes[1][0] += x[i] * b[i]
		lanes[2][0] += x[i] * c[i]
		lanes[3][0] += x[i] * d[i]
	}
	return sum(&lanes[0]), sum(&lanes[1]), sum(&lanes[2]), sum(&lanes[3])
}

func sum(v *[4]float32) float32 { return (v[0] + v[1]) + (v[2] + v[3]) }

// AddRows adds multiples of four rows to one.
func AddRows(to []float32, by *[4]float32, a, b, c, d []float32) {
	n := len(to) &^ 3
	addLanes(to[:n], by, a[:n], b[:n], c[:n], d[:n])
	for i := n; i < len(to); i++ {
		to[i] += by[0]*a[i] + by[1]*b[i] + by[2]*c[i] + by[3]*d[i]
	}
}

// plainDotLanes is dotLanes in plain Go.
func plainDotLanes(lanes *[4][4]float32, x, a, b, c, d []float32) {
	for k, row := range [4][]float32{a, b, c, d} {
		to := &lanes[k]
		p, q, r, s := to[0], to[1], to[2], to[3]
		for i := 0; i+4 <= len(x); i += 4 {
			v, w := x[i:i+4:i+4], row[i:i+4:i+4]
			p += v[0] * w[0]
			q += v[1] * w[1]
			r += v[2] * w[2]
			s += v[3] * w[3]
		}
		*to = [4]float32{p, q, r, s}
	}
}

// plainAddLanes is addLanes in plain Go.
func plainAddLanes(to []float32, by *[4]float32, a, b, c, d []float32) {
	p, q, r, s := by[0], by[1], by[2], by[3]
	a, b, c, d = a[:len(to)], b[:len(to)], c[:len(to)], d[:len(to)]
	for i := range to {
		to[i] += p*a[i] + q*b[i] + r*c[i] + s*d[i]
	}
}
