package board

import (
	"slices"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// laid are the ways of some links over a board: they are kept until either changes.
type laid struct {
	field *route.Field
	links []puzzle.Link
	ways  route.Ways
}

// ways finds the ways of links over what the looks show.
func (p overlayPainter) ways(looks *[81]Look, links []puzzle.Link) *route.Ways {
	f := p.field(looks)
	if at := p.laid; at == nil || !slices.EqualFunc(at.links, links, sameLink) || !at.field.Equal(f) {
		p.laid = &laid{f, links, f.Find(links)}
	}
	return &p.laid.ways
}

// field returns what links have to keep clear of: all digits and all marks.
func (p overlayPainter) field(looks *[81]Look) *route.Field {
	f := &route.Field{Shape: p.Shape, Pitch: pitch, Radius: p.roles.shapeRadius(p.marks.fixedSize()) / p.p()}
	for c := range p.Shape.Cells().All() {
		l := &looks[c]
		switch {
		case l.Digit != 0:
			f.Digit(c)
		case l.placement() != 0:
			f.Disc(c)
		case l.Fixed:
			for d := range l.Centre.All() {
				f.Candidate(puzzle.Cand(c, d), l.Roles[d-1] != 0)
			}
		default:
			for k := range l.Corner.Len() {
				at := cornerPlace(k)
				f.Mark(c, at.X, at.Y)
			}
			places, _, _ := p.marks.centrePlaces(*l)
			for _, at := range places {
				f.Mark(c, at.X/p.p(), at.Y/p.p())
			}
		}
	}
	return f
}

// points converts a way to pixels.
func (p *brush) points(way []route.Point) []paint.Pt {
	pts := make([]paint.Pt, len(way))
	for i, q := range way {
		pts[i] = paint.Pt{X: q.X*p.p() + float64(p.Thick)/2, Y: q.Y*p.p() + float64(p.Thick)/2}
	}
	return pts
}
