package puzzle

import (
	"iter"
	"slices"
)

// Tinted returns the houses that are tinted while lit is spoken of: those of the diagram while nothing is,
// else the one in which the last link holds, if there is one and it isn't within a cell.
func (p Diagram) Tinted(lit Diagram, s *Shape) []HouseRole {
	if lit.Empty() {
		return p.Houses
	}
	k, ok := lit.lastLink()
	if _, within := lit.LinkCell(); !ok || within || !s.holds(k.House, k.From) || !s.holds(k.House, k.To) {
		return nil
	}
	return []HouseRole{{House: k.House, Role: Base}}
}

// lastLink returns the last link: in a net, those before it are what it rests on.
func (p Diagram) lastLink() (k Link, ok bool) {
	if n := len(p.Links); n > 0 {
		return p.Links[n-1], true
	}
	return k, false
}

// holds reports whether some candidates are all in a house.
func (s *Shape) holds(h House, ks []Candidate) bool {
	in := s.Set(h)
	return !slices.ContainsFunc(ks, func(k Candidate) bool { return !in.Has(k.Cell()) })
}

// LinkCell returns the cell of the last link, if it is within one.
func (p Diagram) LinkCell() (c Cell, ok bool) {
	k, ok := p.lastLink()
	ends := slices.Concat(k.From, k.To)
	if !ok || len(ends) == 0 {
		return 0, false
	}
	c = ends[0].Cell()
	return c, !slices.ContainsFunc(ends, func(k Candidate) bool { return k.Cell() != c })
}

// Touches reports whether a link is within a cell and its ends are side by side there, so that their shapes
// leave no room to draw it.
func (k Link) Touches(s *Shape) bool {
	if len(k.From) != 1 || len(k.To) != 1 || k.From[0].Cell() != k.To[0].Cell() {
		return false
	}
	across, _ := s.BoxSize() // candidates stand as the cells of a box do
	a, b := int(min(k.From[0].Digit(), k.To[0].Digit()))-1, int(max(k.From[0].Digit(), k.To[0].Digit()))-1
	return b == a+across || b == a+1 && b%across != 0
}

// Covers reports whether a house of the role is tinted as a cover house, not as a base house.
func (r Role) Covers() bool { return r == Cover || r == Off || r == Eliminate }

// Shape returns the role in whose shape and colour r is drawn: the sets share a few in turn, none of them
// one that says true or false.
func (r Role) Shape() Role {
	if r < Set {
		return r
	}
	return [...]Role{Base, Fin, Cover}[(r-Set)%3]
}

// Stronger returns in which of two roles is drawn what has both: actions before reasons, else the later one.
func (r Role) Stronger(later Role) Role {
	if later == 0 || (r == Eliminate || r == Placement) && later != Placement {
		return r
	}
	return later
}

// A Shapes is a set of roles that differ in what is drawn.
type Shapes uint8

// Add adds the shape of a role.
func (s *Shapes) Add(r Role) { *s |= 1 << r.Shape() }

// Has reports whether a shape is in a set.
func (s Shapes) Has(r Role) bool { return s>>r.Shape()&1 != 0 }

// All yields the roles of a set in their order.
func (s Shapes) All() iter.Seq[Role] {
	return func(yield func(Role) bool) {
		for r := range Set {
			if s.Has(r) && !yield(r) {
				return
			}
		}
	}
}

// Joined reports whether some candidates are a group that is joined: several of one digit. They are
// near if they are in one box.
func Joined(ks []Candidate) (joined, near bool) {
	joined, near = len(ks) > 1, true
	for _, k := range ks {
		joined = joined && k.Digit() == ks[0].Digit()
		near = near && k.Cell().Box() == ks[0].Cell().Box()
	}
	return joined, near
}
