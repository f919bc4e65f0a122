package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// lastDigit is a hidden single in three houses at once. HoDoKu has a number for it
// but doesn't look for it; it scores as a full house, whose mirror image it is:
// eight of nine are there.
var lastDigit = &Technique{
	ID: "last-digit", Code: "0001", Term: "Last Digit", Level: puzzle.Easy, Score: 4,
	find:        findLastDigit,
	explanation: explanation{args: lastDigitArgs},
}

func lastDigitArgs(s *Step) []any {
	houses := s.Place[0].Cell().Houses()
	return []any{"n", s.rules.size() - 1, "row", words.House(houses[0]), "column", words.House(houses[1])}
}

// findLastDigit looks for digits that are placed in every row but one and have one place.
func findLastDigit(board *Board, found func(Step) bool) {
	b := singleView{board}
	for d := range puzzle.AllDigits.All() {
		if b.Of[d].Len() != 1 {
			continue
		}
		k := puzzle.Cand(b.Of[d].First(), d)
		if b.Grid.Of(d).Len() == b.rules.size()-1 && !found(place(k, b.lastDigit(k))) {
			return
		}
	}
}

// lastDigit shows the row and the column that k fills, and the other eight.
func (b singleView) lastDigit(k puzzle.Candidate) puzzle.Diagram {
	houses := k.Cell().Houses()
	p := show(houses[0])
	p.Houses = append(p.Houses, puzzle.HouseRole{House: houses[1], Role: puzzle.Base})
	for c := range b.Grid.Of(k.Digit()).All() {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Cover})
	}
	return p
}
