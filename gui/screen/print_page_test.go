package screen

import (
	"testing"

	"sudoku/puzzle"
)

func TestCountsStayInRange(t *testing.T) {
	d := NewDesk(t, Easy)
	s := NewPrint(d.App, true)
	clear(s.order.Counts)
	s.order.Counts[puzzle.Easy] = maxCount
	d.Show(s)
	for _, zone := range []int{1, 2, 3, 3} { // more easy, fewer medium, more medium twice
		s.form.count(zone)
	}
	if s.order.Counts[puzzle.Easy] != maxCount || s.order.Counts[puzzle.Medium] != 2 {
		t.Error(s.order.Counts)
	}
	d.Close()
}
