package hint

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// houses returns the houses and the cage that hold the cell.
func (m *mistake) houses() []puzzle.House {
	houses := slices.Clone(m.shape.HousesOf(m.cell))
	if cage, ok := m.shape.CageOf(m.cell); ok {
		houses = append(houses, cage.House())
	}
	return houses
}

// with returns the first of them that holds another cell, too.
func (m *mistake) with(c puzzle.Cell) puzzle.House {
	houses := m.houses()
	return houses[slices.IndexFunc(houses, func(h puzzle.House) bool { return m.shape.Set(h).Has(c) })]
}

// breaksSum explains the mistake by the sum of a cage that can't be made any more, if there is
// one: that of its own cage first.
func (m *mistake) breaksSum(pos *puzzle.Position) bool {
	own, _ := m.shape.CageOf(m.cell)
	for _, cage := range append([]puzzle.Cage{own}, m.shape.Cages()...) {
		if cage.Sum == 0 {
			continue
		}
		key, made := sumFault(pos, cage)
		if key == "" {
			continue
		}
		m.reason = words.Error(key, "cage", cageName(cage), "sum", made)
		m.diagram, m.house = houseDiagram(cage.House()), cage.House()
		return true
	}
	return false
}

// sumFault says what is wrong with the sum of a cage, if anything is, and what its digits make.
func sumFault(pos *puzzle.Position, cage puzzle.Cage) (key string, made int) {
	sums := logic.CageSums(pos, cage)
	made = cage.Sum - sums.Left
	switch {
	case slices.ContainsFunc(sums.Sets, func(s logic.CageSet) bool { return s.Possible }):
		return "", made
	case sums.Open.Empty():
		return "hint.mistake.cage", made
	case made >= cage.Sum:
		return "hint.mistake.much", made
	}
	return "hint.mistake.sum", made
}

// cageName says "the cage 12 at r4c4".
func cageName(cage puzzle.Cage) words.Message {
	return words.Error("logic.cage.at", "sum", cage.Sum, "cell", cage.Cells.First())
}
