package screen

import (
	"testing"
)

// TestAlone: screens that are left in the middle of their work leave nothing.
func TestAlone(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"mistake": func(d *Desk) {
			d.Enter([2]int{1, 8})
			d.Session().Solved()
			WhereWrong(d.App)
		},
		"settings": func(d *Desk) { d.Show(NewSettings(d.App)) },
	})
}
