package order

import (
	"testing"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

func TestAloneOrder(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"new": func(d *screentest.Desk) {
			d.Prefs().SetString(screen.PrefLevel, puzzle.Extreme.Name())
			d.Show(NewNew(d.App))
			d.NewGames().Make()
		},
		"orders": func(d *screentest.Desk) {
			s := NewOrders(d.App)
			d.Show(s)
			d.Push(NewPicker(d.App, s))
		},
		"orders, while it is tried": func(d *screentest.Desk) {
			d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			time.Sleep(2 * tryAfter)
			if d.Run(); !s.trial.jobs.Busy() {
				d.T.Error("the order is not tried")
			}
		},
		"orders, a gallery": func(d *screentest.Desk) {
			d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("clues=17..17 symmetry=half-turn"))
			s := NewOrders(d.App)
			d.Show(s)
			s.openGallery()
		},
		"orders, a picture": func(d *screentest.Desk) {
			s := NewOrders(d.App)
			d.Show(s)
			s.Drop([]string{picturedHeart(d.T)})
		},
	})
}
