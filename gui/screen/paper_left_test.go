package screen

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/printer"
)

func TestAlonePaper(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"print": func(d *Desk) { d.Show(NewPrint(d.App, false)) },
		"print a set": func(d *Desk) {
			s := NewPrint(d.App, true)
			s.order.Counts[puzzle.Extreme] = 6
			d.Show(s)
		},
		"print paths": func(d *Desk) {
			s := fromFile(d, 50)
			d.Settle()
			s.order.Path = true
			s.changed()
		},
		"print a list": func(d *Desk) { fromFile(d, 50) },
		"print, more": func(d *Desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintMore(d.App, s))
		},
		"print, pages": func(d *Desk) {
			s := NewPrint(d.App, true)
			d.Show(s)
			d.Push(NewPrintPages(d.App, s))
		},
		"printer": func(d *Desk) { d.Show(NewPrinter(d.App, &printer.Job{}, nil)) },
	})
}
