package generator

import (
	"math/bits"

	"sudoku/puzzle"
)

// maxCage is how many cells a cage has at most, and maxSpan how many rows or columns: longer
// ones look like snakes.
const (
	maxCage = 5
	maxSpan = 3
)

// cageSizes says how often cages are begun with 2, 3, 4 and 5 cells: larger ones make harder
// puzzles.
var cageSizes = [...][4]int{
	puzzle.Unrated: {30, 35, 25, 10},
	puzzle.Easy:    {55, 40, 5, 0},
	puzzle.Medium:  {45, 40, 13, 2},
	puzzle.Hard:    {40, 40, 16, 4},
	puzzle.Unfair:  {30, 35, 25, 10},
	puzzle.Extreme: {28, 35, 26, 11},
}

// A cageMaker divides the board into cages, each with different digits of a solution.
type cageMaker struct {
	*random
	solution *puzzle.Grid
	turned   bool // a half turn of the board leaves the cages as they are
	plain    bool // cages are to have sums that few sets of digits make
	of       [81]uint8
	cages    []puzzle.CellSet // some of them may have become empty
	open     puzzle.CellSet   // cells that have no cage yet
}

// beside holds the cells that share an edge with each.
var beside = func() (cells [81]puzzle.CellSet) {
	for c := range puzzle.Cell(81) {
		for d := range puzzle.Cell(81) {
			if row, col := c.Row()-d.Row(), c.Col()-d.Col(); row*row+col*col == 1 {
				cells[c].Add(d)
			}
		}
	}
	return cells
}()

// maxLays is how often cages are laid for a layout with few single cells.
const maxLays = 20

// lay lays cages at random for a level.
func (l *cageMaker) lay(r *random, solution *puzzle.Grid, turned bool, level puzzle.Level) {
	l.random, l.solution, l.turned, l.plain = r, solution, turned, level == puzzle.Easy
	for range maxLays {
		l.layOnce(cageSizes[level])
		if l.singles() <= 1 {
			return
		}
	}
}

func (l *cageMaker) layOnce(sizes [4]int) {
	l.cages, l.open = l.cages[:0], puzzle.AllCells
	if l.turned {
		l.add(l.middle())
	}
	for !l.open.Empty() {
		start := l.loneliest(l.open)
		cage := puzzle.CellsOf(start)
		for size := l.size(sizes); cage.Len() < size; {
			next, ok := l.next(cage)
			if !ok {
				break
			}
			cage.Add(next)
		}
		if cage.Len() > 1 || !l.join(start) {
			l.add(cage)
		}
	}
}

// middle returns a cage at the middle that a half turn leaves as it is.
func (l *cageMaker) middle() puzzle.CellSet {
	const middle = 40
	cage := puzzle.CellsOf(middle)
	for c := range beside[middle].All() {
		pair := puzzle.CellsOf(c, turnedCell(c))
		if l.intn(2) == 0 && l.differ(cage.Or(pair)) {
			return cage.Or(pair)
		}
	}
	return cage
}

func turnedCell(c puzzle.Cell) puzzle.Cell { return 80 - c }

// image returns the cells that a half turn puts in the place of others.
func image(cells puzzle.CellSet) (turned puzzle.CellSet) {
	for c := range cells.All() {
		turned.Add(turnedCell(c))
	}
	return turned
}

// add makes cells a cage, and their image another.
func (l *cageMaker) add(cage puzzle.CellSet) {
	l.put(len(l.cages), cage)
	l.cages = append(l.cages, cage)
	if turned := image(cage); l.turned && turned != cage {
		l.put(len(l.cages), turned)
		l.cages = append(l.cages, turned)
	}
}

func (l *cageMaker) put(i int, cage puzzle.CellSet) {
	for c := range cage.All() {
		l.of[c] = uint8(i)
	}
	l.open = l.open.Without(cage)
}

// size draws the size of a cage.
func (l *cageMaker) size(sizes [4]int) int {
	all := 0
	for _, n := range sizes {
		all += n
	}
	n := l.intn(all)
	for i, of := range sizes {
		if n -= of; n < 0 {
			return i + 2
		}
	}
	return 2
}

// loneliest returns a cell with the fewest open neighbours: it would be left alone soonest.
func (l *cageMaker) loneliest(cells puzzle.CellSet) (best puzzle.Cell) {
	least := 100
	for c := range cells.All() {
		if n := 8*beside[c].And(l.open).Len() + l.intn(8); n < least {
			best, least = c, n
		}
	}
	return best
}

// next returns an open cell by which a cage can grow, preferably one that touches it twice or
// would be left alone.
func (l *cageMaker) next(cage puzzle.CellSet) (best puzzle.Cell, ok bool) {
	most := -1
	for c := range l.open.Without(cage).All() {
		touches := beside[c].And(cage).Len()
		if touches == 0 || l.turned && cage.Has(turnedCell(c)) || !l.fits(cage, c) {
			continue
		}
		value := 4*touches + 2*(4-beside[c].And(l.open).Without(cage).Len()) + l.intn(7)
		if l.plain {
			value += 30 / l.ways(cage, c)
			if l.turned {
				value += 30 / l.ways(image(cage), turnedCell(c))
			}
		}
		if value > most {
			best, most, ok = c, value, true
		}
	}
	return best, ok
}

// ways returns how many sets of digits make the sum of a cage with another cell.
func (l *cageMaker) ways(cage puzzle.CellSet, c puzzle.Cell) int {
	cage.Add(c)
	sum := 0
	for q := range cage.All() {
		sum += int(l.solution[q])
	}
	return waysOf[sum][cage.Len()]
}

// waysOf holds how many sets of so many digits make each sum.
var waysOf = func() (n [46][10]int) {
	for set := range puzzle.AllDigits + 1 {
		n[set.Sum()][set.Len()]++
	}
	return n
}()

// fits reports whether a cage may have another cell, and its image likewise.
func (l *cageMaker) fits(cage puzzle.CellSet, c puzzle.Cell) bool {
	cage.Add(c)
	return cage.Len() <= maxCage && span(cage) <= maxSpan && l.differ(cage) && (!l.turned || l.differ(image(cage)))
}

// span returns how many rows or columns cells reach over, whichever is more.
func span(cells puzzle.CellSet) int {
	var rows, cols uint16
	for c := range cells.All() {
		rows |= 1 << c.Row()
		cols |= 1 << c.Col()
	}
	return max(bits.Len16(rows)-bits.TrailingZeros16(rows), bits.Len16(cols)-bits.TrailingZeros16(cols))
}

// differ reports whether no two cells have the same digit.
func (l *cageMaker) differ(cells puzzle.CellSet) bool {
	var digits puzzle.DigitSet
	for c := range cells.All() {
		digits |= l.solution[c].Set()
	}
	return digits.Len() == cells.Len()
}

// singles returns how many cages have one cell, of a cage and its image once.
func (l *cageMaker) singles() (n int) {
	for _, cage := range l.cages {
		if cage.Len() == 1 && (!l.turned || cage.First() <= turnedCell(cage.First())) {
			n++
		}
	}
	return n
}

// sums returns the cages with the sums of the solution.
func (l *cageMaker) sums() (list []puzzle.Cage) {
	for _, cells := range l.cages {
		if cells.Empty() {
			continue
		}
		cage := puzzle.Cage{Cells: cells}
		for c := range cells.All() {
			cage.Sum += int(l.solution[c])
		}
		list = append(list, cage)
	}
	return list
}
