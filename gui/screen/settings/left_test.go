package settings

import (
	"testing"

	"sudoku/gui/screen/screentest"
)

func TestAlone(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"settings": func(d *screentest.Desk) { d.Show(NewSettings(d.App)) },
	})
}
