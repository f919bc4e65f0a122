package table

import (
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
)

func TestAloneTable(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"draw": func(d *screentest.Desk) {
			s := NewDraw(d.App)
			d.Show(s)
			s.Link(StrongLink, puzzle.Cand(1, 4))
		},
		"branches": func(d *screentest.Desk) { d.Show(NewBranches(d.App)) },
		"mistake": func(d *screentest.Desk) {
			d.Enter([2]int{1, 8})
			d.Session().Solved()
			WhereWrong(d.App)
		},
		"details": func(d *screentest.Desk) { d.Show(NewDetails(d.App, d.Session())) },
	})
}
