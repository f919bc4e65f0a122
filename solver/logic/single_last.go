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
	Name: words.Text{En: "Last digit", Zh: "同数剩余"},
	Doc: words.Text{
		En: "A digit that is missing once in the whole grid goes where the row and the column without it cross.",
		Zh: "一个数字在整个盘面只差最后一个时，就填在缺它的行与缺它的列相交的格。",
	},
	find: findLastDigit,
	explanation: explanation{
		where:   words.Text{En: "Look at the {digits}s.", Zh: "看数字 {digits}。"},
		what:    lastDigitThere,
		pattern: lastDigitThere,
		why: []words.Text{{
			En: "Eight {digits}s are placed. Only {row} and {column} have none yet; they cross in {cells}.",
			Zh: "{digits} 已填了八个，只有{row}和{column}还没有，两者相交于 {cells}。",
		}, {
			En: "So {cells} is {digits}.",
			Zh: "因此 {cells} 是 {digits}。",
		}},
		args: lastDigitArgs,
	},
}

var lastDigitThere = words.Text{
	En: "There is a last digit: eight {digits}s are placed, so one is left.",
	Zh: "这里可用同数剩余：{digits} 已填了八个，只差最后一个。",
}

func lastDigitArgs(s *Step) []any {
	houses := s.Place[0].Cell().Houses()
	return []any{"row", words.House(houses[0]), "column", words.House(houses[1])}
}

// findLastDigit looks for digits that are placed eight times and have one place.
func findLastDigit(board *Board, found func(Step) bool) {
	b := singleView{board}
	for d := range puzzle.AllDigits.All() {
		if b.Of[d].Len() != 1 {
			continue
		}
		k := puzzle.Cand(b.Of[d].First(), d)
		if b.Grid.Of(d).Len() == 8 && !found(place(k, b.lastDigit(k))) {
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
