package widget

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestWheel: a notch of a mouse is one turn, whatever the toolkit calls a notch; small
// movements of a touch pad add up; the other way begins anew.
func TestWheel(t *testing.T) {
	for _, c := range []struct {
		moves []float32
		want  int
	}{
		{[]float32{-25}, 1}, {[]float32{25, 25}, -2}, {[]float32{-10}, 1}, {[]float32{-4, -4, -4}, 1}, {[]float32{-8, 8, 4}, -1}, {[]float32{-3, 3, -3, 3}, 0},
	} {
		var w Wheel
		got := 0
		for _, m := range c.moves {
			got += w.Turn(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, m)})
		}
		if got != c.want {
			t.Errorf("%v: %d, want %d", c.moves, got, c.want)
		}
	}
}
