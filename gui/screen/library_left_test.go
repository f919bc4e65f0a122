package screen

import (
	"testing"
)

func TestAloneLibrary(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"library":    func(d *Desk) { d.Show(NewLibrary(d.App)) },
		"collection": func(d *Desk) { collected(d, manyPuzzles(3)) },
	})
}
