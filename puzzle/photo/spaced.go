package photo

import (
	"cmp"
	"math"
	"slices"
)

// On sharply folded paper a line can lie nearer to where its neighbour was expected. All ten
// together can't be mistaken for each other: across each row and column of cells, the ten
// places are found that are darkest and about evenly spaced, by dynamic programming.

// How much ten lines cost that are not evenly spaced, or far from where they were expected, by
// the square of a sample.
const (
	uneven     = 0.0025
	unexpected = 0.0001
	mostUneven = 6
)

// spaced returns the places of ten lines across a strip, in samples, and how strong they are.
func spaced(strip *[across]float64) (at [10]int) {
	var sum [10][across]float64
	var from [10][across]int
	for i := range sum {
		for c := range across {
			sum[i][c] = math.Inf(-1)
			before := 0.0
			if i > 0 {
				before = math.Inf(-1)
				for gap := perCell - mostUneven; gap <= perCell+mostUneven && gap <= c; gap++ {
					off := float64(gap - perCell)
					if s := sum[i-1][c-gap] - uneven*off*off; s > before {
						before, from[i][c] = s, c-gap
					}
				}
			}
			off := float64(c - around - i*perCell)
			sum[i][c] = before + strip[c] - unexpected*off*off
		}
	}
	for c := range across {
		if sum[9][c] > sum[9][at[9]] {
			at[9] = c
		}
	}
	for i := 9; i > 0; i-- {
		at[i-1] = from[i][at[i]]
	}
	return at
}

// spacedMoves says how far the ten lines of a profile are off, found together.
func (p *profile) spacedMoves() (m moves) {
	for seg := range 9 {
		var strip [across]float64
		for c := range strip {
			for k := max(0, seg-1); k <= min(8, seg+1); k++ {
				w := 0.5
				if k == seg {
					w = 1
				}
				strip[c] += w * min(max(p[c][k], -0.02), maxStrength)
			}
		}
		for i, c := range spaced(&strip) {
			off := float64(c - around - i*perCell)
			if c > 0 && c < across-1 {
				off += peak(strip[c-1], strip[c], strip[c+1])
			}
			m[i][seg].by = off / perCell
			m[i][seg].weight = min(max(strip[c]/2, 0), maxStrength)
		}
	}
	return m
}

// maxStrength is the strength from which a line is one for certain.
const maxStrength = 0.1

// A placed is nodes and how well they lie on lines.
type placed struct {
	nodes Nodes
	score float64
}

// respaced returns the nodes moved to lines that were found together, as long as they lie
// better for it, and how well.
func (l *lattice) respaced(d *plane) (best placed) {
	var (
		v              view
		upright, level profile
	)
	nodes := l.nodes
	for round := 0; ; round++ {
		v.look(d, &nodes)
		v.profiles(&upright, &level)
		if f := measure(&upright, &level); round == 0 || f.score > best.score {
			best = placed{nodes, f.score}
		}
		if round == 4 {
			return best
		}
		right, down := upright.spacedMoves(), level.spacedMoves()
		from := nodes
		for j := range nodes {
			for i := range nodes[j] {
				nodes[j][i] = from.at(float64(i)+right.near(i, j), float64(j)+down.near(j, i))
			}
		}
	}
}

// folded returns nodes that may lie better than those of the lattice where paper is folded or
// something lies on it: from its bends on, from its corners, and from the quad that it began
// with. What is broader than a line counts for none. The best come first.
func (l *lattice) folded() (all []Nodes) {
	if l.grey == nil {
		return nil
	}
	d := l.grey.penned(l.dark)
	bent := *l
	bent.refine(d, 3)
	begun := &lattice{onto: l.onto}
	begun.bend()
	tries := []placed{{bent.nodes, bent.fit.score}}
	for _, from := range []*lattice{newLattice(l.nodes.Corners()), begun, &bent} {
		tries = append(tries, from.respaced(d))
	}
	slices.SortStableFunc(tries, func(a, b placed) int { return cmp.Compare(b.score, a.score) })
	for _, t := range tries[:3] {
		all = append(all, t.nodes)
	}
	return all
}
