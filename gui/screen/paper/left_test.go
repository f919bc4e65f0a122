package paper

import (
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/printer"
)

func TestAlonePaper(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"print": func(d *screentest.Desk) { d.Show(NewPrint(d.App, false)) },
		"print a set": func(d *screentest.Desk) {
			s := NewPrint(d.App, true)
			s.Order.Counts[puzzle.Extreme] = 6
			d.Show(s)
		},
		"print paths": func(d *screentest.Desk) {
			s := fromFile(d, 50)
			d.Settle()
			s.Order.Path = true
			s.changed()
		},
		"print a list": func(d *screentest.Desk) { fromFile(d, 50) },
		"print, more": func(d *screentest.Desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintMore(d.App, s))
		},
		"print, pages": func(d *screentest.Desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintPages(d.App, s))
		},
		"printer": func(d *screentest.Desk) { d.Show(NewPrinter(d.App, &printer.Job{}, nil)) },
	})
}
