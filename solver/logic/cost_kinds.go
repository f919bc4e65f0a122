package logic

import (
	"slices"

	"sudoku/puzzle"
)

// How the steps of a kind are counted where [patternCost] counts too much or too little.

func oneGapCost(*Step) int { return 1 }

func lastDigitCost(*Step) int { return 2 }

// hiddenSingleCost counts the house and the cell.
func hiddenSingleCost(s *Step) int { return houseCost(s.house()) + 1 }

// nakedSingleCost counts a cell whose candidates are written down as hardly more than a
// hidden single.
func nakedSingleCost(*Step) int { return lineWeight + 1 }

// nakedCost counts one house, even if the set is in two.
func nakedCost(s *Step) int {
	n, digits := s.pattern()
	house := lineWeight
	for _, h := range s.Diagram.Houses {
		house = min(house, houseCost(h.House))
	}
	return n + house + digitWeight*(digits.Len()-1)
}

// hiddenCost counts the house once for each digit that is looked for in it.
func hiddenCost(s *Step) int {
	_, digits := s.pattern()
	return nakedCost(s) + houseCost(s.house())*(digits.Len()-1)
}

// almostLockedCost counts one house for its set and the other once for each digit that is
// looked for in it. The cells that both share hold what they will. One looks for such a set in
// every crossing, so one that removes little comes behind the patterns that do more.
func almostLockedCost(s *Step) int {
	set, digits := s.set(0)
	n := 2*seenWeight + len(s.cands(puzzle.Set)) + len(s.cands(puzzle.Base)) + set.Len()*setWeight
	if len(s.Eliminate) <= littleRemoved {
		n += littleWeight
	}
	return n + houseCost(s.house()) + houseCost(s.Diagram.Houses[1].House)*digits.Len() + digitWeight*(digits.Len()-1)
}

// fishCost counts fins as a second case. Where the houses are not all lines of one kind
// across lines of the other, nothing in the grid says which of them go together: each is
// looked through twice.
func fishCost(s *Step) int {
	n := patternCost(s)
	if len(s.cands(puzzle.Fin)) > 0 {
		n += finWeight
	}
	var kinds [3]int // rows, columns, boxes: bit 0 for base, bit 1 for cover
	for _, h := range s.Diagram.Houses {
		kinds[h.House/9] |= 1 << (h.Role - puzzle.Base)
	}
	if kinds == [3]int{1, 2, 0} || kinds == [3]int{2, 1, 0} {
		return n
	}
	for _, h := range s.Diagram.Houses {
		n += houseCost(h.House)
		if h.Role == puzzle.Cover {
			n += houseCost(h.House) - weakWeight
		}
	}
	return n
}

// shortChainCost counts the candidates, digits and links of a chain and what must see its
// ends. The houses of its diagram only say where to look.
func shortChainCost(s *Step) int {
	n, digits := s.linked()
	return n + digitWeight*(digits.Len()-1) + linksCost(s.Diagram.Links) + seenWeight + s.setCells()*setWeight
}

// wWingCost adds that the link that joins the two cells is elsewhere.
func wWingCost(s *Step) int { return shortChainCost(s) + weakWeight }

// turbotCost counts two strong links in different houses as a pattern of its own.
func turbotCost(s *Step) int { return shortChainCost(s) + meetWeight }

// emptyRectangleCost counts what is to be seen in the box: a cross or a corner.
func emptyRectangleCost(s *Step) int { return shortChainCost(s) + crossWeight }

// chainCost counts nothing but links, so that of chains the shortest comes first, and that such
// a chain has no shape to look for. One through almost locked sets counts these too.
func chainCost(s *Step) int {
	if s.setCells() > 0 {
		return colorCost(s) + 2*nodeWeight*s.sets() + mixedWeight
	}
	n := chainLeast + nodeWeight*s.nodes()
	switch digits, inCells := s.linkedBy(); {
	case digits == 1:
		return n + linkWeight*len(s.Diagram.Links)
	case inCells:
		return n + pairsLeast + pairsLink*len(s.Diagram.Links)
	}
	return n + nodeWeight*s.nodes() + mixedWeight + linkWeight*len(s.Diagram.Links)
}

// linkedBy returns of how many digits the links of a chain are, and whether the strong ones are
// all cells of two candidates.
func (s *Step) linkedBy() (n int, inCells bool) {
	var digits puzzle.DigitSet
	inCells = true
	for _, k := range s.Diagram.Links {
		digits |= k.From[0].Digit().Set() | k.To[0].Digit().Set()
		if k.Strong && k.From[0].Cell() != k.To[0].Cell() {
			inCells = false
		}
	}
	return digits.Len(), inCells
}

// nodes returns how many nodes of a chain are not single candidates.
func (s *Step) nodes() (n int) {
	links := s.Diagram.Links
	for i, k := range links {
		if len(k.To) > 1 {
			n++
		}
		if i == 0 && len(k.From) > 1 && !slices.Equal(k.From, links[len(links)-1].To) {
			n++
		}
	}
	return n
}

// colorCost counts what strong and weak links join, without a shape to look for.
func colorCost(s *Step) int {
	n, digits := s.linked()
	for _, k := range s.Diagram.Links {
		n += weakWeight
		if k.Strong {
			n += boxWeight - weakWeight
		}
	}
	return n + digits.Len() - 1 + seenWeight + freeWeight + s.setCells()*setWeight
}

// twoColorsCost counts colours of one digit: they spread by themselves, from candidate to
// candidate, so that four of them count as one that must be found.
func twoColorsCost(s *Step) int { return colorsLeast + s.colored() }

// multiColorsCost adds a second pair of colours.
func multiColorsCost(s *Step) int { return twoColorsCost(s) + colorsWeight }

// medusaCost adds that the colours are of several digits.
func medusaCost(s *Step) int { return twoColorsCost(s) + digitsWeight }

func (s *Step) colored() int {
	n, _ := s.linked()
	return n / coloredTogether
}

// linked returns the number of candidates of the pattern, with those that links join, and
// their digits.
func (s *Step) linked() (int, puzzle.DigitSet) {
	all := Step{Diagram: puzzle.Diagram{Cands: s.Diagram.Cands}}
	for _, k := range s.Diagram.Links {
		all.Diagram.Cands = addRole(addRole(all.Diagram.Cands, k.From, puzzle.Base), k.To, puzzle.Base)
	}
	return all.pattern()
}

// setCells returns how many cells are in almost locked sets.
func (s *Step) setCells() int {
	var cells puzzle.CellSet
	for _, k := range s.Diagram.Cells {
		if k.Role >= puzzle.Set {
			cells.Add(k.Cell)
		}
	}
	for _, k := range s.Diagram.Cands {
		if k.Role >= puzzle.Set {
			cells.Add(k.Cand.Cell())
		}
	}
	return cells.Len()
}

// sets returns how many almost locked sets the step has.
func (s *Step) sets() int {
	var roles []puzzle.Role
	for _, k := range s.Diagram.Cells {
		if k.Role >= puzzle.Set && !slices.Contains(roles, k.Role) {
			roles = append(roles, k.Role)
		}
	}
	for _, k := range s.Diagram.Cands {
		if k.Role >= puzzle.Set && !slices.Contains(roles, k.Role) {
			roles = append(roles, k.Role)
		}
	}
	return len(roles)
}

// setsCost counts the cells of a pattern as cells of sets, each with its candidates.
// Sets have no shape to look for.
func setsCost(s *Step) int {
	var cells puzzle.CellSet
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Eliminate {
			cells.Add(k.Cand.Cell())
		}
	}
	return patternCost(s) + cells.Len()*setWeight + seenWeight + freeWeight
}

// bentCost adds to the set that the places of each digit but one must see each other. It has a
// shape: a line and a box that cross.
func bentCost(s *Step) int {
	_, digits := s.pattern()
	return setsCost(s) - freeWeight + digits.Len() - 1
}

// fireworkCost counts the houses once for each digit that is looked for in them.
func fireworkCost(s *Step) int {
	n, digits := s.pattern()
	for _, h := range s.Diagram.Houses {
		n += houseCost(h.House) * digits.Len()
	}
	return n + digitWeight*(digits.Len()-1)
}

// exocetCost counts the lines across once for each digit of the base that is looked for in
// them.
func exocetCost(s *Step) int {
	_, digits := s.pattern()
	return patternCost(s) + len(s.Diagram.Houses[2:])*lineWeight*digits.Len() + freeWeight
}

// seniorExocetCost adds that the targets can be anywhere on the lines.
func seniorExocetCost(s *Step) int { return exocetCost(s) + freeWeight + 2*lineWeight }

// sectorsCost counts the cells as those of a set, and each digit's houses with it.
func sectorsCost(s *Step) int {
	cells, digits := s.base()
	return setsCost(s) + digits.Len()*len(s.Diagram.Houses)/2 + cells.Len()
}

// exclusionCost counts the combinations of digits that must be gone through.
func exclusionCost(s *Step) int {
	n := 1
	for c := range s.cells(puzzle.Base).All() {
		var digits puzzle.DigitSet
		for _, k := range s.Diagram.Cands {
			if k.Cand.Cell() == c {
				digits |= k.Cand.Digit().Set()
			}
		}
		n *= digits.Len()
	}
	return setsCost(s) + n
}

// deadlyCost counts the corners, their two digits and the boxes that they are in, and what
// joins them.
func deadlyCost(s *Step) int { return deadly(s, false) }

// deadlyMoreCost counts the other digits of the corners too, for the argument is about them.
func deadlyMoreCost(s *Step) int { return deadly(s, true) + seenWeight }

// avoidableCost adds that one must know which digits were given.
func avoidableCost(s *Step) int { return deadly(s, false) + 2*seenWeight }

func deadly(s *Step, more bool) int {
	var boxes [9]bool
	n, digits := 0, puzzle.DigitSet(0)
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Eliminate && (k.Role != puzzle.Fin || more) {
			n++
			digits |= k.Cand.Digit().Set()
		}
	}
	for _, k := range s.Diagram.Cells {
		if box := k.Cell.Box(); !boxes[box] {
			boxes[box] = true
			n += boxWeight
		}
	}
	return n + digitWeight*(digits.Len()-1) + linksCost(s.Diagram.Links) + s.setCells()*setWeight + onceWeight
}

// bugWeight is what it costs to see that all other cells hold two candidates.
const bugWeight = 12

func bugCost(s *Step) int { return bugWeight + patternCost(s) + onceWeight }

// casesCost counts each chain as a case of its own, and one to hold them side by side.
func casesCost(s *Step) int {
	n, digits := s.linked()
	return n + digitWeight*(digits.Len()-1) + linksCost(s.Diagram.Links) + (1+s.Diagram.Chains())*caseWeight
}

// netCost counts a net as one that can't be followed without writing it down, and each
// further assumption as a case. Each cell of it counts.
func netCost(s *Step) int {
	n := casesCost(s)
	var cells puzzle.CellSet
	for _, k := range s.Diagram.Links {
		cells = cells.Or(deepCells(k.From)).Or(deepCells(k.To))
		if len(k.From) == 0 {
			n += caseWeight
		}
	}
	return n + cellWeight*cells.Len() + 4*caseWeight
}

// kindWeight is what it costs to follow more than singles in a net. It is more than any net
// costs by its size, so the simplest kind of net that does comes first.
const kindWeight = 1000

func netPlusCost(s *Step) int { return netCost(s) + kindWeight }

func nestedCost(s *Step) int { return netCost(s) + 2*kindWeight }

func deeplyNestedCost(s *Step) int { return netCost(s) + 3*kindWeight }
