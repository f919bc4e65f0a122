package route

import (
	"math"
	"slices"

	"sudoku/puzzle"
)

// A bar joins the members of a group.
type bar struct {
	members     []puzzle.Candidate
	pieces      [][]Point
	first, last end
}

// addBar adds the bar of a group, if it is one of several cells and one digit.
func (s *search) addBar(group []puzzle.Candidate) {
	if joined, _ := puzzle.Joined(group); !joined ||
		slices.ContainsFunc(s.bars, func(b bar) bool { return slices.Equal(b.members, group) }) {
		return
	}
	s.bars = append(s.bars, bar{members: group})
}

// layBar lays the pieces of a bar from member to member: bowed, or where each bow crosses a digit, by
// whatever way a link would take.
func (s *search) layBar(b *bar) {
	order := s.inOrder(b.members)
	b.first, b.last = order[0], order[len(order)-1]
	for i := 1; i < len(order); i++ {
		best := course{cost: math.Inf(1)}
		for _, h := range [...]float64{0, 11 * unit, -11 * unit, 22 * unit, -22 * unit, 33 * unit, -33 * unit} {
			s.try(course{a: order[i-1], b: order[i], from: h, to: h}, &best)
		}
		for _, way := range [...]func([2]end, *course){s.follow, s.twist, s.bend} {
			if best.cost > hopeless {
				way([2]end{order[i-1], order[i]}, &best)
			}
		}
		best.a.cut, best.b.cut = s.f.Radius-unit, s.f.Radius-unit
		if pts := best.trim(best.points(nil)); len(pts) > 1 {
			b.pieces = append(b.pieces, pts)
		}
	}
}

// inOrder returns the members of a group, each followed by the nearest of the rest.
func (s *search) inOrder(members []puzzle.Candidate) (order []end) {
	left := s.ends(slices.Sorted(slices.Values(members)))
	for at := left[0].at; len(left) > 0; at = order[len(order)-1].at {
		next := 0
		for i, e := range left {
			if distance(at, e.at) < distance(at, left[next].at)-1e-9 {
				next = i
			}
		}
		order = append(order, left[next])
		left = slices.Delete(left, next, next+1)
	}
	return order
}
