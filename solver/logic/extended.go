package logic

import (
	"sync"

	"sudoku/puzzle"
)

var extendedRectangle = [4]*Technique{
	extendedKind.row(1, 120, func(b *Board, found func(Step) bool) { findExtended(b, findDeadly1, found) }),
	extendedKind.row(2, 120, func(b *Board, found func(Step) bool) { findExtended(b, findDeadly2, found) }),
	extendedKind.row(3, 120, func(b *Board, found func(Step) bool) { findExtended(b, findDeadly3, found) }),
	extendedKind.row(4, 120, func(b *Board, found func(Step) bool) { findExtended(b, findDeadly4, found) }),
}

var extendedKind = &deadlyKind{
	id: "extended-rectangle", term: "Extended Rectangle",
	texts: "extended-rectangle", shape: "logic.extended-rectangle.shape", digits: "logic.extended-rectangle.digits",
	order: puzzle.CellSet.All,
}

// extendedRectangles lists the threes of cells in line with each other in two lines:
// where the lines share their boxes, the cells of each lie in three, else in one.
var extendedRectangles = sync.OnceValue(func() (all []puzzle.CellSet) {
	for _, lines := range [2][2]puzzle.House{{puzzle.Row(0), puzzle.Col(0)}, {puzzle.Col(0), puzzle.Row(0)}} {
		for i := range puzzle.House(9) {
			for j := range i {
				two := (lines[0] + i).Set().Or((lines[0] + j).Set())
				for _, threes := range extendedThrees(i/3 == j/3) {
					var across puzzle.CellSet
					for _, k := range threes {
						across = across.Or((lines[1] + k).Set())
					}
					all = append(all, two.And(across))
				}
			}
		}
	}
	return all
})

// extendedThrees returns the threes of lines, of which each is one of a chute of its
// own if apart, else all are those of one chute.
func extendedThrees(apart bool) (threes [][3]puzzle.House) {
	if !apart {
		return [][3]puzzle.House{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}
	}
	for i := range puzzle.House(27) {
		threes = append(threes, [3]puzzle.House{i / 9, 3 + i/3%3, 6 + i%3})
	}
	return threes
}

// findExtended looks at the rectangles in which at most two cells have candidates
// beyond three digits, or all cells with others have the same one.
func findExtended(board *Board, with deadlyFinder, found func(Step) bool) {
	b := deadlyView{board}
	three, four := b.cells(3), b.cells(4)
	for _, cells := range extendedRectangles() {
		if cells.And(three).Len() >= 4 && cells.In(b.Empty) && !b.extendedTwo(cells, with, found) ||
			cells.In(four) && !b.extendedOne(cells, with, found) {
			return
		}
	}
}

// extendedTwo takes each one and two of the cells as those that have other digits than
// the rest.
func (b deadlyView) extendedTwo(cells puzzle.CellSet, with deadlyFinder, found func(Step) bool) bool {
	var at [6]puzzle.Cell
	n := 0
	for c := range cells.All() {
		at[n] = c
		n++
	}
	var after [7]puzzle.DigitSet // the candidates of the cells from each on
	for i := 5; i >= 0; i-- {
		after[i] = after[i+1] | b.Cands[at[i]]
	}
	var before puzzle.DigitSet
	for i := 0; i < 6 && before.Len() <= 3; i++ {
		between := before
		for j := i; j < 6; j++ {
			if digits := between | after[j+1]; digits.Len() == 3 {
				p := b.pattern(cells, digits)
				if p.more.cells == puzzle.CellsOf(at[i], at[j]) && !with(b, p, found) {
					return false
				}
			}
			if j > i {
				between |= b.Cands[at[j]]
			}
		}
		before |= b.Cands[at[i]]
	}
	return true
}

// extendedOne takes each digit as the one that three cells or more have beyond three.
func (b deadlyView) extendedOne(cells puzzle.CellSet, with deadlyFinder, found func(Step) bool) bool {
	var all puzzle.DigitSet
	for c := range cells.All() {
		all |= b.Cands[c]
	}
	if all.Len() != 4 {
		return true
	}
	for d := range all.All() {
		if p := b.pattern(cells, all&^d.Set()); p.more.cells.Len() > 2 && !with(b, p, found) {
			return false
		}
	}
	return true
}
