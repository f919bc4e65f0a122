package library

import (
	"testing"

	"sudoku/gui/screen/screentest"
)

func TestAloneLibrary(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"library":    func(d *screentest.Desk) { d.Show(NewLibrary(d.App)) },
		"collection": func(d *screentest.Desk) { collected(d, manyPuzzles(3)) },
	})
}
