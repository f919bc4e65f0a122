package format

import (
	"slices"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A soloBoard is the board that the parameters of a game of Solo describe: as many boxes in a
// row as the first number says, as many rows of boxes as the second, and after them the
// letters x for diagonals and k for cages.
type soloBoard struct {
	size             int
	diagonals, cages bool
}

// soloSizes holds the sizes of boards that are played here.
var soloSizes = map[string]int{"2x2": 4, "2x3": 6, "3x3": 9}

// parseSolo reads parameters, such as 3x3 or 2x3kdu. The column of a fault is counted from 0.
func parseSolo(params string) (b soloBoard, fault *ParseError) {
	digits := func(i int) int {
		for i < len(params) && '0' <= params[i] && params[i] <= '9' {
			i++
		}
		return i
	}
	from := digits(0)
	if from < len(params) && params[from] == 'x' {
		from = digits(from + 1)
	}
	if b, fault = soloRules(params, from); fault != nil {
		return b, fault
	}
	if b.size = soloSizes[params[:from]]; b.size == 0 {
		return b, &ParseError{Err: words.Error("format.tatham.size", "size", params[:from])}
	}
	return b, nil
}

// soloRules reads the letters after the size.
func soloRules(params string, from int) (b soloBoard, fault *ParseError) {
	for i := from; i < len(params); i++ {
		switch params[i] {
		case 'j':
			return b, &ParseError{Column: i, Err: words.Error("format.tatham.kind")}
		case 'x':
			b.diagonals = true
		case 'k':
			b.cages = true
		case 'd': // the difficulty, a letter
			i++
		case 'm': // a symmetry: md4
			if i+1 < len(params) && params[i+1] == 'd' {
				i++
			}
		}
	}
	return b, nil
}

// soloParams returns the parameters of a board that carriesSolo.
func soloParams(s *puzzle.Shape) string {
	params := map[int]string{4: "2x2", 6: "2x3", 9: "3x3"}[s.Size()]
	if s.Diagonals() {
		params += "x"
	}
	if len(s.Cages()) > 0 {
		params += "k"
	}
	return params
}

// carriesSolo reports whether Solo has such boards: each cell of a killer is in a cage with a
// sum, and the cells of a cage hang together.
func carriesSolo(s *puzzle.Shape) bool {
	cages := s.Cages()
	if len(cages) == 0 {
		return true
	}
	parted, _ := readSoloCages(string(appendSoloCages(nil, s)), s.Size())
	return slices.EqualFunc(cages, parted, func(c puzzle.Cage, cells puzzle.CellSet) bool {
		return c.Sum > 0 && c.Cells == cells
	})
}

// appendDesc appends the cells of a puzzle and, of a killer, its cages and their sums.
func appendDesc(dst []byte, p *puzzle.Puzzle) []byte {
	s := p.Shape
	dst = appendSoloGrid(dst, s, func(c puzzle.Cell) int { return int(p.Givens[c]) })
	if len(s.Cages()) == 0 {
		return dst
	}
	dst = append(appendSoloCages(append(dst, ','), s), ',')
	return appendSoloGrid(dst, s, func(c puzzle.Cell) int {
		if cage, ok := s.CageOf(c); ok && cage.Cells.First() == c {
			return cage.Sum
		}
		return 0
	})
}

// appendSoloGrid appends a number for each cell, the n-th letter for n zeros.
func appendSoloGrid(dst []byte, s *puzzle.Shape, number func(puzzle.Cell) int) []byte {
	run, begun := 0, false
	flush := func() {
		for ; run > 0; run -= min(run, 26) {
			dst = append(dst, 'a'-1+byte(min(run, 26)))
		}
	}
	for c := range s.Cells().All() {
		n := number(c)
		if n == 0 {
			run++
			continue
		}
		if run == 0 && begun {
			dst = append(dst, '_')
		}
		flush()
		dst, begun = strconv.AppendInt(dst, int64(n), 10), true
	}
	flush()
	return dst
}

// soloEdge returns the two cells at an edge between cells: first come those between columns,
// along the rows, then those between rows, along the columns.
func soloEdge(n, size int) (a, b puzzle.Cell) {
	inRow := size * (size - 1)
	if n < inRow {
		row, col := n/(size-1), n%(size-1)
		return puzzle.CellAt(row, col), puzzle.CellAt(row, col+1)
	}
	n -= inRow
	col, row := n/(size-1), n%(size-1)
	return puzzle.CellAt(row, col), puzzle.CellAt(row+1, col)
}

// soloEdges returns how many edges there are between cells.
func soloEdges(size int) int { return 2 * size * (size - 1) }

// appendSoloCages appends which edges are walls of cages: the n-th letter is n edges that are
// none and then a wall, an underscore a wall alone, a z 25 edges without one.
func appendSoloCages(dst []byte, s *puzzle.Shape) []byte {
	run := 0
	for i := 0; i <= soloEdges(s.Size()); i++ {
		if i < soloEdges(s.Size()) {
			a, b := soloEdge(i, s.Size())
			if cage, _ := s.CageOf(a); cage.Cells.Has(b) {
				run++
				continue
			}
		}
		for ; run >= 25; run -= 25 {
			dst = append(dst, 'z')
		}
		if run == 0 {
			dst = append(dst, '_')
		} else {
			dst = append(dst, 'a'-1+byte(run))
		}
		run = 0
	}
	return dst
}
