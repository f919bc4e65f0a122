package logic

import (
	"slices"
	"sync"

	"sudoku/puzzle"
)

// What the parts of a step weigh in its cost, see [Step.Cost].
const (
	boxWeight       = 2  // a box looked through for a digit or a set
	lineWeight      = 3  // a row or a column: it crosses three boxes
	diagonalWeight  = 4  // a diagonal, which is no line of the print
	weakWeight      = 1  // a weak link, or a house that only receives what a pattern gives
	digitWeight     = 2  // each digit but the first
	setWeight       = 2  // a cell that counts as one of a set, besides its candidates
	seenWeight      = 2  // a cell that must see several ends of a pattern
	freeWeight      = 8  // a pattern that has no shape to look for
	linkWeight      = 3  // a link of a chain of any length, with the candidate that it leads to
	meetWeight      = 2  // two strong links of one digit, to be held against each other
	crossWeight     = 6  // places in a box that leave a row and a column between them
	finWeight       = 6  // fins: what is right with them and without
	nodeWeight      = 5  // a node of a chain that is no candidate: a group, an almost locked set; twice where digits mix
	pairsLeast      = 10 // a chain of several digits by cells of two candidates alone
	pairsLink       = 2  // a link of one
	mixedWeight     = 10 // a chain that mixes such cells with strong links in houses
	colorsLeast     = 14 // two colours of one digit, besides what they colour
	colorsWeight    = 5  // two more colours
	digitsWeight    = 9  // colours that go from digit to digit
	coloredTogether = 4  // so many coloured candidates count as one
	onceWeight      = 10 // an argument that rests on there being one solution
	cellWeight      = 2  // a cell of a net
	littleWeight    = 14 // an almost locked set that removes little, which is so many candidates or fewer
	littleRemoved   = 3
	caseWeight      = 20 // a case to be followed for itself
)

// Cost says how much must be seen at once to find s and to check it: houses looked
// through, cells or candidates, digits, and links. A full house costs 1, a hidden single
// 3 or 4, an X-wing 12, a chain about 5 for each strong link, a forcing net more than 100.
// docs/dev/logic.md has the table.
func (s Step) Cost() int {
	if cost := costs()[s.Technique.ID]; cost != nil {
		return cost(s.within())
	}
	return patternCost(s.within())
}

// costFor is Cost, for a player who may have no candidates written down: to find more than
// six digits around a cell is then more than can be held at once.
func (s *Step) costFor(unmarked bool) int {
	if unmarked && s.Technique.ID == nakedSingle.ID && len(s.cands(puzzle.Cover)) > mostHeld {
		return unmarkedSingleCost
	}
	return s.Cost()
}

const (
	mostHeld           = 6 // so many digits can be held at once
	unmarkedSingleCost = 8 // more than pointing and claiming
)

// costs holds how the steps of each technique are counted.
var costs = sync.OnceValue(func() map[string]func(*Step) int {
	m := map[string]func(*Step) int{}
	for _, row := range slices.Concat(rows, shapeRows) {
		m[row.ID] = row.cost
	}
	return m
})

// houseCost is what it costs to look through h.
func houseCost(h puzzle.House) int {
	switch h.Kind() {
	case 'b', 'k':
		return boxWeight
	case 'd':
		return diagonalWeight
	}
	return lineWeight
}

// pattern returns the number of candidates of the pattern and its digits.
func (s *Step) pattern() (n int, digits puzzle.DigitSet) {
	var seen [10]puzzle.CellSet
	for _, k := range s.Diagram.Cands {
		if c, d := k.Cand.Cell(), k.Cand.Digit(); k.Role != puzzle.Eliminate && !seen[d].Has(c) {
			seen[d].Add(c)
			digits |= k.Cand.Digit().Set()
			n++
		}
	}
	return n, digits
}

// patternCost counts the houses, candidates and digits of a pattern, and its links.
func patternCost(s *Step) int {
	n, digits := s.pattern()
	n += digitWeight * (digits.Len() - 1)
	for _, h := range s.Diagram.Houses {
		if h.Role == puzzle.Cover {
			n += weakWeight
		} else {
			n += houseCost(h.House)
		}
	}
	return n + linksCost(s.Diagram.Links)
}

// linksCost counts links: a strong one in a house by the house, one within a cell and a
// weak one as 1.
func linksCost(links []puzzle.Link) (n int) {
	for _, k := range links {
		switch cells := deepCells(k.From).Or(deepCells(k.To)); {
		case !k.Strong || cells.Len() == 1:
			n += weakWeight
		case cells.In(puzzle.Box(cells.First().Box()).Set()):
			n += boxWeight
		default:
			n += lineWeight
		}
	}
	return n
}
