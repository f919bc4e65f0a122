package generator

import "sudoku/puzzle"

// exchange makes p another puzzle of the same structure: digits are exchanged, and if the
// order leaves open where givens are, lines, chutes, rows with columns.
func (d *digger) exchange(p *madePuzzle) {
	if o := d.order; o.Pattern != nil && (o.Pattern.Digits != puzzle.Grid{} || o.Solution != puzzle.Grid{}) {
		return
	}
	digits := [10]puzzle.Digit{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(&d.random, digits[1:])
	to := d.exchangedCells()
	from := *p
	for c := range puzzle.Cell(81) {
		p.givens[to[c]] = digits[from.givens[c]]
		p.solution[to[c]] = digits[from.solution[c]]
	}
}

// exchangedCells returns where each cell goes.
func (d *digger) exchangedCells() (to [81]puzzle.Cell) {
	rows, cols := inPlace, inPlace
	turn := false
	if d.order.Pattern == nil && d.order.Symmetry == None {
		rows, cols, turn = d.exchangedLines(), d.exchangedLines(), d.intn(2) == 1
	}
	for c := range puzzle.Cell(81) {
		row, col := rows[c.Row()], cols[c.Col()]
		if turn {
			row, col = col, row
		}
		to[c] = puzzle.CellAt(row, col)
	}
	return to
}

var inPlace = [9]int{0, 1, 2, 3, 4, 5, 6, 7, 8}

// exchangedLines returns where each row, or each column, goes.
func (d *digger) exchangedLines() (to [9]int) {
	chutes := [3]int{0, 1, 2}
	shuffle(&d.random, chutes[:])
	for i, chute := range chutes {
		lines := [3]int{0, 1, 2}
		shuffle(&d.random, lines[:])
		for j, line := range lines {
			to[3*i+j] = 3*chute + line
		}
	}
	return to
}
