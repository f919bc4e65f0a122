package stats

import (
	"sudoku/gui/screen/screentest"
	"testing"
)

func TestAloneStats(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"statistics": func(d *screentest.Desk) { d.Show(NewStatistics(d.App)) },
	})
}
