package screen

import (
	"testing"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
)

func TestAloneOrder(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"new": func(d *Desk) {
			d.Prefs().SetString(PrefLevel, puzzle.Extreme.Name())
			d.Show(NewNew(d.App))
			d.NewGames().Make()
		},
		"orders": func(d *Desk) {
			s := NewOrders(d.App)
			d.Show(s)
			d.Push(NewPicker(d.App, s))
		},
		"orders, while it is tried": func(d *Desk) {
			d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			time.Sleep(2 * tryAfter)
			if d.Run(); !s.trial.jobs.Busy() {
				d.t.Error("the order is not tried")
			}
		},
		"orders, a gallery": func(d *Desk) {
			d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			s.openGallery()
		},
		"orders, a picture": func(d *Desk) {
			s := NewOrders(d.App)
			d.Show(s)
			s.Drop([]string{picturedHeart(d.t)})
		},
	})
}
