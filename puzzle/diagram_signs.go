package puzzle

import "slices"

// Tinted returns the houses that are tinted while lit is spoken of: of one link that in which it
// holds, if it isn't within a cell, else those of the diagram.
func (p Diagram) Tinted(lit Diagram, s *Shape) []HouseRole {
	if len(lit.Links) != 1 {
		return p.Houses
	}
	k := &lit.Links[0]
	if _, ok := lit.LinkCell(); ok || !s.holds(k.House, k.From) || !s.holds(k.House, k.To) {
		return nil
	}
	return []HouseRole{{House: k.House, Role: Base}}
}

// holds reports whether some candidates are all in a house.
func (s *Shape) holds(h House, ks []Candidate) bool {
	in := s.Set(h)
	return !slices.ContainsFunc(ks, func(k Candidate) bool { return !in.Has(k.Cell()) })
}

// LinkCell returns the cell of the only link, if it is within one.
func (p Diagram) LinkCell() (c Cell, ok bool) {
	if len(p.Links) != 1 || len(p.Links[0].To) == 0 {
		return 0, false
	}
	k := &p.Links[0]
	c = k.To[0].Cell()
	return c, !slices.ContainsFunc(slices.Concat(k.From, k.To), func(k Candidate) bool { return k.Cell() != c })
}

// Covers reports whether a house of the role is tinted as a cover house, not as a base house.
func (r Role) Covers() bool { return r == Cover || r == Off || r == Eliminate }

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
