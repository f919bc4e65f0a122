package logic

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// TestClosersOnce: a digit that rules out several houses is named once.
func TestClosersOnce(t *testing.T) {
	at := func(h puzzle.House, by puzzle.Cell) (puzzle.HouseRole, puzzle.CellRole) {
		return puzzle.HouseRole{House: h, Role: puzzle.Cover}, puzzle.CellRole{Cell: by, Role: puzzle.Cover}
	}
	centre, edge, other := puzzle.CellAt(4, 4), puzzle.CellAt(0, 5), puzzle.CellAt(7, 2)
	for want, houses := range map[string]map[puzzle.House]puzzle.Cell{
		"the 2 in r5c5 rules out the falling diagonal and the rising diagonal": {puzzle.Falling: centre, puzzle.Rising: centre},
		"the 2 in r1c6 rules out row 1 and the cage at r1c6":                   {puzzle.Row(0): edge, puzzle.FirstCage + puzzle.House(edge): edge},
		"the 2 in r1c6 rules out row 1; that in r8c3 rules out column 3":       {puzzle.Row(0): edge, puzzle.Col(2): other},
	} {
		s := Step{Place: []puzzle.Candidate{puzzle.Cand(puzzle.CellAt(3, 6), 2)}, Diagram: show(puzzle.Col(6))}
		for h, by := range houses {
			house, cell := at(h, by)
			s.Diagram.Houses, s.Diagram.Cells = append(s.Diagram.Houses, house), append(s.Diagram.Cells, cell)
		}
		if h := s.Diagram.Houses; len(h) > 2 && h[1].House > h[2].House {
			h[1], h[2] = h[2], h[1]
			s.Diagram.Cells[0], s.Diagram.Cells[1] = s.Diagram.Cells[1], s.Diagram.Cells[0]
		}
		if text := ruledOutText(&s).In(words.English); text != want {
			t.Errorf("%q, want %q", text, want)
		}
	}
}
