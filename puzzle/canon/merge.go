package canon

import "slices"

// manyStates is the number of states from which on equal ones are looked for. Only grids with
// many symmetries have them.
const manyStates = 64

// A rest is what is still to be made in a state in which nothing is open: the rows,
// in order within their bands and the bands in order. The bands that are made are 0.
type rest [3][3]line

// merge keeps one of the states that have the same rest.
func (f *Finder) merge() {
	seen := make(map[rest]bool, len(f.states))
	f.states = slices.DeleteFunc(f.states, func(s state) bool {
		side := &f.side[s.side]
		if side.columns&s.free != 0 || !s.knows(side.digits) {
			return false
		}
		r := s.rest(side)
		if seen[r] {
			return true
		}
		seen[r] = true
		return false
	})
}

// knows reports whether each of the digits has a new one.
func (s *state) knows(digits uint16) bool {
	for m := digits; m != 0; m &= m - 1 {
		if s.newDigit(uint8(lowest(m))) == 0 {
			return false
		}
	}
	return true
}

// rest returns what is still to be made.
func (s *state) rest(side *lines) (r rest) {
	for m := uint16(allColumns) &^ s.used; m != 0; m &= m - 1 {
		row := lowest(m)
		for g := side.givens[row]; g != 0; g &= g - 1 {
			c := lowest(g)
			r[row/3][row%3] |= line(s.newDigit(side.digit[row][c]) << s.bit(c))
		}
		r[row/3][row%3] |= 1 << 36 // not made
	}
	for b := range r {
		slices.Sort(r[b][:])
	}
	slices.SortFunc(r[:], func(a, b [3]line) int { return slices.Compare(a[:], b[:]) })
	return r
}
