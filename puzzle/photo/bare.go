package photo

// In a grid that is filled in, thin lines hardly stand out from all that is written between them.
// What hangs together and is smaller than a cell is no line: without that the lines are left, but
// for digits that touch them.

// What a line is at least, of 255, and how large a digit is at most, in cells.
const (
	leastLine  = 12
	mostLetter = 0.9
)

// bare returns where the lines of a grid lie if what is written between them is left out.
func (p *Picture) bare(f *found) (Nodes, fit) {
	q := f.nodes.Corners()
	d, by := p.around(q.side())
	most := int(mostLetter * q.side() / 9 / float64(by))
	lines := newPlane(d.w, d.h)
	copy(lines.p, d.p)
	flood := newFlood(d, func(v uint8) bool { return v >= leastLine }, true)
	flood.blobs(func(b *blob) bool {
		if b.width() < most && b.height() < most {
			for _, at := range flood.todo {
				lines.p[at] = 0
			}
		}
		return false
	}, false)
	n := q.Nodes().scaled(1 / float64(by))
	l := newLattice(n.Corners())
	l.refine(lines, 4)
	if loose := l.loosened(lines); loose != nil {
		return loose.scaled(float64(by)), l.fit
	}
	return l.nodes.scaled(float64(by)), l.fit
}
