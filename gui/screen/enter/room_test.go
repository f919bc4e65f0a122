package enter

import (
	"testing"

	"sudoku/gui/screen/screentest"
)

// TestEnterRoom: where there is one row only, an empty page has the choice of the board there.
func TestEnterRoom(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewEnter(d.App)
	d.Show(s)
	d.Settle()
	one := indicatorHigh + 14 + s.Kit.Size(44) + optionHigh + 12
	if p := s.room(600, one); !p.board || p.kinds {
		t.Errorf("empty: %+v", p)
	}
	s.shown.Blank = false
	if p := s.room(600, one); p.board || !p.kinds {
		t.Errorf("begun: %+v", p)
	}
	if said := wrongSum(9, 9, 23).Error(); said != "9 cells make 45, not 23." {
		t.Error(said)
	}
	d.Close()
}
