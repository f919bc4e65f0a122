package se

import "math/bits"

// regionTypes are the first houses of each type in the order in which most rules look
// through them: boxes, columns, rows.
var regionTypes = [3]int{boxes, columns, rows}

// hiddenSingle finds the last empty cell of a house, and otherwise a digit with one place
// in a house.
func (s *search) hiddenSingle() bool {
	return s.onePlace(true) || s.onePlace(false)
}

// onePlace finds a digit with one place in a house, in which that is the last empty cell or
// is not.
func (s *search) onePlace(last bool) bool {
	for _, first := range regionTypes {
		for m := s.singles >> first & (1<<9 - 1); m != 0; m &= m - 1 {
			h := first + bits.TrailingZeros32(m)
			if (s.empty[h] == 1) != last {
				continue
			}
			for ds := s.single[h]; ds != 0; ds &= ds - 1 {
				d := low(ds)
				if at := s.places[h][d]; at != 0 { // else there is no solution
					s.step.put(singleValue(first, last), int(cellAt[h][low(at)]), d)
					return true
				}
			}
		}
	}
	return false
}

func singleValue(first int, last bool) float64 {
	switch {
	case last:
		return 1.0
	case first == boxes:
		return 1.2
	}
	return 1.5
}

// nakedSingle finds a cell with one candidate.
func (s *search) nakedSingle() bool {
	for c, ds := range &s.cands {
		if one(ds) {
			s.step.put(2.3, c, low(ds))
			return true
		}
	}
	return false
}
