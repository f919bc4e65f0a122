package photo

import "math"

// A poly is the weights of a cubic polynomial in two variables.
type poly [10]float64

// terms returns the ten terms at column u and row v.
func terms(u, v float64) poly {
	u, v = u/4.5-1, v/4.5-1
	return poly{1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v}
}

func (p *poly) at(t *poly) (sum float64) {
	for k := range p {
		sum += p[k] * t[k]
	}
	return sum
}

// A bent is one measurement for a polynomial: its terms, the value, how much it counts.
type bent struct {
	terms         poly
	value, weight float64
}

// fitPoly returns the polynomial of the first n terms that comes closest to the
// measurements; those farther off than about spread count less and less (iteratively
// reweighted least squares with Cauchy's weights). Terms above the linear ones are held
// back a little.
func fitPoly(all []bent, n int, spread float64) (p poly) {
	weights := make([]float64, len(all))
	for round := range 4 {
		for i := range all {
			weights[i] = all[i].weight
			if round > 0 {
				e := (all[i].value - p.at(&all[i].terms)) / spread
				weights[i] /= 1 + e*e
			}
		}
		p = leastSquares(all, weights, n)
	}
	return p
}

// leastSquares solves the normal equations by elimination.
func leastSquares(all []bent, weights []float64, n int) (p poly) {
	var m [10][11]float64
	for i := range all {
		t := &all[i].terms
		for r := range n {
			w := weights[i] * t[r]
			for c := range n {
				m[r][c] += w * t[c]
			}
			m[r][10] += w * all[i].value
		}
	}
	for r := range n {
		m[r][r] += 0.02
		if r < 3 {
			m[r][r] -= 0.02 * 0.98
		}
	}
	for i := range n {
		eliminate(&m, i, n)
	}
	for i := range n {
		if math.Abs(m[i][i]) > 1e-12 {
			p[i] = m[i][10] / m[i][i]
		}
	}
	return p
}

// eliminate removes unknown i from all other equations.
func eliminate(m *[10][11]float64, i, n int) {
	best := i
	for r := i + 1; r < n; r++ {
		if math.Abs(m[r][i]) > math.Abs(m[best][i]) {
			best = r
		}
	}
	m[i], m[best] = m[best], m[i]
	if math.Abs(m[i][i]) < 1e-12 {
		return
	}
	for r := range n {
		if f := m[r][i] / m[i][i]; r != i && f != 0 {
			for c := i; c < 11; c++ {
				m[r][c] -= f * m[i][c]
			}
		}
	}
}
