package generator

import "sudoku/puzzle"

// join adds a cell to a neighbouring cage, the smallest that may have it, and its image to the
// image of that. It reports false when there is none.
func (l *cageMaker) join(c puzzle.Cell) bool {
	to, least := 0, maxCage
	for d := range beside[c].Without(l.open).All() {
		i := int(l.of[d])
		if n := l.cages[i].Len(); n < least && l.mayMove(-1, i) && l.fits(l.cages[i], c) {
			to, least = i, n
		}
	}
	if least == maxCage {
		return false
	}
	l.move(c, to)
	return true
}

// mayMove reports whether a cell may go from one cage, -1 for none, to another, and its image
// likewise: then neither cage is its own image, nor that of the other.
func (l *cageMaker) mayMove(from, to int) bool {
	if !l.turned {
		return true
	}
	twin := image(l.cages[to])
	return twin != l.cages[to] && (from < 0 || twin != l.cages[from] && image(l.cages[from]) != l.cages[from])
}

// move puts a cell into a cage, and its image into the image of that.
func (l *cageMaker) move(c puzzle.Cell, to int) {
	twin := turnedCell(l.cages[to].First())
	l.moveOne(c, to)
	if l.turned {
		l.moveOne(turnedCell(c), int(l.of[twin]))
	}
}

func (l *cageMaker) moveOne(c puzzle.Cell, to int) {
	if l.open.Has(c) {
		l.open.Remove(c)
	} else {
		l.cages[l.of[c]].Remove(c)
	}
	l.cages[to].Add(c)
	l.of[c] = uint8(to)
}
