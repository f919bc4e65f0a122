package photo

// Paper that is folded bends more sharply than a cubic does. Where a grid that was found
// makes no puzzle, each of its nodes goes where the lines near it run.

// stiffness is how much a lattice counts as it is, against what its lines say: about as much
// as a faint stretch of one.
const stiffness = 0.03

// loosened returns the nodes moved one by one, as long as they lie better for it; nil if
// they don't. The lattice stays as it is.
func (l *lattice) loosened(d *plane) *Nodes {
	var (
		v              view
		upright, level profile
		best           *Nodes
	)
	nodes, score := l.nodes, l.fit.score
	for _, reach := range []int{5, 3} {
		v.look(d, &nodes)
		v.profiles(&upright, &level)
		across, down := upright.moves(reach), level.moves(reach)
		moved := nodes
		for j := range moved {
			for i := range moved[j] {
				moved[j][i] = nodes.at(float64(i)+across.near(i, j), float64(j)+down.near(j, i))
			}
		}
		v.look(d, &moved)
		v.profiles(&upright, &level)
		f := measure(&upright, &level)
		if f.score <= score {
			break
		}
		nodes, score = moved, f.score
		best = &moved
	}
	return best
}

// A moves says how far, in cells, each of ten lines is off in each of its cells, and how
// plain that is.
type moves [10][9]struct{ by, weight float64 }

// moves follows the ten lines of a profile.
func (p *profile) moves(reach int) (m moves) {
	for i := range m {
		at, strength := p.trace(around+i*perCell, reach)
		for seg := range m[i] {
			m[i][seg].by = at[seg] / perCell
			m[i][seg].weight = min(max(strength[seg], 0), 0.1)
		}
	}
	return m
}

// near returns how far a line is off at a crossing: what the stretches around say, those
// of the line itself the most.
func (m *moves) near(line, crossing int) float64 {
	sum, weights := 0.0, stiffness
	for i := max(0, line-1); i <= min(9, line+1); i++ {
		for seg := max(0, crossing-2); seg <= min(8, crossing+1); seg++ {
			w := m[i][seg].weight
			if i != line {
				w /= 3
			}
			if seg < crossing-1 || seg > crossing {
				w /= 3
			}
			sum += w * m[i][seg].by
			weights += w
		}
	}
	return sum / weights
}
