package screen

import (
	"testing"
	"time"
)

func TestTally(t *testing.T) {
	var a tally
	a.add(5*time.Minute, 0)
	a.add(3*time.Minute, 2)
	a.add(4*time.Minute, 0)
	if (a != tally{solved: 3, unaided: 2, best: 3 * time.Minute, sum: 12 * time.Minute}) {
		t.Errorf("%+v", a)
	}
}

func TestStatisticsLeft(t *testing.T) {
	leftInTheMiddle(t, easy, func(d *desk) {
		d.shelf(9)
		d.Show(NewStatistics(d))
	})
}
