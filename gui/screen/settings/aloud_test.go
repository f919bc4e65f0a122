package settings

import (
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
)

// TestVoiceRows: a rate from anywhere chooses the nearest, and turning the switch on is heard at once.
func TestVoiceRows(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewSettings(d.App)
	for rate, want := range map[float64]int{-1e9: 0, -40: 0, 0: 1, 35: 2, 1e9: 3} {
		d.Prefs().SetFloat(screen.PrefRate, rate)
		if got := s.rateRow().Control.(page.Choice).Chosen(); got != want {
			t.Errorf("%v: %d", rate, got)
		}
	}
	s.rateRow().Control.(page.Choice).Choose(2)
	s.aloudRows()[1].Control.(page.Switch).Flip()
	s.aloudRows()[1].Control.(page.Switch).Flip()
	if d.Prefs().FloatWithFallback(screen.PrefRate, 0) != 40 || len(d.Read) != 2 || d.Prefs().On(screen.PrefAloud) {
		t.Errorf("%v", d.Read)
	}
}
