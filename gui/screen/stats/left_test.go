package stats

import (
	"testing"

	"sudoku/gui/screen/screentest"
)

func TestAloneStats(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"statistics": func(d *screentest.Desk) { d.Show(NewStatistics(d.App)) },
	})
}
