package photo

// maxReach is the farthest that a line is looked for, to either side.
const maxReach = 7

// trace follows a line along its nine cells, where it is strongest and bends little: the
// best path by dynamic programming, as R. Bellman and S. Dreyfus (1962) and A. Viterbi
// (1967). It returns how far from centre the path is in each cell and how strong.
func (p *profile) trace(centre, reach int) (at, strength [9]float64) {
	const bend = 0.006 // what a step of one sample costs, two cost four times that
	var (
		sum  [9][2*maxReach + 1]float64
		from [9][2*maxReach + 1]int
		n    = 2*reach + 1
	)
	for seg := range 9 {
		for k := range n {
			sum[seg][k] = p[centre+k-reach][seg]
			if seg == 0 {
				continue
			}
			best := -1e9
			for j := max(0, k-2); j <= min(n-1, k+2); j++ {
				if s := sum[seg-1][j] - bend*float64((k-j)*(k-j)); s > best {
					best, from[seg][k] = s, j
				}
			}
			sum[seg][k] += best
		}
	}
	k := 0
	for j := range n {
		if sum[8][j] > sum[8][k] {
			k = j
		}
	}
	for seg := 8; seg >= 0; seg-- {
		c := centre + k - reach
		at[seg], strength[seg] = float64(k-reach), p[c][seg]
		if k > 0 && k < n-1 {
			at[seg] += peak(p[c-1][seg], p[c][seg], p[c+1][seg])
		}
		k = from[seg][k]
	}
	return at, strength
}

// peak returns where the parabola through three values is highest, seen from the middle.
func peak(a, b, c float64) float64 {
	den := a - 2*b + c
	if den > -1e-9 {
		return 0
	}
	return min(max((a-c)/den/2, -1), 1)
}
