package photo

import "slices"

// In a grid that is filled in, thin lines hardly stand out from all that is written between them.
// What hangs together and is smaller than a cell is no line: without that the lines are left, but
// for digits that touch them.

// What a line is at least, of 255, and how large a digit is at most, in cells.
const (
	leastLine  = 12
	mostLetter = 0.9
)

// bare returns where the lines of a grid lie if what is written between them is left out; faint says
// that nothing of what is left counts for more than a faint line.
func (p *Picture) bare(f *found, faint bool) found {
	q := f.nodes.Corners()
	d, by := p.around(q.side())
	most := int(mostLetter * q.side() / 9 / float64(by))
	lines := &plane{w: d.w, h: d.h, p: slices.Clone(d.p)}
	flood := newFlood(d, func(v uint8) bool { return v >= leastLine }, true)
	flood.blobs(func(b *blob) bool {
		if b.width() < most && b.height() < most {
			for _, at := range flood.todo {
				lines.p[at] = 0
			}
		}
		return false
	}, false)
	if faint {
		lines = lines.faint()
	}
	return fitted(lines, q, by)
}

// loosest returns the nodes moved one by one, if they lie better so.
func (f *found) loosest() *Nodes {
	if f.loose != nil {
		return f.loose
	}
	return &f.nodes
}

// mostFaint is how dark faint lines are at most, of 255.
const mostFaint = 30

// faint returns the plane with nothing darker than a faint line, so that what is written between
// such lines doesn't outdo them.
func (g *plane) faint() *plane {
	o := newPlane(g.w, g.h)
	for i, v := range g.p {
		o.p[i] = min(v, mostFaint)
	}
	return o
}
