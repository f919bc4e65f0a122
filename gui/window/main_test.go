package window

import (
	"os"
	"runtime/debug"
	"testing"
)

// TestMain has garbage collected seldom while there is little of it: a fifth of the time of these tests went there.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	debug.SetMemoryLimit(4 << 30)
	os.Exit(m.Run())
}
