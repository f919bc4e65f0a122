package photo

import "math"

// A lattice is a grid's lines laid over a picture: a homography, and two polynomials
// that bend it as the paper is bent. It is fitted to a plane of darkness.
type lattice struct {
	onto   homography
	bu, bv poly
	nodes  Nodes
	fit    fit
	loose  *Nodes // the nodes moved one by one; nil if that lies no better
	grey   *plane // the picture, and its darkness, where more may be tried
	dark   *plane
}

// A fit says how well a lattice lies on lines.
type fit struct {
	score   float64
	weakest float64 // strength of the weakest of the 20 lines
	mean    float64 // of all
	thick   float64 // of those round the boxes
}

func newLattice(q Quad) *lattice {
	l := &lattice{onto: onto(q)}
	l.bend()
	return l
}

// bend computes the nodes.
func (l *lattice) bend() {
	for j := range l.nodes {
		for i := range l.nodes[j] {
			u, v := float64(i), float64(j)
			t := terms(u, v)
			l.nodes[j][i] = l.onto.at(u+l.bu.at(&t), v+l.bv.at(&t))
		}
	}
}

// The strip of the picture around the grid that is looked at: so many samples a cell,
// and so many more on each side.
const (
	perCell = 16
	around  = 12
	across  = 9*perCell + 2*around + 1
)

// A view is the darkness under a lattice, straightened.
type view [across * across]float32

// maxDark is the darkness from which a pixel is a line for certain, so that black areas
// don't outdo them.
const maxDark = 0.35

// look samples the darkness under the nodes.
func (v *view) look(d *plane, n *Nodes) {
	for y := range across {
		fy := float64(y-around) / perCell
		j := min(max(int(fy), 0), 8)
		fy -= float64(j)
		for i := range 9 {
			a, b := between(n[j][i], n[j+1][i], fy), between(n[j][i+1], n[j+1][i+1], fy)
			from, to := around+i*perCell, around+(i+1)*perCell
			if i == 0 {
				from = 0
			}
			if i == 8 {
				to = across
			}
			step := b.minus(a).times(1.0 / perCell)
			p := a.plus(step.times(float64(from - around - i*perCell)))
			v.line(d, y*across+from, y*across+to, p, step)
		}
	}
}

// line samples along a straight line; outside of the picture nothing is dark.
func (v *view) line(d *plane, from, to int, p, step Point) {
	w, h := float64(d.w-1), float64(d.h-1)
	line := v[from:to]
	for k := range line {
		dark := float32(0)
		if p.X >= 0 && p.Y >= 0 && p.X <= w && p.Y <= h {
			dark = d.inside(float32(p.X), float32(p.Y)) / 255
			if dark > maxDark {
				dark = maxDark
			}
		}
		line[k] = dark
		p.X += step.X
		p.Y += step.Y
	}
}

// A profile is how much like a line the view is, at each place across the lines, for
// each of the nine cells along them.
type profile [across][9]float64

// profiles measures ridges: darker than on both sides.
func (v *view) profiles(upright, level *profile) {
	*upright, *level = profile{}, profile{}
	for seg := range 9 {
		from, to := around+seg*perCell+1, around+(seg+1)*perCell
		var sums [across]float64
		for b := from; b < to; b++ {
			row := v[b*across : (b+1)*across]
			for c := range row[4:] {
				sums[c+2] += ridge(row[c], row[c+2], row[c+4])
			}
		}
		for c, sum := range sums {
			upright[c][seg] = sum / (perCell - 1)
		}
		for c := 2; c < across-2; c++ {
			above, row, below := v[(c-2)*across+from:][:to-from], v[c*across+from:][:to-from], v[(c+2)*across+from:][:to-from]
			sum := 0.0
			for b := range row {
				sum += ridge(above[b], row[b], below[b])
			}
			level[c][seg] = sum / (perCell - 1)
		}
	}
}

func ridge(a, b, c float32) float64 {
	d := float64(b - (a+c)/2)
	if d < 0 {
		return d / 2
	}
	return d
}

// reaches is how many samples to either side a line is looked for, round by round.
var reaches = [...]int{7, 5, 5, 3}

// refine fits the lattice in some rounds, and keeps the best of them.
func (l *lattice) refine(d *plane, rounds int) {
	var (
		v              view
		upright, level profile
		best           *lattice
	)
	for round := 0; ; round++ {
		v.look(d, &l.nodes)
		v.profiles(&upright, &level)
		if l.fit = measure(&upright, &level); best == nil || l.fit.score > best.fit.score {
			kept := *l
			best = &kept
		}
		if round == rounds {
			break
		}
		l.adjust(&upright, &level, round)
	}
	*l = *best
}

// adjust bends the lattice to where lines are, by a coarse bend first.
func (l *lattice) adjust(upright, level *profile, round int) {
	n := 10
	if round == 0 {
		n = 6
	}
	reach := reaches[min(round, len(reaches)-1)]
	bu := fitPoly(upright.offsets(reach, false), n, 0.06)
	bv := fitPoly(level.offsets(reach, true), n, 0.06)
	for k := range bu {
		l.bu[k] += bu[k]
		l.bv[k] += bv[k]
	}
	l.bend()
}

// offsets says how far each of the ten lines is off, cell by cell along it.
func (p *profile) offsets(reach int, level bool) []bent {
	all := make([]bent, 0, 90)
	for i := range 10 {
		at, strength := p.trace(around+i*perCell, reach)
		for seg := range 9 {
			u, v := float64(i), float64(seg)+0.5
			if level {
				u, v = v, u
			}
			all = append(all, bent{terms(u, v), at[seg] / perCell, min(max(strength[seg], 0), 0.1) + 0.0005})
		}
	}
	return all
}

// measure says how well lines lie where the lattice has them and not between them. The
// thick lines round the boxes tell a grid from one that is shifted by a cell or two, and
// from ruled paper.
func measure(upright, level *profile) (f fit) {
	f.weakest = math.Inf(1)
	var on, off, thick float64
	for _, p := range []*profile{upright, level} {
		for i := range 10 {
			_, strength := p.trace(around+i*perCell, 1)
			line := 0.0
			for _, s := range strength {
				line += min(max(s, 0), 0.12) / 9
			}
			on += line
			if i%3 == 0 {
				thick += line
			}
			f.weakest = min(f.weakest, line)
			if i == 9 {
				break
			}
			for _, s := range p[around+i*perCell+perCell/2] {
				off += max(s, 0) / 9
			}
		}
	}
	f.mean, f.thick = on/20, thick/8
	f.score = f.mean - off/18 + f.weakest + 0.7*(f.thick-(on-thick)/12)
	return f
}
