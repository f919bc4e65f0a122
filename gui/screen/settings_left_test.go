package screen

import "testing"

func TestAlone(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"settings": func(d *Desk) { d.Show(NewSettings(d.App)) },
	})
}
