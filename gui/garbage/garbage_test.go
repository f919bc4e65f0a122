package garbage

import (
	"runtime/debug"
	"testing"
)

// TestCollector: whoever comes and goes in whatever order, in the end all is as usual.
func TestCollector(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(70))
	is := func(want int) {
		t.Helper()
		if got := debug.SetGCPercent(want); got != want {
			t.Errorf("%d %%, not %d", got, want)
		}
	}
	var c collector
	started := c.ask(&c.much)
	is(much)
	first := c.ask(&c.little)
	is(little)
	started()
	is(little)
	second := c.ask(&c.little)
	first()
	is(little)
	second()
	is(70)
}
