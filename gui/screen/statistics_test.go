package screen

import (
	"testing"
	"time"

	"sudoku/gui/board"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
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

// TestDoneCompares: the summary says the average and the best time of the level, those of
// the other games, and the finished board has no selection.
func TestDoneCompares(t *testing.T) {
	d := newDesk(t, easy)
	d.shelf(9) // three are finished
	d.session.Learn(func() {})
	d.settle()
	s := NewDone(d)
	d.Show(s)
	d.settle()
	times := func() string {
		for _, f := range s.Facts() {
			if f.Name == words.English.T("done.compare") {
				return f.Value
			}
		}
		return ""
	}
	if s.earlier.levels[logic.Easy].solved != 3 || times() != "0:00 · 0:00" {
		t.Errorf("%+v, %q", s.earlier.levels[logic.Easy], times())
	}
	s.earlier.levels[logic.Easy] = tally{solved: 2, best: time.Minute, sum: 4 * time.Minute}
	if times() != "2:00 · 1:00" {
		t.Error(times())
	}
	s.earlier = statistics{}
	if times() != "" {
		t.Error("compared with nothing:", times())
	}
	if v := d.view(); !v.UI.Selected.Empty() || v.Flags&(board.Peers|board.SameDigit) != 0 {
		t.Error("the finished board has a selection")
	}
}
