package paper

import (
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
)

func TestCountsStayInRange(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, true)
	clear(s.Order.Counts)
	s.Order.Counts[puzzle.Easy] = maxCount
	d.Show(s)
	for _, zone := range []int{1, 2, 3, 3} { // more easy, fewer medium, more medium twice
		s.form.count(zone)
	}
	if s.Order.Counts[puzzle.Easy] != maxCount || s.Order.Counts[puzzle.Medium] != 2 {
		t.Error(s.Order.Counts)
	}
	d.Close()
}
