package library

import (
	"sudoku/gui/screen/screentest"
	"testing"
)

func TestAloneLibrary(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"library":    func(d *screentest.Desk) { d.Show(NewLibrary(d.App)) },
		"collection": func(d *screentest.Desk) { collected(d, manyPuzzles(3)) },
	})
}
