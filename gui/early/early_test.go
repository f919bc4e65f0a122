package early

import (
	"runtime/debug"
	"testing"
)

func TestSpare(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(70))
	var end func()
	is := func(want int) {
		t.Helper()
		if got := debug.SetGCPercent(want); got != want {
			t.Errorf("%d %%, not %d", got, want)
		}
	}
	spare(func(f func()) { end = f })
	is(percent)
	end()
	is(70)
	spare(func(f func()) { end = f })
	debug.SetGCPercent(20)
	end()
	is(20)
}
