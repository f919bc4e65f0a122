package logic

import "sudoku/puzzle"

// What the parts of steps of cages weigh, beside what their techniques cost at least.
const (
	sumWeight  = 1 // a cell of a cage beyond two, or one that is left beside another
	areaWeight = 4 // a house beyond the first whose cages are added up
	overWeight = 1 // a cage that reaches out of it
)

// cageCost counts the cells of the cages.
func cageCost(least int) func(*Step) int {
	return func(s *Step) int {
		n := least
		for _, h := range s.Diagram.Houses {
			if h.House >= puzzle.FirstCage {
				n += max(s.rules.set(h.House).Len()-2, 0) * sumWeight
			}
		}
		return n
	}
}

// innieCost counts houses, cages that reach out of them, and the cells left.
func innieCost(least int) func(*Step) int {
	return func(s *Step) int {
		n, houses := least, -1
		for _, h := range s.Diagram.Houses {
			if h.House >= puzzle.FirstCage {
				n += overWeight
			} else {
				houses++
			}
		}
		return n + houses*areaWeight + len(s.Diagram.Cells)*sumWeight
	}
}
