package format

import (
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// errSoloCages means that the cages of a game of Solo can't be read.
var errSoloCages = words.Error("format.tatham.cages")

// readDesc reads the cells and cages of a board. The column of a fault is counted from 0.
func (b soloBoard) readDesc(desc string, p *puzzle.Puzzle) *ParseError {
	parts := strings.Split(desc, ",")
	shape, _ := puzzle.NewShape(b.size, b.diagonals, nil) // without cages it can't fail
	if fault := readSoloGrid(parts[0], shape, b.size, func(c puzzle.Cell, n int) { p.Givens[c] = puzzle.Digit(n) }); fault != nil {
		return fault
	}
	at := len(parts[0]) + 1
	switch {
	case !b.cages && len(parts) > 1, b.cages && len(parts) > 3:
		return &ParseError{Column: at, Err: words.Error("format.tatham.cell", "text", clip([]byte(desc[at:])))}
	case b.cages && len(parts) < 3:
		return &ParseError{Column: len(desc), Err: errSoloCages}
	case b.cages:
		cages, ok := readSoloCages(parts[1], b.size)
		if !ok {
			return &ParseError{Column: at, Err: errSoloCages}
		}
		return b.readSums(parts[2], at+len(parts[1])+1, cages, p)
	}
	p.Shape = shape
	return nil
}

// readSums reads the sums of cages, each at its first cell. A cage of one cell without a sum
// says nothing.
func (b soloBoard) readSums(text string, at int, cells []puzzle.CellSet, p *puzzle.Puzzle) *ParseError {
	plain, _ := puzzle.NewShape(b.size, false, nil) // without cages it can't fail
	var sums [81]int
	if fault := readSoloGrid(text, plain, 45, func(c puzzle.Cell, n int) { sums[c] = n }); fault != nil {
		fault.Column += at
		return fault
	}
	var cages []puzzle.Cage
	for _, set := range cells {
		cage := puzzle.Cage{Cells: set, Sum: sums[set.First()]}
		sums[set.First()] = 0
		if cage.Sum > 0 || set.Len() > 1 {
			cages = append(cages, cage)
		}
	}
	if sums != [81]int{} {
		return &ParseError{Column: at, Err: errSoloCages}
	}
	shape, err := puzzle.NewShape(b.size, b.diagonals, cages)
	if err == nil {
		err = shape.CheckSums()
	}
	if err != nil {
		return &ParseError{Column: at, Err: cageFault(err)}
	}
	p.Shape = shape
	return nil
}

// readSoloGrid reads a number of 1 to most for some of the cells. The column of a fault is
// counted from 0.
func readSoloGrid(text string, s *puzzle.Shape, most int, put func(puzzle.Cell, int)) *ParseError {
	n, all := 0, s.Size()*s.Size()
	for i := 0; i < len(text); {
		number, end := 0, i
		for ; end < len(text) && '0' <= text[end] && text[end] <= '9' && number <= most; end++ {
			number = 10*number + int(text[end]-'0')
		}
		switch b := text[i]; {
		case 'a' <= b && b <= 'z':
			n += int(b-'a') + 1
		case end > i && 0 < number && number <= most && b != '0':
			if n < all {
				put(puzzle.CellAt(n/s.Size(), n%s.Size()), number)
			}
			n++
			i = end
			continue
		case b != '_':
			return &ParseError{Column: i, Err: words.Error("format.tatham.cell", "text", clip([]byte(text[i:])))}
		}
		i++
	}
	if n != all {
		return &ParseError{Column: len(text), Err: words.Error("format.tatham.cells", "n", n, "all", all)}
	}
	return nil
}

// readSoloCages reads walls as appendSoloCages writes them, and returns what they part. ok is
// false if they are too few or too many, or if a wall has the same cage on both sides.
func readSoloCages(text string, size int) (cages []puzzle.CellSet, ok bool) {
	var walls [2 * 9 * 8]bool
	n := 0
	for _, b := range []byte(text) {
		switch {
		case b == 'z':
			n += 25
			continue
		case 'a' <= b && b < 'z':
			n += int(b-'a') + 1
		case b != '_':
			return nil, false
		}
		if n < soloEdges(size) {
			walls[n] = true
		}
		n++
	}
	if n != soloEdges(size)+1 { // the last wall is after the last edge
		return nil, false
	}
	cageOf := joinCells(&walls, size)
	for i := range soloEdges(size) {
		if a, b := soloEdge(i, size); walls[i] && cageOf[a] == cageOf[b] {
			return nil, false
		}
	}
	at := map[puzzle.Cell]int{}
	shape, _ := puzzle.NewShape(size, false, nil) // without cages it can't fail
	for c := range shape.Cells().All() {
		i, known := at[cageOf[c]]
		if !known {
			i = len(cages)
			at[cageOf[c]] = i
			cages = append(cages, puzzle.CellSet{})
		}
		cages[i].Add(c)
	}
	return cages, true
}

// joinCells returns for each cell the first cell of its cage: cells without a wall between
// them are in the same.
func joinCells(walls *[2 * 9 * 8]bool, size int) (first [81]puzzle.Cell) {
	for c := range first {
		first[c] = puzzle.Cell(c)
	}
	for changed := true; changed; {
		changed = false
		for i := range soloEdges(size) {
			a, b := soloEdge(i, size)
			if low := min(first[a], first[b]); !walls[i] && first[a] != first[b] {
				first[a], first[b], changed = low, low, true
			}
		}
	}
	return first
}
