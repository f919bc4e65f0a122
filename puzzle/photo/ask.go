package photo

import (
	"math"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// What a person can do about a reading: move a corner, turn the grid, name its givens.

// Nodes returns where the lines of a flat grid with these corners cross.
func (q Quad) Nodes() Nodes { return newLattice(q).nodes }

// Convex reports whether the corners are those of a grid, in their order and apart.
func (q Quad) Convex() bool { return q.convex() }

// Moved returns the nodes with other corners, bent as before. The lines must cross at
// other corners than before in a convex quad.
func (n *Nodes) Moved(corners Quad) Nodes {
	was, o := n.Corners().Nodes(), corners.Nodes()
	for j := range o {
		for i := range o[j] {
			o[j][i] = o[j][i].plus(n[j][i].minus(was[j][i]))
		}
	}
	return o
}

// At returns the point of the picture that is u cells right of the grid's left edge and v
// below its upper one, also outside the grid.
func (n *Nodes) At(u, v float64) Point { return n.at(u, v) }

// ReadUp reads a grid this way up, even if it reads better another way up, or its code.
func ReadUp(p *Picture, n Nodes, solve Solver) Reading {
	first := p.wayUp(&n)
	w, out := first.again(first.decide(solve), solve)
	out.Nodes, out.Differ = n, w.differ(&out.Givens)
	return out.decoded(p, solve)
}

// ReadScreen is ReadUp for a grid on a screen.
func ReadScreen(p *Picture, n Nodes, solve Solver) Reading {
	if r, ok := p.readScreen(&n, solve); ok {
		return r
	}
	return ReadUp(p, n, solve)
}

// Known returns the reading of a grid whose givens are known, such as from a code printed
// beside it, and whether the picture may show them: then everything else is handwriting.
func (r *Reading) Known(givens puzzle.Grid, solve Solver) (o Reading, ok bool) {
	o = Reading{Place: r.Place, Nodes: r.Nodes, Givens: givens, Chances: r.Chances}
	likely := 0.0
	for i := range o.Chances {
		c := &o.Chances[i]
		for d := 1; d <= 9; d++ {
			c[net.Written+d] += c[net.Printed+d]
			c[net.Printed+d] = 0
		}
		o.Sure[i] = max(c[net.Empty], c.written())
		if d := int(givens[i]); d != 0 {
			likely += math.Log(c[net.Written+d] + 1e-6)
			*c = Chances{}
			c[net.Printed+d], o.Sure[i] = 1, 1
		}
	}
	n := givens.Count()
	if n == 0 || likely/float64(n) < leastKnown {
		return o, false
	}
	solution, count := solve(&givens)
	o.Solutions = count
	o.enter(&solution, count == 1)
	return o, true
}

// leastKnown is how likely givens must be by the picture: the mean of the logs.
const leastKnown = -1.2
