package format

import (
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Boards of 4 and of 6 rows in lists are read only where a name says that a grid is there, or none
// says anything: programs have many short lists.

// isSmallBoard reports whether so many cells are a board of 4 or 6 rows.
func isSmallBoard(cells int) bool { return cells == 16 || cells == 36 }

// namesBoard reports whether the value at hand may be a board: by its name, or that of the list around it.
func (n *nestedReader) namesBoard(name string) bool {
	for i := len(n.stack) - 1; i >= 0 && name == ""; i-- {
		if n.stack[i].named {
			return false
		}
		name = n.stack[i].name
	}
	return name == "" || isWordOf("board", strings.Join(wordsOf(name), "")) || namesTask(name) || namesGrid(name)
}

// addShort adds a list that may be a row of a small board.
func (l *list) addShort(row []puzzle.Digit) {
	if len(row) >= 3 && len(row) <= 7 && len(l.short) <= 7 {
		l.short = append(l.short, row)
	}
}

// smallBoard returns the cells of a list that is a small board, and what is wrong with one that nearly is.
func (l *list) smallBoard() (cells []puzzle.Digit, fault *ParseError) {
	if l.n == len(l.cells) && isSmallBoard(l.n) {
		return l.cells, nil
	}
	for _, size := range []int{4, 6} {
		right, odd := 0, -1
		for i, row := range l.short {
			if len(row) == size {
				right++
			} else {
				odd = i
			}
		}
		switch rows := len(l.short); {
		case right < size-1 || rows > size+1:
		case odd >= 0:
			return nil, &ParseError{Line: l.line, Err: words.Error("format.small.row", "text", string(appendDigits(nil, l.short[odd], '.')), "size", size)}
		case rows != size:
			return nil, &ParseError{Line: l.line, Err: words.Error("format.small.rows", "n", rows, "size", size)}
		default:
			for _, row := range l.short {
				cells = append(cells, row...)
			}
		}
	}
	return cells, nil
}

// mayBePuzzle reports whether the cells of a small board are those of a puzzle: some are empty, or it is
// solved.
func mayBePuzzle(cells []puzzle.Digit) bool {
	p := puzzleOf(cells)
	return !isFull(p) || p.Shape.Solved(&p.Givens)
}

// putSmall yields a list that is a small board.
func (n *nestedReader) putSmall(l *list) {
	if !n.namesBoard(l.name) {
		return
	}
	switch cells, fault := l.smallBoard(); {
	case fault != nil:
		n.fault(fault)
	case cells != nil && mayBePuzzle(cells):
		n.put(l.line, l.name, cells)
	}
}

// sizeOf returns how many rows a board of so many cells has.
func sizeOf(cells int) int {
	for _, size := range []int{4, 6} {
		if size*size == cells {
			return size
		}
	}
	return 9
}

// gridOf returns cells by rows as the grid of a board.
func gridOf(cells []puzzle.Digit) (g puzzle.Grid, shape *puzzle.Shape) {
	size := sizeOf(len(cells))
	for i, d := range cells[:min(len(cells), size*size)] {
		g[i/size*9+i%size] = d
	}
	if size < 9 {
		shape = smallShape(size)
	}
	return g, shape
}

// puzzleOf returns the puzzle of all cells of a board, nil if there are others.
func puzzleOf(cells []puzzle.Digit) *puzzle.Puzzle {
	if len(cells) != 81 && !isSmallBoard(len(cells)) {
		return nil
	}
	var p puzzle.Puzzle
	p.Givens, p.Shape = gridOf(cells)
	return &p
}

// boxSide takes a name that says how wide or how high a box is.
func (n *nestedReader) boxSide(name, text string) (known bool) {
	l := &n.stack[len(n.stack)-1]
	joined := strings.Join(wordsOf(name), "")
	around := strings.TrimSuffix(strings.Join(wordsOf(l.name), ""), "es") + joined
	for side, kind := range []string{"width", "height"} {
		if len(text) == 1 && digitOf[text[0]] <= 9 && (isWordOf(kind, joined) || isWordOf(kind, around)) {
			l.aside.box[side] = int(digitOf[text[0]])
			return true
		}
	}
	return false
}
