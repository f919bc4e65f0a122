package generator

import "sudoku/puzzle"

// mend changes the cages so that another solution goes: one cell whose digit is another there
// moves to a neighbouring cage, or a cage is divided whose parts have other sums there. It
// reports false when nothing like that can be done.
func (l *cageMaker) mend(r *random, other *puzzle.Grid) bool {
	var cells []puzzle.Cell
	for c := range puzzle.Cell(81) {
		if l.solution[c] != other[c] {
			cells = append(cells, c)
		}
	}
	shuffle(r, cells)
	for _, c := range cells {
		if l.moveOver(c) {
			return true
		}
	}
	for _, c := range cells {
		if l.divide(c, other) {
			return true
		}
	}
	return false
}

// moveOver moves a cell to a neighbouring cage, if both may be so.
func (l *cageMaker) moveOver(c puzzle.Cell) bool {
	from := int(l.of[c])
	rest := l.cages[from]
	rest.Remove(c)
	if rest.Len() == 1 || !connected(rest) {
		return false
	}
	for d := range beside[c].Without(l.cages[from]).All() {
		if to := int(l.of[d]); l.mayMove(from, to) && l.fits(l.cages[to], c) {
			l.move(c, to)
			return true
		}
	}
	return false
}

// divide divides the cage of a cell in two with at least two cells each, of which one makes
// another sum in the other solution.
func (l *cageMaker) divide(c puzzle.Cell, other *puzzle.Grid) bool {
	i := int(l.of[c])
	cage := l.cages[i]
	if cage.Len() < 4 || l.turned && image(cage) == cage {
		return false
	}
	for d := range beside[c].And(cage).All() {
		part := puzzle.CellsOf(c, d)
		rest := cage.Without(part)
		if !connected(rest) || int(other[c])+int(other[d]) == int(l.solution[c])+int(l.solution[d]) {
			continue
		}
		l.cut(i, part)
		return true
	}
	return false
}

// cut makes a part of a cage one of its own, and likewise with its image.
func (l *cageMaker) cut(i int, part puzzle.CellSet) {
	twin := int(l.of[turnedCell(l.cages[i].First())])
	l.cages[i] = l.cages[i].Without(part)
	if l.turned {
		l.cages[twin] = l.cages[twin].Without(image(part))
	}
	l.add(part)
}

// connected reports whether one can go from each cell to every other.
func connected(cells puzzle.CellSet) bool {
	if cells.Empty() {
		return true
	}
	seen := puzzle.CellsOf(cells.First())
	for {
		grown := seen
		for c := range seen.All() {
			grown = grown.Or(beside[c].And(cells))
		}
		if grown == seen {
			return seen == cells
		}
		seen = grown
	}
}
