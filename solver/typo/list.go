package typo

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// typos lists the grids that may be printed where one was typed, each once, with the
// likeliest typo between the two and how likely all of them are.
type typos struct {
	board   *puzzle.Shape
	typed   puzzle.Grid
	grids   []puzzle.Grid
	typos   []typo
	weights []float64 // of the typos, then of the edits
	index   map[puzzle.Grid]int
}

// add adds a typo that would have made the typed grid of the one that is printed.
func (l *typos) add(s typo, printed *puzzle.Grid) {
	if *printed != l.typed {
		l.put(s, printed)
	}
}

// put is add where the two grids may be the same.
func (l *typos) put(s typo, printed *puzzle.Grid) {
	w := s.likelihood(l.board, printed)
	i, known := l.index[*printed]
	switch {
	case !known:
		l.index[*printed] = len(l.grids)
		l.append(s, printed, w)
		return
	case w > l.typos[i].likelihood(l.board, printed):
		l.typos[i] = s
	}
	l.weights[i] += w
}

func (l *typos) append(s typo, printed *puzzle.Grid, weight float64) {
	l.grids, l.typos, l.weights = append(l.grids, *printed), append(l.typos, s), append(l.weights, weight)
}

// list lists every typo that the package knows.
func (l *typos) list(board *puzzle.Shape, typed puzzle.Grid) {
	l.clear(board, typed)
	for c := range board.Cells().All() {
		l.digit(c)
		l.moves(c)
		l.swaps(c)
	}
	for _, cage := range board.Cages() {
		l.sums(cage)
	}
	for i := range board.Size() {
		l.shifts(row, puzzle.Row(i))
		l.shifts(column, puzzle.Col(i))
	}
	l.shiftsOfAll()
}

// clear empties the list.
func (l *typos) clear(board *puzzle.Shape, typed puzzle.Grid) {
	if l.index == nil {
		l.index = make(map[puzzle.Grid]int, 4096)
	}
	clear(l.index)
	*l = typos{board, typed, l.grids[:0], l.typos[:0], l.weights[:0], l.index}
}

// keep drops all but some.
func (l *typos) keep(wanted func(i int) bool) {
	n := 0
	for i := range l.grids {
		if wanted(i) {
			l.grids[n], l.typos[n], l.weights[n] = l.grids[i], l.typos[i], l.weights[i]
			n++
		}
	}
	l.grids, l.typos, l.weights = l.grids[:n], l.typos[:n], l.weights[:n]
}

// digits is one more than the board has: the number of what a cell can hold.
func (l *typos) digits() puzzle.Digit { return puzzle.Digit(l.board.Size() + 1) }

// order lists the indices by weight, the greatest first.
func (l *typos) order() []int {
	order := make([]int, len(l.grids))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return byWeight(l.weights[i], l.weights[j]) })
	return order
}

// byWeight orders two weights, the greater first.
func byWeight(a, b float64) int { return cmp.Compare(b, a) }

// digit writes every other digit, or none, into a cell.
func (l *typos) digit(c puzzle.Cell) {
	g := l.typed
	for d := range l.digits() {
		g[c] = d
		form := changed
		switch {
		case d == 0:
			form = extra
		case l.typed[c] == 0:
			form = missing
		}
		l.add(typo{form: form, at: c, digit: d, typed: l.typed[c]}, &g)
	}
}

// moves puts the digit of a neighbour of an empty cell back into that cell.
func (l *typos) moves(c puzzle.Cell) {
	if l.typed[c] != 0 {
		return
	}
	for from := range l.neighbours(c) {
		d := l.typed[from]
		if d == 0 {
			continue
		}
		form := moved
		if c.Row() != from.Row() && c.Col() != from.Col() {
			form = movedAcross
		}
		for under := range l.digits() { // the digit that it replaced
			g := l.typed
			g[c], g[from] = d, under
			if under != 0 {
				form = movedOnto
			}
			l.add(typo{form: form, at: c, from: from, digit: d, typed: under}, &g)
		}
	}
}

// swaps exchanges a digit with those beside it, and the next ones of its row and
// column.
func (l *typos) swaps(c puzzle.Cell) {
	if l.typed[c] == 0 {
		return
	}
	for from := range l.neighbours(c) {
		switch {
		case from < c || l.typed[from] == 0:
		case from.Row() == c.Row():
			l.swap(swapped, c, from)
		case from.Col() == c.Col():
			l.swap(swappedDown, c, from)
		default:
			l.swap(swappedAcross, c, from)
		}
	}
	for d := c + 1; d < 81; d++ { // the next digit as one types; cells outside of the board are empty
		if l.typed[d] != 0 {
			if d.Row() == c.Row() {
				l.swap(swappedApart, c, d)
			} else {
				l.swap(swappedAcross, c, d)
			}
			break
		}
	}
	for d := c + 9; d < 81; d += 9 {
		if l.typed[d] != 0 {
			l.swap(swappedAcross, c, d)
			break
		}
	}
}

func (l *typos) swap(f form, c, d puzzle.Cell) {
	g := l.typed
	g[c], g[d] = g[d], g[c]
	l.add(typo{form: f, at: c, from: d, digit: g[c], typed: g[d]}, &g)
}

// neighbours yields the cells around c.
func (l *typos) neighbours(c puzzle.Cell) func(func(puzzle.Cell) bool) {
	last := l.board.Size() - 1
	return func(yield func(puzzle.Cell) bool) {
		for r := max(c.Row()-1, 0); r <= min(c.Row()+1, last); r++ {
			for k := max(c.Col()-1, 0); k <= min(c.Col()+1, last); k++ {
				if d := puzzle.CellAt(r, k); d != c && !yield(d) {
					return
				}
			}
		}
	}
}
