package screen

import (
	"testing"

	"sudoku/puzzle"
)

func TestAloneTable(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"draw": func(d *Desk) {
			s := NewDraw(d.App)
			d.Show(s)
			s.Link(StrongLink, puzzle.Cand(1, 4))
		},
		"branches": func(d *Desk) { d.Show(NewBranches(d.App)) },
		"details":  func(d *Desk) { d.Show(NewDetails(d.App, d.Session())) },
	})
}
