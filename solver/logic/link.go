package logic

import "sudoku/puzzle"

// link returns the link between candidates of one digit or of one cell.
func (b *Board) link(from, to []puzzle.Candidate, strong bool) puzzle.Link {
	cells := cellsOf(from, from[0].Digit()).Or(cellsOf(to, to[0].Digit()))
	return puzzle.Link{From: from, To: to, Strong: strong, House: b.linkHouse(cells, from[0].Digit(), strong)}
}

// linkHouse returns the house by which cells are linked for d: one that holds all of them,
// and for a strong link no other place for d.
func (b *Board) linkHouse(cells puzzle.CellSet, d puzzle.Digit, strong bool) puzzle.House {
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) && (!strong || b.In(h, d) == cells) {
			return h
		}
	}
	if b.rules != nil {
		return b.extraLinkHouse(cells, d, strong)
	}
	return 0
}

// houseOf returns a house that holds all of cells, if there is one.
func houseOf(cells puzzle.CellSet) (puzzle.House, bool) {
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) {
			return h, true
		}
	}
	return 0, false
}
