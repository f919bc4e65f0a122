package screen

import (
	"testing"
)

func TestAloneStats(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"statistics": func(d *Desk) { d.Show(NewStatistics(d.App)) },
	})
}
